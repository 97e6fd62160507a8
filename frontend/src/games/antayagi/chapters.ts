import type { Chapter } from '../game';
import type { Note } from './types';

const begins: Chapter<Note>['is'] = ({ type }) => type === 'turn_started';

export const chapters: readonly Chapter<Note>[] = [{ name: { key: 'chapter.turn' }, is: begins, heads: begins }];
