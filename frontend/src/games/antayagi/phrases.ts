import type { LogLine } from '../../i18n/line';
import type { Phrases } from '../game';
import { cardArg } from './lines';
import type { View } from './types';

const FACES = [
  'bone',
  'treasure',
  'lyrical_lollipop',
  'omniscient_muffin',
  'fish',
  'itinerant_magician',
  'hat',
  't_rex',
  'toxic_waste',
  'sabotage',
];

/** What is said most at the table (AY-10.13): with whom, which card, what it is, true or not. */
export function phrases(view: View): readonly Phrases[] {
  const { you, hands } = view;
  const others = hands.flatMap((_, seat) => (seat === you ? [] : [seat]));
  const slots = Array.from({ length: Math.max(...hands.map((hand) => hand.length)) }, (_, at) => at + 1);
  return [
    { name: null, lines: now(view) },
    { name: { key: 'phrase.who' }, lines: others.map((seat) => ({ key: 'phrase.trade_with', args: { who: { seat } } })) },
    {
      name: { key: 'phrase.which' },
      lines: ['phrase.give', 'phrase.keep'].flatMap((key) => slots.map((slot) => ({ key, args: { slot } }))),
    },
    { name: { key: 'phrase.what' }, lines: FACES.map((face) => ({ key: 'phrase.is', args: { card: cardArg(face) } })) },
  ];
}

/**
 * What fits the moment: to one's partner who may still choose, which card one wants; to others, whether to trade at all. While one
 * trades no offer comes to where a wish was, under the finger; and when the game is over there is none.
 */
function now({ you, active, partner, hands, phase, chosen }: View): readonly LogLine[] {
  if (phase === 'over') return [];
  const doubts = [{ key: 'phrase.trust' }, { key: 'phrase.dont' }];
  const other = you === active ? partner : you === partner ? active : null;
  if (other === null || phase === 'choose_partner') return [{ key: 'phrase.trade' }, ...doubts];
  if (phase !== 'choose_card' || chosen.includes(other)) return doubts;
  return [...(hands[other] ?? []).map((_, at) => ({ key: 'phrase.want', args: { slot: at + 1 } })), { key: 'phrase.trust' }];
}

const READY = /^\/(trade|give|keep|is)((?: (?:who|slot|card)=\w+)*)$/;

/** What a bot says: in the log it is "/give slot=2 who=1". */
export type Ready =
  | { readonly says: 'trade' }
  | { readonly says: 'give' | 'keep' | 'is'; readonly who: number; /** Counted from 1. */ readonly slot: number; readonly card: string | null };

/** Null for what people write. */
export function readyIn(text: string): Ready | null {
  const [, key, named] = READY.exec(text) ?? [];
  if (key === undefined || named === undefined) return null;
  if (key === 'trade') return { says: key };
  const { who, slot, card } = Object.fromEntries(named.trim().split(' ').map((each) => each.split('='))) as Partial<Record<string, string>>;
  if (who === undefined || slot === undefined) return null;
  const about = { who: Number(who), slot: Number(slot) };
  if (key !== 'is') return { says: key as 'give' | 'keep', ...about, card: null };
  return card === undefined || !FACES.includes(card) ? null : { says: key, ...about, card };
}

/** The same in the reader's language. */
export function heard(text: string): LogLine | null {
  const ready = readyIn(text);
  if (ready === null) return null;
  if (ready.says === 'trade') return { key: 'phrase.trade' };
  const args = { who: { seat: ready.who }, slot: ready.slot };
  return { key: `phrase.told.${ready.says}`, args: ready.card === null ? args : { ...args, card: cardArg(ready.card) } };
}
