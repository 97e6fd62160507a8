import { type Colour, colourOf, headsOn, valueOf } from './cards';
import { Creature } from './Creature';
import { Head } from './Listener';
import { Spider } from './Spider';
import { Symbol } from './Symbol';

/** Where the signs of both upper corners lie: of one's colour, and of the heads, one below the other, or the colour once more. */
const CORNERS = { left: 4, right: 74 } as const;
const HEAD_STEP = 22;

/** Values that could be read as each other on a card that lies sideways: a line says where their foot is. */
const TURNED: ReadonlySet<number> = new Set([6, 9]);

/** A Story card: value, its colour's sign, and the heads it recruits. */
export function StoryCard({ card }: { readonly card: string }) {
  const colour = colourOf(card);
  const heads = headsOn(card);
  return (
    <svg className="an-card" data-colour={colour} viewBox="0 0 100 140" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <rect className="an-ground" width="100" height="140" rx="9" />
      <Creature colour={colour} value={valueOf(card)} />
      <g className="an-print">
        <Corner x={CORNERS.left} colour={colour} />
        {heads === 0 ? <Corner x={CORNERS.right} colour={colour} /> : null}
        {Array.from({ length: heads }, (_, index) => (
          <g key={index} transform={`translate(77 ${5 + index * HEAD_STEP}) scale(.85)`}>
            <Head />
          </g>
        ))}
      </g>
      <text className="an-value" x="50" y="44">
        {valueOf(card)}
      </text>
      {TURNED.has(valueOf(card)) ? <rect className="an-foot" x="37" y="49" width="26" height="5" rx="1" /> : null}
    </svg>
  );
}

function Corner({ x, colour }: { readonly x: number; readonly colour: Colour }) {
  return (
    <g transform={`translate(${x} 5) scale(.92)`}>
      <Symbol colour={colour} />
    </g>
  );
}

/** The back of a Story card, and so of a story stack: a web, and who sits in it. */
export function StoryBack() {
  return (
    <svg className="an-card" data-colour="back" viewBox="0 0 100 140" aria-hidden="true">
      <rect className="an-ground" width="100" height="140" rx="9" />
      <Web />
      <g className="an-print" transform="translate(28 44) scale(.7)">
        <Spider />
      </g>
    </svg>
  );
}

const SPOKES = ['0 0', '50 0', '100 0', '100 45', '100 95', '100 140', '50 140', '0 140', '0 95', '0 45'];

function Web() {
  return (
    <g className="an-web">
      <path d={SPOKES.map((end) => `M50 70L${end}`).join('')} />
      <path d="M50 50q12 2 18 12 4 8 0 16-6 10-18 12-12-2-18-12-4-8 0-16 6-10 18-12z" />
      <path d="M50 28q20 6 30 22 8 20 0 40-10 16-30 22-20-6-30-22-8-20 0-40 10-16 30-22z" />
      <path d="M50 8q26 6 38 30 10 32 0 64-12 24-38 30-26-6-38-30-10-32 0-64Q24 14 50 8z" />
    </g>
  );
}
