import type { i18n as I18n } from 'i18next';

import type { Advice } from '../api/wire';
import type { AnyGame } from '../games/game';

/** "1.3 points less": in what the game counts, where that is not called points. */
export function less(game: AnyGame, unit: Advice['unit'], behind: number, { t, language }: I18n): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(behind);
  // Counted as it is written: 0.96 is "1 point".
  const usual = t(`advice.less.${unit}`, { less: number, count: Math.round(behind * 10) / 10 });
  return unit === 'points' ? t('points_less', { ns: game.key, less: number, defaultValue: usual }) : usual;
}
