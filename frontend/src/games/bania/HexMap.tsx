import { useCallback, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useKept } from '../../ui/useKept';
import { useLatest } from '../../ui/useLatest';
import { Bubble } from './Bubble';
import { builtSince } from './deeds';
import { Drawn } from './Drawn';
import { factsOf } from './facts';
import { box, frame, WIDTH } from './hexes';
import { pressSpace, spaceBelow, spaceTaken, type Props } from './model';
import { closingSize, homes } from './settlements';
import { besideSizes, keyOf } from './sizes';
import { Target } from './Target';
import { useZoom } from './useZoom';

/** What the letters and numbers beside the rows take (Drawn.tsx), of a hexagon's side of 10. */
const LABEL = 7;

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

function ZoomButton({ zoomed, toggle }: { readonly zoomed: boolean; readonly toggle: () => void }) {
  const { t } = useTranslation('bania');
  return (
    <button type="button" className="button ba-zoom" aria-pressed={zoomed} aria-label={t('board.zoom')} onClick={toggle}>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.400" aria-hidden="true">
        <path d={`M10 4a6 6 0 1 0 .1 0zM15 15l6 6M7 10h6${zoomed ? '' : 'M10 7v6'}`} />
      </svg>
    </button>
  );
}

interface MapProps extends Props {
  /** What a tent brings nearly everywhere, which is said beside the map; null: nothing is. */
  readonly common: number | null;
  readonly children: ReactNode;
}

/** The desert: what lies on it is drawn; over each space lies what can be pressed or heard. */
export function HexMap({ children, common, ...props }: MapProps) {
  const { t } = useTranslation('bania');
  const room = useRef<HTMLDivElement>(null);
  const zoom = useZoom(room);
  const [pointed, point] = usePointed(props);
  const { spaces } = props.view;
  const around = useKept(frame(spaces, LABEL));
  const boxes = useKept(spaces.map((space) => box(space, around)));
  const known = homes(props.view);
  const homeOf = new Map(known.flatMap((home) => home.spaces.map((space) => [space, home] as const)));
  const built = builtSince(props.story, props.you);
  const sides = besideSizes(known);
  const facts = useKept(
    spaces.map((space) => {
      const placedBy = space.ware === null ? null : (built.get(space.space) ?? null);
      const [home, aside] = [homeOf.get(space.space), sides.get(keyOf(space)) ?? null];
      return factsOf(space, { home, placedBy, aside, common }, props);
    }),
  );
  const press = useLatest((space: string, byFinger: boolean) => pressSpace(space, byFinger, props));
  // What has been pressed is done: its price need not be read any more.
  const near = props.pending === null ? (spaceBelow(props) ?? pointed ?? spaceTaken(props)) : null;
  return (
    <div className="ba-board" style={{ '--wide': around.width, '--high': around.height, '--zoom': zoom.factor } as CSSProperties}>
      <div ref={room} className="ba-map-room scrolls" data-zoomed={zoom.factor > 1} role="group" aria-label={t('board.map')} onPointerLeave={() => point(null)}>
        <div className="ba-map" data-choosing={facts.some(({ choice, does }) => choice !== null || does !== null)}>
          <Drawn {...{ props, facts, known, around, near, common }} />
          <ul>
            {facts.map((each, at) => (
              <Target key={each.space.space} facts={each} style={boxes[at] ?? {}} of={closingSize(props.view)} busy={props.busy} point={point} press={press} />
            ))}
          </ul>
          {spaces
            .filter(({ space }) => space === near)
            .map((space) => (
              <Bubble key={space.space} {...props} space={space} home={homeOf.get(space.space)} placedBy={space.ware === null ? null : (built.get(space.space) ?? null)} around={around} />
            ))}
        </div>
      </div>
      {children}
      <ZoomButton zoomed={zoom.factor > 1} toggle={() => zoom.toggle(around.width / WIDTH)} />
    </div>
  );
}
