import { expect, test } from 'vitest';

import { cardsOf } from './cards';

test('a text is read in cards of whole sentences, and none is lost', () => {
  const text = 'H2 touches two tents. Neighbours help to pay: each gives its ware once. A tent beside others brings 1 point, whoever has begun the settlement it touches. Is it full?';
  const cards = cardsOf(text);
  expect(cards).toEqual([
    'H2 touches two tents. Neighbours help to pay: each gives its ware once.',
    'A tent beside others brings 1 point, whoever has begun the settlement it touches. Is it full?',
  ]);
  expect(cards.join(' ')).toBe(text);
});

test('what fits beside a sentence of some length is read with it', () => {
  const [lies, bid] = ['A Roman lies in the centre.', 'All bid one card in secret: the highest number captures the Roman and is discarded, the others come back to their hands.'];
  expect(cardsOf(`${lies} ${bid} Romans of the same value bring a bonus.`)).toEqual([`${lies} ${bid}`, 'Romans of the same value bring a bonus.']);
});

test('a sentence that is long stands alone, and a number with a point is no end of one', () => {
  const long = `You take ${'one more card and '.repeat(8)}stop.`;
  expect(cardsOf(`Roll. ${long} Then end.`)).toEqual(['Roll.', long, 'Then end.']);
  expect(cardsOf('It costs 1.5 of them.')).toEqual(['It costs 1.5 of them.']);
});
