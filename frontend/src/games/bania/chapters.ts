import type { Chapter } from '../game';
import type { Note } from './types';

/** With which the action of a turn is over (BA-3.1). */
const OVER: ReadonlySet<Note['type']> = new Set(['building_ended', 'cards_collected', 'turn_passed']);

// No note begins a turn, so none heads it in the story.
export const chapters: readonly Chapter<Note>[] = [{ name: { key: 'chapter.turn' }, is: ({ type }) => OVER.has(type) }];
