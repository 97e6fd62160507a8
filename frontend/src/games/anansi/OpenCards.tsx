import { useTranslation } from 'react-i18next';

import { colourOf, COLOURS, valueOf } from './art/cards';
import { Mark } from './art/Symbol';
import { type Props, sorted } from './model';

/** With three players ten cards lie open, out of play for the round. Their place stays while the next round is dealt. */
export function OpenCards({ view, highlight }: Props) {
  const { t } = useTranslation('anansi');
  if (view.seats.length > 3) return null;
  return (
    <div className="an-open" data-at="open" title={t('sign.open')}>
      <h3>{t('open')}<span className="an-open-why">{t('open_why')}</span></h3>
      {COLOURS.map((colour) => {
        const cards = sorted(view.open).filter((card) => colourOf(card) === colour);
        return (
          <p key={colour} data-colour={colour}>
            <Mark colour={colour} />
            <span className="unseen">{t(`colour.${colour}`)}</span>
            {cards.map((card) => (
              <b key={card} data-at={`open/${card}`} data-lit={highlight === card}>
                {valueOf(card)}
              </b>
            ))}
            {/* While the next round is dealt nothing lies there of any colour. */}
            {cards.length === 0 && view.open.length > 0 ? <small>{t('open_none')}</small> : null}
          </p>
        );
      })}
    </div>
  );
}
