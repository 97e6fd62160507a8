import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { Board } from './Board';
import { table } from './board.fixture';
import { Hand } from './Hand';
import type { Props } from './model';

function Table(own: Partial<Props>) {
  const now = table(own);
  return (
    <ReadingProvider game="bania" you={0} seats={now.seats} point={() => undefined} open={() => undefined}>
      <Board {...now} />
      <Hand {...now} />
    </ReadingProvider>
  );
}

beforeEach(() => language.set('en'));
afterEach(cleanup);

const tent = () => screen.getAllByRole('button', { name: 'Silk tent (2 Spice + Oil)' })[0];

test('a tent that is let go has the focus again where what let it go is gone, and only there', () => {
  const { rerender } = render(<Table picked={['tent_sso_k']} />);
  rerender(<Table picked={[]} />);
  expect(document.activeElement).toBe(tent());
  rerender(<Table picked={['tent_sso_k']} />);
  screen.getAllByRole('button', { name: /What the signs mean/ })[0]?.focus();
  rerender(<Table picked={[]} />);
  expect(document.activeElement).not.toBe(tent());
});

test('a legend says what each sign means', () => {
  render(<Table />);
  const button = screen.getByRole('button', { name: 'What the signs mean' });
  const sheet = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(sheet?.textContent).toContain('can be paid beside other tents');
  expect(sheet?.querySelectorAll('li')).toHaveLength(14);
});
