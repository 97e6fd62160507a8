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

/** What a screen reader says of it. */
function heard(list: HTMLElement): string {
  const copy = list.cloneNode(true) as HTMLElement;
  for (const each of copy.querySelectorAll('[aria-hidden="true"], .emblem')) each.remove();
  return copy.textContent;
}

/** What is seen of it beside signs. */
const words = () => [...document.querySelectorAll('.ba-since-word')].map((each) => each.textContent);

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

test('who has sent one’s own elephant home comes first, and a settlement that was closed otherwise is said', () => {
  const placed = (seat: number, space: string): Note => ({ type: 'tent_placed', seat, tent: 'tent_sso_k', space, points: 1, joined: 1, size: 7 });
  const notes: readonly Note[] = [placed(1, 'e5'), { type: 'settlement_closed', spaces: ['e5'] }, placed(2, 'a1'), { type: 'settlement_closed', spaces: ['a1'] }, { type: 'elephant_returned', seat: 0, space: 'a2' }];
  render(
    <ReadingProvider game="bania" you={0} seats={seats} point={() => undefined} open={() => undefined}>
      {since(table({ story: [{ ...entry(1, notes as never), seat: 1 }] }))}
    </ReadingProvider>,
  );
  expect(screen.getAllByRole('listitem').map(({ title }) => title.includes('sends your elephant home'))).toEqual([true, false]);
  expect(words()).toEqual(['sends your elephant home', '1 tent', 'point', '1 tent', 'point', 'closes']);
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
  expect(heard(screen.getByRole('list', { name: 'Since your last move' }))).toBe('Efua: 1 tent, 3 points');
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

test('each sign of that line has its word, in every language', () => {
  const none = { spice: 0, oil: 0, silk: 0, incense: 0 };
  const notes: readonly Note[] = [
    { type: 'tent_placed', seat: 1, tent: 'tent_sso_k', space: 'e5', points: 1, joined: 1, size: 7 },
    { type: 'settlement_closed', spaces: ['e5'] },
    { type: 'elephant_returned', seat: 0, space: 'd5' },
    { type: 'elephant_placed', seat: 1, space: 'e5' },
    { type: 'cards_collected', seat: 1, cards: { ...none, oil: 1 }, lost: none, elephants: 0 },
    { type: 'bonus_taken', seat: 0, space: 'd5', cards: { ...none, spice: 2 }, lost: none },
  ];
  const told = () => (
    <ReadingProvider game="bania" you={0} seats={seats} point={() => undefined} open={() => undefined}>
      {since(table({ story: [{ ...entry(1, notes as never), seat: 1 }] }))}
    </ReadingProvider>
  );
  const { rerender } = render(told());
  expect(words()).toEqual(['sends your elephant home', '1 tent', 'point', 'on', 'took', 'brought']);
  language.set('de');
  rerender(told());
  expect(words()).toEqual(['schickt deinen Elefanten heim', '1 Zelt', 'Punkt', 'auf', 'bekam', 'brachte']);
  language.set('fr');
  rerender(told());
  expect(words()).toEqual(['renvoie ton éléphant chez lui', '1 tente', 'point', 'sur', 'a pris', 'a rapporté']);
});
