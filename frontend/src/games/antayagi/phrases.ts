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
export function phrases({ you, hands }: View): readonly Phrases[] {
  const others = hands.flatMap((_, seat) => (seat === you ? [] : [seat]));
  const slots = Array.from({ length: Math.max(...hands.map((hand) => hand.length)) }, (_, at) => at + 1);
  return [
    { name: null, lines: [{ key: 'phrase.trade' }, { key: 'phrase.trust' }, { key: 'phrase.dont' }] },
    { name: { key: 'phrase.who' }, lines: others.map((seat) => ({ key: 'phrase.trade_with', args: { who: { seat } } })) },
    {
      name: { key: 'phrase.which' },
      lines: ['phrase.give', 'phrase.keep'].flatMap((key) => slots.map((slot) => ({ key, args: { slot } }))),
    },
    { name: { key: 'phrase.what' }, lines: FACES.map((face) => ({ key: 'phrase.is', args: { card: cardArg(face) } })) },
  ];
}
