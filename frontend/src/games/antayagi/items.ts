/** What lay in a bag at the end: the goods that counted, and the Toxic Waste that asked for more of them (AY-8.2). */
import type { ScoreItem, ScoreLine } from '../../api/wire';
import type { Ended } from '../game';
import { faceOf } from './faces';
import { TOXIC } from './lines';
import type { View } from './types';

export function items({ seat, items: counted }: ScoreLine, { view }: Ended<View>): readonly ScoreItem[] {
  const count = (view.bags[seat] ?? []).filter((card) => faceOf(card) === TOXIC).length;
  return count === 0 ? counted : [...counted, { key: TOXIC, points: 0, args: { count } }];
}
