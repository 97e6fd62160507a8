import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { useWorn } from '../../ornament/seatDyes';
import { CardFanShape } from './art/CardFan';
import { ElephantShape } from './art/Elephant';
import { TentShape } from './art/Tent';
import type { Ware } from './art/wares';
import { WarePip } from './art/WareSign';
import type { SpaceFacts } from './facts';
import { centre, corners, type Point } from './hexes';
import { each } from './model';
import type { Price } from './types';

interface HexProps {
  readonly facts: SpaceFacts;
}

export const Ground = memo(function Ground({ facts }: HexProps) {
  const { space, settled, choice, bought, worth } = facts;
  const { x, y } = centre(space);
  return (
    <g className="ba-ground" data-state={settled ?? space.kind} data-choice={choice ?? undefined} data-bought={bought !== null}>
      <polygon points={corners({ x, y }, settled === null ? 0.45 : 0)} />
      {space.kind === 'free' && bought === null && worth === null ? <path d={`M${x - 4} ${y + 3}q2-3.500 4.500 0t4.500-.5`} /> : null}
      {space.kind === 'unusable' ? <path d={`M${x - 5} ${y + 2}q2.500-4 5 0t5 0M${x - 3} ${y - 2}q1.500-2.500 3 0t3 0`} /> : null}
    </g>
  );
});

/** What lies on a space: a tent, or one that is being paid; whoever rides there; or what it would cost to put a tent there. */
export const Hex = memo(function Hex({ facts }: HexProps) {
  const { space, choice, weighed, price, plain, quiet, bought, mayCome, own, placedBy, aside } = facts;
  const { ware, elephant } = space;
  const tagged = price !== null && !quiet && !(plain && price.refused !== null);
  const at = centre(space);
  return (
    <>
      <g data-at={`space:${space.space}`} className="ba-hex" data-choice={choice ?? undefined} data-tent={ware !== null} data-recent={placedBy !== null} data-weighed={weighed} data-spare={ware === null && choice === null && !weighed}>
        <polygon className="ba-hex-box" points={corners(at, 0.6)} />
        {placedBy === null ? null : <Since seat={placedBy} at={at} />}
        {ware === null ? null : <TentOn ware={ware} at={at} stands={mayCome !== null || elephant !== null ? 'aside' : 'alone'} />}
        {bought === null ? null : (
          <g className="ba-bought">
            <TentOn ware={bought} at={at} stands="alone" />
          </g>
        )}
        {tagged ? <PriceTag price={price} at={at} aside={aside} plain={plain} /> : null}
      </g>
      {elephant === null ? null : (
        <g data-at={`space:${space.space}/elephant`} className="ba-rider">
          <ElephantOn seat={elephant} at={at} own={own} />
        </g>
      )}
    </>
  );
});

/** The elephant that could come there, where it would stand: above all hexagons, as its cloth is a little larger than its own. */
export const Comer = memo(function Comer({ facts }: HexProps) {
  const { space, choice, mayCome } = facts;
  if (mayCome === null) return null;
  return (
    <g className="ba-rider" data-may-come={choice ?? undefined}>
      <ElephantOn seat={mayCome} at={centre(space)} own />
    </g>
  );
});

/** The ring around what that seat has placed since the reader's last move. */
export function Since({ seat, at }: { readonly seat: number; readonly at: Point }) {
  const worn = useWorn();
  return (
    <g className="ba-hex-since" style={worn(seat)}>
      <polygon points={corners(at, 1.3)} />
      <polygon points={corners(at, 1.3)} />
    </g>
  );
}

/** Where a tent stands in its hexagon, and how large: beside an elephant, or one that may come, a little aside. */
const STANDS = { alone: [-7.6, -8, 0.317], aside: [-8.2, -8.6, 0.285] } as const;

function TentOn({ ware, at, stands }: { readonly ware: Ware; readonly at: Point; readonly stands: keyof typeof STANDS }) {
  const [x, y, size] = STANDS[stands];
  return (
    <g transform={`translate(${at.x + x} ${at.y + y}) scale(${size})`}>
      <TentShape ware={ware} />
    </g>
  );
}

