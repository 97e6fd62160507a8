import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import { useTexts } from '../generic/table';
import { useTold } from '../../director/useTold';
import { Crown } from './art/Crown';
import { Elephant } from './art/Elephant';
import { FirstSign } from './art/FirstSign';
import { Tent } from './art/Tent';
import { costOf, WARES, yieldOf } from './art/wares';
import { WareSign } from './art/WareSign';
import { kindName, spaceName } from './lines';
import { ahead, crownsOf, each, lacking, leads, majorityOf, type SeatProps } from './model';
import { nearEnd } from './settlements';
import { after } from './told';
import type { Wares } from './types';
import { usePulled } from './usePulled';

/** What lies before a seat: its goods, its elephant, and of the others their tents; a press shows those large. */
export function Place(now: SeatProps) {
  const props = { ...now, view: useTold(now, after) };
  const { seat, you } = props;
  const sheet = useId();
  if (seat === you) {
    return (
      <div className="ba-place" data-own="true">
        <PointsWord />
        <Ends {...props} />
        <Goods {...props} />
        <Home {...props} />
        <MostWord {...props} />
      </div>
    );
  }
  return (
    <>
      <Ends {...props} />
      <button type="button" className="ba-place" data-only-seen="true" popoverTarget={sheet}>
        <Goods {...props} />
        <Home {...props} />
        <Supply {...props} />
      </button>
      <Sheet {...props} id={sheet} />
    </>
  );
}

/** So many cards of each ware; a crown where nobody has more, and somebody has less. */
function Goods({ view, seat, highlight }: SeatProps) {
  const { t } = useTranslation('bania');
  const texts = useTexts();
  const held = view.hands[seat];
  if (held === undefined) return null;
  return (
    <span className="ba-goods" data-at={`seat:${seat}/goods`} data-glance="goods">
      {WARES.map((ware) => {
        const most = leads(view, seat, ware);
        const name = [texts(kindName(ware)), ...(most ? [t('board.most_ends', { count: majorityOf(view) })] : [])].join('. ');
        return (
          <span key={ware} className="ba-good" data-at={`seat:${seat}/goods/${ware}`} data-none={held[ware] === 0} data-most={most} data-pointed={highlight === ware} title={name}>
            <WareSign ware={ware} />
            {most ? <Crown /> : null}
            <span className="unseen">{name}</span>
            <b>{held[ware]}</b>
          </span>
        );
      })}
    </span>
  );
}

/** The elephant at home, or on its disc where it has gone, and what it brings each turn. */
function Home(props: SeatProps) {
  const { view, hints, seat, you, legal } = props;
  const { t } = useTranslation('bania');
  const calls = seat === you && legal.some(({ type }) => type === 'place_elephant') ? props : null;
  const at = view.elephants[seat] ?? null;
  const bonus = at === null ? undefined : hints?.bonus[seat];
  const says = at === null ? t('board.at_home') : t('board.away', { space: spaceName(at) });
  return (
    <span className="ba-home" data-away={at !== null} title={says}>
      {calls === null ? (
        <span data-at={`seat:${seat}/elephant`}>
          <Elephant seat={seat} />
        </span>
      ) : (
        <Pulled {...calls} />
      )}
      <span className="unseen">{says}</span>
      {bonus === undefined ? null : (
        <span className="ba-brings">
          {each(bonus).map((ware) => (
            <WareSign key={ware} ware={ware} />
          ))}
        </span>
      )}
    </span>
  );
}

/** Below one's own points, on a phone, where they stand in a row with goods. */
function PointsWord() {
  const { t } = useTranslation('bania');
  return (
    <small className="ba-points-word" aria-hidden="true">
      {t('board.word_points')}
    </small>
  );
}

/** Below one's own goods, what a crown is worth (BA-12.3): whoever has most of a ware has it, here and at the other seats. */
function MostWord({ view }: SeatProps) {
  const { t } = useTranslation('bania');
  return (
    <small className="ba-most-word" aria-hidden="true">
      <Crown />
      {t('board.word_most', { points: majorityOf(view) })}
    </small>
  );
}

/** Near the end, when it counts more than the points, in their place: the sum of these and of what the crowns of a seat bring, if all stays as it is; below it, what it is made of. A star where nobody has more. */
function Ends({ view, seat, points }: SeatProps) {
  const { t } = useTranslation('bania');
  if (!nearEnd(view) || view.phase === 'over') return null;
  const count = crownsOf(view, seat);
  const had = points ?? view.points[seat] ?? 0;
  const sum = had + count;
  const says = t('board.sum', { sum, count });
  return (
    <span className="ba-ends" title={says}>
      <span className="unseen">{says}</span>
      <b aria-hidden="true">
        {ahead(view, seat) ? <FirstSign /> : null}
        {sum}
      </b>
      <small className="ba-ends-made" aria-hidden="true">
        {`${had}+${count}`}
        <Crown />
      </small>
    </span>
  );
}

/** One's own elephant while it may go onto a tent: it is pulled there, or the tent is pressed. */
function Pulled(props: SeatProps) {
  const pulled = usePulled(props.busy ? null : () => props.pick([]), { ...props, picked: [] });
  return (
    <span className="ba-pulled" data-at={`seat:${props.seat}/elephant`} {...pulled}>
      <Elephant seat={props.seat} />
    </span>
  );
}

function Supply({ view, seat }: SeatProps) {
  const { t } = useTranslation('bania');
  return (
    <span className="ba-supply" title={t('sign.supply')} data-at={`seat:${seat}/tents`}>
      <span className="unseen">{t('board.supply')}</span>
      {(view.supplies[seat] ?? []).map((tent, at) => (
        <span key={at} className="ba-small-tent" data-at={`seat:${seat}/tents/${at}`}>
          <Tent ware={yieldOf(tent)} />
          <Price tent={tent} />
        </span>
      ))}
    </span>
  );
}

/** The tents of a seat, large, over everything until it is pressed away. */
function Sheet({ view, seat, id }: SeatProps & { readonly id: string }) {
  const { t } = useTranslation('bania');
  const { seatName } = useReading();
  const texts = useTexts();
  const name = t('board.supply_of', { name: seatName(seat) });
  return (
    <div id={id} popover="auto" className="ba-sheet" role="group" aria-label={name}>
      <p>
        <Words of={name} />
      </p>
      <ul>
        {(view.supplies[seat] ?? []).map((tent, at) => (
          <li key={at} className="ba-large-tent">
            <Tent ware={yieldOf(tent)} />
            <Price tent={tent} />
            <span>{texts(kindName(yieldOf(tent)))}</span>
          </li>
        ))}
      </ul>
      <p className="ba-legend">{t('sign.supply')}</p>
      <p className="ba-legend">
        <Crown /> {t('board.most_ends', { count: majorityOf(view) })}
      </p>
    </div>
  );
}

/** The three wares that a tent costs; of a tent of one's own, which of them one does not hold. */
export function Price({ tent, held }: { readonly tent: string; readonly held?: Wares | undefined }) {
  const cost = costOf(tent);
  const lacks = held === undefined ? [] : lacking(cost, held);
  return (
    <span className="ba-cost">
      {cost.map((ware, at) => (
        <WareSign key={at} ware={ware} lacking={lacks[at] ?? false} />
      ))}
    </span>
  );
}

/** A tent as the log names it, large. */
export function CardFace({ card }: { readonly card: string }) {
  const texts = useTexts();
  return (
    <div className="ba-face">
      <Tent ware={yieldOf(card)} />
      <Price tent={card} />
      <p>{texts(kindName(card))}</p>
    </div>
  );
}
