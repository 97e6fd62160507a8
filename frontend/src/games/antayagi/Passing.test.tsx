import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import '../../i18n/setup';
import { language } from '../../i18n/setup';
import type { Props } from './model';
import { Passing } from './Passing';
import { table, view } from './view.fixture';

const holding: Props = { ...table, view: { ...view, hands: [[{ back: 'sabotage', facing: 'out', card: 'sabotage', deck: 0 }], [], []] } };

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test.each([
  ['en', 'Ask me when I can sabotage'],
  ['de', 'Frag mich, ob ich sabotiere'],
  ['fr', 'Demande-moi si je sabote'],
] as const)('in %s the switch says once what it is about, to eyes and ears alike', (tongue, says) => {
  language.set(tongue);
  render(<Passing {...holding} />);
  expect(screen.getByRole('button').textContent).toBe(says);
  expect(screen.getByRole('button', { name: says })).toBeTruthy();
});

test('it comes with the Sabotage, not before its draw has been told', () => {
  language.set('en');
  const told = { note: { type: 'turn_started', turn: 1, seat: 0 }, step: 'told', scene: {} } as unknown as Props['scene'];
  const { rerender } = render(<Passing {...holding} view={view} />);
  rerender(<Passing {...holding} scene={told} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Passing {...holding} scene={null} />);
  expect(screen.getByRole('button', { name: 'Ask me when I can sabotage' })).toBeTruthy();
});
