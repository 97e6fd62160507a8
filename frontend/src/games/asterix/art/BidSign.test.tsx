import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { BidSign } from './BidSign';
import { HAND, IDEFIX } from './faces';

test('each number of a hand has a picture of its own', () => {
  const numbers = HAND.filter((card) => card !== IDEFIX);
  const drawn = numbers.map((card) => Array.from(render(<svg><BidSign card={card} /></svg>).container.querySelectorAll('path'), (path) => path.getAttribute('d')).join());
  expect(drawn).not.toContain('');
  expect(new Set(drawn).size).toBe(numbers.length);
});
