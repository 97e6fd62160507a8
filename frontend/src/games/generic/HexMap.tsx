import type { CSSProperties } from 'react';

import { useReading } from '../../i18n/Reading';
import { EmblemMark } from '../../ornament/Emblem';
import { box, centre, corners, frame, type Frame } from './hexes';
import type { Space, Tag } from './plain';
import { useTexts, type TableProps } from './table';

interface Props {
  readonly table: TableProps;
  readonly name: string;
  readonly spaces: readonly Space[];
}

/** A map of hexagons: what lies on it is drawn, what may be chosen is a button that lies over its space. */
export function HexMap({ table, name, spaces }: Props) {
  const around = frame(spaces);
  return (
    <div className="plain-map-room" role="group" aria-label={name}>
      <div className="plain-map" style={{ '--ratio': around.width / around.height } as CSSProperties}>
      <svg viewBox={`${around.x} ${around.y} ${around.width} ${around.height}`} aria-hidden="true">
        {spaces.map((space) => (
          <Hex key={space.thing} table={table} space={space} />
        ))}
      </svg>
      <ul>
        {spaces.map((space) => (
          <Target key={space.thing} table={table} space={space} around={around} />
        ))}
      </ul>
      </div>
    </div>
  );
}

/** The move that a click on a lit space leads to: what it costs and brings. */
function useTag({ table, space }: { readonly table: TableProps; readonly space: Space }): { readonly tag: Tag | null; readonly fact: string } {
  const texts = useTexts();
  const { plain, choosing, hints } = table;
  const move = choosing.moveOn(space.thing);
  if (move === undefined || choosing.stateOf(space.thing) !== 'lit') return { tag: null, fact: '' };
  return { tag: plain.tag?.(move, hints) ?? null, fact: texts(plain.moveName(move), plain.moveFact(move, hints)) };
}

function Hex({ table, space }: { readonly table: TableProps; readonly space: Space }) {
  const { seatName } = useReading();
  const { tag } = useTag({ table, space });
  const at = centre(space);
  const { kind, rider } = space;
  const look = kind === null ? null : table.plain.looks(kind);
  return (
    <g className="plain-hex" data-state={space.state} data-choice={table.choosing.stateOf(space.thing)} data-fresh={space.fresh}>
      <polygon className="plain-hex-ground" points={corners(at, 0.5)} />
      {look === null ? null : (
        <>
          <polygon className="plain-hex-tile" data-dye={look.dye} points={corners(at, 1.4)} />
          <path className="plain-hex-sign" data-dye={look.dye} d={look.sign} transform={`translate(${at.x - 6} ${at.y - 6}) scale(.5)`} />
        </>
      )}
      {rider === undefined ? null : (
        <g transform={`translate(${at.x + 1} ${at.y - 10})`}>
          <circle className="plain-hex-rider" cx="4.500" cy="5" r="4.600" />
          <path d={table.plain.looks(rider.kind).sign} transform="translate(1.100 1.600) scale(.285)" fillRule="evenodd" />
          <g transform="translate(.700 8.600) scale(.317)">
            <EmblemMark name={seatName(rider.seat)} />
          </g>
        </g>
      )}
      {look === null && tag === null ? (
        <text className="plain-hex-label" x={at.x} y={at.y + 1.4}>
          {space.label}
        </text>
      ) : null}
      {tag === null ? null : (
        <>
          <text className="plain-hex-worth" x={at.x} y={at.y + (tag.pays.length > 0 ? 1 : 3)}>
            {tag.worth}
          </text>
          {tag.pays.map((paid, index) => (
            <g key={index} transform={`translate(${at.x - (tag.pays.length * 4.6) / 2 + index * 4.6} ${at.y + 2.2})`}>
              <circle className="plain-hex-pip" data-dye={table.plain.looks(paid).dye} cx="2.300" cy="2.300" r="2.200" />
              <path
                className="plain-hex-sign"
                data-dye={table.plain.looks(paid).dye}
                d={table.plain.looks(paid).sign}
                transform="translate(.8 .8) scale(.125)"
              />
            </g>
          ))}
        </>
      )}
    </g>
  );
}

interface TargetProps {
  readonly table: TableProps;
  readonly space: Space;
  readonly around: Frame;
}

function Target({ table, space, around }: TargetProps) {
  const texts = useTexts();
  const { fact } = useTag({ table, space });
  const state = table.choosing.stateOf(space.thing);
  const says = [space.label, texts(...space.says)].filter(Boolean).join(': ');
  if (state === null || state === 'open') {
    return (
      <li style={box(space, around)}>
        <span role="img" className="plain-space" aria-label={says} title={says} />
      </li>
    );
  }
  const label = fact === '' ? says : fact;
  return (
    <li style={box(space, around)}>
      <button
        type="button"
        className="plain-target"
        data-lit={!table.busy}
        aria-pressed={state === 'picked'}
        aria-disabled={table.busy}
        aria-label={label}
        title={label}
        onClick={() => table.choosing.press(space.thing)}
      />
    </li>
  );
}
