import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { entry } from '../../live/messages.fixture';
import type { Props } from './model';
import { table, view } from './table.fixture';
import { Trick } from './Trick';
import type { Note } from './types';

afterEach(cleanup);

const lays = (seat: number, card: string): Note => ({ type: 'card_played', seat, card, leads: false });
const trick = [lays(2, 'snake_3'), lays(0, 'snake_2'), lays(1, 'snake_12')];
const notes = [{ type: 'round_opened' }, ...trick, { type: 'trick_won', seat: 1 }, lays(1, 'snake_9')];
const story = [{ ...entry(1), notes }] as unknown as Props['story'];

function drawn(now: Props['view'], scene: Props['scene'], heading = 1, told = story): readonly HTMLElement[] {
  const hints = { ...table.hints, heading } as unknown as Props['hints'];
  const { container } = render(
    <ReadingProvider game="anansi" you={0} seats={table.seats} point={() => undefined} open={() => undefined}>
      <Trick {...table} view={now} hints={hints} story={told} scene={scene} />
    </ReadingProvider>,
  );
  return [...container.querySelectorAll<HTMLElement>('.an-slot')];
}

/** Which slots are marked so, while that is told and the next trick has been led. */
function marked(note: Note | undefined, by: 'best' | 'turn'): readonly number[] {
  const ahead = { ...view, trick: [{ seat: 1, card: 'snake_9', recruits: false }], leader: 1, turn: 2 };
  const slots = drawn(ahead, note === undefined ? null : ({ seq: 1, note, scene: {} }));
  return slots.flatMap(({ dataset }, at) => (dataset[by] === 'true' ? [at] : []));
}

test('while a trick is told nothing is said of who heads it or is next in the one that has been led since', () => {
  expect(marked(trick[1], 'best')).toEqual([]);
  expect(marked(trick[1], 'turn')).toEqual([]);
  expect(marked(undefined, 'best')).toEqual([0]);
  expect(marked(undefined, 'turn')).toEqual([1]);
});

test('who led is told of once another card is ahead, and not of who is', () => {
  language.set('en');
  const states = (heading: number) => {
    const lain = { ...view, trick: [{ seat: 2, card: 'snake_3', recruits: false }, { seat: 0, card: 'snake_9', recruits: false }], leader: 2, turn: 1 };
    const slots = drawn(lain, null, heading);
    const said = slots.map((slot) => slot.querySelector('.an-slot-state')?.textContent);
    cleanup();
    return said;
  };
  expect(states(0)).toEqual(['led', 'ahead', '']);
  expect(states(2)).toEqual(['ahead', '', '']);
});

test('of a trick that is won the winning card is what has happened, and what lost to it may be covered', () => {
  const slots = drawn({ ...view, trick: [], tricks: [{ trump: 'snake', winner: 2, laid: [{ seat: 2, card: 'snake_3', recruits: false }, { seat: 0, card: 'snake_2', recruits: true }] }] }, null);
  expect(slots.flatMap((slot) => (slot.querySelector('.an-laid') === null ? [] : [[slot.dataset.spare, slot.querySelector<HTMLElement>('.an-laid')?.dataset.recent]]))).toEqual([['false', 'true'], ['true', 'false']]);
});

test('what a trick has brought stands below it, beginning with who won it, until the next card lies there', () => {
  language.set('en');
  const laid = trick.map((note) => (note.type === 'card_played' ? { seat: note.seat, card: note.card, recruits: false } : null)).filter((each) => each !== null);
  const past = { ...view, trick: [], tricks: [{ trump: 'snake' as const, winner: 1, laid }] };
  const trump = { type: 'trump_set', colour: 'hornet', before: 'snake', counts: [] };
  const told = [{ ...entry(1), notes: [...trick, { type: 'trick_won', seat: 1, card: 'snake_12', cards: [], stacks: 2 }, trump] }] as unknown as Props['story'];
  const said = (now: Props['view'], until: Props['story']) => {
    drawn(now, null, 1, until);
    const lines = [...document.querySelectorAll('.an-caption > li')].map((line) => line.textContent);
    cleanup();
    return lines;
  };
  expect(said(past, told)).toEqual(['Kofi wins trick 1', '2\u00a0stacks', 'new trump: Hornet']);
  expect(said({ ...past, trick: [{ seat: 1, card: 'snake_9', recruits: false }] }, story)).toEqual([]);
});
