import type { CSSProperties } from 'react';

import { SIGNS, WARES, type Ware } from './wares';

const HALVES: Readonly<Record<string, string>> = {
  elephant_front: 'M0 3h10c6 0 10 3 11.500 8 .8 3.500.3 7-.5 10h-3c.6-4 .3-6.500-.8-7.500-.8 1.500-2.200 2.500-4.200 2.500v5H7v-5H0zM15 7a1.400 1.400 0 1 0 .01 0z',
  elephant_back: 'M24 3h-9C8 3 4 6 3.500 11L1 17h2.300l2-3.500c.7 1.500 1.700 2.200 3.200 2.500v5H15v-5h9z',
};
const FACES = [...WARES, 'elephant_front', 'elephant_back'];

/** One face of a die. */
export function DieFace({ face }: { readonly face: string }) {
  const ware = WARES.find((each) => each === face);
  return (
    <svg className="ba-die" data-ware={ware ?? 'elephant'} viewBox="0 0 24 24" fillRule="evenodd" aria-hidden="true">
      <rect className="ba-die-edge" width="24" height="24" rx="4.500" />
      <rect className="ba-paper" x="2" y="2" width="20" height="20" rx="3.200" />
      <path className="ba-print" d={pathOf(face, ware)} transform="translate(4.200 4.200) scale(.650)" />
    </svg>
  );
}

function pathOf(face: string, ware: Ware | undefined): string {
  return ware === undefined ? (HALVES[face] ?? '') : SIGNS[ware];
}

/** A die that tumbles and comes to rest on that face: a cube of six faces, turned by style alone. */
export function TumblingDie({ face, order }: { readonly face: string; readonly order: number }) {
  const others = FACES.filter((each) => each !== face);
  return (
    <span className="ba-cube" style={{ '--order': order } as CSSProperties}>
      {[face, ...others].map((each) => (
        <span key={each} className="ba-cube-face">
          <DieFace face={each} />
        </span>
      ))}
    </span>
  );
}
