import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { Hand } from './Hand';
import { question } from './lines';
import type { Props } from './model';
import { table } from './table.fixture';
import type { CardHint, Move } from './types';

const mode = vi.hoisted(() => ({ now: 'wide' }));
vi.mock('../../ui/useMode', async (original) => ({ ...(await original<object>()), useMode: () => mode.now }));

const choose = vi.fn();
const leopard: Move = { type: 'play', card: 'leopard_14' };
const both: readonly Move[] = [leopard, { type: 'recruit', card: 'leopard_14' }, { type: 'recruit', card: 'snake_1' }];

function show(more: Partial<Props>): Props {
  const props = { ...table, view: { ...table.view, turn: 0 }, asked: 4, picked: [], choose, ...more };
  render(
    <ReadingProvider game="anansi" you={props.you} seats={props.seats} point={() => undefined} open={() => undefined}>
      <Hand {...props} />
    </ReadingProvider>,
  );
  return props;
}

const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ dataset }) => dataset.card);

beforeEach(() => {
  language.set('en');
  mode.now = 'wide';
  choose.mockReset();
});
afterEach(cleanup);

test('the only card that can be played, in but one way, is taken hold of, and its button names it', async () => {
  const props = show({ legal: [leopard] });
  expect(pressed()).toEqual(['leopard_14']);
  expect(question(props)).toMatchObject({ key: 'question.only' });
  await userEvent.click(screen.getByRole('button', { name: /^Play Leopard 14/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith(leopard);
});

test('nor does a first press on that card play it', async () => {
  const pick = vi.fn();
  show({ legal: [leopard], pick });
  await userEvent.click(screen.getByRole('button', { pressed: true }));
  expect(pick).toHaveBeenCalledExactlyOnceWith(['leopard_14']);
  expect(choose).not.toHaveBeenCalled();
});

test('where there are two ways nothing is taken hold of', () => {
  const props = show({ legal: both });
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  expect(question(props)).toEqual({ key: 'question.follow' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Into the trick/ }).disabled).toBe(true);
});

test('a card with which one can only recruit bears a head', () => {
  show({ legal: both });
  const marked = Array.from(document.querySelectorAll('.an-only'), (each) => each.closest<HTMLElement>('[data-card]')?.dataset.card);
  expect(marked).toEqual(['snake_1']);
});

test('on a phone it is said what the rims of the cards mean, until one is taken hold of', () => {
  mode.now = 'phone';
  show({ legal: both });
  expect(document.querySelector('.an-can')?.textContent).toBe('play or recruitonly recruits');
  cleanup();
  show({ legal: both, picked: ['leopard_14'] });
  expect(document.querySelector('.an-can')).toBeNull();
});

test('where nobody may recruit any more a phone says so before a card is taken hold of', () => {
  mode.now = 'phone';
  const used = (card: string): CardHint => ({ card, listeners: 0, play_refused: null, recruit_refused: 'recruit_quota_used', trump_next: 'snake', wins_now: true });
  const hints = { balances: [], cards: ['leopard_14', 'snake_1'].map(used), heading: null, trump_next: null };
  show({ legal: [leopard, { type: 'play', card: 'snake_1' }], hints });
  expect(document.querySelector('.an-can')?.textContent).toBe('Nobody else may recruit in this trick.');
});

test('on a phone what can be done comes once a card is taken hold of', () => {
  mode.now = 'phone';
  show({ legal: both });
  expect(screen.queryByRole('button', { name: /^Recruit/ })).toBeNull();
  cleanup();
  show({ legal: both, picked: ['leopard_14'] });
  expect(screen.getByRole('button', { name: /^Recruit/ })).toBeTruthy();
});
