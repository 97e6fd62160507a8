import { Fragment, memo, useCallback, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useKept } from '../../ui/useKept';
import { useLatest } from '../../ui/useLatest';
import { Bubble } from './Bubble';
import { builtSince } from './deeds';
import { factsOf } from './facts';
import { Comer, Ground, Hex } from './Hex';
import { box, centre, frame, outline, WIDTH } from './hexes';
import { spaceName } from './lines';
import { pressSpace, spaceTaken, type Props } from './model';
import { closingSize, homes } from './settlements';
import { Target } from './Target';
import type { Space } from './types';
import { useZoom } from './useZoom';

/** The space that is pointed at, until something else is asked: what was said of it need not hold any more. */
function usePointed({ asked }: Props): readonly [string | null, (space: string | null) => void] {
  const [pointed, setPointed] = useState<{ readonly space: string; readonly asked: number | null } | null>(null);
  // A finger leaves no space when it is lifted: it has to be put down elsewhere.
  useEffect(() => {
    const away = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('.ba-map li') === null) setPointed(null);
    };
    window.addEventListener('pointerdown', away);
    return () => window.removeEventListener('pointerdown', away);
  }, []);
  const point = useCallback((space: string | null) => setPointed(space === null ? null : { space, asked }), [asked]);
  return [pointed?.asked === asked ? pointed.space : null, point];
}

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

/** The letter of each row before its first space and the number of its last one, in the gaps at the edge of the map. */
const Edge = memo(function Edge({ spaces }: { readonly spaces: readonly Space[] }) {
  return rowsOf(spaces).map(({ first, last }) => {
    const [from, to] = [centre(first), centre(last)];
    const number = spaceName(last.space).slice(1);
    // Above the broadest row rows become shorter upwards, below it downwards: there are the gaps, wide enough to lie clear of walls.
    const y = from.y + (first.r <= 0 ? -8.2 : 11.2);
    return (
      <Fragment key={first.r}>
        <text className="ba-label" x={from.x - 7.3} y={y}>{spaceName(first.space).slice(0, 1)}</text>
        <text className="ba-label" x={to.x + 7.3} y={number.length > 1 ? y - 1.2 : y}>{number}</text>
      </Fragment>
    );
  });
});

/** The desert: what lies on it is drawn; over each space lies what can be pressed or heard. */
export function HexMap({ children, ...props }: Props & { readonly children: ReactNode }) {
  const { t } = useTranslation('bania');
  const room = useRef<HTMLDivElement>(null);
  const zoom = useZoom(room);
  const [pointed, point] = usePointed(props);
  const { spaces } = props.view;
  const around = useKept(frame(spaces));
  const boxes = useKept(spaces.map((space) => box(space, around)));
  const known = homes(props.view);
  const homeOf = new Map(known.flatMap((home) => home.spaces.map((space) => [space, home] as const)));
  const built = builtSince(props.story, props.you);
  const facts = useKept(spaces.map((space) => factsOf(space, homeOf.get(space.space), built.get(space.space) ?? null, props)));
  const press = useLatest((space: string, byFinger: boolean) => pressSpace(space, byFinger, props));
  // What has been pressed is done: its price need not be read any more.
  const near = props.pending === null ? (pointed ?? spaceTaken(props)) : null;
  return (
    <div className="ba-board" style={{ '--wide': around.width, '--high': around.height, '--zoom': zoom.factor } as CSSProperties}>
      <div ref={room} className="ba-map-room scrolls" data-zoomed={zoom.factor > 1} role="group" aria-label={t('board.map')} onPointerLeave={() => point(null)}>
        <div className="ba-map" data-choosing={facts.some(({ choice, does }) => choice !== null || does !== null)}>
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
            <Edge spaces={spaces} />
            {facts.filter(({ space, price }) => space.space === near && space.kind === 'free' && price === null).map(({ space }) => (
              <text key={space.space} className="ba-label" data-large="true" x={centre(space).x} y={centre(space).y + 2}>
                {spaceName(space.space)}
              </text>
            ))}
          </svg>
          <ul>
            {facts.map((each, at) => (
              <Target key={each.space.space} facts={each} style={boxes[at] ?? {}} of={closingSize(props.view)} busy={props.busy} point={point} press={press} />
            ))}
          </ul>
          {spaces
            .filter(({ space }) => space === near)
            .map((space) => (
              <Bubble key={space.space} {...props} space={space} home={homeOf.get(space.space)} at={centre(space)} around={around} />
            ))}
        </div>
      </div>
      {children}
      <button type="button" className="button ba-zoom" aria-pressed={zoom.factor > 1} aria-label={t('board.zoom')} onClick={() => zoom.toggle(around.width / WIDTH)}>
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.400" aria-hidden="true">
          <path d={`M10 4a6 6 0 1 0 .1 0zM15 15l6 6M7 10h6${zoom.factor > 1 ? '' : 'M10 7v6'}`} />
        </svg>
      </button>
    </div>
  );
}
