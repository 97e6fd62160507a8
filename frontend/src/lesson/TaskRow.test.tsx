import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { Now, Table } from '../api/wire';
import { language } from '../i18n/setup';
import { until } from '../patience.fixture';
import { drawn, newTable, recordedOf, row, status } from './lesson.fixture';

const follow = /^Step \d of 8: Play a Hornet/;
const free = /^Choose as you like/;
const others: Partial<Now> = { waiting: { seats: [1], window: false, topic: null, deadline: null } };
let table: Table;

beforeEach(() => {
  language.set('en');
  table = newTable();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** The first step of Anansi's lesson has been read. */
async function read() {
  const page = render(drawn(table, 'follow', 5));
  fireEvent.click(await screen.findByRole('button', { name: 'Got it' }));
  return page;
}

test('what is to be done stays to be read when the step is closed, for as long as one is asked for it', async () => {
  const page = await read();
  expect([status(), row()]).toEqual(['', 'Step 1 of 8: Play a Hornet: you hold some, so you must. Try Hornet 14.']);
  page.rerender(drawn(table, null, null, { over: others }));
  expect(row()).toBe('Watch what happens.');
  page.rerender(drawn(table, null, 8));
  expect(row()).toMatch(free);
  page.rerender(drawn(table, 'lead', 11));
  expect(row()).toMatch(/^Step \d of 8: Lead the next trick/);
});

test('what has been done is asked for no more at the next question, though nobody else was seen to move between', async () => {
  const page = await read();
  page.rerender(drawn(table, null, 9));
  expect(row()).toMatch(free);
});

test('who comes back later finds what is to be done then, whatever was kept before', async () => {
  localStorage.setItem(`griot.lesson.${table.id}`, JSON.stringify({ shown: [['follow', 5, table.id]], closed: ['follow'], task: 'follow' }));
  const page = render(drawn(table, null, 23));
  await until(() => expect(row()).toMatch(free));
  page.rerender(drawn(table, 'lead', 25));
  expect(row()).toMatch(/^Step \d of 8: Lead the next trick/);
});

test('what is taken back is to be done again, and is what one is told who asks', async () => {
  const page = await read();
  page.rerender(drawn(table, 'lead', 9));
  page.rerender(drawn(table, 'recruit', 13));
  page.rerender(drawn(table, 'follow', 17));
  expect(row()).toMatch(follow);
  fireEvent.click(screen.getByRole('button', { name: 'What now?' }));
  expect(status()).toContain('Play a Hornet');
  expect(row()).toMatch(follow);
});

test('of a task of several questions each asks for what is left of it, and none after for anything', async () => {
  table = newTable('asante');
  const { artifact } = recordedOf('asante');
  const calabash = (use_refused: string | null) => ({ ...artifact, view: { turn: 23 }, legal: [{ type: 'use_artifact', slot: 2 }], hints: { artifacts: [{ card: 'calabash', use_refused }] } });
  const page = render(drawn(table, null, 5, { over: artifact ?? {} }));
  await until(() => expect(row()).toMatch(/^Step \d of 8: Choose the Calabash/));
  page.rerender(drawn(table, null, 7, { over: calabash(null) }));
  expect(row()).toBe('Step 7 of 8: Press the Calabash to use it.');
  page.rerender(drawn(table, null, 9, { over: calabash('used') }));
  expect(row()).toMatch(free);
  page.rerender(drawn(table, null, 19, { over: { ...calabash(null), view: { turn: 25 } } }));
  expect(row()).toMatch(free);
});

test('a task goes on once that has been picked which is picked first, and goes back where it is let go', async () => {
  table = newTable('asante');
  const { artifact } = recordedOf('asante');
  const asked = (picked: readonly string[]) => drawn(table, null, 5, { over: artifact ?? {}, picked });
  const page = render(asked([]));
  await until(() => expect(row()).toMatch(/^Step \d of 8: Choose the Calabash/));
  page.rerender(asked(['card:calabash']));
  expect(row()).toBe('Step 7 of 8: Now the middle one of your three slots.');
  page.rerender(asked(['card:camel']));
  expect(row()).toMatch(/^Step \d of 8: Choose the Calabash/);
});

test('of two tasks that can be done in a turn the one told last is asked for', async () => {
  table = newTable('asante');
  const { holy_place: both } = recordedOf('asante');
  const page = render(drawn(table, null, 5, { over: both ?? {} }));
  await until(() => expect(row()).toMatch(/^Step \d of 8: Play the Victoria Waterfalls/));
  page.rerender(drawn(table, null, 7, { over: both ?? {} }));
  page.rerender(drawn(table, null, 9, { over: both ?? {} }));
  expect(row()).toMatch(/^Step \d of 8: Choose the Calabash/);
});

test('who has chosen where all choose at once has done it, though the others still think', async () => {
  table = newTable('asterix');
  localStorage.setItem(`griot.lesson.${table.id}`, JSON.stringify({ shown: [['bid', 1, table.id, 32]], closed: ['bid'] }));
  const { dog } = recordedOf('asterix');
  const page = render(drawn(table, null, 5, { over: dog ?? {} }));
  await until(() => expect(row()).toMatch(/^Step \d of 8: Bid Dogmatix/));
  page.rerender(drawn(table, null, null, { over: { ...dog, legal: [], ...others } }));
  expect(row()).toBe('Watch what happens.');
});

test('while something plays before a new step nobody is told to choose', async () => {
  const page = render(drawn(table, 'follow', 5, { busy: true }));
  await until(() => expect(row()).toBe('Watch what happens.'));
  page.rerender(drawn(table, 'follow', 5));
  expect(row()).toMatch(follow);
  // One's own move on its way.
  page.rerender(drawn(table, 'follow', 5, { busy: true }));
  expect(row()).toMatch(follow);
});

test('where the only move is played for one nobody is told to choose it', async () => {
  const page = render(drawn(table, 'follow', 5, { over: { forced: true } }));
  await until(() => expect(row()).toBe('Watch what happens.'));
  expect(status()).toBe('');
  page.rerender(drawn(table, 'follow', 6));
  expect(row()).toMatch(follow);
});

test.each(['paused', 'abandoned'] as const)('a lesson that is %s asks for nothing', async (state) => {
  const page = await read();
  page.rerender(drawn(table, null, null, { over: { status: state } }));
  expect(row()).toBe('How Anansi is played');
  page.rerender(drawn(table, 'follow', 8));
  expect(row()).toMatch(follow);
});

test('with the last word it says what has been learned, and goes when that is put away, until one goes back', async () => {
  const page = render(drawn(table, 'last', 40, { busy: true }));
  await until(() => expect(row()).toBe('How Anansi is played'));
  page.rerender(drawn(table, 'last', 40));
  expect(row()).toBe('How Anansi is played');
  fireEvent.click(screen.getByRole('button', { name: 'Play on here' }));
  expect(row()).toBeUndefined();
  page.rerender(drawn(table, 'follow', 42));
  expect(row()).toMatch(follow);
});
