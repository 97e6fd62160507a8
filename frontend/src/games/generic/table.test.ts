import { expect, it } from 'vitest';

import { sentences } from './table';

it('says texts as sentences, each with one sign at its end', () => {
  expect(sentences(['Sell 5', 'Not enough action markers are left.', 'Missing: Silk'])).toBe('Sell 5. Not enough action markers are left. Missing: Silk');
  expect(sentences(['', 'Keep it?', '', 'Or play it'])).toBe('Keep it? Or play it');
});
