import { readFileSync } from 'node:fs';

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Now, Table } from '../api/wire';
import { language } from '../i18n/setup';
import { viewMessage } from '../live/messages.fixture';
import { nowOf } from '../live/story';
import { until } from '../patience.fixture';
import { Coach } from './Coach';
import { memoryOf } from './memory';
import { WhatNow } from './WhatNow';

const recorded = JSON.parse(readFileSync(new URL('../tests/rules/anansi/lesson-views.json', `file://${process.cwd()}/`), 'utf-8')) as Record<string, object>;
const said = { follow: 'Hornet is the colour of this trick', lead: 'It lies before you as a story stack', last: 'That was a round' };
let tables = 0;
let table: Table;

function now(step: string | null, asked: number | null) {
  const seats = [0, 1, 2].map((seat) => ({ seat, sitter: 'bot' as const, name: null, level: null, player: null, resigned: false, host: false, kept: null }));
  const moment = step === null ? { legal: [] } : recorded[step];
  return { ...nowOf(viewMessage(1)), seats, status: 'running' as const, you: 0, ...moment, asked };
}

interface Around {
  readonly busy?: boolean;
  readonly choosing?: boolean;
  readonly over?: Partial<Now>;
  readonly showSection?: (section: string) => void;
  readonly showScores?: () => void;
}

function drawn(step: string | null, asked: number | null, { busy = false, choosing = false, over = {}, showSection, showScores }: Around = {}) {
  return (
    <>
      <WhatNow table={table.id} asked={asked} />
      <Coach table={table} now={{ ...now(step, asked), ...over }} busy={busy} choosing={choosing} showSection={showSection ?? (() => undefined)} showScores={showScores ?? (() => undefined)} />
    </>
  );
}

const task = () => document.querySelector('.coach-task')?.textContent;
const status = () => screen.getByRole('status').textContent;

beforeEach(() => {
  language.set('en');
  tables += 1;
  table = { id: `t${tables}`, game: 'anansi', origin: { kind: 'lesson', table: '', entry: 0, seat: null } } as unknown as Table;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('says what is due in a status, and nothing more once that question is answered', async () => {
  const page = render(drawn('follow', 5));
  await until(() => expect(status()).toContain(said.follow));
  page.rerender(drawn(null, null));
  expect(status()).toBe('');
  page.rerender(drawn('lead', 9));
  expect(status()).toContain(said.lead);
});

test('waits while something else is looked at', async () => {
  const page = render(drawn('follow', 5, { busy: true }));
  await screen.findByRole('status');
  expect(status()).toBe('');
  page.rerender(drawn('follow', 5));
  expect(status()).toContain(said.follow);
});

test('a press closes it, for this table for good; the button calls it back and leads to it', async () => {
  const page = render(drawn('follow', 5));
  fireEvent.click(await screen.findByRole('button', { name: 'Got it' }));
  expect(status()).toBe('');
  const call = screen.getByRole('button', { name: 'What now?' });
  fireEvent.click(call);
  expect(status()).toContain(said.follow);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Got it' }));
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  page.unmount();
  const kept = localStorage.getItem(`griot.lesson.${table.id}`);
  expect(JSON.parse(kept ?? '')).toEqual({ shown: [['follow', 5, table.id]], closed: ['follow'], task: 'follow' });
  render(drawn('follow', 5));
  await screen.findByRole('status');
  expect(status()).toBe('');
});

test('what was said last is called back at a question that has nothing new', async () => {
  const page = render(drawn('follow', 5));
  await until(() => expect(status()).toContain(said.follow));
  page.rerender(drawn(null, 8));
  expect(status()).toBe('');
  act(() => memoryOf(table.id).call(8));
  expect(status()).toContain(said.follow);
  page.rerender(drawn(null, 11));
  expect(status()).toBe('');
});

test('leads to the section of the rules that says more', async () => {
  const showSection = vi.fn<(section: string) => void>();
  render(drawn('follow', 5, { showSection }));
  fireEvent.click(await screen.findByRole('button', { name: 'More about this' }));
  expect(showSection).toHaveBeenCalledWith('following');
});

test('at the end one press begins a real game of as many against bots, and ends the lesson', async () => {
  const asked: [string, unknown][] = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push([`${method} ${path}`, body === undefined ? null : JSON.parse(body)]);
    return Promise.resolve(new Response(JSON.stringify({ id: 'real' })));
  });
  render(drawn('last', null));
  await until(() => expect(status()).toContain(said.last));
  fireEvent.click(screen.getByRole('button', { name: 'A real game now' }));
  await until(() => expect(location.pathname).toBe('/tables/real'));
  expect(asked.map(([request]) => request)).toEqual(['POST /api/tables/', 'POST /api/tables/real/start/', `DELETE /api/tables/${table.id}/seats/0/`]);
  expect(asked[0]?.[1]).toMatchObject({ game: 'anansi', seats: [{ sitter: 'me' }, { sitter: 'bot' }, { sitter: 'bot' }] });
  history.replaceState(null, '', '/');
});

