import type { ReactNode } from 'react';

import type { Colour } from './cards';

/** The three colours as signs, in a box of 24 by 24: `currentColor`, with holes in `--an-hole`. */
const SYMBOLS: Readonly<Record<Colour, ReactNode>> = {
  hornet: (
    <>
      <path d="M12 1l9 5v10l-5.500 3.200L12 24l-3.500-4.800L3 16V6z" />
      <path className="an-hole" d="M5.500 7.500h13v3h-13zM5.500 13h13v3h-13z" />
    </>
  ),
  leopard: (
    <>
      <path d="M8 2c3-2 7-2 9 0 1 2-1 4-3 3-2 0-4 1-5 0S7 3 8 2zM19.500 6c2 2 3 6 1 9-2 1-4-1-3-3 0-2 0-3 0-4 0-2 1-3 2-2zM18 18c-2 3-5 4-8 3-2-1-1-4 1-4 2 0 3-1 5-1 1 0 2 1 2 2zM6.500 19.500C3 18 1.500 15 2 11.500c1-2 4-1 4 1 0 2 1 3 2 4s0 3-1.500 3zM6 4c1 1 1 3 0 4s-2 2-3 1 0-4 1-5 2-1 2 0z" />
      <circle cx="12" cy="11.500" r="3.200" />
    </>
  ),
  snake: (
    <>
      <path
        className="an-stroke"
        d="M20.500 20.500H9a5.500 5.500 0 0 1 0-11h5.500a2.700 2.700 0 0 0 0-5.400H9.500"
      />
      <path d="M10.500.8 4 3l1 2.500L10.500 7.400z" />
    </>
  ),
};

export function Symbol({ colour }: { readonly colour: Colour }) {
  return <g fill="currentColor">{SYMBOLS[colour]}</g>;
}

/** The sign alone, in its colour. */
export function Mark({ colour }: { readonly colour: Colour }) {
  return (
    <svg className="an-mark" data-colour={colour} viewBox="0 0 24 24" aria-hidden="true">
      <Symbol colour={colour} />
    </svg>
  );
}
