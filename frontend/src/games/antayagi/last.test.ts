import { expect, test } from 'vitest';

import type { Entry } from '../../api/wire';
import { lastExchange } from './last';
import type { Note } from './types';

const story = (...notes: readonly Note[]) => notes.map((note, at) => ({ seq: at, notes: [note] })) as unknown as readonly Entry[];

const shown: Note = { type: 'cards_revealed', asking: [], cards: [{ seat: 0, slot: 1, card: 'bone' }, { seat: 2, slot: 0, card: 'hat' }] };

test('before two cards lay open there is no last exchange', () => {
  expect(lastExchange(story({ type: 'turn_started', seat: 0, turn: 1 }))).toBeNull();
});

test('the newest two cards are told, and that they changed hands', () => {
  const before: Note = { ...shown, cards: [{ seat: 1, slot: 0, card: 'fish' }, { seat: 2, slot: 0, card: 'fish' }] };
  const last = lastExchange(story(before, { type: 'exchange_cancelled', reason: 'equal', cards: before.cards }, shown, { type: 'turn_started', seat: 1, turn: 2 }));
  expect(last).toMatchObject({ cards: shown.cards, swapped: true, lines: [{ key: 'last.swap' }] });
});

test('what stopped it is told instead', () => {
  expect(lastExchange(story(shown, { type: 'exchange_cancelled', reason: 'sabotage', cards: shown.cards }))).toMatchObject({ swapped: false, lines: [{ key: 'last.sabotage' }] });
  const magician = lastExchange(story(shown, { type: 'magician_worked', seat: 0, keeper: 2 }));
  expect(magician).toMatchObject({ swapped: false, title: { key: 'last.magician_of', args: { who: { seat: 0 } } }, lines: [{ key: 'last.magician', args: { who: { seat: 2 } } }] });
});

test('what cards did there is told with it, as far as it has happened, and nothing of the turn after', () => {
  const magic: Note = { type: 'magician_worked', seat: 0, keeper: 2 };
  const lost: Note = { type: 'hand_discarded', seat: 2, cards: ['fish', 'bone'] };
  const drawn = (seat: number): Note => ({ type: 'card_drawn', seat, slot: 0, back: 'plain', facing: 'out', card: null, pile: 9 });
  const came = (...notes: readonly Note[]) => lastExchange(story(shown, ...notes))?.lines;
  expect(came(magic, lost)).toEqual([{ key: 'last.muffin', args: { who: { seat: 2 }, count: 2, drawn: 0 } }]);
  expect(came(magic, lost, drawn(0), drawn(2), drawn(2), drawn(2))).toMatchObject([{ key: 'last.muffin_drew', args: { drawn: 3 } }]);
  const ate: Note = { type: 't_rex_ate', seat: 0, card: 'bone' };
  const waste: Note = { type: 'card_received', seat: 2, giver: 0, card: 'toxic_waste', place: 'bag' };
  expect(came(waste, ate)).toMatchObject([{ key: 'last.toxic_waste' }, { key: 'last.t_rex', args: { who: { seat: 0 } } }]);
  expect(came({ type: 'turn_started', seat: 1, turn: 2 }, ate)).toEqual([{ key: 'last.swap' }]);
});
