import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { language } from '../../i18n/setup';
import { Table } from './Table.fixture';
import type { Move, Note } from './types';

const again: readonly Move[] = [{ type: 'reroll', dice: [1] }, { type: 'stop_rolling' }];
const first = () => screen.getByRole('button', { name: 'Die 1: Spice' });

/** Presses the button that rolls, by the keyboard. */
function rolls() {
  const roll = screen.getByRole('button', { name: /^Roll/ });
  roll.focus();
  fireEvent.click(roll);
}

beforeEach(() => language.set('en'));
afterEach(cleanup);

test.each([false, true])('after a roll the keyboard is at the dice, and not after one of somebody who has gone elsewhere meanwhile: %s', (elsewhere) => {
  const { rerender } = render(<Table asked={5} legal={[{ type: 'roll' }]} />);
  rolls();
  const other = document.body.appendChild(document.createElement('button'));
  if (elsewhere) other.focus();
  rerender(<Table asked={7} legal={again} />);
  expect(document.activeElement === first()).toBe(!elsewhere);
  other.remove();
});

test.each([false, true])('so it is after a second roll, whether the page has drawn that it was on its way or not: %s', (drawn) => {
  const { rerender } = render(<Table asked={5} legal={again} />);
  fireEvent.click(first());
  rolls();
  if (drawn) rerender(<Table asked={5} legal={again} busy />);
  expect(document.activeElement).not.toBe(first());
  // None of the dice is taken up for the next one: the button that was pressed can be pressed no more.
  rerender(<Table asked={7} picked={[]} legal={again} />);
  expect(document.activeElement).toBe(first());
});

test('a roll that asks for no dice leads nobody to these, nor to those of a later one', () => {
  const { rerender } = render(<Table asked={5} legal={[{ type: 'roll' }]} />);
  rolls();
  const note: Note = { type: 'dice_rolled', seat: 0, dice: ['spice', 'oil'], rolled: [1, 2], roll: 3 };
  rerender(<Table asked={null} legal={[]} scene={{ seq: 6, note, scene: {} }} />);
  expect(document.activeElement).not.toBe(first());
  rerender(<Table asked={null} legal={[]} />);
  rerender(<Table asked={20} legal={again} />);
  expect(document.activeElement).not.toBe(first());
});
