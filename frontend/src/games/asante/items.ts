/** What gold came from: all of it was won and spent before everybody's eyes. */
import type { ScoreItem, ScoreLine } from '../../api/wire';
import type { Ended } from '../game';
import type { Note, View } from './types';

/** What was there, sales, the bonus for markers, effects of cards, purchases. */
const FROM = ['start', 'sold', 'bonus', 'cards', 'bought'] as const;

export function items({ seat, points }: ScoreLine, { story }: Ended<View>): readonly ScoreItem[] {
  const sums: Record<(typeof FROM)[number], number> = { start: points, sold: 0, bonus: 0, cards: 0, bought: 0 };
  const add = (from: (typeof FROM)[number], gold: number) => {
    sums[from] += gold;
    sums.start -= gold;
  };
  for (const note of story.flatMap((entry) => entry.notes as unknown as readonly Note[])) {
    if (!('seat' in note) || note.seat !== seat) continue;
    if (note.type === 'wares_sold') add('sold', note.gold);
    if (note.type === 'bonus_taken') add('bonus', note.gold);
    if (note.type === 'gold_taken') add('cards', note.gold);
    if (note.type === 'gold_paid') add('cards', -note.gold);
    if (note.type === 'wares_bought') add('bought', -note.gold);
  }
  return FROM.map((key) => ({ key, points: sums[key], args: {} })).filter((item) => item.points !== 0);
}
