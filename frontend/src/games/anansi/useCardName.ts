import { useTranslation } from 'react-i18next';

import { colourOf, valueOf } from './art/cards';

/** A card has no name but its colour and value. */
export function useCardName(): (card: string) => string {
  const { t } = useTranslation('anansi');
  return (card) => t('card', { colour: t(`colour.${colourOf(card)}`), value: valueOf(card) });
}
