import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { Entry } from '../../api/wire';
import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { entry } from '../../live/messages.fixture';
import type { Props } from './model';
import { Place } from './Place';
import { table, view } from './table.fixture';
import type { Hints, Note } from './types';

afterEach(cleanup);
const worth = (points: number) => ({ type: 'hints', assign: [], cards: [], escapees: [], worth: [], fronts: [{ points, values: points, bonus: 0, estimated: false }, { points: 1, values: 1, bonus: 0, estimated: false }, { points: 0, values: 0, bonus: 0, estimated: false }] }) as unknown as Hints;
const place = (now: Props) => (
  <ReadingProvider game="asterix" you={null} seats={now.seats} point={() => undefined} open={() => undefined}>
    <Place {...now} you={null} seat={0} compact points={0} />
  </ReadingProvider>
);

test('while scenes follow each other no points of the round before stand beside what was captured in this one', () => {
  language.set('en');
  const started: Note = { type: 'round_started', round: 2, pile: 39 } as unknown as Note;
  const won: Note = { type: 'trick_won', seat: 0, prize: 'roman_01', card: '9' } as unknown as Note;
  const next: Note = { type: 'bid_made', seat: 1, card: null } as unknown as Note;
  const page = render(place({ ...table, hints: worth(16), story: [entry(1)] }));
  // Round 1 is over, and round 2 begins, while its last trick is still shown.
  const second = { ...view, round: 2, fronts: [[], [], []] };
  const two = [entry(1), entry(2, [started] as unknown as Entry['notes'])];
  page.rerender(place({ ...table, view: second, hints: worth(0), story: two, scene: { seq: 2, note: started, scene: {} } }));
  // A trick of round 2, and a bid for the next: messages that come before the scenes have ended.
  const third = { ...second, fronts: [['roman_01'], [], []] };
  const all = [...two, entry(3, [won] as unknown as Entry['notes']), entry(4, [next] as unknown as Entry['notes'])];
  page.rerender(place({ ...table, view: third, hints: worth(1), story: all, scene: { seq: 4, note: next, scene: {} } }));
  const said = document.querySelector('.ax-score')?.textContent ?? '';
  expect(said).not.toContain('16');
});

test('while more is told than was seen at once, what a seat has captured keeps its sum', () => {
  language.set('en');
  const won = (prize: string) => ({ type: 'trick_won', seat: 0, prize, card: '9' }) as unknown as Note;
  const [one, two] = [won('roman_05'), won('roman_06')];
  const first = { ...view, fronts: [['roman_05'], [], []] };
  const second = { ...view, fronts: [['roman_05', 'roman_06'], [], []] };
  const before = { ...view, fronts: [[], [], []] };
  const story = [entry(1), entry(2, [one] as unknown as Entry['notes']), entry(3, [two] as unknown as Entry['notes'])];
  const page = render(place({ ...table, view: before, hints: worth(0), story: story.slice(0, 1) }));
  page.rerender(place({ ...table, view: first, hints: worth(5), story: story.slice(0, 2), scene: { seq: 2, note: one, scene: {} } }));
  // The next message comes while the first trick is still shown: of what is told the sum is known.
  page.rerender(place({ ...table, view: second, hints: worth(11), story, scene: { seq: 2, note: one, scene: {} } }));
  expect(document.querySelector('.ax-so-far > b')?.textContent).toBe('+5');
  page.rerender(place({ ...table, view: second, hints: worth(11), story, scene: { seq: 3, note: two, scene: {} } }));
  expect(document.querySelector('.ax-so-far > b')?.textContent).toBe('+11');
});

test('what a round has brought so far has a plus, in figures and in words', () => {
  language.set('en');
  render(place({ ...table, hints: worth(16) }));
  expect(document.querySelector('.ax-so-far > b')?.textContent).toBe('+16');
  expect(document.querySelector('.ax-score-words')?.textContent).toBe('+16 this round');
});

test('no seat grows as its Gaul is chosen: the others are still being read below', () => {
  const rows = (phase: 'setup' | 'bidding') => {
    cleanup();
    render(place({ ...table, view: { ...view, phase } }));
    return document.querySelectorAll('.ax-place').length;
  };
  expect(rows('setup')).toBe(0);
  expect(rows('bidding')).toBe(1);
});

