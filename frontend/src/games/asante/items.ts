/** What gold came from: all of it was won and spent before everybody's eyes. */
import type { ScoreItem, ScoreLine } from '../../api/wire';
import type { Ended } from '../game';
import type { Note, View } from './types';

/** What was there, what trade brought beyond what it cost, the bonus for markers, effects of cards. */
const FROM = ['start', 'trade', 'bonus', 'cards'] as const;

export function items({ seat, points }: ScoreLine, { story }: Ended<View>): readonly ScoreItem[] {
  const sums: Record<(typeof FROM)[number], number> = { start: points, trade: 0, bonus: 0, cards: 0 };
  const trade = { sold: 0, bought: 0 };
  const add = (from: (typeof FROM)[number], gold: number) => {
    sums[from] += gold;
    sums.start -= gold;
  };
  for (const note of story.flatMap((entry) => entry.notes as unknown as readonly Note[])) {
    if (!('seat' in note) || note.seat !== seat) continue;
    if (note.type === 'bonus_taken') add('bonus', note.gold);
    if (note.type === 'gold_taken') add('cards', note.gold);
    if (note.type === 'gold_paid') add('cards', -note.gold);
    if (note.type === 'wares_sold') trade.sold += note.gold;
    if (note.type === 'wares_bought') trade.bought += note.gold;
  }
  add('trade', trade.sold - trade.bought);
  return FROM.map((key) => ({ key, points: sums[key], args: key === 'trade' ? trade : {} })).filter((item) => item.points !== 0);
}
