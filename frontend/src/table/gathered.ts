/** What a note says among those that are told with it. */
import type { AnyGame } from '../games/game';
import type { LogLine } from '../i18n/line';

export function gathered(game: AnyGame, note: unknown, notes: readonly unknown[], you: number | null): LogLine | null {
  return game.gathered === undefined ? game.sentence(note, you) : game.gathered(note, notes, you);
}
