import { memo } from 'react';

import { ElephantShape } from './art/Elephant';
import { TentShape } from './art/Tent';
import type { Ware } from './art/wares';
import { WarePip } from './art/WareSign';
import type { SpaceFacts } from './facts';
import { centre, corners, type Point } from './hexes';
import { spaceName } from './lines';
import { each } from './model';
import type { Price } from './types';

interface HexProps {
  readonly facts: SpaceFacts;
}

export const Ground = memo(function Ground({ facts }: HexProps) {
  const { space, settled, choice, bought } = facts;
  const { x, y } = centre(space);
  return (
    <g className="ba-ground" data-state={settled ?? space.kind} data-choice={choice ?? undefined} data-bought={bought !== null}>
      <polygon points={corners({ x, y }, settled === null ? 0.45 : 0)} />
      {space.kind === 'unusable' ? <path d={`M${x - 5} ${y + 2}q2.500-4 5 0t5 0M${x - 3} ${y - 2}q1.500-2.500 3 0t3 0`} /> : null}
    </g>
  );
});

/** What lies on a space: a tent, or one that is being paid; whoever rides there, or could; or what it would cost to put a tent there. */
export const Hex = memo(function Hex({ facts }: HexProps) {
  const { space, settled, choice, price, bought, mayCome } = facts;
  const { ware, elephant } = space;
  const at = centre(space);
  return (
    <>
      <g data-at={`space:${space.space}`} className="ba-hex" data-closed={settled === 'closed'} data-choice={choice ?? undefined}>
        <polygon className="ba-hex-box" points={corners(at, 0.6)} />
        {ware === null ? null : <TentOn ware={ware} at={at} />}
        {bought === null ? null : (
          <g className="ba-bought">
            <TentOn ware={bought} at={at} />
          </g>
        )}
        {price === null ? null : <PriceTag price={price} at={at} payable={choice !== 'priced'} />}
        {space.kind === 'free' && price === null && bought === null ? (
          <text className="ba-label" x={at.x} y={at.y + 1.3}>
            {spaceName(space.space)}
          </text>
        ) : null}
      </g>
      {elephant === null ? null : (
        <g data-at={`space:${space.space}/elephant`} className="ba-rider">
          <ElephantOn seat={elephant} at={at} />
        </g>
      )}
      {mayCome === null ? null : (
        <g className="ba-rider" data-may-come={choice ?? undefined}>
          <ElephantOn seat={mayCome} at={at} />
        </g>
      )}
    </>
  );
});

function TentOn({ ware, at }: { readonly ware: Ware; readonly at: Point }) {
  return (
    <g transform={`translate(${at.x - 7.6} ${at.y - 8}) scale(.317)`}>
      <TentShape ware={ware} />
    </g>
  );
}

function ElephantOn({ seat, at }: { readonly seat: number; readonly at: Point }) {
  return (
    <g transform={`translate(${at.x - 1.6} ${at.y - 1.6}) scale(.165)`}>
      <ElephantShape seat={seat} />
    </g>
  );
}

/** Points, and below them one pip for each card and each trade. */
function PriceTag({ price, at, payable }: { readonly price: Price; readonly at: Point; readonly payable: boolean }) {
  const pays = [...each(price.pays), ...Array.from({ length: price.trades }, () => 'trade' as const)];
  return (
    <g className="ba-price" data-payable={payable} data-worth={price.points}>
      <text x={at.x} y={at.y + (pays.length > 0 ? 0.6 : 3)}>
        {`+${price.points}`}
      </text>
      {pays.map((ware, index) => (
        <WarePip key={index} ware={ware} x={at.x + (index - (pays.length - 1) / 2) * 4.9} y={at.y + 4.4} size={4.7} />
      ))}
    </g>
  );
}
