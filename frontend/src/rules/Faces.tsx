import type { AnyGame } from '../games/game';
import type { Rules } from './rules';

interface Props {
  readonly game: AnyGame;
  readonly rules: Rules;
  /** Cards as `CardFace` names them, other things as `Thing` does. */
  readonly shows: readonly string[];
}

/** How things look that words stand beside. */
export function Faces({ game: { CardFace, Thing }, rules, shows }: Props) {
  const cards = new Set(rules.pieces.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.shows)));
  return (
    <span className="piece-faces" aria-hidden="true">
      {shows.map((name, at) => (
        <span key={at} className={cards.has(name) ? 'piece-face' : 'piece-thing'}>
          {cards.has(name) ? <CardFace card={name} /> : Thing === undefined ? null : <Thing thing={name} />}
        </span>
      ))}
    </span>
  );
}
