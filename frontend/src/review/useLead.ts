import { useEffect, useRef } from 'react';

import type { Eyes, TriedMove } from '../api/wire';
import type { Looking, Replay } from '../replay/useReplay';
import type { Review } from './useReview';

/** Milliseconds between two messages: who plays the story quickly would otherwise say more than anybody can see. */
const PAUSE = 100;

/** Looks where the leader does; or says where, for whoever leads. */
export function useLead({ now, send }: Review, { led, follow }: Looking, replay: Replay, leads: boolean, tried: readonly TriedMove[]): void {
  const { at } = replay;
  const own: Eyes = replay.eyes ?? replay.now?.you ?? 'none';
  const ledBefore = useRef(false);
  const followed = useRef<string | null>(null);
  const sent = useRef(0);
  const there = now === null ? null : `${now.at} ${now.eyes}`;
  useEffect(() => {
    if (now === null) return;
    // Who has handed over the lead is led from then on.
    const handed = ledBefore.current && !leads;
    ledBefore.current = leads;
    if (!led && !handed) followed.current = null;
    else if (followed.current !== there) {
      followed.current = there;
      follow(now.at, now.eyes);
    }
  }, [now, there, led, leads, follow]);
  const told = now === null ? null : JSON.stringify([now.at, now.eyes, now.tried]);
  const mine = JSON.stringify([at, own, tried]);
  useEffect(() => {
    if (!leads || led || at === 0 || told === mine) return undefined;
    const [entry, eyes, moves] = JSON.parse(mine) as [number, Exclude<Eyes, null>, TriedMove[]];
    const say = () => {
      sent.current = Date.now();
      send({ type: 'show', at: entry, eyes, tried: moves });
    };
    const timer = setTimeout(say, Math.max(0, sent.current + PAUSE - Date.now()));
    return () => clearTimeout(timer);
  }, [leads, led, at, told, mine, send]);
}
