import { useId } from 'react';

import { signs } from './signs';
import { cloth, motif, type Block, type Dye } from './weave';

const SIDE = 24;
const colour = (dye: Dye): string => `var(--dye-${dye})`;

/** A field of strip-woven cloth in the dyes of the place where it lies; it fills its box. */
export function Cloth({ seed, strips = 6, length = 8 }: { readonly seed: string; readonly strips?: number; readonly length?: number }) {
  return (
    <svg
      className="cloth"
      viewBox={`0 0 ${strips * SIDE} ${length * SIDE}`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {cloth(seed, strips, length).map((blocks, x) =>
        blocks.map((block, y) => <Woven key={`${x}.${y}`} block={block} x={x * SIDE} y={y * SIDE} />),
      )}
    </svg>
  );
}

/** A woven band: one strip laid on its side, repeated along its whole width. Drawn once: each page begins with one. */
export function Band({ seed, length = 60 }: { readonly seed: string; readonly length?: number }) {
  const id = useId();
  const blocks = motif(seed);
  return (
    <svg className="band" viewBox={`0 0 ${length * SIDE} ${SIDE}`} preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <pattern id={id} width={blocks.length * SIDE} height={SIDE} patternUnits="userSpaceOnUse">
        {blocks.map((block, at) => (
          <Woven key={at} block={block} x={at * SIDE} y={0} />
        ))}
      </pattern>
      <rect width={length * SIDE} height={SIDE} fill={`url(#${id})`} />
    </svg>
  );
}

function Woven({ block, x, y }: { readonly block: Block; readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={SIDE + 0.4} height={SIDE + 0.4} fill={colour(block.ground)} />
      <path d={figure(block)} fill={colour(block.figure)} fillRule="evenodd" {...scaled(block)} />
    </g>
  );
}

function scaled(block: Block): { transform?: string } {
  return block.kind === 'sign' ? { transform: 'translate(3 3) scale(.75)' } : {};
}

function figure(block: Block): string {
  switch (block.kind) {
    case 'plain':
      return 'M0 10.5h24v3H0z';
    case 'bars':
      return 'M0 2h24v3H0zM0 8h24v3H0zM0 14h24v3H0zM0 20h24v2H0z';
    case 'checks':
      return 'M0 0h6v6H0zM12 0h6v6h-6zM6 6h6v6H6zM18 6h6v6h-6zM0 12h6v6H0zM12 12h6v6h-6zM6 18h6v6H6zM18 18h6v6h-6z';
    case 'wedges':
      return 'M0 0l12 12L0 24zM24 0L12 12l12 12z';
    case 'lozenge':
      return 'M12 1l11 11-11 11L1 12zM12 7l-5 5 5 5 5-5z';
    case 'sign':
      return signs[block.sign];
  }
}
