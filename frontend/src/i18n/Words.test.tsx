import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { isolated, shortNames, Words } from './Words';

afterEach(cleanup);

test('a name stands apart from the text around it, and turns nothing, whatever it is', () => {
  expect(isolated('דוד')).toBe('\u2068דוד\u2069');
  for (const sign of ['\u202e', '\u202a', '\u2066', '\u2067', '\u2068', '\u2069', '\u200e', '\u200f', '\u061c']) {
    expect(isolated(`${sign}Am${sign}a${sign}`)).toBe('\u2068Ama\u2069');
  }
});

test('a text is shown with each name in an element of its own and no invisible sign', () => {
  const { container } = render(<Words of={`${isolated('דוד')} (you), ${isolated('Ama')}`} />);
  expect(container.innerHTML).toBe('<bdi>דוד</bdi> (you), <bdi>Ama</bdi>');
  cleanup();
  expect(render(<Words of="nobody" />).container.innerHTML).toBe('nobody');
});

test('where there is little room a long name is its first word, but for who would be taken for another', () => {
  const names = ['Wilhelmine Großmann', 'Nana Ama Serwaa', 'Nana Yaw Asantewaa', 'The Great Kofi Annan', 'Esi'].map(isolated);
  expect(shortNames(names)).toEqual([isolated('Wilhelmine'), ...names.slice(1)]);
});