test('of a seat that has spent all its cards the row of numbers says so, and of no other', () => {
  language.set('en');
  const { container, rerender } = render(place({ ...table, view: { ...view, hands: [[], ['7', '9'], ['1', '4']] } }));
  expect(container.querySelector('.ax-chips')?.textContent).toBe('no cards left');
  rerender(place(table));
  expect(container.querySelectorAll('.ax-chip')).toHaveLength(11);
  expect(container.querySelector('.ax-no-cards')).toBeNull();
});

test('points that hang on whom a Pirate will let go are said to be the most there can be', () => {
  language.set('en');
  const most = (estimated: boolean) => ({ ...worth(16), fronts: worth(16).fronts.map((front) => ({ ...front, estimated })) });
  const { container, rerender } = render(place({ ...table, hints: most(true) }));
  expect(container.querySelector('.ax-so-far')?.textContent).toBe(' max. +16 this round');
  expect(container.querySelector('.ax-score-words')?.textContent).toBe('max. +16 this round');
  rerender(place({ ...table, hints: most(false) }));
  expect(container.querySelector('.ax-so-far')?.textContent).not.toContain('max.');
});

test('a Roman that a Pirate would take as things stand lies crossed out beside it, and the equal ones that stay count for themselves', () => {
  language.set('en');
  const fronts = [['roman_13', 'roman_02', 'roman_13', 'pirate_highest', 'pirate_any'], ['roman_01'], []];
  const freed = [{ pirate: 'pirate_highest', card: 'roman_13' }];
  const hints = { ...worth(16), fronts: worth(16).fronts.map((front, seat) => (seat === 0 ? { ...front, freed } : front)) };
  const { container } = render(place({ ...table, hints, view: { ...view, fronts } }));
  const pills = [...container.querySelectorAll<HTMLElement>('.ax-pill, .ax-stack')];
  expect(pills.map((each) => [each.dataset.at, each.dataset.flees])).toEqual([
    ['seat:0/front/roman_02', 'false'],
    ['seat:0/front/roman_13', 'false'],
    ['seat:0/front/pirate_highest', 'false'],
    [undefined, 'true'],
    ['seat:0/front/pirate_any', 'false'],
  ]);
  expect(pills[3]?.title).toContain('escapes as things stand');
  expect(pills[2]?.textContent).toContain('takes');
  expect(pills[4]?.textContent).not.toContain('takes');
  expect(pills[2]?.title).toBe('Whoever has it loses the highest Roman at the end of the round');
});

test('where much lies in a line an arrow leads from the Pirate to whom it would take: numbers are larger then', () => {
  language.set('en');
  const [takes, others] = ['pirate_highest', ['pirate_any', 'pirate_lowest', 'pirate_decurion']];
  const fronts = [['roman_13', 'roman_02', takes, ...others], ['roman_01'], []];
  const hints = { ...worth(2), fronts: worth(2).fronts.map((front, seat) => (seat === 0 ? { ...front, freed: [{ pirate: takes, card: 'roman_13' }] } : front)) };
  const { container } = render(place({ ...table, hints, view: { ...view, fronts } }));
  const said = [...container.querySelectorAll('.ax-flees')].map(({ textContent }) => textContent);
  expect(said).toEqual(['→', 'any', 'low', '9']);
});

test('points of which Pirates have taken something say so', () => {
  language.set('en');
  const fronts = [['roman_02', 'pirate_lowest'], [], []];
  const hints = { ...worth(0), fronts: [{ points: 0, values: 0, bonus: 0, estimated: false, freed: [{ pirate: 'pirate_lowest', card: 'roman_02' }] }] };
  const { container } = render(place({ ...table, hints, view: { ...view, fronts } }));
  expect(container.querySelector('.ax-score-words')?.textContent).toBe('+0 after Pirates');
});

test('that nothing is captured yet is read of ones own place, and heard of all', () => {
  language.set('en');
  const { container } = render(place({ ...table, view: { ...view, fronts: [[], [], []] } }));
  expect(container.querySelector('.ax-none > .unseen')?.textContent).toBe('nothing captured yet');
});
