import { expect, test } from 'vitest';

import type { Entry } from '../../api/wire';
import { entry } from '../../live/messages.fixture';
import { outdated } from './outdated';
import type { Note } from './types';

const told = (...notes: Note[]): readonly Entry[] => [entry(1, notes as unknown as Entry['notes'])];
const begun = told({ type: 'turn_started', seat: 1, turn: 8 });
const after = (text: string, ...since: Note[]) => outdated({ ...entry(1), kind: 'said', data: { text } }, begun, told(...since));
const revealed = (slot: number): Note => ({ type: 'cards_revealed', cards: [{ seat: 1, slot, card: 'bone' }, { seat: 2, slot: 2, card: 'fish' }], asking: [] });
const PAST = { when: { key: 'stage', args: { turn: 8 } }, why: { key: 'phrase.before_exchange', args: { turn: 8 } } };

test('what a card is holds until it is given, or one before it is: then its number is that of another', () => {
  const line = '/is card=bone slot=2 who=1';
  expect(after(line)).toBeNull();
  expect(after(line, revealed(2))).toBeNull();
  expect(after(line, revealed(1))).toEqual(PAST);
  expect(after(line, revealed(0))).toEqual(PAST);
});

test('a card moves as well when it is played, taken by a Lollipop or thrown away by a Muffin', () => {
  const line = '/is card=bone slot=2 who=1';
  expect(after(line, { type: 'sabotage_played', seat: 1, slot: 0, played: 1, cancelled: true, asking: [] })).toEqual(PAST);
  expect(after(line, { type: 'sabotage_played', seat: 2, slot: 0, played: 1, cancelled: true, asking: [] })).toBeNull();
  expect(after(line, { type: 'card_taken', seat: 0, giver: 1, slot: 1, card: 'bone', place: 'bag' })).toEqual(PAST);
  expect(after(line, { type: 'hand_discarded', seat: 1, cards: ['bone', 'fish'] })).toEqual(PAST);
  expect(after(line, { type: 'hand_turned', seat: 1, count: 2, cards: null })).toBeNull();
});

test('a wish for a card holds until cards are shown, an offer until the partner is chosen', () => {
  expect(after('/give slot=2 who=1', { type: 'partner_chosen', seat: 1, partner: 2 })).toBeNull();
  expect(after('/keep slot=3 who=1', revealed(0))).toEqual(PAST);
  expect(after('/trade', { type: 'partner_chosen', seat: 1, partner: 2 })?.why).toEqual({ key: 'phrase.before_choice', args: { turn: 8 } });
});

test('what people write is past with an exchange where it names a place in a hand', () => {
  expect(after('Give me your 3!', revealed(0))).toEqual(PAST);
  expect(after('Give me your 3!')).toBeNull();
});

test.each(['Give me your 3 please', 'Give me your 3rd card', 'Your 2 is a bone', 'Gib mir deine 3 bitte', 'Deine 2 ist ein Knochen', 'Karte 3 ist Giftmüll', 'Donne ta 2e carte', 'Ta carte 2 est un os', 'Kofi, 2 is a bone', 'Give me the 1', 'Deine 3. Karte', 'Garde ta 1re', 'Keep #2'])('"%s" names a place', (text) => {
  expect(after(text, revealed(0))).toEqual(PAST);
});

test.each(['Trust me', 'I have 2/4 goods', 'Turn 13', 'I have 3 goods', 'One of us wins in 2 turns', 'I have 3', 'Ich habe 3.', 'I need 2!', 'Only 1 more', 'Noch 2 Waren', 'Il me faut 2 biens', 'Kofi has 3', 'She needs 1!', 'Er hat 2', 'Du hast 3', 'Mir fehlt 1', 'Il lui manque 1', 'Tu as 2', 'Give me 1 card', 'Gib mir 1 Karte', '2 rounds to go', 'We were 3', 'Missing 1', '1 is enough'])('"%s" names none', (text) => {
  expect(after(text, revealed(0))).toBeNull();
});

test('what is written while a Lollipop chooses is past once it has taken, and was not said before the exchange', () => {
  const taken: Note = { type: 'card_taken', seat: 2, giver: 1, slot: 1, card: 'bone', place: 'bag' };
  const wish = { ...entry(1), kind: 'said', data: { text: 'Take my 2!' } };
  const before = [...begun, ...told(revealed(0))];
  expect(outdated(wish, before, [])).toBeNull();
  expect(outdated(wish, before, told(taken))).toEqual({ ...PAST, why: PAST.when });
});
