import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { Board } from './Board';
import { Hand } from './Hand';
import type { Props } from './model';
import { notes } from './notes.fixture';
import game from './index';
import { Place } from './Place';
import { scene, STACK } from './scene';
import { table, view } from './table.fixture';
import type { Note } from './types';

/** What shows nothing: these change nothing that lies on the board, or the next note tells of it. */
const SILENT = ['row_laid'];
const TYPES = Object.keys(notes) as Note['type'][];

function drawn(props: Props) {
  return render(
    <ReadingProvider game="anansi" you={props.you} seats={props.seats} point={() => undefined} open={() => undefined}>
      <Board {...props} />
      {props.seats.map(({ seat }) => (
        <div key={seat} data-at={`seat:${seat}`}>
          <Place {...props} seat={seat} compact={false} />
        </div>
      ))}
      <Hand {...props} />
    </ReadingProvider>,
  );
}

const addresses = (root: HTMLElement) => Array.from(root.querySelectorAll<HTMLElement>('[data-at]'), ({ dataset }) => dataset.at ?? '');

beforeEach(() => language.set('en'));
afterEach(cleanup);

test('every note looks like something, but for those that are known to show nothing', () => {
  expect(TYPES.filter((type) => notes[type].every((note) => scene(note, 0) === null))).toEqual(SILENT);
});

test('what a scene names lies on the board, or what it is a part of does', () => {
  const there = addresses(drawn(table).container);
  expect(new Set(there).size).toBe(there.length);
  const named = TYPES.flatMap((type): readonly Note[] => notes[type]).flatMap((note) => [0, 1, null].map((you) => scene(note, you)));
  const all = named.flatMap((one) => [...(one?.marks ?? []), ...(one?.flights ?? []).flatMap(({ from, to }) => [from, to])]);
  const lost = all.filter((address) => !there.some((known) => address === known || address.startsWith(`${known}/`)));
  // One's own cards are flown from before they are drawn, or after: then the hand stands for them.
  expect(lost.filter((address) => !address.startsWith('hand/'))).toEqual([]);
});

test('one sees where each of one\'s own cards comes from, and nothing of what others are dealt', () => {
  const [other, , mine] = notes.hand_dealt;
  if (other === undefined || mine === undefined) throw new Error('two samples are needed');
  expect(scene(other, 1)).toBeNull();
  expect(scene(mine, 0)?.flights?.map(({ thing, to }) => [thing, to])).toEqual([
    ['snake_1', 'hand/snake_1'],
    ['leopard_14', 'hand/leopard_14'],
  ]);
});

test('between two tricks the last one lies in its slots', () => {
  const tricks = [{ trump: 'snake' as const, winner: 1, laid: [{ seat: 1, card: 'snake_12', recruits: false }] }];
  drawn({ ...table, view: { ...view, trick: [], tricks, led: null, phase: 'lead' } });
  expect(screen.getByRole('region', { name: 'The last trick' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Snake 12' })).toBeTruthy();
});

test('the end of a round takes the place of the board, with all sums, who leads first, until the way on is pressed', async () => {
  const [note] = notes.round_scored;
  if (note === undefined) throw new Error('a sample is needed');
  const lines = note.lines.map((line) => ({ ...line, kept: 2, bonus: line.case === 'exact' ? 4 : 0, points: line.case === 'exact' ? 6 : 2 }));
  const story = [{ seq: 1, kind: 'played', notes: [note] }] as unknown as Props['story'];
  drawn({ ...table, story, view: { ...view, scored: [lines] } });
  expect(screen.getByRole('region', { name: 'Round 1 scored' })).toBeTruthy();
  expect(screen.getByText('2 + 4 bonus')).toBeTruthy();
  expect(screen.getByText('too many: nothing')).toBeTruthy();
  expect(screen.getByText(/^As many listeners as story stacks: 1 point each, and 2 more\./)).toBeTruthy();
  const [first, ...others] = screen.getAllByRole('listitem');
  expect(first?.querySelector('[data-leads=true]')).not.toBeNull();
  expect(others.every((each) => each.querySelector('[data-leads=true]') === null)).toBe(true);
  expect(screen.queryByRole('region', { name: 'The trick' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByRole('region', { name: 'The trick' })).toBeTruthy();
});

test('with three players cards that are out of play keep their place while the next round is dealt, with more there is none', () => {
  drawn({ ...table, view: { ...view, open: [] } });
  expect(document.querySelector('[data-at="open"]')).toBeTruthy();
  cleanup();
  drawn({ ...table, view: { ...view, open: [], seats: [...view.seats, ...view.seats.slice(0, 1)] } });
  expect(document.querySelector('[data-at="open"]')).toBeNull();
});

test('of a colour of which no card is out of play that is said, but not while the next round is dealt', () => {
  const rows = () => Array.from(document.querySelectorAll('[data-at="open"] > p'), (each) => each.textContent);
  drawn({ ...table, view: { ...view, open: ['hornet_4', 'snake_12'] } });
  expect(rows().toSorted()).toEqual(['Hornet4', 'Leopardnone', 'Snake12']);
  cleanup();
  drawn({ ...table, view: { ...view, open: [] } });
  expect(rows().toSorted()).toEqual(['Hornet', 'Leopard', 'Snake']);
});

test('of two with as many points who has more listeners stands before the other, and alone has the star (AN-8.12)', () => {
  const [note] = notes.round_scored;
  if (note === undefined) throw new Error('a sample is needed');
  const score = (seat: number, kept: number, bonus: number) => ({ seat, listeners: kept, stacks: kept, case: 'exact' as const, kept, bonus, points: kept + bonus });
  const lines = [score(0, 2, 4), score(1, 6, 0), score(2, 2, 4)];
  drawn({ ...table, story: [{ seq: 1, kind: 'played', notes: [{ ...note, lines }] }] as unknown as Props['story'], view: { ...view, scored: [lines] } });
  const told = Array.from(document.querySelectorAll('.round-rank, .round-name'), (each) => each.textContent);
  expect(told).toEqual(['1st', 'Kofi', '2nd', 'Awa', '2nd', 'Ama']);
  const stars = Array.from(document.querySelectorAll('.round-star'), (each) => each.getAttribute('data-leads'));
  expect(stars).toEqual(['true', 'false', 'false']);
  expect(Array.from(document.querySelectorAll('.round-ahead'), (each) => each.textContent)).toEqual(['tied with Awa and Ama: more listeners go first, 6 to 2']);
});

test('the display tells which colour wins a tie, but not where no card lies yet', () => {
  drawn(table);
  expect(screen.queryByText(/^Tie/)).not.toBeNull();
  cleanup();
  drawn({ ...table, view: { ...view, display: view.display.map((column) => ({ ...column, cards: [] })) } });
  expect(screen.queryByText(/^Tie/)).toBeNull();
});

test('a trick that is won flies as a stack from its best card to who won it', () => {
  const won: Note = { type: 'trick_won', seat: 2, card: 'hornet_2', cards: [], stacks: 2 };
  expect(scene(won, 0)?.flights).toEqual([{ thing: STACK, from: 'trick/hornet_2', to: 'seat:2/stacks' }]);
});

test('of a last card that the page plays by itself it is said that it is the last', () => {
  expect(game.whyForced?.({ type: 'play', card: 'hornet_2' })).toMatchObject({ key: 'question.last', args: { card: { card: 'hornet_2' } } });
});
