import { colourOf } from './art/cards';
import { Display } from './Display';
import { Facts } from './Facts';
import type { Props } from './model';
import { OpenCards } from './OpenCards';
import { RoundTable } from './Rounds';
import { StoryCard } from './art/StoryCard';
import { Trick } from './Trick';

export function Board(props: Props) {
  const { view } = props;
  const between = view.trick.length === 0 && view.tricks.length === 0;
  const last = view.scored.at(-1);
  return (
    <div className="an-board">
      <WebGround />
      <div className="an-upper">
        <Display {...props} />
        <Facts {...props} />
        <OpenCards {...props} />
      </div>
      {(between || view.phase === 'game_over') && last !== undefined ? (
        <RoundTable round={view.scored.length} lines={last} />
      ) : (
        <Trick {...props} />
      )}
    </div>
  );
}

const SPOKES = Array.from({ length: 14 }, (_, index) => (index * 2 * Math.PI) / 14);
const RINGS = [14, 27, 41, 56, 72];

/** The web that the table hangs in. */
function WebGround() {
  const point = (angle: number, radius: number): string =>
    `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
  const ring = (radius: number): string =>
    SPOKES.map((angle, index) => {
      const next = SPOKES[(index + 1) % SPOKES.length] ?? 0;
      return `M${point(angle, radius)}Q${point(angle + Math.PI / 14, radius * 0.88)} ${point(next, radius)}`;
    }).join('');
  return (
    <svg className="an-web-ground" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={SPOKES.map((angle) => `M50 50L${point(angle, 90)}`).join('')} />
      <path d={RINGS.map(ring).join('')} />
    </svg>
  );
}

/** A card as the log names it, large. */
export function CardFace({ card }: { readonly card: string }) {
  return (
    <div className="an-cardface" data-colour={colourOf(card)}>
      <StoryCard card={card} />
    </div>
  );
}
