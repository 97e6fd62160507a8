import { useTranslation } from 'react-i18next';

import type { AnyGame } from '../games/game';
import { Sheet } from '../ui/Sheet';

/** A card named in the log, large enough to read at arm's length. */
export function CardPeek({ game, card, onClose }: { readonly game: AnyGame; readonly card: string | null; readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('card.title')} open={card !== null} className={`peek ${game.palette}`} onClose={onClose}>
      {card === null ? null : <game.CardFace card={card} />}
    </Sheet>
  );
}
