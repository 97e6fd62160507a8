import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Say } from '../../i18n/Reading';
import { Elephant } from './art/Elephant';
import { yieldOf, type Ware } from './art/wares';
import { WareSign } from './art/WareSign';
import { beside, type Frame } from './hexes';
import { closes } from './lines';
import { each, moveOn, priceHere, spaceTaken, tentTaken, type Props } from './model';
import { bringsMore, closingSize, touched, type Home } from './settlements';
import { keyOf } from './sizes';
import type { Price, Space } from './types';
import { useBesides } from './useBesides';

interface BubbleProps extends Props {
  readonly space: Space;
  readonly home: Home | undefined;
  readonly around: Frame;
  /** Who has placed the tent here since the reader's last move. */
  readonly placedBy: number | null;
}

/** Beside the space that is pointed at: what a tent there would cost and bring; or how large its settlement is, and who profits. */
export function Bubble({ space, home, around, placedBy, ...props }: BubbleProps) {
  const { t } = useTranslation('bania');
  const bubble = useRef<HTMLDivElement>(null);
  const move = moveOn(space.space, props);
  const price = priceHere(space.space, props);
  const brings = props.hints?.elephant.find((hint) => hint.space === space.space && move?.type === 'place_elephant');
  useBesides(bubble, keptFor(space, home, props), around);
  if (price === null && home === undefined) return null;
  return (
    <div ref={bubble} className="ba-bubble" aria-hidden="true">
      {price === null ? null : <Cost price={price} props={props} />}
      {price?.refused === null ? <More space={space.space} props={props} /> : null}
      {brings === undefined || props.you === null ? null : (
        <p className="ba-bubble-brings">
          <Elephant seat={props.you} />
          <span>{t('bubble.would_bring')}</span>
          <Signs wares={each(brings.cards)} />
        </p>
      )}
      {home === undefined || price !== null ? null : <Settled home={home} props={props} />}
      {placedBy === null || price !== null ? null : (
        <p>
          <Say line={{ key: 'bubble.since', args: { names: [{ seat: placedBy }] } }} />
        </p>
      )}
      {move === undefined ? null : <Closing space={space.space} props={props} />}
    </div>
  );
}

/** What stays to be seen of the map: the space and what lies around it, then the settlements that it speaks of, then all other tents. */
function keptFor(space: Space, home: Home | undefined, { view }: Props): readonly (readonly Space[])[] {
  const near = new Set(beside(space).map(keyOf));
  const settled = new Set((home === undefined ? touched(space.space, view) : [home]).flatMap(({ spaces }) => spaces));
  return [
    [space, ...view.spaces.filter((each) => near.has(keyOf(each)))],
    view.spaces.filter((each) => settled.has(each.space)),
    view.spaces.filter(({ ware }) => ware !== null),
  ];
}

function Signs({ wares }: { readonly wares: readonly (Ware | 'trade')[] }) {
  return (
    <span className="ba-bubble-signs">
      {wares.map((ware, at) => (
        <WareSign key={at} ware={ware} />
      ))}
    </span>
  );
}

function Cost({ price, props }: { readonly price: Price; readonly props: Props }) {
  const { t } = useTranslation('bania');
  const of = closingSize(props.view);
  const pays = [...each(price.pays), ...Array.from({ length: price.trades }, () => 'trade' as const)];
  return (
    <>
      <p className="ba-bubble-main">
        {pays.length === 0 ? (
          <span>{t('bubble.free')}</span>
        ) : (
          <span>
            {t('bubble.costs')}
            <Signs wares={pays} />
          </span>
        )}
        <span>
          {t('bubble.gains')}
          <b>{`+${price.points}`}</b>
        </span>
      </p>
      {price.trades === 0 ? null : <p>{t('bubble.trade', { count: price.trades })}</p>}
      <p>{price.size === 1 ? t('bubble.new') : t('bubble.size', { size: price.size, of })}</p>
      {price.refused === null ? null : <p className="ba-bubble-no">{t(`refused.${price.refused}`)}</p>}
    </>
  );
}

/** Whose elephants would bring more each turn: what a tent changes beside its points. */
function More({ space, props }: { readonly space: string; readonly props: Props }) {
  const { t } = useTranslation('bania');
  const tent = tentTaken(props);
  if (tent === null) return null;
  return bringsMore(space, yieldOf(tent), props.view).map(({ seats, wares }) => (
    <p key={seats.join()} className="ba-bubble-brings">
      {seats.map((seat) => (
        <Elephant key={seat} seat={seat} />
      ))}
      <Signs wares={wares} />
      <span>{t('bubble.more')}</span>
    </p>
  ));
}

function Settled({ home, props }: { readonly home: Home; readonly props: Props }) {
  const { t } = useTranslation('bania');
  const of = closingSize(props.view);
  return (
    <>
      <p>{home.closed ? t('bubble.closed') : t('bubble.size', { size: home.spaces.length, of })}</p>
      {home.riders.map(({ seat }) => (
        <p key={seat} className="ba-bubble-brings">
          <Elephant seat={seat} />
          <span>{t('bubble.brings')}</span>
          <Signs wares={home.brings} />
        </p>
      ))}
    </>
  );
}

/** What closing it brings about, and that a finger has to press once more. */
function Closing({ space, props }: { readonly space: string; readonly props: Props }) {
  const { t } = useTranslation('bania');
  const move = moveOn(space, props);
  const line = move === undefined ? null : closes(move, props);
  return (
    <>
      {line === null ? null : (
        <p className="ba-bubble-closes">
          <Say line={line} />
        </p>
      )}
      {spaceTaken(props) === space ? <p className="ba-bubble-again">{t('bubble.again')}</p> : null}
    </>
  );
}
