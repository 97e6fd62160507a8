import type { Chapter } from '../game';
import type { Note } from './types';

const begins: Chapter<Note>['is'] = ({ type }) => type === 'display_laid';

export const chapters: readonly Chapter<Note>[] = [
  { name: { key: 'chapter.round' }, is: begins, heads: begins },
  { name: { key: 'chapter.trick' }, is: ({ type }) => type === 'trick_won' },
];
