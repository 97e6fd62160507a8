import { useTranslation } from 'react-i18next';

import type { ScoreLine } from '../api/wire';
import { listFormat } from '../i18n/listed';
import { useReading } from '../i18n/Reading';

/** Of a gap so small, against the points of who won, it is said that it was close. */
const CLOSE = 0.1;

/** How a seat has done against the first, as far as points tell it. */
export interface Standing {
  /** The seat it is measured against. */
  readonly other: number;
  /** By how many points; 0: level, what decides ties decided. */
  readonly gap: number;
  readonly close: boolean;
}

/** How far who won is ahead of the next who has not, and of all who share that rank; null where points do not tell it. */
export function ahead(lines: readonly ScoreLine[]): (Standing & { readonly others: readonly number[] }) | null {
  const [first, ...others] = lines.toSorted((a, b) => a.rank - b.rank);
  const next = others.find(({ rank }) => rank !== 1);
  const by = first === undefined || next === undefined ? null : between(first, next, next.seat);
  return by && { ...by, others: others.filter(({ rank }) => rank === next?.rank).map(({ seat }) => seat) };
}

/** How far a seat that has not won is behind who has; null where points do not tell it. */
export function behind(lines: readonly ScoreLine[], seat: number): Standing | null {
  const first = lines.find(({ rank }) => rank === 1);
  const own = lines.find((line) => line.seat === seat);
  return first === undefined || own === undefined || own.rank === 1 ? null : between(first, own, first.seat);
}

/** Null where the better rank has fewer points: the other has resigned, or points are not what ranks. */
function between(better: ScoreLine, worse: ScoreLine, other: number): Standing | null {
  const gap = better.points - worse.points;
  return gap < 0 ? null : { other, gap, close: gap <= Math.max(better.points * CLOSE, 1) };
}

/** The seats that won; none while the game is not over. */
export function winnersOf(lines: readonly ScoreLine[] | null): readonly number[] {
  return (lines ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => seat);
}

/** Who won, in a sentence; empty while nobody has. */
export function useWon(lines: readonly ScoreLine[] | null, you: number | null): string {
  const { t, i18n } = useTranslation();
  const { seatName } = useReading();
  const winners = winnersOf(lines);
  if (winners.length === 0) return '';
  const named = (seats: readonly number[]) => listFormat(i18n.language).format(seats.map(seatName));
  if (you === null || !winners.includes(you)) return t('end.wins', { names: named(winners), count: winners.length });
  return winners.length === 1 ? t('end.you_win') : t('end.you_win_with', { names: named(winners.filter((seat) => seat !== you)) });
}
