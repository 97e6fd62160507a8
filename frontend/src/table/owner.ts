import type { AnyGame, BoardProps } from '../games/game';
import { lastTold } from './soFar';

type Told = Pick<BoardProps<unknown, unknown, unknown, unknown>, 'story' | 'scene'>;

const ALL = { seq: Infinity, note: null };

/** Whose turn it is, as far as that has been told; null where a game does not say it. */
export function ownerTold(game: AnyGame, { story, scene }: Told): number | null {
  if (game.turnBegun === undefined) return null;
  return lastTold(story, scene === null || scene.again === true ? ALL : scene, (note) => game.turnBegun?.(note) ?? null);
}
