import type { ReactNode } from 'react';

export type Gaul = 'asterix' | 'obelix' | 'getafix' | 'vitalstatistix' | 'cacofonix';

export const GAULS: readonly Gaul[] = ['asterix', 'obelix', 'getafix', 'vitalstatistix', 'cacofonix'];

/** Cut-paper figures in a box of 64 by 64: `currentColor` is the paper, `--ax-cut` what shows through the cuts. */
const FIGURES: Readonly<Record<Gaul, ReactNode>> = {
  asterix: (
    <>
      <path d="M17 40Q0 28 3 5q13 7 17 22zM18 38Q9 20 14 4q9 9 10 25zM47 40q17-12 14-35-13 7-17 22zM46 38q9-18 4-34-9 9-10 25z" />
      <path d="M13 42a19 21 0 0 1 38 0z" />
      <rect x="9" y="42" width="46" height="8" rx="4" />
      <path d="M28 50h8v9l-4 3-4-3z" />
      <path className="ax-cut" d="M30 24h4v16h-4z" />
      <circle className="ax-cut" cx="18" cy="46" r="1.8" />
      <circle className="ax-cut" cx="46" cy="46" r="1.8" />
    </>
  ),
  obelix: (
    <>
      <path d="M33 2c-9 2-13 17-16 34-2 12-2 20 0 24h31c3-6 3-15 1-25C46 18 42 3 33 2z" />
      <path className="ax-cut" d="M32 8c-4 9-6 19-7 30l5-4c0-9 1-18 2-26zM40 27l3 18-4 6-2-12zM25 45l4 4-1 7h-4z" />
      <path d="M6 60h52v3H6z" />
    </>
  ),
  getafix: (
    <>
      <path d="M9 27h46c3 17-6 30-23 30S6 44 9 27z" />
      <rect x="4" y="20" width="56" height="8" rx="4" />
      <path d="M15 53l-4 9h7l4-6zM49 53l4 9h-7l-4-6z" />
      <circle cx="21" cy="12" r="4" />
      <circle cx="33" cy="7" r="5" />
      <circle cx="44" cy="14" r="3" />
      <path className="ax-cut" d="M15 34q4 5 8.500 0t8.500 0 8.500 0 8.500 0v4q-4.500 5-8.500 0t-8.500 0-8.500 0-8.500 0z" />
    </>
  ),
  vitalstatistix: (
    <>
      <ellipse cx="32" cy="32" rx="22" ry="30" />
      <path
        className="ax-cut"
        fillRule="evenodd"
        d="M32 6c10 0 17 12 17 26S42 58 32 58 15 46 15 32 22 6 32 6zm0 3c-8 0-14 10-14 23s6 23 14 23 14-10 14-23S40 9 32 9z"
      />
      <path className="ax-cut" d="M30 12h4v10h-4zM30 42h4v10h-4zM20 24q8 2 8 8t-8 8q-2-8 0-16zM44 24q-8 2-8 8t8 8q2-8 0-16z" />
      <circle className="ax-cut" cx="32" cy="32" r="3" />
    </>
  ),
  cacofonix: (
    <>
      <path d="M13 3q8 0 8 7c0 3-2 6-3 10h28c-1-4-3-7-3-10q0-7 8-7c2 3-1 5 0 9 3 12 5 31-11 38H24C8 43 10 24 13 12c1-4-2-6 0-9z" />
      <path className="ax-cut" d="M17 25h30c1 10-2 17-9 20H26c-7-3-10-10-9-20z" />
      <path d="M23 22h2.500v24H23zM29 22h2.500v24H29zM35 22h2.500v24H35zM41 22h2.500v22H41z" />
      <path d="M26 48h12l5 10h4v4H17v-4h4z" />
    </>
  ),
};

export function GaulSign({ gaul }: { readonly gaul: Gaul }) {
  return <g fill="currentColor">{FIGURES[gaul]}</g>;
}

/** The sign alone, beside a name or on an empty slot. */
export function GaulMark({ gaul }: { readonly gaul: Gaul }) {
  return (
    <svg className="ax-mark" data-gaul={gaul} viewBox="0 0 64 64" aria-hidden="true">
      <GaulSign gaul={gaul} />
    </svg>
  );
}
