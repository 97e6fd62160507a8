/** What a note says among those that are told with it. */
import type { LogLine } from '../i18n/line';
import type { AnyGame } from './game';

export function saidOf(game: AnyGame, note: unknown, notes: readonly unknown[], you: number | null): LogLine | null {
  return game.together === undefined ? game.sentence(note, you) : game.together(note, notes, you);
}
