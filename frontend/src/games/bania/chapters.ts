import type { Chapter } from '../game';
import { FIRST } from './told';
import type { Note } from './types';

/** With which the action of a turn is over (BA-3.1). */
const OVER: ReadonlySet<Note['type']> = new Set(['building_ended', 'cards_collected', 'turn_passed']);

export const chapters: readonly Chapter<Note>[] = [
  {
    name: { key: 'chapter.turn' },
    is: ({ type }) => OVER.has(type),
    turnFrom: (note) => (FIRST.has(note.type) && 'seat' in note ? { seat: note.seat, heading: { key: 'chapter.of', args: { who: { seat: note.seat } } } } : null),
  },
];
