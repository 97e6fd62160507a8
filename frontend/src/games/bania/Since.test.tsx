import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { entry } from '../../live/messages.fixture';
import { moveMouse } from '../../ui/pointed.fixture';
import { seats, table } from './board.fixture';
import { Board } from './Board';
import { since } from './Since';
import { present } from './Table.fixture';
import type { Note } from './types';

const bubble = () => document.querySelector('.ba-bubble')?.textContent ?? null;

beforeEach(() => language.set('en'));
afterEach(cleanup);

test('the line of what others have done shows and says that one’s own elephant was sent home', () => {
  const placed: Note = { type: 'tent_placed', seat: 1, tent: 'tent_sso_k', space: 'e5', points: 1, joined: 1, size: 7 };
  const notes: readonly Note[] = [placed, { type: 'settlement_closed', spaces: ['e5'] }, { type: 'elephant_returned', seat: 0, space: 'd5' }];
  render(
    <ReadingProvider game="bania" you={0} seats={seats} point={() => undefined} open={() => undefined}>
      {since(table({ story: [{ ...entry(1, notes as never), seat: 1 }] }))}
    </ReadingProvider>,
  );
  expect(screen.getByRole('listitem').title).toMatch(/closes 1 settlement\. sends your elephant home$/);
  expect(document.querySelectorAll('.ba-since-home > .ba-elephant [data-seat="0"], .ba-since-home > .ba-elephant[data-seat="0"]')).toHaveLength(1);
});

test('the line of what others have done is heard in words, and their new tents are ringed', () => {
  const placed: Note = { type: 'tent_placed', seat: 1, tent: 'tent_sso_k', space: 'e5', points: 3, joined: 0, size: 1 };
  const story = [{ ...entry(1, [placed as never]), seat: 1 }];
  const now = table({ story });
  render(
    <ReadingProvider game="bania" you={0} seats={seats} point={() => undefined} open={() => undefined}>
      <Board {...now} />
      {since(now)}
    </ReadingProvider>,
  );
  expect(screen.getByRole('list', { name: 'Since your last move' }).textContent).toBe('Efua: 1 tent, 3 points+3');
  expect(document.querySelectorAll('.ba-map .ba-hex-since')).toHaveLength(1);
  expect(bubble()).toBeNull();
  moveMouse(present(screen.getByRole('img', { name: /^E5: / }).parentElement));
  expect(bubble()).toContain('Placed by Efua since your last move');
});

test('what one’s own elephant has brought stays in that line, in signs and in words', () => {
  const bonus: Note = { type: 'bonus_taken', seat: 0, space: 'd5', cards: { spice: 2, oil: 1, silk: 0, incense: 0 }, lost: { spice: 0, oil: 0, silk: 0, incense: 0 } };
  render(
    <ReadingProvider game="bania" you={0} seats={seats} point={() => undefined} open={() => undefined}>
      {since(table({ story: [{ ...entry(1, [bonus as never]), seat: 1 }] }))}
    </ReadingProvider>,
  );
  const income = screen.getByTitle('Your elephant brought you 2 Spice and 1 Oil');
  expect(income.querySelectorAll('.ba-sign')).toHaveLength(2);
});
