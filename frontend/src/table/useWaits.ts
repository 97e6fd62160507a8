import { useUntilTold } from '../director/useUntilTold';
import type { Scenes } from './useScenes';
import type { TableNow } from './useTable';

/**
 * Whether the question waits until what came with it has been seen: the ribbon tells that instead. A press ends
 * that, and makes a move only when the question stands there (useSeen.ts); whoever hears the page is asked at once. What stood there before, and what the reader is about to do, stays.
 * What the board has put in front of the table is closed first.
 */
export function useWaits({ now, pending, refused, connection }: TableNow, { until }: Scenes, held: boolean, front: string | null): boolean {
  const known = useUntilTold(now.asked, until !== null);
  const own = held || pending !== null || refused !== null || now.undo.request !== null || now.status === 'paused' || connection !== 'live';
  return !own && (front !== null || (until !== null && (now.asked === null || now.asked !== known)));
}
