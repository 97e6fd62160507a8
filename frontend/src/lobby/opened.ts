import * as rest from '../api/rest';
import type { GameInfo } from '../api/wire';
import { freshSalt } from '../chance/salt';
import { isWaiting, ordered, type Wish } from './wish';

/** The path of a new table as wished for. Its game begins at once where nobody may still sit down. */
export async function opened(info: GameInfo, wish: Wish): Promise<string> {
  const { id } = await rest.openTable(ordered(info, wish, freshSalt()));
  // Where that fails the table is there all the same, and offers to begin once more.
  if (!isWaiting(wish)) await rest.start(id).catch(() => undefined);
  return `/tables/${id}`;
}
