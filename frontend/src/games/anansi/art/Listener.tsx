import type { ReactNode } from 'react';

/** The head symbol, in a box of 20 by 24: somebody asleep under a knotted cloth. */
export function Head() {
  return (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M1.500 10C1.500 4 5 1.500 10 1.500S18.500 4 18.500 10q-8.500-4-17 0zM14.500 2L19 0l1 4.500-3 1.500zM2.500 12q7.500-3.500 15 0c0 7.500-3 12-7.500 12S2.500 19.500 2.500 12zM5.500 14q1.700 2 3.400 0v1.500q-1.700 2-3.400 0zM11.100 14q1.700 2 3.400 0v1.500q-1.700 2-3.400 0zM8 19.500h4V21H8z"
    />
  );
}

/** Heads in a box of 48 by 48: a scarf with its knot, a cap and a beard, round hair, two puffs, white hair, braids under a band. */
const HEADS: readonly ReactNode[] = [
  <>
    <path className="an-cloth" d="M33 9l8-6 1 8-6 4z" />
    <ellipse className="an-face" cx="24" cy="29" rx="12" ry="14.500" />
    <path className="an-cloth" d="M10 24C9 13 15 8 24 8s15 5 14 16c-8-6-20-6-28 0z" />
    <path className="an-glint" d="M11 35a2 2 0 1 1-.01 0zM37 35a2 2 0 1 1-.01 0z" />
  </>,
  <>
    <ellipse className="an-face" cx="24" cy="29" rx="12" ry="14.500" />
    <path className="an-hair" d="M12 30c0 10 5 16 12 16s12-6 12-16c-2 3-4 4-7 4h-10c-3 0-5-1-7-4z" />
    <path className="an-cloth" d="M12 22V15q0-7 12-7t12 7v7z" />
    <path className="an-glint" d="M12 18h24v3H12z" />
  </>,
  <>
    <circle className="an-hair" cx="24" cy="21" r="16" />
    <ellipse className="an-face" cx="24" cy="30" rx="11" ry="13" />
    <path className="an-cloth" d="M12 24q12-9 24 0l-1-5q-11-7-22 0z" />
  </>,
  <>
    <circle className="an-hair" cx="11" cy="15" r="7" />
    <circle className="an-hair" cx="37" cy="15" r="7" />
    <ellipse className="an-face" cx="24" cy="30" rx="12" ry="13" />
    <path className="an-hair" d="M11 26C12 16 17 13 24 13s12 3 13 13q-6-7-13-7t-13 7z" />
    <path className="an-cloth" d="M13 19l4 4-4 2zM35 19l-4 4 4 2z" />
  </>,
  <>
    <path className="an-hair" d="M10 34C6 16 14 8 24 8s18 8 14 26l-4 2H14z" />
    <ellipse className="an-face" cx="24" cy="29" rx="11.500" ry="14.500" />
    <path className="an-hair" d="M16 37q8-4 16 0-1 9-8 9t-8-9z" />
    <path className="an-cloth" d="M15 46h18v2H15z" />
  </>,
  <>
    <path className="an-hair" d="M9 46V24C9 13 15 8 24 8s15 5 15 16v22h-5V24H14v22z" />
    <ellipse className="an-face" cx="24" cy="29" rx="11.500" ry="14" />
    <path className="an-hair" d="M12 24q0-11 12-11t12 11q-5-5-12-6-7 1-12 6z" />
    <path className="an-cloth" d="M11 22q13-9 26 0l1-4q-14-10-28 0z" />
  </>,
];

interface Props {
  readonly inspired: boolean;
  /** Which of them: neighbours have different heads. */
  readonly who?: number;
}

/** A listener: asleep and grey-blue until a story inspires it; then eyes, mouth and a spark. */
export function Listener({ inspired, who = 0 }: Props) {
  const head = who % HEADS.length;
  return (
    <svg className="an-listener" data-inspired={inspired} data-head={head} viewBox="0 0 48 48" aria-hidden="true">
      {HEADS[head]}
      {inspired ? (
        <>
          <path className="an-spark" d="M24 0l1.700 3.500L24 7l-1.700-3.500zM5 4l4 3.500v2.500H6.500zM43 4l-4 3.500v2.500h2.500z" />
          <circle className="an-feature" cx="19" cy="29" r="2" />
          <circle className="an-feature" cx="29" cy="29" r="2" />
          <path className="an-feature" d="M19.500 35.500q4.500 2 9 0-1 4-4.500 4t-4.500-4z" />
        </>
      ) : (
        <path className="an-feature" d="M16 28.500q3 2.500 6 0v1.800q-3 2.500-6 0zM26 28.500q3 2.500 6 0v1.800q-3 2.500-6 0zM21 36.500h6v1.700h-6z" />
      )}
    </svg>
  );
}
