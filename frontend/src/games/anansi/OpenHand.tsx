import { useTranslation } from 'react-i18next';

import { labelled } from '../../i18n/labelled';
import { colourOf, valueOf } from './art/cards';
import { sorted } from './model';
import { useCardName } from './useCardName';
import './open-hand.css';

/** Another's hand where everything is open, as after the end: by colour, each card as its value. */
export function OpenHand({ seat, hand }: { readonly seat: number; readonly hand: readonly string[] }) {
  const { t } = useTranslation('anansi');
  const name = useCardName();
  const cards = sorted(hand);
  return (
    <p className="an-openhand" data-at={`seat:${seat}/hand`}>
      <span className="unseen">{labelled(t('cards_in_hand', { count: cards.length }), cards.map(name).join(', '))}</span>
      {cards.map((card) => (
        <b key={card} data-colour={colourOf(card)} aria-hidden="true">
          {valueOf(card)}
        </b>
      ))}
    </p>
  );
}
