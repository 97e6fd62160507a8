import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { Say } from '../../i18n/Reading';
import { Elephant } from './art/Elephant';
import type { Ware } from './art/wares';
import { WareSign } from './art/WareSign';
import type { Frame, Point } from './hexes';
import { closes } from './lines';
import { each, moveOn, priceHere, spaceTaken, type Props } from './model';
import { closingSize, type Home } from './settlements';
import type { Price, Space } from './types';

interface BubbleProps extends Props {
  readonly space: Space;
  readonly home: Home | undefined;
  readonly at: Point;
  readonly around: Frame;
}

/** Beside the space that is pointed at: what a tent there would cost and bring; or how large its settlement is, and who profits. */
export function Bubble({ space, home, at, around, ...props }: BubbleProps) {
  const move = moveOn(space.space, props);
  const price = priceHere(space.space, props);
  const brings = props.hints?.elephant.find((hint) => hint.space === space.space && move?.type === 'place_elephant');
  if (price === null && home === undefined) return null;
  const [x, y] = [(at.x - around.x) / around.width, (at.y - around.y) / around.height];
  return (
    <div className="ba-bubble" data-below={y < 0.45} style={{ '--x': x, '--y': y } as CSSProperties} aria-hidden="true">
      {price === null ? null : <Cost price={price} props={props} />}
      {brings === undefined ? null : <Signs wares={each(brings.cards)} />}
      {home === undefined || price !== null ? null : <Settled home={home} props={props} />}
      {move === undefined ? null : <Closing space={space.space} props={props} />}
    </div>
  );
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
        <b>{`+${price.points}`}</b>
        {pays.length === 0 ? (
          <span>{t('bubble.free')}</span>
        ) : (
          <>
            <span>{t('bubble.for')}</span>
            <Signs wares={pays} />
          </>
        )}
      </p>
      {price.trades === 0 ? null : <p>{t('bubble.trade', { count: price.trades })}</p>}
      <p>{price.size === 1 ? t('bubble.new') : t('bubble.size', { size: price.size, of })}</p>
      {price.refused === null ? null : <p className="ba-bubble-no">{t(`refused.${price.refused}`)}</p>}
    </>
  );
}

function Settled({ home, props }: { readonly home: Home; readonly props: Props }) {
  const { t } = useTranslation('bania');
  const of = closingSize(props.view);
  return (
    <>
      <p>{home.closed ? t('bubble.closed') : t('bubble.size', { size: home.spaces.length, of })}</p>
      {home.riders.map(({ seat }) => (
        <p key={seat} className="ba-bubble-main">
          <Elephant seat={seat} />
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
