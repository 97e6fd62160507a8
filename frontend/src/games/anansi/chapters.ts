import type { Chapter } from '../game';
import type { Note } from './types';

export const chapters: readonly Chapter<Note>[] = [
  { name: { key: 'chapter.round' }, is: ({ type }) => type === 'display_laid', heads: ({ type }) => type === 'round_opened' },
  { name: { key: 'chapter.trick' }, is: ({ type }) => type === 'trick_won' },
];
