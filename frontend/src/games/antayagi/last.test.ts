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
  expect(last).toMatchObject({ cards: shown.cards, swapped: true, line: { key: 'last.swap' } });
});

test('what stopped it is told instead', () => {
  expect(lastExchange(story(shown, { type: 'exchange_cancelled', reason: 'sabotage', cards: shown.cards }))).toMatchObject({ swapped: false, line: { key: 'last.sabotage' } });
  expect(lastExchange(story(shown, { type: 'magician_worked', seat: 0, keeper: 2 }))).toMatchObject({ swapped: false, line: { key: 'last.magician', args: { who: { seat: 2 } } } });
});
