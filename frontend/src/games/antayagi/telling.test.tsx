import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import '../../i18n/setup';
import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import game from './index';
import { seats, show, turned } from './parts.fixture';
import type { Note } from './types';

beforeEach(() => {
  language.set('en');
});
afterEach(cleanup);

test('offers what is said most at the table, by seat and by card', () => {
  const said = game.phrases?.(turned).flatMap(({ lines }) => lines) ?? [];
  expect(said.slice(0, 7)).toEqual([
    { key: 'phrase.trade' },
    { key: 'phrase.trust' },
    { key: 'phrase.dont' },
    { key: 'phrase.trade_with', args: { who: { seat: 1 } } },
    { key: 'phrase.trade_with', args: { who: { seat: 2 } } },
    { key: 'phrase.give', args: { slot: 1 } },
    { key: 'phrase.keep', args: { slot: 1 } },
  ]);
  expect(said).toHaveLength(7 + 10);
});

/** Every note once, as it comes in a game. */
const NOTES: readonly Note[] = [
  { type: 'first_player_drawn', seat: 0 },
  { type: 'card_dealt', seat: 1, slot: 0, back: 'plain', facing: 'out', card: 'bone' },
  { type: 'exchange_skipped', seat: 0, empty: 'own_hand' },
  { type: 'partner_chosen', seat: 0, partner: 1 },
  { type: 'card_chosen', seat: 0, slot: 0 },
  { type: 'cards_revealed', cards: [{ seat: 0, slot: 0, card: 'bone' }, { seat: 1, slot: 0, card: 'fish' }], asking: [] },
  { type: 'sabotage_played', seat: 2, slot: 0, played: 1, cancelled: true, asking: [] },
  { type: 'exchange_cancelled', reason: 'sabotage', cards: [{ seat: 0, card: 'bone' }, { seat: 1, card: 'fish' }] },
  { type: 'magician_worked', seat: 0, keeper: 1 },
  { type: 'card_received', seat: 1, giver: 0, card: 'bone', place: 'bag' },
  { type: 'card_taken', seat: 0, giver: 1, slot: 0, card: 'bone', place: 'discard' },
  { type: 'nothing_to_take', seat: 0, giver: 1 },
  { type: 'hand_discarded', seat: 0, cards: ['bone'] },
  { type: 'hand_turned', seat: 0, count: 1, cards: null },
  { type: 't_rex_ate', seat: 1, card: 'bone' },
  { type: 'card_drawn', seat: 0, slot: 0, back: 'plain', facing: 'out', card: null, pile: 3 },
  { type: 'pile_reshuffled', pile: 5 },
  { type: 'game_ended', winners: [1], reason: 'target' },
];

test.each(NOTES)('what a scene of $type names lies on the table, or what it belongs to does', (note) => {
  const told = game.scene?.(note, 0);
  if (!told) throw new Error('no scene');
  show('Board', 0, { scene: { seq: 1, note, scene: told } });
  for (const seat of [0, 1, 2]) show('Place', seat);
  show('Hand', 0);
  const wholes = (address: string): string[] => address.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'));
  const named = [...(told.flights ?? []).flatMap(({ from, to }) => [from, to]), ...(told.marks ?? [])];
  for (const address of named) {
    // A seat's own address is the frame's.
    const known = wholes(address).some((each) => /^seat:\d$/.test(each) || document.querySelector(`[data-at="${each}"]`) !== null);
    expect(known, address).toBe(true);
  }
});

test('where it is tight a bot says whose card by the sign of the seat, and yours in words', () => {
  const Heard = game.Heard;
  if (Heard === undefined) return;
  const heard = (text: string, tight: boolean) => {
    const { container, unmount } = render(
      <ReadingProvider game="antayagi" you={0} seats={seats} point={() => undefined} open={() => undefined}>
        <Heard text={text} tight={tight} />
      </ReadingProvider>,
    );
    const said = [container.textContent, container.querySelectorAll('.ay-token').length, container.querySelectorAll('.emblem').length];
    unmount();
    return said;
  };
  expect(heard('/is card=bone slot=2 who=0', true)).toEqual(['your 2', 1, 0]);
  expect(heard('/is card=bone slot=2 who=1', true)).toEqual(['2', 1, 1]);
  expect(heard('/is card=bone slot=2 who=1', false)).toEqual(['I see Efua, card\u00a02', 1, 0]);
  expect(heard('/keep slot=2 who=1', true)).toEqual(['keep 2', 0, 1]);
});