test('where the game itself is over the last word comes first, and closed it leads to the scores', async () => {
  const showScores = vi.fn<() => void>();
  const over = { status: 'scored' as const, result: [] };
  const page = render(drawn('last', null, { busy: true, over, showScores }));
  await screen.findByRole('status');
  page.rerender(drawn('last', null, { over, showScores }));
  expect(status()).toContain(said.last);
  expect(showScores).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'See the scores' }));
  expect(showScores).toHaveBeenCalledOnce();
  page.rerender(drawn('last', null, { busy: true, over, showScores }));
  page.rerender(drawn('last', null, { over, showScores }));
  expect(showScores).toHaveBeenCalledOnce();
});

test('a game that is over is not left for the real one', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve(new Response(JSON.stringify({ id: 'real' })));
  });
  render(drawn('last', null, { over: { status: 'ended' } }));
  fireEvent.click(await screen.findByRole('button', { name: 'A real game now' }));
  await until(() => expect(location.pathname).toBe('/tables/real'));
  expect(asked).toEqual(['POST /api/tables/', 'POST /api/tables/real/start/']);
  history.replaceState(null, '', '/');
});

test('what is to be done stays to be read when the rest is folded, until it is the turn of others', async () => {
  const page = render(drawn('follow', 5));
  fireEvent.click(await screen.findByRole('button', { name: 'Got it' }));
  expect([status(), task()]).toEqual(['', 'Your task: Play a Hornet: you hold some, so you must. Try Hornet 14.']);
  const answering = { waiting: { seats: [1], window: true, topic: null, deadline: null } };
  page.rerender(drawn(null, null, { over: answering }));
  expect(task()).toMatch(/^Your task/);
  page.rerender(drawn(null, null, { over: { waiting: { ...answering.waiting, window: false } } }));
  expect(task()).toBe('Watch what the others do.');
  page.rerender(drawn(null, 8));
  expect(task()).toMatch(/^Choose as you like/);
});

test('who begins to choose has read it: it is folded', async () => {
  const page = render(drawn('follow', 5));
  await until(() => expect(status()).toContain(said.follow));
  page.rerender(drawn('follow', 5, { choosing: true }));
  expect(status()).toBe('');
  expect(task()).toMatch(/^Your task/);
  page.rerender(drawn('follow', 5));
  expect(status()).toBe('');
});

test('a step that is called back later is said as a whole', async () => {
  table = { ...table, game: 'asante' };
  const views = JSON.parse(readFileSync(new URL('../tests/rules/asante/lesson-views.json', `file://${process.cwd()}/`), 'utf-8')) as Record<string, Partial<Now>>;
  const page = render(drawn(null, 5, { over: views.artifact ?? {} }));
  await until(() => expect(status()).toContain('Choose the Calabash, then the middle one'));
  const laid = { ...views.artifact, legal: [{ type: 'use_artifact', slot: 2 }, { type: 'end_turn' }] };
  page.rerender(drawn(null, 7, { over: laid }));
  expect(status()).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'What now?' }));
  expect(status()).toMatch(/^The Calabash is an Artifact.*Choose the Calabash.*The Holy Place in front/);
});
