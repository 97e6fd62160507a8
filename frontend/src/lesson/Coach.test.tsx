import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Table } from '../api/wire';
import { language } from '../i18n/setup';
import { until } from '../patience.fixture';
import { drawn, newTable, recordedOf, status } from './lesson.fixture';
import { memoryOf } from './memory';

const said = { follow: 'Hornet is the colour of this trick', lead: 'It lies before you as a story stack', last: 'That was a round' };
let table: Table;

beforeEach(() => {
  language.set('en');
  table = newTable();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('says what is due in a status, and nothing more once that question is answered', async () => {
  const page = render(drawn(table, 'follow', 5));
  await until(() => expect(status()).toContain(said.follow));
  page.rerender(drawn(table, null, null));
  expect(status()).toBe('');
  page.rerender(drawn(table, 'lead', 9));
  expect(status()).toContain(said.lead);
});

test('waits while something else is looked at', async () => {
  const page = render(drawn(table, 'follow', 5, { busy: true }));
  await screen.findByRole('status');
  expect(status()).toBe('');
  page.rerender(drawn(table, 'follow', 5));
  expect(status()).toContain(said.follow);
});

test('a press closes it, for this table for good; the button calls it back and leads to it', async () => {
  const page = render(drawn(table, 'follow', 5));
  fireEvent.click(await screen.findByRole('button', { name: 'Got it' }));
  expect(status()).toBe('');
  const call = screen.getByRole('button', { name: 'What now?' });
  // What is not to be seen takes no focus: the next one is gone to.
  const focus = vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(() => undefined);
  fireEvent.click(call);
  expect(focus.mock.contexts.slice(0, 2).map((each) => (each as HTMLElement).textContent)).toEqual(['Read on', 'Got it']);
  focus.mockRestore();
  expect(status()).toContain(said.follow);
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  page.unmount();
  const kept = localStorage.getItem(`griot.lesson.${table.id}`);
  expect(JSON.parse(kept ?? '')).toEqual({ shown: [['follow', 5, table.id, 1]], closed: ['follow'] });
  render(drawn(table, 'follow', 5));
  await screen.findByRole('status');
  expect(status()).toBe('');
});

test('what was said last is called back at a question that has nothing new', async () => {
  const page = render(drawn(table, 'follow', 5));
  await until(() => expect(status()).toContain(said.follow));
  page.rerender(drawn(table, null, 8));
  expect(status()).toBe('');
  act(() => memoryOf(table.id).call(8));
  expect(status()).toContain(said.follow);
  page.rerender(drawn(table, null, 11));
  expect(status()).toBe('');
});

test('leads to the section of the rules that says more', async () => {
  const showSection = vi.fn<(section: string) => void>();
  render(drawn(table, 'follow', 5, { showSection }));
  fireEvent.click(await screen.findByRole('button', { name: 'More about this' }));
  expect(showSection).toHaveBeenCalledWith('following');
});

test('at the end one press begins a real game of as many against bots, and ends the lesson', async () => {
  const asked: [string, unknown][] = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push([`${method} ${path}`, body === undefined ? null : JSON.parse(body)]);
    return Promise.resolve(new Response(JSON.stringify({ id: 'real' })));
  });
  render(drawn(table, 'last', null));
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
  const page = render(drawn(table, 'last', null, { busy: true, over, showScores }));
  await screen.findByRole('status');
  page.rerender(drawn(table, 'last', null, { over, showScores }));
  expect(status()).toContain(said.last);
  expect(showScores).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'See the scores' }));
  expect(showScores).toHaveBeenCalledOnce();
  page.rerender(drawn(table, 'last', null, { busy: true, over, showScores }));
  page.rerender(drawn(table, 'last', null, { over, showScores }));
  expect(showScores).toHaveBeenCalledOnce();
});

test('it leads to them also when the last word was called back', async () => {
  const showScores = vi.fn<() => void>();
  render(drawn(table, 'last', null, { over: { status: 'scored', result: [] }, showScores }));
  fireEvent.click(await screen.findByRole('button', { name: 'See the scores' }));
  fireEvent.click(screen.getByRole('button', { name: 'What now?' }));
  expect(status()).toContain(said.last);
  fireEvent.click(screen.getByRole('button', { name: 'See the scores' }));
  expect(showScores).toHaveBeenCalledTimes(2);
});

test('where it is read card by card the same place leads on to the last of them, and begins anew when it is called back', async () => {
  render(drawn(table, 'follow', 5));
  await until(() => expect(status()).toContain(said.follow));
  const on = screen.getByRole('button', { name: 'Read on' });
  const panel = () => document.querySelector<HTMLElement>('.coach');
  const card = () => Array.from(document.querySelectorAll('[data-shown="true"]'), ({ textContent }) => textContent);
  const seen = [];
  on.focus();
  for (let at = 0; at < 9 && panel()?.dataset.end === 'false'; at += 1) {
    expect(on.parentElement?.contains(screen.getByRole('button', { name: 'Got it' }))).toBe(true);
    seen.push(...card());
    fireEvent.click(on);
  }
  seen.push(...card());
  expect(seen.length).toBeGreaterThan(1);
  expect(`${seen.join(' ')} `).not.toContain('Try Hornet 14');
  for (const each of seen) expect(status()).toContain(each);
  // The focus is where one reads on, or ends it.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Got it' }));
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  fireEvent.click(screen.getByRole('button', { name: 'What now?' }));
  expect(panel()?.dataset.end).toBe('false');
  expect(card()).toEqual(seen.slice(0, 1));
});

