import type { Gain } from '../game';
import { scoreItem } from './lines';
import { INSPIRED, LISTENER } from './scene';
import type { Note } from './types';

/** Points come with the end of a round. */
export function gains(note: Note): readonly Gain[] {
  if (note.type !== 'round_scored') return [];
  const { round, lines } = note;
  return lines.map(({ seat, points, kept, case: how, listeners, stacks }) => ({
    seat,
    points,
    thing: how === 'over' ? LISTENER : INSPIRED,
    ...(how === 'over' ? { missed: listeners } : {}),
    line: scoreItem({ key: 'listeners', points: kept, args: { round, case: how, listeners, stacks } }),
  }));
}
