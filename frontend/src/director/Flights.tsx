import { useLayoutEffect, useRef, type ComponentType, type RefObject } from 'react';

import { FLIGHT, setsOff, type Box, type Cue } from './director';
import { boxOf, elementAt } from './places';
import type { Flight } from './scene';
import { PACE, speed, still } from './speed';
import { tap } from './taps';
import './director.css';

interface Props {
  readonly cue: Cue | null;
  readonly table: RefObject<HTMLElement | null>;
  readonly Thing: ComponentType<{ readonly thing: string }> | undefined;
}

/** What flies over the table in the scene that plays: pictures only, the things themselves lie below. */
export function Flights({ cue, table, Thing }: Props) {
  if (cue === null || Thing === undefined || still()) return null;
  const flights = cue.scene.flights ?? [];
  return (
    <div className="flights" aria-hidden="true">
      {flights.map((flight, at) => (
        <Flying key={`${cue.seq} ${at} ${flight.thing}`} {...{ flight, cue, table, Thing }} delay={setsOff(at, flights.length)} />
      ))}
    </div>
  );
}

interface FlyingProps extends Props {
  readonly flight: Flight;
  readonly cue: Cue;
  readonly delay: number;
}

function Flying({ flight, cue, table, Thing, delay }: FlyingProps) {
  const shape = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = table.current;
    if (root === null || shape.current === null) return undefined;
    const goal = elementAt(root, flight.to);
    const from = boxOf(root, flight.from, cue.before);
    const to = boxOf(root, flight.to, new Map());
    if (from === null || to === null) return undefined;
    const flying = fly(shape.current, from, to, delay);
    flying.finished.then(() => tap(flight.to), () => undefined);
    // A flight to the whole of what is not drawn in parts hides nothing.
    if (flight.lands !== true || goal?.dataset.at !== flight.to) return () => flying.cancel();
    goal.dataset.awaits = '';
    const landed = () => delete goal.dataset.awaits;
    flying.finished.then(landed, landed);
    return () => flying.cancel();
  }, [flight, cue, table, delay]);
  return (
    <div ref={shape} className="flight">
      {Thing === undefined ? null : <Thing thing={flight.thing} />}
    </div>
  );
}

/** Sets the picture off, as large as what it flies from lets it be and at last as what it flies to: from a row of cards one card sets off. */
function fly(shape: HTMLElement, from: Box, to: Box, delay: number): Animation {
  const start = own(from);
  const size = own(to) ?? within(to, start ?? { width: SMALL, height: SMALL });
  shape.style.width = `${size.width}px`;
  shape.style.height = `${size.height}px`;
  return shape.animate([{ transform: over(from, size, start === null ? 1 : Math.min(start.width / size.width, start.height / size.height)) }, { transform: over(to, size, 1) }], {
    duration: FLIGHT * PACE[speed.get()],
    delay,
    easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)',
    fill: 'both',
  });
}

type Size = Pick<Box, 'width' | 'height'>;

const SMALL = 44;
/** Smaller the longer side of nothing gets. */
const LEAST = 32;
const LARGE = 240;

/** The box, if it is that of one thing and not of a whole part of the table. */
function own(box: Box): Box | null {
  const ratio = box.width / box.height;
  return ratio > 0.4 && ratio < 2.5 && Math.max(box.width, box.height) <= LARGE ? box : null;
}

/** As much of that size as a box of another shape holds: a card goes small to a flat tag, and covers nothing around it. */
function within(box: Box, { width, height }: Size): Size {
  const longer = Math.max(width, height);
  const share = Math.min(1, Math.max(Math.min(box.width / width, box.height / height), LEAST / longer));
  return { width: width * share, height: height * share };
}

function over(box: Box, size: Size, scale: number): string {
  const x = box.x + box.width / 2 - size.width / 2;
  const y = box.y + box.height / 2 - size.height / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
