import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { language } from '../../i18n/setup';
import { laid } from './board.fixture';
import { present, Table } from './Table.fixture';

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

test.each([['', 0], [', be it of the same type', 1]])('where it was bought the focus goes to no other tent%s', (_, more) => {
  const view = laid({});
  const [own = [], ...others] = view.supplies;
  const bought = present(own[0]);
  const tents = [...Array<string>(more).fill(bought), ...own];
  const { rerender } = render(<Table view={{ ...view, supplies: [tents, ...others] }} picked={[bought]} />);
  rerender(<Table view={{ ...view, supplies: [tents.slice(1), ...others] }} picked={[]} />);
  expect(document.activeElement).toBe(document.body);
});

test('a legend says what each sign means', () => {
  render(<Table />);
  const button = screen.getByRole('button', { name: 'What the signs mean' });
  const sheet = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(sheet?.textContent).toContain('can be paid beside other tents');
  expect(sheet?.querySelectorAll('li')).toHaveLength(18);
});

test('when the game ends is said where the free spaces are counted, and in the legend', () => {
  render(<Table />);
  const ends = 'Spaces left: when none is left, the game ends';
  expect(screen.getByTitle(ends).textContent).toBe('Spaces left66. when none is left, the game endsfree');
  expect(screen.getByText(ends)).toBeTruthy();
});

test('near the end, when sums with crowns stand at the seats, the legend says what they are', () => {
  const means = 'points with crowns, if all stays as it is';
  const { rerender } = render(<Table view={laid({ free: 40 })} />);
  expect(screen.queryByText(means)).toBeNull();
  rerender(<Table view={laid({ free: 12 })} />);
  expect(screen.getByText(means)).toBeTruthy();
});