test('the second press of a double one upon the way on does not end what it leads to', async () => {
  render(drawn(table, 'follow', 5));
  const end = await screen.findByRole('button', { name: 'Got it' });
  fireEvent.click(end, { detail: 2 });
  expect(status()).toContain(said.follow);
  fireEvent.click(end, { detail: 1 });
  expect(status()).toBe('');
});

test('the words of a game that has signs bear them, in the panel and in the row', async () => {
  table = newTable('bania');
  render(drawn(table, null, 5, { over: recordedOf('bania').start ?? {} }));
  await until(() => expect(document.querySelectorAll('.coach .ba-named svg').length).toBeGreaterThan(0));
  expect(document.querySelectorAll('.coach-task .ba-named svg').length).toBeGreaterThan(0);
});

test('a real game that could not begin yet is not opened once more', async () => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(path.endsWith('/start/') ? { code: 'busy' } : { id: 'real' }), { status: path.endsWith('/start/') ? 503 : 200 })));
  render(drawn(table, 'last', null, { over: { status: 'ended' } }));
  fireEvent.click(await screen.findByRole('button', { name: 'A real game now' }));
  await until(() => expect(location.pathname).toBe('/tables/real'));
  history.replaceState(null, '', '/');
});

test('a game that is over is not left for the real one', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve(new Response(JSON.stringify({ id: 'real' })));
  });
  render(drawn(table, 'last', null, { over: { status: 'ended' } }));
  fireEvent.click(await screen.findByRole('button', { name: 'A real game now' }));
  await until(() => expect(location.pathname).toBe('/tables/real'));
  expect(asked).toEqual(['POST /api/tables/', 'POST /api/tables/real/start/']);
  history.replaceState(null, '', '/');
});

test('who begins to choose has read it: it is closed', async () => {
  const page = render(drawn(table, 'follow', 5));
  await until(() => expect(status()).toContain(said.follow));
  page.rerender(drawn(table, 'follow', 5, { picked: ['hornet_14'] }));
  expect(status()).toBe('');
  page.rerender(drawn(table, 'follow', 5));
  expect(status()).toBe('');
});

test('a step that comes when something is picked already is there to be read', async () => {
  const page = render(drawn(table, 'follow', 5, { busy: true }));
  await screen.findByRole('status');
  // The press that ends the scene takes hold of a card.
  page.rerender(drawn(table, 'follow', 5, { picked: ['hornet_14'] }));
  expect(status()).toContain(said.follow);
  page.rerender(drawn(table, 'follow', 5));
  page.rerender(drawn(table, 'follow', 5, { picked: ['hornet_14'] }));
  expect(status()).toBe('');
});

test('nor has it been read by who had picked before the words of the lesson came', async () => {
  render(drawn(table, 'follow', 5, { picked: ['hornet_14'] }), { wrapper: StrictMode });
  await until(() => expect(status()).toContain(said.follow));
});

test('what is called back while something is picked stays until one picks anew', async () => {
  const page = render(drawn(table, 'follow', 5));
  await until(() => expect(status()).toContain(said.follow));
  page.rerender(drawn(table, 'follow', 5, { picked: ['hornet_14'] }));
  fireEvent.click(screen.getByRole('button', { name: 'What now?' }));
  expect(status()).toContain(said.follow);
});

test('who begins to choose has not read the last word', async () => {
  const page = render(drawn(table, 'last', 40));
  await until(() => expect(status()).toContain(said.last));
  page.rerender(drawn(table, 'last', 40, { picked: ['hornet_14'] }));
  expect(status()).toContain(said.last);
});

test('what it speaks of stays marked when it has been read, until that is done', async () => {
  const page = render(drawn(table, 'follow', 5));
  fireEvent.click(await screen.findByRole('button', { name: 'Got it' }));
  const spoken = screen.getByTestId('hornet_6');
  expect(spoken.dataset.coached).toBe('');
  page.rerender(drawn(table, null, 8));
  expect(spoken.dataset.coached).toBeUndefined();
});

test('a call is for its question: at the next step the focus stays where it is, and nothing is said again by itself', async () => {
  const page = render(drawn(table, 'follow', 5));
  fireEvent.click(await screen.findByRole('button', { name: 'Got it' }));
  page.rerender(drawn(table, null, 8));
  fireEvent.click(screen.getByRole('button', { name: 'What now?' }));
  expect(status()).toContain(said.follow);
  expect(screen.getByTestId('hornet_6').dataset.coached).toBeUndefined();
  page.rerender(drawn(table, null, null));
  const elsewhere = screen.getByTestId('hornet_6');
  elsewhere.focus();
  page.rerender(drawn(table, null, 8));
  expect(status()).toBe('');
  page.rerender(drawn(table, 'lead', 11));
  expect(status()).toContain(said.lead);
  expect(document.activeElement).toBe(elsewhere);
});

test('a step that is called back later is said as a whole', async () => {
  table = newTable('asante');
  const { artifact } = recordedOf('asante');
  const page = render(drawn(table, null, 5, { over: artifact ?? {} }));
  await until(() => expect(status()).toContain('Choose the Calabash, then the middle one'));
  const laid = { ...artifact, legal: [{ type: 'use_artifact', slot: 2 }, { type: 'end_turn' }] };
  page.rerender(drawn(table, null, 7, { over: laid }));
  expect(status()).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'What now?' }));
  expect(status()).toMatch(/^The Calabash is an Artifact.*Choose the Calabash.*The Holy Place in front/);
});
