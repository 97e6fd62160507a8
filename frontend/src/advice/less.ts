import type { i18n as I18n } from 'i18next';

import type { Advice } from '../api/wire';
import type { AnyGame } from '../games/game';

/** So many imagined games tell more than few do. */
const MANY = 400;
/** How close few of them can tell a result: points, or hundredths of a chance. */
export const CLOSE = { points: 1, chance: 5 } as const;

/** A result as closely as so many imagined games can tell it. */
export function toldBy(unit: Advice['unit'], result: number, games: number): number {
  return games < MANY ? Math.round(result / CLOSE[unit]) * CLOSE[unit] : Math.round(result * 10) / 10;
}

/** "2 points less": in what the game counts, where that is not called points. */
export function less(game: AnyGame, unit: Advice['unit'], behind: number, games: number, { t, language }: I18n): string {
  const told = toldBy(unit, behind, games);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(told);
  const usual = t(`advice.less.${unit}`, { less: number, count: told });
  return unit === 'points' ? t('points_less', { ns: game.key, less: number, defaultValue: usual }) : usual;
}
