import type { ReactNode } from 'react';

import { BackArt, FaceArt, type Named } from './art/CardArt';
import { thingOf } from './faces';
import { seenOf } from './model';
import type { Slot } from './types';

/** A card open or closed, by the name that scenes have for it. Fills its box. */
export function Thing({ thing, named = false }: { readonly thing: string; readonly named?: boolean }) {
  const it = thingOf(thing);
  return it.side === 'face' ? <FaceArt kind={it.kind} named={named} /> : <BackArt back={it.back} />;
}

interface HeldProps {
  readonly slot: Slot;
  /** Its place in the hand, counted from 0. */
  readonly at: number;
  readonly named?: Named;
  /** What lies on it besides. */
  readonly children?: ReactNode;
}

/** A card in a hand, as the reader sees it now: with its number, by which people speak of it. */
export function Held({ slot, at, named = 'roomy', children }: HeldProps) {
  return (
    <span className="ay-held" data-number={at + 1} data-named={named} data-glance={seenOf(slot) === 'sabotage' ? 'sabotage' : undefined}>
      {slot.card === null ? <BackArt back={slot.back} named={named} /> : <FaceArt kind={slot.card} named={named} />}
      {children}
    </span>
  );
}
