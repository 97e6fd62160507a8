import type { ReactNode } from 'react';

/**
 * What stands on the cards 1 to 10 of a hand: what is found in a village by the sea, the larger the number, the larger. Each with
 * its ground in a box of 100 by 70, as wide as the card; what is high rises above it, beside the number. `currentColor` is the
 * paper, `ax-cut` and `ax-groove` what shows through, `ax-shade` paper in the shadow, `ax-glint` the bright pieces.
 */
const FIGURES: Readonly<Record<string, ReactNode>> = {
  1: (
    <>
      <path className="ax-deep" d="M0 58q26-7 52-2t48-4v22H0z" />
      <path d="M17 65q11-2 18-9h23q7-6 8-15 1-8 8-8t8 7q-1 14-10 21-5 4-13 4z" />
      <path d="M71 36l-4-15 2-1 6 14zM77 35l5-13 2 1-4 14z" />
      <circle cx="68" cy="19" r="3" />
      <circle cx="84" cy="21" r="3" />
      <circle className="ax-glint" cx="43" cy="40" r="20" />
      <path className="ax-groove" d="M43 41a4 4 0 0 1 8 0a7.500 7.500 0 0 1-15 0a11 11 0 0 1 22 0a14.500 14.500 0 0 1-27 7" />
      <circle className="ax-cut" cx="76" cy="40" r="1.700" />
    </>
  ),
  2: (
    <>
      <path className="ax-deep" d="M0 44q12-8 25 0t25 0 25 0 25 0v30H0z" />
      <path className="ax-glint" d="M38 19q8-11 22-9l-4 15zM42 48q4 9 14 10l1-14z" />
      <path d="M9 34Q24 12 47 14q16 2 26 15l19-14q-5 18 0 36L73 39Q62 53 47 54 24 56 9 34z" />
      <circle className="ax-cut" cx="24" cy="31" r="3" />
      <path className="ax-groove" d="M35 21q8 13 0 27M46 27q4 3 0 6M46 38q4 3 0 6M56 24q4 3 0 6M56 34q4 3 0 6M65 31q4 3 0 6M8 62q6-4 13 0M32 65q6-4 13 0M58 62q6-4 13 0" />
    </>
  ),
  3: (
    <>
      <circle className="ax-glow" cx="60" cy="36" r="33" />
      <path className="ax-deep" d="M0 55q24-8 52-3t48-5v27H0z" />
      <path className="ax-shade" d="M62 33q6-26 28-30-8 8-9 18 8-8 15-8-9 7-11 17 6-4 11-3-10 6-15 18H66z" />
      <path d="M33 13q8-5 13 2 4 13 14 16 10 2 14 0 3 18-11 26-14 6-25-3-10-8-9-23 1-10 4-18z" />
      <path className="ax-glint" d="M32 13q-4-6 0-9 3 1 4 4 1-6 6-6 1 3 0 6 4-3 6-1 1 6-4 9zM31 17l-11 5 11 2zM32 26q-5 6-1 10 5-3 5-10z" />
      <circle className="ax-cut" cx="37" cy="18" r="2" />
      <path className="ax-cut" d="M46 35q14 4 22-2-2 14-13 15-8-2-9-13z" />
      <path className="ax-glint" d="M43 55h2.500v9h6v3H36v-3h7zM57 55h2.500v9h6v3H51v-3h6z" />
    </>
  ),
  4: (
    <>
      <path className="ax-deep" d="M0 50q24-6 52-2t48-4v30H0z" />
      <path d="M31 6h38q12 30 0 60H31q-12-30 0-60z" />
      <ellipse className="ax-shade" cx="50" cy="7" rx="19" ry="5" />
      <path className="ax-cut" d="M28 17q22 6 44 0l1.500 6q-23.500 6-47 0zM26.500 49q23.500 6 47 0L72 55q-22 6-44 0z" />
      <path className="ax-groove" d="M43 28q-1 8 0 17M57 28q1 8 0 17" />
      <circle className="ax-glint" cx="50" cy="36" r="4.500" />
    </>
  ),
  5: (
    <>
      <path className="ax-deep" d="M0 56q26-6 52-2t48-4v24H0z" />
      <path className="ax-shade" d="M34 58h38l4 8H30z" />
      <path d="M28 30h64q0 11-16 14-10 2-11 6 0 4 7 8H36q7-4 7-8-1-5-8-5-18 0-23-13z" />
      <path className="ax-cut" d="M32 34h54v2.500H33z" />
      <g transform="rotate(28 60 10)">
        <path className="ax-shade" d="M67 5h30v6H67z" />
        <path d="M48-3h17q3 0 3 3v17q0 3-3 3H48q-4-11 0-23z" />
      </g>
      <path className="ax-glint" d="M33 26l-3-12 7 10zM26 27l-13-8 15 4zM40 25l4-9-1 9z" />
    </>
  ),
  6: (
    <>
      <path className="ax-deep" d="M0 56q26-8 52-3t48-5v26H0z" />
      <path className="ax-shade" d="M38 48h10l-2 18h-7zM66 48h10l-1 18h-7z" />
      <path d="M3 41q0-4 4-5l14-4q5-9 13-13l-3-11 10 6 5-6 3 5 6-6 4 6 6-5 4 6 6-3 3 6q16 6 17 24 0 9-5 15l2 10h-9l-3-9q-11 3-23 1l-4 8h-9l1-10q-9-1-14-6-8 5-17 5l-7-2q-4-2-4-6z" />
      <path className="ax-tail" d="M94 34q5-3 4 6" />
      <circle className="ax-cut" cx="30" cy="33" r="2.400" />
      <path className="ax-cut" d="M38 18q8 5 4 13l-8-5zM3 42q-1-5 4-6l1 6-4 2z" />
      <path className="ax-groove" d="M10 46q9 3 15-3" />
      <path className="ax-glint" d="M15 48q-2-6-1-11 5 4 7 10z" />
      <path className="ax-groove" d="M50 17l5 6M61 17l5 6M72 20l5 6M60 33q8 3 8 12" />
    </>
  ),
  7: (
    <>
      <path className="ax-deep" d="M0 50q30-12 60-4t40-4v32H0z" />
      <path className="ax-glint" d="M40 22Q12 26 5 3q12 9 31 6zM64 22q28 4 35-19-12 9-31 6z" />
      <path className="ax-shade" d="M34 26Q20 22 13 31q8 10 22 6zM70 26q14-4 21 5-8 10-22 6z" />
      <path d="M36 8q16-6 32 0 5 12 1 24l-4 18q0 16-13 16T39 50l-4-18q-4-12 1-24z" />
      <path className="ax-shade" d="M39 50q13-7 26 0 1 16-13 16T39 50z" />
      <path className="ax-cut" d="M43 54q4-1 5 4-5 1-5-4zM61 54q-4-1-5 4 5 1 5-4zM39 28q6-1 7 5-7 1-7-5zM65 28q-6-1-7 5 7 1 7-5z" />
      <path className="ax-cut" d="M42 7l4 10 3-6 3 9 3-9 3 6 4-10q-10-4-20 0z" />
    </>
  ),
  8: (
    <>
      <path className="ax-deep" d="M0 54q26-8 52-3t48-5v28H0z" />
      <path className="ax-shade" d="M27 36h60v31H27z" />
      <path d="M60-12q5 0 7 6 11 25 32 39-9 7-16 2-10 5-17 1-8 4-16 0-9 4-16-1-9 4-18-2Q42 17 53-6q2-6 7-6z" />
      <path className="ax-groove" d="M51 3q9 5 18 0M42 18q18 8 37 0" />
      <path className="ax-cut" d="M46 67V53q0-11 11-11t11 11v14z" />
      <path className="ax-glint" d="M53 67q-4-7 2-11 0-5 3-7 0 5 4 9t-1 9z" />
    </>
  ),
  9: (
    <>
      <circle className="ax-glow" cx="69" cy="12" r="29" />
      <path className="ax-shade" d="M59-22h4v66h-4z" />
      <path d="M44-12h36q10 22 0 45H44q8-23 0-45z" />
      <path className="ax-cut" d="M47.500-4h35q2 5 2.500 10H48.500q0-5-1-10zM48.500 15H85q-.500 5-2.500 10H47q1.500-5 1.500-10z" />
      <path className="ax-glint" d="M63-22l14 4-14 5z" />
      <path d="M3 20q8-2 10 6 3 12 14 14h48q12-2 14-14 0-8 9-8-3 4-2 10-1 24-16 34H24Q8 54 7 30q0-6-4-10z" />
      <path className="ax-cut" d="M22 47h64v3H22z" />
      <path className="ax-deep" d="M0 58q12-8 25 0t25 0 25 0 25 0v16H0z" />
    </>
  ),
  10: (
    <>
      <path className="ax-deep" d="M0 56q26-8 52-3t48-5v26H0z" />
      <path d="M15 45Q2 44 4 33q-5-12 7-16 3-9 15-6 6-4 12-1 5-6 13-3 5-2 6-1 2-10 14-9 13-3 17 8 11 2 9 13 6 9-2 17 2 11-11 13-6 7-15 3-8 6-17 2-8 6-16 1-10 5-19-3z" />
      <path className="ax-shade" d="M43 43L29 30l2-2 14 8-1-12h4l2 14 10-15h4l-6 17 15-10 2 2-16 15q0 12 15 22H60l-7-4-4 4-5-4-6 4H29q14-8 14-24z" />
      <path className="ax-groove" d="M14 29q4-6 11-3M31 19q5-4 10-1M63 9q6-5 12-1M78 22q5-4 9 1" />
      <path className="ax-glint" d="M17 36h8q1 8-4 11-5-3-4-11zM76 32h8q1 8-4 11-5-3-4-11z" />
    </>
  ),
};

export function BidSign({ card }: { readonly card: string }) {
  return <g fill="currentColor">{FIGURES[card]}</g>;
}