/** On a round cloth, so that it stands out from whatever tent is there; the reader's own cloth is saffron. */
function ElephantOn({ seat, at, own }: { readonly seat: number; readonly at: Point; readonly own: boolean }) {
  return (
    <g transform={`translate(${at.x + 4} ${at.y + 4.1})`}>
      <circle className="ba-rider-cloth" data-own={own} r="4.500" />
      <g transform="translate(-4.130 -3.500) scale(.132)">
        <ElephantShape seat={seat} />
      </g>
    </g>
  );
}

/** So far from the middle, away from the size of a settlement that reaches into the space. */
const ASIDE = { left: -3.2, right: 3.2 } as const;

interface TagProps extends Pick<SpaceFacts, 'aside' | 'plain'> {
  readonly price: Price;
  readonly at: Point;
}

/** What a card of a price takes, and the minus before the first one: three are as broad as a space, and fewer are the larger. */
const PIP = { few: 5.1, many: 4.1 } as const;
const FEW = 2;
const MINUS = 2.5;
/** How far below the middle of a space it is paid: above the slanted edges, so that all of it is inside; lower where a size of a settlement comes in from above. */
const LOW = { inside: 3.2, beside: 4.4 } as const;
/** So many cards a trade takes (BA-6.13). */
const TRADED = 3;

/**
 * Points, and below them what is paid: a minus and one pip for each card and each trade; or how many cards are missing, where it
 * cannot be paid. Points alone, where it costs what it costs nearly everywhere.
 */
function PriceTag({ price, at, aside, plain }: TagProps) {
  const { t } = useTranslation('bania');
  const payable = price.refused === null;
  const pays = payable && !plain ? [...each(price.pays), ...Array.from({ length: price.trades }, () => 'trade' as const)] : [];
  const short = !payable && price.trades > 0;
  const low = LOW[aside === null ? 'inside' : 'beside'];
  return (
    <g className="ba-price" data-payable={payable}>
      <text x={at.x + (aside === null ? 0 : ASIDE[aside])} y={at.y + (pays.length > 0 ? low - 4 : short ? 0.6 : 3)}>
        {`+${price.points}`}
      </text>
      {short ? (
        <text className="ba-short" x={at.x} y={at.y + 5.6}>
          {t('price.short', { count: price.trades })}
        </text>
      ) : null}
      {pays.length === 0 ? null : (
        <>
          <g className="ba-paid">
            <Paid pays={pays} at={at} low={low} />
          </g>
          <PaidCount low={low} count={each(price.pays).length + price.trades * TRADED} at={at} />
        </>
      )}
    </g>
  );
}

/** How many cards it takes, in place of which, on a map as small as a phone's: which they are is told of the space that is pressed. */
export function PaidCount({ count, at, low = LOW.inside }: { readonly count: number; readonly at: Point; readonly low?: number }) {
  return (
    <g className="ba-paid-count">
      <path className="ba-minus" d={`M${at.x - 6.2} ${at.y + low + 0.9}h2.4`} />
      <g transform={`translate(${at.x - 3.4} ${at.y + low - 2.1})`}>
        <CardFanShape count={count} />
      </g>
    </g>
  );
}

/** A minus before it, since it stands below what the tent brings. */
export function Paid({ pays, at, low = LOW.inside }: { readonly pays: readonly (Ware | 'trade')[]; readonly at: Point; readonly low?: number }) {
  const pip = PIP[pays.length <= FEW ? 'few' : 'many'];
  const from = at.x - (pays.length * pip + MINUS) / 2;
  return (
    <>
      <path className="ba-minus" d={`M${from} ${at.y + low}h${MINUS - 0.6}`} />
      {pays.map((ware, index) => (
        <WarePip key={index} ware={ware} x={from + MINUS + (index + 0.5) * pip} y={at.y + low} size={pip + 0.3} />
      ))}
    </>
  );
}
