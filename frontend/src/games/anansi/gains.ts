import type { Gain } from '../game';
import { scoreItem } from './lines';
import { INSPIRED } from './scene';
import type { Note } from './types';

/** Points come with the end of a round. */
export function gains(note: Note): readonly Gain[] {
  if (note.type !== 'round_scored') return [];
  const { round, lines } = note;
  return lines.map(({ seat, points, kept, case: how, listeners, stacks }) => ({
    seat,
    points,
    thing: INSPIRED,
    line: scoreItem({ key: 'listeners', points: kept, args: { round, case: how, listeners, stacks } }),
  }));
}
