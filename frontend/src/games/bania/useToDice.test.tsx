import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { language } from '../../i18n/setup';
import { Table } from './Table.fixture';
import type { Move } from './types';

test('after a roll the keyboard is at the dice, and not after one of somebody who has gone elsewhere meanwhile', () => {
  language.set('en');
  const again: readonly Move[] = [{ type: 'reroll', dice: [1] }, { type: 'stop_rolling' }];
  const first = () => screen.getByRole('button', { name: 'Die 1: Spice' });
  for (const elsewhere of [false, true]) {
    const { rerender } = render(<Table legal={[{ type: 'roll' }]} />);
    const roll = screen.getByRole('button', { name: /^Roll/ });
    roll.focus();
    fireEvent.click(roll);
    const other = document.body.appendChild(document.createElement('button'));
    if (elsewhere) other.focus();
    rerender(<Table legal={again} busy />);
    rerender(<Table legal={again} />);
    expect(document.activeElement === first()).toBe(!elsewhere);
    other.remove();
    cleanup();
  }
});
