import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

import { labelled } from '../../i18n/labelled';
import type { Reader } from '../../i18n/line';
import { listFormat } from '../../i18n/listed';
import { useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import { IDEFIX, isPirate } from './art/faces';
import { BidCard } from './art/GaulCard';
import { RomanCard } from './art/RomanCard';
import { Cross } from './Bids';
import { begun, byFlasks, cancelled, fateOf, gaulOf, type Props, revealing } from './model';
import type { LastTrick, View } from './types';

/** The last trick: what it was for, what was bid and who won; while another's Idefix looks, that alone: the bids lie in their slots then. Where a Pirate has no room for its words, what one bids for it in place of who won. */
export function LastResult(props: Props) {
  const { t } = useTranslation('asterix');
  const reading = useReading();
  const { view, you } = props;
  const { looker, last_trick: last } = view;
  if (view.phase === 'idefix' && looker !== null && looker !== you) {
    return <div className="ax-last"><p className="ax-past ax-looks"><Words of={t('looks', { name: reading.seatName(looker) })} /></p></div>;
  }
  // While bids are compared nobody is told yet who won; the last trick of the round before is no part of this one.
  if (revealing(props)) return null;
  const rule = view.prize !== null && isPirate(view.prize) ? <p className="ax-pirate-rule">{t('pirate_rule')}</p> : null;
  if (last === null || !begun(view)) return rule === null ? null : <div className="ax-last"><div className="ax-past">{rule}</div></div>;
  return (
    <section className="ax-last" aria-label={t('last_trick')} data-bids={last.bids.filter((bid) => bid !== null).length}>
      <div className="ax-past">
        <h3>{t('last_trick')}</h3>
        <Lay {...props} last={last} />
        <div className="ax-last-prize" role="img" aria-label={t(`card.${last.prize}`)}>
          <RomanCard card={last.prize} short />
        </div>
        <p className="ax-last-result"><Words of={result(view, last, you, reading, t)} /></p>
        {rule}
      </div>
    </section>
  );
}

/** What was bid, in the order of the slots: small cards, who won with which, and which cancelled each other. */
function Lay(props: Props & { readonly last: LastTrick }) {
  const { t } = useTranslation('asterix');
  const { seatName } = useReading();
  const { view, you, last } = props;
  const crossed = cancelled(view, last);
  return (
    <ul className="ax-lay" aria-label={t('bids')}>
      {last.bids.map((card, seat) => {
        const gaul = gaulOf(view, seat);
        if (gaul === null || card === null) return null;
        const fate = fateOf(view, seat, card);
        const became = fate === null ? [] : [t(`fate.${crossed.includes(seat) ? `cancelled_${fate}` : fate}`)];
        const said = [labelled(seat === you ? t('you') : seatName(seat), t(`hand_card.${card}`)), ...became].join(', ');
        return (
          <li key={seat} className="ax-laid" data-gaul={gaul} data-won={last.winner === seat} data-crossed={crossed.includes(seat)} title={said}>
            <BidCard gaul={gaul} card={card} />
            {crossed.includes(seat) && <Cross />}
            <span className="unseen">{said}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Who won what with which card, and what else decided: numbers that were out of the comparison, or flasks. */
function result(view: View, last: LastTrick, you: number | null, reading: Reader, t: TFunction): string {
  const out = cancelled(view, last).map((seat) => last.bids[seat] ?? '');
  const won = last.winner === null ? null : last.bids[last.winner];
  // A number of which another card has won is out so many times.
  const named = [...new Set(out)].map((bid) => (bid === IDEFIX ? t(`hand_card.${IDEFIX}`) : bid === won ? `${out.filter((each) => each === bid).length} × ${bid}` : bid));
  const why = [
    ...(byFlasks(view, last) ? [t('result.flasks')] : []),
    ...(named.length > 0 ? [t('result.cancelled', { cards: listFormat(reading.language).format(named) })] : []),
  ];
  return [outcome(last, you, reading, t), ...why].join(' ');
}

function outcome({ prize, bids, winner }: LastTrick, you: number | null, reading: Reader, t: TFunction): string {
  const card = isPirate(prize) ? t('the_pirate') : t(`the_card.${prize}`);
  if (winner === null) return t('result.nobody', { card });
  const key = `result.${isPirate(prize) ? 'pirate' : 'roman'}${winner === you ? '_you' : ''}`;
  return t(key, { card, bid: bids[winner], name: reading.seatName(winner) });
}
