import type { Now } from '../api/wire';

/** What may be wished beside a window's question, so that one is not asked like this again (decision 0007). */
export type WindowOffer = 'pass_at_end' | 'pass_at_once' | 'topic';

/** In a lesson nothing is wished but where time runs: there the platform lets nothing pass. */
export function windowOffer({ waiting, legal, seats }: Pick<Now, 'waiting' | 'legal' | 'seats'>, lesson: boolean): WindowOffer | null {
  if (waiting?.window !== true) return null;
  // It is the reader's own list of moves that says so.
  const canOnlyPass = legal.length === 1;
  if (waiting.deadline !== null) return canOnlyPass ? 'pass_at_end' : null;
  if (lesson) return null;
  // With nobody but bots; one that stands in for a person is none of those.
  const alone = seats.filter(({ player }) => player !== null).length === 1;
  if (canOnlyPass && alone) return 'pass_at_once';
  return waiting.topic === null ? null : 'topic';
}
