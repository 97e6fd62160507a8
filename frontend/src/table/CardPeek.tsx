import { useTranslation } from 'react-i18next';

import type { Entry } from '../api/wire';
import type { AnyGame, BoardProps } from '../games/game';
import { namesCard } from '../i18n/line';
import { Say } from '../i18n/Reading';
import { Sheet } from '../ui/Sheet';
import './peek.css';

interface Props {
  readonly game: AnyGame;
  readonly you: number | null;
  readonly entries: readonly Entry[];
  readonly card: string | null;
  /** The table as it stands; left out where there is none to tell of. */
  readonly situation?: BoardProps<unknown, unknown, unknown, unknown>;
  /** Looks back to an entry; null where there is nothing yet to look at. */
  readonly look: ((seq: number) => void) | null;
  readonly onClose: () => void;
}

/** A card named in the log, large enough to read at arm's length, and what has become of it: a press shows that moment. */
export function CardPeek({ game, you, entries, card, situation, look, onClose }: Props) {
  const { t } = useTranslation();
  const { CardFace, CardNow } = game;
  const name = card === null ? null : (game.cardName?.(card) ?? null);
  return (
    <Sheet title={name === null ? t('card.title') : <Say line={name} plain />} open={card !== null} className={`peek ${game.palette}`} onClose={onClose}>
      {card === null ? null : (
        <div className="peek-card">
          <CardFace card={card} />
        </div>
      )}
      {card === null || situation == null || situation.view === null || CardNow === undefined ? null : (
        <div className="peek-now">
          <CardNow {...situation} card={card} />
        </div>
      )}
      {card === null || look === null ? null : (
        <ol className="card-story" aria-label={t('replay.card')}>
          {linesOf(card, game, entries, you).map(({ seq, line, at }) => (
            <li key={`${seq}.${at}`}>
              <button
                type="button"
                onClick={() => {
                  look(seq);
                  onClose();
                }}
              >
                <Say line={line} plain />
              </button>
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  );
}

function linesOf(card: string, game: AnyGame, entries: readonly Entry[], you: number | null) {
  return entries.flatMap(({ seq, notes }) =>
    notes.flatMap((note, at) => {
      const line = game.sentence(note, you);
      return line !== null && namesCard(line, card) ? [{ seq, line, at }] : [];
    }),
  );
}
