import { useCallback, useEffect, useState } from 'react';

import type { Looking } from './useReplay';

/** How long each step stands, in milliseconds; the last two do not wait until its scene has ended. */
export const TEMPOS = [2000, 1000, 350, 33] as const;
export type Tempo = (typeof TEMPOS)[number];
const HURRIED = 1000;

export interface Playing {
  readonly on: boolean;
  readonly tempo: Tempo;
  readonly setTempo: (tempo: Tempo) => void;
  readonly toggle: () => void;
}

/** Goes on by itself, step by step, to the end. `scene`: whether one is being shown. */
export function usePlaying({ replay, step, look }: Looking, scene: boolean): Playing {
  const [wanted, setWanted] = useState(false);
  const [tempo, setTempo] = useState<Tempo>(1000);
  const at = replay?.at ?? 0;
  const first = replay?.stops[0] ?? 0;
  const last = replay?.stops.at(-1) ?? 0;
  const on = wanted && replay !== null && at < last;
  const waits = scene && tempo >= HURRIED;
  const there = replay?.now?.seq === at;
  useEffect(() => {
    if (!on || waits || !there) return undefined;
    const timer = setTimeout(() => step(true), tempo);
    return () => clearTimeout(timer);
  }, [on, waits, there, at, tempo, step]);
  const toggle = useCallback(() => {
    if (!on && at >= last) look(first);
    setWanted(!on);
  }, [on, at, first, last, look]);
  return { on, tempo, setTempo, toggle };
}
