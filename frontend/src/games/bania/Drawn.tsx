import { Fragment } from 'react';

import type { SpaceFacts } from './facts';
import { Comer, Ground, Hex } from './Hex';
import { centre, outline, type Frame, type Point, type Spot } from './hexes';
import { spaceName } from './lines';
import type { Props } from './model';
import type { Home } from './settlements';
import { keyOf } from './sizes';
import type { Space } from './types';

interface Row {
  readonly first: Space;
  readonly last: Space;
}

/** The first and the last space of each row. */
function rowsOf(spaces: readonly Space[]): readonly Row[] {
  const rows = new Map<number, Row>();
  for (const space of spaces) {
    const { first, last } = rows.get(space.r) ?? { first: space, last: space };
    rows.set(space.r, { first: space.q < first.q ? space : first, last: space.q > last.q ? space : last });
  }
  return [...rows.values()];
}

interface EdgeProps {
  readonly spaces: readonly Space[];
  /** Where sizes of settlements are written, on the map and beside it (sizes.ts). */
  readonly written: ReadonlySet<string>;
}

/** Beside each row its letter, before its first space, and the number of its last one. */
function Edge({ spaces, written }: EdgeProps) {
  return rowsOf(spaces).map(({ first, last }) => {
    const [from, to] = [centre(first), centre(last)];
    const y = from.y + 1;
    const aside = (beyond: Spot) => (written.has(keyOf(beyond)) ? 14.6 : 11);
    return (
      <Fragment key={first.r}>
        <text className="ba-label" data-side="first" x={from.x - aside({ q: first.q - 1, r: first.r })} y={y}>{spaceName(first.space).slice(0, 1)}</text>
        <text className="ba-label" data-side="last" x={to.x + aside({ q: last.q + 1, r: last.r })} y={y}>{spaceName(last.space).slice(1)}</text>
      </Fragment>
    );
  });
}

interface WorthProps {
  readonly worth: number;
  /** Whether it is more than most spaces bring: then it stands on gold. */
  readonly more: boolean;
  readonly at: Point;
}

/** What any tent would bring on a space (BA-9.2). */
export function Worth({ worth, more, at: { x, y } }: WorthProps) {
  return (
    <g className="ba-worth" data-more={more}>
      {more ? <rect x={x - 6} y={y - 4.2} width="12" height="8.4" rx="4.2" /> : null}
      <text x={x} y={y + 2.3}>
        {`+${worth}`}
      </text>
    </g>
  );
}

interface DrawnProps {
  readonly props: Props;
  readonly facts: readonly SpaceFacts[];
  readonly known: readonly Home[];
  readonly around: Frame;
  readonly near: string | null;
  /** What a tent brings nearly everywhere. */
  readonly common: number | null;
}

/** What lies on the desert, as a picture: whoever listens hears it from the spaces that lie over it. */
export function Drawn({ props, facts, known, around, near, common }: DrawnProps) {
  const { spaces } = props.view;
  const worths = [...facts.flatMap(({ worth }) => worth ?? []), ...(common === null ? [] : [common])];
  const [most, least] = [Math.max(...worths), Math.min(...worths)];
  const written = new Set(known.flatMap((home) => (home.spaces.length > 1 ? home.over : [])));
  return (
    <svg viewBox={`${around.x} ${around.y} ${around.width} ${around.height}`} aria-hidden="true">
      {facts.map((each) => (
        <Ground key={each.space.space} facts={each} />
      ))}
      {known.map((home) => (
        <path
          key={home.spaces[0]}
          className="ba-outline"
          data-closed={home.closed}
          data-own={home.riders.some(({ seat }) => seat === props.you)}
          data-pointed={near !== null && home.spaces.includes(near)}
          d={outline(spaces.filter(({ space }) => home.spaces.includes(space)))}
        />
      ))}
      {facts.map((each) => (
        <Hex key={each.space.space} facts={each} />
      ))}
      {facts.map((each) => (
        <Comer key={each.space.space} facts={each} />
      ))}
      {facts.filter(({ space, worth }) => worth !== null && space.space !== near).map(({ space, worth }) => (
        <Worth key={space.space} worth={worth ?? 0} more={worth === most && worth !== least} at={centre(space)} />
      ))}
      <Edge spaces={spaces} written={written} />
      {facts.filter(({ space, price }) => space.space === near && space.kind === 'free' && price === null).map(({ space }) => (
        <text key={space.space} className="ba-label" data-large="true" x={centre(space).x} y={centre(space).y + 2}>
          {spaceName(space.space)}
        </text>
      ))}
    </svg>
  );
}
