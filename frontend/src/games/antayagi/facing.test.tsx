import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import '../../i18n/setup';
import { language } from '../../i18n/setup';
import { show, turned } from './parts.fixture';
import type { Move, Slot, View } from './types';

beforeEach(() => language.set('en'));
afterEach(cleanup);

const own = (card: string): Slot => ({ back: 'hat', facing: 'in', card, deck: 0 });
const closed: Slot = { back: 'plain', facing: 'out', card: null, deck: 0 };
const theirs: readonly Slot[] = [
  { back: 'plain', facing: 'out', card: 'bone', deck: 0 },
  { back: 'plain', facing: 'out', card: 'itinerant_magician', deck: 0 },
  { back: 'hat', facing: 'in', card: null, deck: 0 },
  { back: 'plain', facing: 'out', card: 'fish', deck: 0 },
];
/** Awa trades with Efua and has still to choose. */
const giving: View = {
  ...turned,
  phase: 'choose_card',
  active: 0,
  partner: 1,
  hands: [[closed, own('hat_toxic_waste'), own('hat_bone')], [...theirs], []],
  memories: [],
  unseen: [['hat_bone', 'hat', 'bone', 'fish']],
};
const legal: readonly Move[] = [0, 1, 2].map((slot) => ({ type: 'choose_card', slot }));

const hand = () => screen.queryByRole('list', { name: /^Hand of .Efua.$/ });

test('while one chooses what to give, the hand across lies on the stage, as one sees it and with what it would bring', () => {
  show('Board', 0, { view: giving, legal });
  const cards = within(hand() ?? document.body).getAllByRole('img');
  expect(cards.map((card) => card.getAttribute('aria-label')?.split('.')[0])).toEqual(['Bone 1', 'Itinerant Magician 2', 'hat back 3', 'Fish 4']);
  expect(Array.from(document.querySelectorAll('.ay-brings'), (each) => each.textContent.trim())).toEqual(['+1 good', 'own card back', '50% chance', '+2 or nothing']);
  // A Fish is kept only by some, and of a back nobody knows.
  expect(cards.map((card) => card.dataset.good)).toEqual(['true', 'false', undefined, undefined]);
});

test('the own card lies there as soon as it is taken hold of', () => {
  show('Board', 0, { view: giving, legal });
  expect(document.querySelector('.ay-spot-card[data-empty]')).toBeTruthy();
  cleanup();
  show('Board', 0, { view: giving, legal, picked: ['seat:0/hand/2'] });
  expect(screen.getByRole('img', { name: 'Bone (hat back) 3' })).toBeTruthy();
  expect(document.querySelector('.ay-spot-card[data-empty]')).toBeNull();
});

test('what the other has laid lies on the way, and the hand stays until one has chosen as well', () => {
  show('Board', 0, { view: { ...giving, chosen: [1] }, legal });
  expect(screen.getByRole('img', { name: 'A card lies face down' })).toBeTruthy();
  expect(hand()).toBeTruthy();
  cleanup();
  show('Board', 0, { view: { ...giving, chosen: [0], choices: [2, null, null] } });
  expect(hand()).toBeNull();
});

test('who does not trade sees two places', () => {
  show('Board', 0, { view: { ...giving, active: 1, partner: 2 } });
  expect([hand(), document.querySelectorAll('.ay-spot-card').length]).toEqual([null, 2]);
});

test('below each own card that one sees it is said what it does to whom it is given, with the sign of that seat; to ears as well', () => {
  show('Hand', 0, { view: giving, legal });
  const below = Array.from(document.querySelectorAll('.ay-own > li > small'), (each) => [each.textContent.trim(), each.querySelector('.emblem')?.getAttribute('data-seat')]);
  expect(below).toEqual([['50% chance', undefined], ['goal +1', '1'], ['+1 good', '1']]);
  expect(screen.getByRole('button', { name: /Asks for 1 good more to win$/ })).toBeTruthy();
  cleanup();
  show('Hand', 0, { view: giving });
  expect(Array.from(document.querySelectorAll('.ay-own > li > small'), (each) => each.textContent.trim())).toEqual(['50% chance', 'only you see it', 'only you see it']);
});
