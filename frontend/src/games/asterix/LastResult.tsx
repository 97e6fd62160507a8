import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

import type { Reader } from '../../i18n/line';
import { useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import { isPirate } from './art/faces';
import { RomanCard } from './art/RomanCard';
import { type Props, revealing } from './model';
import type { LastTrick } from './types';

/** What the bids that still lie in their slots were for, and who won it; while Idefix looks, who sees the card. */
export function LastResult(props: Props) {
  const { t } = useTranslation('asterix');
  const reading = useReading();
  const { view, you } = props;
  const { looker, last_trick: last } = view;
  if (view.phase === 'idefix' && looker !== null) {
    const said = looker === you ? t('peek_private') : t('looks', { name: reading.seatName(looker) });
    return <p className="ax-last ax-looks"><Words of={said} /></p>;
  }
  // While bids are compared nobody is told yet who won.
  if (last === null || revealing(props)) return null;
  return (
    <section className="ax-last" aria-label={t('last_trick')}>
      <h3>{t('last_trick')}</h3>
      <div className="ax-last-prize" role="img" aria-label={t(`card.${last.prize}`)}>
        <RomanCard card={last.prize} />
      </div>
      <p className="ax-last-result"><Words of={result(last, you, reading, t)} /></p>
    </section>
  );
}

function result(last: LastTrick, you: number | null, reading: Reader, t: TFunction): string {
  if (last.winner === null) return t('result.nobody', { card: t(`card.${last.prize}`) });
  const card = t(`the_card.${last.prize}`);
  if (last.winner === you) return t(isPirate(last.prize) ? 'result.pirate_you' : 'result.roman_you', { card });
  return t(isPirate(last.prize) ? 'result.pirate' : 'result.roman', { card, name: reading.seatName(last.winner) });
}
