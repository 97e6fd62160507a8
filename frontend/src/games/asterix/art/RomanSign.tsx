import type { ReactNode } from 'react';

const LAUREL_LEAVES = [-150, -126, -102, -78, -54, -30, 30, 54, 78, 102, 126, 150];

/**
 * One sign a value, in a box of 64 by 64: `currentColor` is the paper, `ax-cut` what shows through,
 * `ax-glint` the one bright piece that sits on top.
 */
const FIGURES: Readonly<Record<number, ReactNode>> = {
  1: (
    <>
      <path d="M8 30h34v14q0 12-12 12H20Q8 56 8 44z" />
      <rect x="4" y="25" width="42" height="6" rx="3" />
      <path className="ax-glint" d="M40 28L53 7q1-4 5-2t1 5L45 30z" />
      <path d="M16 8q5 4 0 8t0 7h4q-5-3 0-7t0-8zM28 8q5 4 0 8t0 7h4q-5-3 0-7t0-8z" />
      <path className="ax-cut" d="M13 37h24v3H13z" />
    </>
  ),
  2: (
    <>
      <path d="M10 46A26 26 0 1 1 50 50L60 60 46 62 34 46l8-2A17 17 0 1 0 17 40z" />
      <path className="ax-glint" d="M22 22l4-4 24 24-4 4z" />
      <path d="M8 44l9-5 3 4-8 8z" />
    </>
  ),
  3: (
    <>
      <path d="M12 48h44q4 0 4 6v4H8v-4z" />
      <path d="M14 46V10h16v16q0 8 8 10l14 5q5 2 5 5z" />
      <path className="ax-cut" d="M14 15h10v4H14zM14 25h12v4H14zM14 35h20v3H14zM36 45l5-6 3 1-5 6zM46 45l4-4 3 1-3 4z" />
      <path className="ax-glint" d="M8 51h52v3H8z" />
    </>
  ),
  4: (
    <>
      <path d="M14 5q18-5 36 0 3 27 0 54-18 5-36 0-3-27 0-54z" />
      <path className="ax-cut" d="M19 10q13-3 26 0 2 22 0 44-13 3-26 0-2-22 0-44z" />
      <path d="M34 9L24 29h6l-2 3h8l-2 3h6L30 55l3-15h-6l2-8-2-3z" />
      <circle className="ax-glint" cx="32" cy="32" r="5" />
    </>
  ),
  5: (
    <>
      <path d="M12 6c30 2 46 20 46 46l-5 2C50 32 36 16 10 12z" />
      <path className="ax-line" d="M11 8l44 46" />
      <path d="M7 53l36-36 4 4L11 57z" />
      <path className="ax-glint" d="M40 12l15-4-4 15z" />
      <path d="M4 50l8-1 4 4-1 8-4-2-1-4-4-1z" />
    </>
  ),
  6: (
    <>
      <path d="M18 26h28l4 36H14z" />
      <path d="M10 16h44v11H10z" />
      <path d="M32 2l24 13H8z" />
      <path className="ax-cut" d="M16 19h6v6h-6zM26 19h4v6h-4zM34 19h4v6h-4zM42 19h6v6h-6zM27 62V50q5-8 10 0v12z" />
      <path className="ax-glint" d="M30 33h4v10h-4z" />
      <path className="ax-cut" d="M20 36h6v2h-6zM38 44h7v2h-7zM18 52h6v2h-6z" />
    </>
  ),
  7: (
    <>
      <path d="M30 8h4v55h-4z" />
      <path d="M12 12h40v24l-7-4-6 5-7-5-7 5-6-5-7 4z" />
      <path className="ax-cut" d="M17 17h30v4H17zM17 24h30v2H17z" />
      <path className="ax-glint" d="M32 0l5 5-5 6-5-6z" />
      <circle cx="32" cy="45" r="6" />
      <circle className="ax-cut" cx="32" cy="45" r="2.500" />
    </>
  ),
  8: (
    <>
      <path d="M16 38a16 17 0 0 1 32 0v8q0 12-6 15l-3-13H25l-3 13q-6-3-6-15z" />
      <path className="ax-glint" d="M17 30Q6 20 9 3q10 6 12 21zM47 30Q58 20 55 3 45 9 43 24z" />
      <path d="M11 36h42v6H11z" />
      <path className="ax-cut" d="M30 22h4v12h-4z" />
      <circle cx="32" cy="17" r="4" />
    </>
  ),
  9: (
    <>
      <path d="M6 4l5 1 47 50-4 4L6 9zM58 4l-5 1L6 55l4 4L58 9z" />
      <circle cx="32" cy="32" r="20" />
      <path
        className="ax-cut"
        fillRule="evenodd"
        d="M32 16a16 16 0 1 1 0 32 16 16 0 0 1 0-32zm0 4a12 12 0 1 0 0 24 12 12 0 0 0 0-24z"
      />
      <path className="ax-glint" d="M32 23l2.600 6 6.400.6-4.900 4.200 1.500 6.200-5.600-3.300-5.600 3.300 1.500-6.200-4.900-4.200 6.400-.6z" />
    </>
  ),
  10: (
    <>
      <path className="ax-glint" d="M4 26a28 25 0 0 1 56 0l-9 2a19 17 0 0 0-38 0z" />
      <path className="ax-cut" d="M17 10l5 8-2 1-5-7zM31 3h2v9h-2zM47 10l-5 8 2 1 5-7z" />
      <path d="M15 36a17 17 0 0 1 34 0v10q0 12-7 15l-2-14H24l-2 14q-7-3-7-15z" />
      <path d="M10 34h44v6H10z" />
      <path className="ax-cut" d="M30 23h4v8h-4z" />
    </>
  ),
  12: (
    <>
      <path d="M24 8l4-7 4 7q18 3 22 26 2 14-1 28H25q0-12 7-19-8 4-13 9l-10-3-3-9 13-20z" />
      <path className="ax-glint" d="M33 8q20 4 22 27 2 14-1 27h6q4-18 0-34Q54 6 33 4z" />
      <circle className="ax-cut" cx="25" cy="24" r="2.600" />
      <path className="ax-cut" d="M10 40l8-3 1 3-7 4zM32 16l4-1-4 24-3-2z" />
    </>
  ),
  13: (
    <>
      <path d="M32 8q5 0 6 5l8 2q10-4 16-13 1 16-5 24-5 7-13 8l-3 5H23l-3-5q-8-1-13-8Q1 18 2 2q6 9 16 13l8 1q0-8 6-8z" />
      <path d="M25 40h14l5 10-12 4-12-4z" />
      <path className="ax-cut" d="M12 18l8 3-1 2-6-1zM52 18l-8 3 1 2 6-1zM16 26l6 1-1 2-4-1zM48 26l-6 1 1 2 4-1zM28 26h8l-1 3h-6zM27 32h10l-1 3h-8z" />
      <path className="ax-glint" d="M14 56h36v6H14z" />
      <circle className="ax-cut" cx="33" cy="14" r="1.700" />
    </>
  ),
  14: (
    <>
      <path d="M20 4h8q4 5 8 0h8l10 6-4 14q-3 8-2 16H16q1-8-2-16L10 10z" />
      <path className="ax-cut" d="M31 14h2v24h-2zM19 20q6 6 11 1l-1-2q-4 3-9-1zM45 20q-6 6-11 1l1-2q4 3 9-1zM24 30h6v2h-6zM34 30h6v2h-6z" />
      <path className="ax-glint" d="M14 40h36v6H14z" />
      <path d="M14 48h7v13l-4 1-4-2zM23 48h8v15h-7zM33 48h8l-1 15h-7zM43 48h7l1 12-4 2-4-1z" />
      <path className="ax-glint" d="M32 7l1.800 4 4.200.4-3.200 2.800 1 4.100L32 16.100l-3.800 2.200 1-4.100-3.200-2.800 4.200-.4z" />
    </>
  ),
  15: (
    <>
      {LAUREL_LEAVES.map((turn) => (
        <g key={turn} transform={`rotate(${String(turn)} 32 31)`}>
          <path d={turn > 0 ? 'M32 1q9 5 8 16-9-3-8-16z' : 'M32 1q-9 5-8 16 9-3 8-16z'} />
          <path className="ax-glint" d={turn > 0 ? 'M29 9q-5 3-5 9 5-2 5-9z' : 'M35 9q5 3 5 9-5-2-5-9z'} />
        </g>
      ))}
      <path d="M26 54h12l4 9H22z" />
      <path className="ax-glint" d="M32 19l3.800 8.600 9.400.9-7 6.200 2 9.200-8.200-4.800-8.200 4.800 2-9.200-7-6.200 9.400-.9z" />
    </>
  ),
};

/** The sign of a Roman's rank; the value is the key, since four ranks share no value. */
export function RomanSign({ value }: { readonly value: number }) {
  return <g fill="currentColor">{FIGURES[value]}</g>;
}
