import type { CSSProperties } from 'react';

import type { WonProps } from '../game';
import { Elephant, ElephantShape } from './art/Elephant';
import { Tent, TentShape } from './art/Tent';
import { yieldOf } from './art/wares';
import { centre, corners, frame, outline } from './hexes';
import type { Note, View } from './types';
import './won.css';

/** The tents that a seat has placed, with its elephant; and where there is room, the map as far as it is built on. */
export function Won({ view, seat, story }: WonProps<View>) {
  const notes = story.flatMap((entry) => entry.notes as unknown as readonly Note[]);
  const placed = notes.flatMap((note) => (note.type === 'tent_placed' && note.seat === seat ? [note] : []));
  return (
    <div className="ba-won">
      <div className="ba-won-pieces" style={{ ...rows('map', placed.length + 1, 5), ...rows('strip', placed.length + 1, 14) }}>
        <ul>
          <li>
            <Elephant seat={seat} />
          </li>
          {placed.map(({ space, tent }) => (
            <li key={space}>
              <Tent ware={yieldOf(tent)} />
            </li>
          ))}
        </ul>
      </div>
      <Built view={view} seat={seat} own={new Set(placed.map(({ space }) => space))} />
    </div>
  );
}

/** How so many stand in rows of at most that many, beside the map and in a strip without it. */
function rows(where: 'map' | 'strip', pieces: number, most: number): CSSProperties {
  const high = Math.ceil(pieces / most);
  return { [`--${where}-rows`]: high, [`--${where}-columns`]: Math.ceil(pieces / high) };
}

function Built({ view, seat, own }: { readonly view: View; readonly seat: number; readonly own: ReadonlySet<string> }) {
  const built = view.spaces.flatMap((space) => (space.ware === null ? [] : [{ ...space, ware: space.ware }]));
  const { x, y, width, height } = frame(built);
  return (
    <svg className="ba-won-map" viewBox={`${x} ${y} ${width} ${height}`} style={{ aspectRatio: `${width} / ${height}` }}>
      {view.spaces.map((space) => (
        <polygon key={space.space} className="ba-won-sand" points={corners(centre(space), 0.45)} />
      ))}
      {built.map((space) => (
        <g key={space.space} className="ba-won-tent" data-own={own.has(space.space)}>
          <polygon points={corners(centre(space))} />
          <g transform={`translate(${centre(space).x - 7.6} ${centre(space).y - 8}) scale(.317)`}>
            <TentShape ware={space.ware} />
          </g>
        </g>
      ))}
      <path className="ba-won-outline" d={outline(built.filter(({ space }) => own.has(space)))} />
      {view.spaces
        .filter(({ elephant }) => elephant === seat)
        .map((space) => (
          <g key={space.space} transform={`translate(${centre(space).x - 1.8} ${centre(space).y - 1.6}) scale(.158)`}>
            <ElephantShape seat={seat} />
          </g>
        ))}
    </svg>
  );
}
