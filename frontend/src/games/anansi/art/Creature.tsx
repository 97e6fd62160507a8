import type { Colour } from './cards';

/**
 * The animal on a Story card, between y 58 and y 134 of the card: as many stripes, spots or scales as its value,
 * so that each of the 42 cards is a picture of its own.
 */
export function Creature({ colour, value }: { readonly colour: Colour; readonly value: number }) {
  if (colour === 'hornet') return <Hornet stripes={value} />;
  return colour === 'leopard' ? <Leopard spots={value} /> : <Snake scales={value} />;
}

const TOP = 80;
const BOTTOM = 126;

/** Half the width of the hornet's body at that height. */
function girth(y: number): number {
  return 17 * Math.sin(Math.PI * Math.min(1, 0.22 + (0.74 * (y - TOP)) / (BOTTOM - TOP)));
}

function Hornet({ stripes }: { readonly stripes: number }) {
  const step = (BOTTOM - TOP) / (2 * stripes + 1);
  return (
    <>
      <path className="an-wing" d="M46 80C30 58 10 58 6 70c-3 12 20 20 40 14zM54 80c16-22 36-22 40-10 3 12-20 20-40 14z" />
      <path className="an-wing" d="M44 86c-16-2-30 6-28 16 3 9 20 2 30-10zM56 86c16-2 30 6 28 16-3 9-20 2-30-10z" />
      <path className="an-night" d="M33 86c0-6 6-9 17-9s17 3 17 9c1 18-6 36-17 46-11-10-18-28-17-46z" />
      <circle className="an-night" cx="50" cy="70" r="9" />
      <path className="an-thin" d="M45 63q-3-8-10-9M55 63q3-8 10-9" />
      <circle className="an-bright" cx="46" cy="69" r="2.200" />
      <circle className="an-bright" cx="54" cy="69" r="2.200" />
      {Array.from({ length: stripes }, (_, index) => {
        const y = TOP + step * (2 * index + 1);
        const [upper, lower] = [girth(y) - 1, girth(y + step) - 1];
        return <path key={index} className="an-ground" d={`M${50 - upper} ${y}h${2 * upper}L${50 + lower} ${y + step}h${-2 * lower}z`} />;
      })}
      <path className="an-night" d="M47 128h6l-3 10z" />
    </>
  );
}

const SPOTS: readonly (readonly [number, number])[] = [
  [46, 96],
  [30, 92],
  [60, 90],
  [38, 106],
  [21, 104],
  [54, 106],
  [47, 84],
  [68, 102],
  [27, 119],
  [73, 117],
  [34, 82],
  [13, 116],
  [63, 117],
  [42, 117],
];

function Leopard({ spots }: { readonly spots: number }) {
  return (
    <>
      <path className="an-tail" d="M14 104C2 96 4 78 14 72s18-2 16-10" />
      <path
        className="an-night"
        d="M10 134v-18c0-28 14-42 36-42 8 0 13-2 17-6l-1-11 9 5h10l9-5-1 12c4 5 4 13 0 18-3 4-7 6-11 7v40H67v-18H34v18z"
      />
      <path className="an-bright" d="M69 70l6 3-5 2zM85 70l-6 3 5 2zM74 80h6l-3 4z" />
      {SPOTS.slice(0, spots).map(([x, y], index) => (
        <g key={index} transform={`translate(${x} ${y}) rotate(${index * 47})`}>
          <path className="an-rosette" d="M-3.600 1.500a4 4 0 0 1 3-5.300M1.800-3.500a4 4 0 0 1 1.500 5.500M1 3.900a4 4 0 0 1-3.500-.6" />
        </g>
      ))}
    </>
  );
}

const TURNS = 1.83;
const INNER = 4;
const PITCH = 14.5;

/** A point on the snake's coil; 0 is the tail in the middle, 1 the neck. */
function coil(part: number): { readonly x: number; readonly y: number; readonly angle: number } {
  const turn = part * TURNS * 2 * Math.PI;
  const radius = INNER + (PITCH * turn) / (2 * Math.PI);
  return { x: 45 + radius * Math.cos(turn), y: 99 + radius * Math.sin(turn) * 0.96, angle: (turn * 180) / Math.PI };
}

const BODY = Array.from({ length: 61 }, (_, index) => {
  const { x, y } = coil(index / 60);
  return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
}).join('');

function Snake({ scales }: { readonly scales: number }) {
  const neck = coil(1);
  return (
    <>
      <path className="an-body" d={BODY} />
      <g transform={`translate(${neck.x.toFixed(1)} ${neck.y.toFixed(1)}) rotate(26)`}>
        <path className="an-night" d="M-3-5.500C4-10 16-10 23-3q3 3 0 6C16 10 4 9-3 5.500z" />
        <path className="an-thin an-tongue" d="M25 0h6M29 0l4-2.500M29 0l4 2.500" />
        <circle className="an-bright" cx="13" cy="-3" r="2.200" />
      </g>
      {Array.from({ length: scales }, (_, index) => {
        const { x, y, angle } = coil(0.08 + (0.88 * (index + 0.5)) / scales);
        return (
          <path
            key={index}
            className="an-bright"
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(0)})`}
            d="M0-4.200L2.600 0 0 4.200-2.600 0z"
          />
        );
      })}
    </>
  );
}
