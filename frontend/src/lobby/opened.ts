import * as rest from '../api/rest';
import type { GameInfo } from '../api/wire';
import { freshSalt } from '../chance/salt';
import { ordered, type Wish } from './wish';

/** The path of a new table as wished for. Its game begins at once where nobody may still sit down. */
export async function opened(info: GameInfo, wish: Wish): Promise<string> {
  const { id } = await rest.openTable(ordered(info, wish, freshSalt()));
  if (!isWaiting(wish)) await rest.start(id);
  return `/tables/${id}`;
}

/** Whether somebody may still sit down there. */
export function isWaiting({ seats }: Wish): boolean {
  return seats.includes('open');
}
