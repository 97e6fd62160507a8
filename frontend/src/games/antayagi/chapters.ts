import type { Chapter } from '../game';
import type { Note } from './types';

export const chapters: readonly Chapter<Note>[] = [{ name: { key: 'chapter.turn' }, is: ({ type }) => type === 'turn_started' }];
