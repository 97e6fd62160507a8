import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { language } from '../../i18n/setup';
import { entry } from '../../live/messages.fixture';
import { laid } from './board.fixture';
import { none } from './notes.fixture';
import { Table } from './Table.fixture';
import type { Note } from './types';

beforeEach(() => language.set('en'));
afterEach(cleanup);

test('the dice that lie there are said to be of who rolled them, not of who has rolled since', () => {
  const first: Note = { type: 'dice_rolled', seat: 0, dice: ['oil', 'oil', 'oil', 'oil'], roll: 3, rolled: [1] };
  const bonus: Note = { type: 'bonus_taken', seat: 1, space: 'e5', cards: { ...none, spice: 1 }, lost: none };
  const second: Note = { type: 'dice_rolled', seat: 1, dice: ['silk', 'silk', 'silk', 'silk'], roll: 1, rolled: [1, 2, 3, 4] };
  const story = [entry(1, [first as never]), entry(2, [bonus as never]), entry(3, [second as never])];
  const at = { legal: [], asked: null, waiting: null };
  const { rerender } = render(<Table {...at} view={laid({ dice: first.dice })} story={story.slice(0, 1)} />);
  rerender(<Table {...at} view={laid({ dice: second.dice })} story={story} scene={{ seq: 2, note: bonus, scene: {} }} />);
  expect(document.querySelector('.ba-roller')?.getAttribute('title')).toMatch(/Awa|You/);
});

test('dice are put away once a tent has been bought since', () => {
  const roll: Note = { type: 'dice_rolled', seat: 0, dice: ['oil', 'oil', 'oil', 'oil'], roll: 1, rolled: [1, 2, 3, 4] };
  const bought: Note = { type: 'tent_bought', seat: 1, tent: 'tent_sso_k', space: 'e5', helped: [], paid: none, trades: 0 };
  const story = [entry(1, [roll as never]), entry(2, [bought as never])];
  const at = { legal: [], asked: null, waiting: null, view: laid({ dice: roll.dice }) };
  const dice = () => document.querySelectorAll('.ba-dice > li').length;
  const { rerender } = render(<Table {...at} story={story.slice(0, 1)} />);
  expect(dice()).toBe(4);
  rerender(<Table {...at} story={story} />);
  expect(dice()).toBe(0);
});
