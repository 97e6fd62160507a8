import type { ReactNode } from 'react';

import { faceOf } from '../faces';

const EYE = (
  <>
    <path className="ay-cream" d="M22 25q10-13 20 0-10 13-20 0z" />
    <circle className="ay-dark" cx="32" cy="25" r="4.200" />
    <circle className="ay-cream" cx="33.500" cy="23.500" r="1.300" />
  </>
);

/** What cards show, cut from paper, each in a box of 64 by 64: few shapes, told apart by their outlines alone. */
const FIGURES: Readonly<Record<string, ReactNode>> = {
  bone: (
    <g transform="rotate(-38 32 32)">
      <path
        className="ay-cream"
        d="M18 25h28c-3-7 1-13 7-13 5 0 9 4 8 9 4 2 5 6 5 11s-1 9-5 11c1 5-3 9-8 9-6 0-10-6-7-13H18c3 7-1 13-7 13-5 0-9-4-8-9-4-2-5-6-5-11s1-9 5-11c-1-5 3-9 8-9 6 0 10 6 7 13z"
      />
      <path className="ay-shade" d="M18 35h28v4H18zM-2 34h9v3h-8zM57 34h9l-1 3h-8z" />
    </g>
  ),
  treasure: (
    <>
      <path className="ay-gold-light" d="M14 26a5 5 0 0 1 10-2 5 5 0 0 1 9-1 5 5 0 0 1 9 1 5 5 0 0 1 9 2v6H14z" />
      <path className="ay-gold" d="M5 22C5 9 12 4 22 4h20c10 0 17 5 17 18l-4 1C50 15 46 13 40 13H24c-6 0-10 2-15 10z" />
      <path className="ay-gold" d="M6 31h52v26a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3z" />
      <path className="ay-violet" d="M13 31h6v29h-6zM45 31h6v29h-6zM6 36h52v3H6z" />
      <path className="ay-dark" d="M26 32h12v12a6 6 0 0 1-12 0z" />
      <path className="ay-gold-light" d="M32 35a2.800 2.800 0 0 1 1.500 5.200l1 4.800h-5l1-4.800A2.800 2.800 0 0 1 32 35z" />
    </>
  ),
  lyrical_lollipop: (
    <>
      <path className="ay-cream" d="M26 40h5v24h-5z" />
      <circle className="ay-pink" cx="28" cy="23" r="22" />
      <path
        className="ay-swirl"
        d="M28 23c0-4 6-3 6 1 0 6-10 8-13 1-3-8 6-15 13-12 10 4 10 17 2 23-9 6-22 1-24-9"
      />
      <path className="ay-dark" d="M46 36l16-4v20a5.500 4.500 0 1 1-4-4.500V41l-8 2v14a5.500 4.500 0 1 1-4-4.500z" />
    </>
  ),
  omniscient_muffin: (
    <>
      <path className="ay-raspberry" d="M11 37h42l-6 24H17z" />
      <path className="ay-shade" d="M19 37h4l2 24h-4zM30 37h4v24h-4zM41 37h4l-2 24h-4z" />
      <path className="ay-orange" d="M9 39C1 37 1 24 10 23 9 13 19 9 24 12c3-11 17-11 19 0 7-3 14 4 11 11 9 1 9 14 1 16z" />
      {EYE}
    </>
  ),
  fish: (
    <>
      <path className="ay-teal-deep" d="M22 20C26 9 36 6 44 10l-4 9zM26 46c3 8 10 11 17 9l-4-10z" />
      <path className="ay-teal" d="M1 14l14 11C21 16 30 12 39 12c12 0 20 9 24 20-4 11-12 20-24 20-9 0-18-4-24-13L1 50c5-12 5-24 0-36z" />
      <path className="ay-teal-deep" d="M26 22q7 10 0 20 3 1 5 2 8-12 0-24-3 1-5 2zM36 19q8 13 0 26h5q8-13 0-26z" />
      <circle className="ay-cream" cx="51" cy="27" r="5" />
      <circle className="ay-dark" cx="52" cy="27" r="2.500" />
    </>
  ),
  toxic_waste: (
    <>
      <path className="ay-lime-deep" d="M10 8h44v6l-3 5 3 5v16l-3 5 3 5v10H10V50l3-5-3-5V24l3-5-3-5z" />
      <path className="ay-lime" d="M8 4h48v9H8zM8 52h48v9H8zM14 16h36l-2 4 2 4v16l-2 4 2 6H14l2-6-2-4V24l2-4z" />
      <path className="ay-dark" d="M32 34l-7-12a14 14 0 0 1 14 0zM30 36H16a14 14 0 0 0 7 12zM34 36h14a14 14 0 0 1-7 12z" />
      <circle className="ay-dark" cx="32" cy="35.500" r="3" />
      <path className="ay-lime-light" d="M40 3h12v12c0 6-5 6-5 0-1-5-3-3-3 2-1 4-4 4-4 0z" />
    </>
  ),
  t_rex: (
    <>
      <path className="ay-red" d="M2 24C4 8 20 1 36 4c4-4 11-3 14 2 8 2 13 9 13 17 0 5-3 9-7 10H20L2 36z" />
      <path className="ay-red" d="M2 38l16 6 8 7h30c2 6-3 12-12 12H24C12 63 4 54 2 38z" />
      <path className="ay-cream" d="M20 33h36l-3 10-5-8-4 9-5-9-4 9-5-9-4 8zM26 52h29l-4-9-5 7-4-8-5 8-4-8z" />
      <path className="ay-red-deep" d="M2 24l18 9L2 38z" />
      <circle className="ay-cream" cx="43" cy="14" r="5.500" />
      <circle className="ay-dark" cx="44.500" cy="14.500" r="2.800" />
      <circle className="ay-red-deep" cx="58" cy="21" r="1.800" />
    </>
  ),
  hat: (
    <>
      <path className="ay-dark" d="M15 47L11 8c10-7 32-7 42 0l-4 39c15 0 15 4 13 7-5 8-55 8-60 0-2-3-2-7 13-7z" />
      <path className="ay-gold" d="M13.500 33c10 5 27 5 37 0L49 46c-9 5-25 5-34 0z" />
      <path className="ay-pink" d="M28 37h10v10H28z" />
      <path className="ay-sheen" d="M17 9q6-3 12-4l1 27q-6 0-11-1z" />
    </>
  ),
  itinerant_magician: (
    <>
      <path className="ay-cream" d="M2 55l34-32 6 7L9 62z" />
      <path className="ay-dark" d="M8 49l21-19 6 7-20 19z" />
      <path className="ay-gold" d="M44 1l4 12 13-4-7 11 9 9-13-1-3 13-6-12-12 4 7-10-8-9 12 1z" />
      <path className="ay-pink" d="M12 3l2.500 6.500L21 12l-6.500 2.500L12 21l-2.500-6.500L3 12l6.500-2.500zM54 44l2.500 6.500L63 53l-6.500 2.500L54 62l-2.500-6.500L45 53l6.500-2.500z" />
      <circle className="ay-cream" cx="25" cy="6" r="2.500" />
      <circle className="ay-cream" cx="38" cy="53" r="2.500" />
    </>
  ),
  sabotage: (
    <>
      <path
        className="ay-cream"
        fillRule="evenodd"
        d="M28 3a29 29 0 1 0 33 33l-9-3 8-4a29 29 0 0 0-2-8l-9 4 3-10a29 29 0 0 0-5-5l-7 8 1-12a29 29 0 0 0-6-2l-4 7zM26 13a20 20 0 0 1 9 0l-2 12 5 1 6-6a20 20 0 0 1 7 8l-9 4 1 4 9 2a20 20 0 1 1-26-25z"
      />
      <path className="ay-cream" d="M29 13h6v14h-6zM29 40h6v13h-6zM11 29h14v6H11zM40 32l12 3-1 5-12-2zM18 16l10 9-4 5-10-9zM43 50l-9-10 5-4 8 10zM15 46l10-9 4 4-10 9z" />
      <circle className="ay-cream" cx="32" cy="33" r="9" />
      <circle className="ay-red-deep" cx="32" cy="33" r="4" />
      <path className="ay-gold" d="M63 1L46 17l7 3-12 14 20-15-7-3z" />
    </>
  ),
  footprint: (
    <>
      <path className="ay-cream" d="M32 61c-8 0-11-5-10-11 0-4 1-7 0-10L5 24l3-12 15 9 3 8-3-22 9-6 9 6-3 22 3-8 15-9 3 12-17 16c-1 3 0 6 0 10 1 6-2 11-10 11z" />
    </>
  ),
  plain: (
    <>
      <path className="ay-violet-light" d="M32 2l30 30-30 30L2 32z" />
      <path className="ay-stage-black" d="M32 12l20 20-20 20-20-20z" />
      <path className="ay-teal" d="M32 21l11 11-11 11-11-11z" />
    </>
  ),
  veil: (
    <path className="ay-gold" d="M32 2l7 21h22L43 36l7 22-18-14-18 14 7-22L3 23h22z" />
  ),
};

/** The figure of a kind as part of a drawing. */
export function Figure({ kind }: { readonly kind: string }) {
  return <g>{FIGURES[faceOf(kind)]}</g>;
}

/** The figure alone, on a disc of its colour: in a bag, in a line of text. */
export function Token({ kind }: { readonly kind: string }) {
  return (
    <svg className="ay-token" data-kind={faceOf(kind)} viewBox="-8 -8 80 80" aria-hidden="true">
      <circle className="ay-ground" cx="32" cy="32" r="39" />
      <Figure kind={kind} />
    </svg>
  );
}
