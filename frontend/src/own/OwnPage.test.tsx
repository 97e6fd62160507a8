import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import '../i18n/all.fixture';
import type { OwnNumbers, OwnTables, PlayedTable, Summary } from '../api/wire';
import { NAME, shown, unisolated } from '../i18n/isolation.fixture';
import { MeProvider } from '../me/MeProvider';
import { until } from '../patience.fixture';
import { OwnPage } from './OwnPage';

/** A machine that does ten other things may take its time. */
const KOFI = 'f3b1c2d4-0000-4000-8000-000000000001';

function ended(id: string, rank: number | null, more: Partial<PlayedTable['seats'][number]> = {}): PlayedTable {
  const choices = { person: 9, bot: 0, clock: 0 };
  const seat = { seat: 0, name: 'Awa', player: 'p0', level: null, rank, points: rank === null ? null : 12, resigned: false, choices, undos: 0, ...more };
  return { id, game: 'asterix', ended_at: '2026-11-20T10:00:00Z', you: 0, seats: [seat, { ...seat, seat: 1, name: 'Kofi', player: KOFI, rank: 2 }] };
}

const running: Summary = {
  id: 'running',
  game: 'anansi',
  status: 'running',
  seats: [],
  you: 0,
  your_turn: true,
  opened_at: '2026-11-21T10:00:00Z',
  lesson: false,
  closes_at: null,
  rank: null,
};

let person: { id: string; name: string } | null;
let tables: (query: URLSearchParams) => OwnTables;
let numbers: OwnNumbers;
let asked: string[];

function answer(path: string): unknown {
  if (path.endsWith('/numbers/')) return numbers;
  if (path.endsWith('/games/')) return { games: [{ key: 'anansi' }, { key: 'asterix' }] };
  if (!path.includes('/tables/')) return { player: person };
  asked.push(path.split('?')[1] ?? '');
  return tables(new URLSearchParams(path.split('?')[1]));
}

const show = () =>
  render(
    <MeProvider>
      <OwnPage />
    </MeProvider>,
  );
const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent);
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the page of one’s own', () => {
  beforeEach(() => {
    person = { id: 'p0', name: 'Awa' };
    asked = [];
    numbers = { games: [], opponents: [{ player: KOFI, name: 'Kofi', tables: 3 }] };
    tables = () => ({ unfinished: [], ended: [], more: false });
    history.replaceState(null, '', '/me');
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(answer(path)))));
  });

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  test('says how one has done at each game', async () => {
    numbers = { ...numbers, games: [{ game: 'asterix', games: 12, wins: 5, average_rank: 1.75, streak: 0, longest_streak: 3 }] };
    show();
    expect(await rows()).toEqual([expect.stringMatching(/Games12Won5Average place1\.8Most wins in a row3$/)]);
  });

  test('shows first the tables that wait, then those that are over, each leading to its story', async () => {
    tables = () => ({ unfinished: [running], ended: [ended('won', 1), ended('second', 2), ended('given-up', 2, { resigned: true }), ended('left', null)], more: false });
    show();
    const [first, ...over] = await rows();
    expect(first).toContain('Your turn');
    expect(over.map((row) => /(Won|Place 2 of 2|Abandoned)$/.exec(row)?.[0])).toEqual(['Won', 'Place 2 of 2', 'Place 2 of 2', 'Abandoned']);
    expect(over[2]).toContain('12 points · resigned');
    expect(links()).toEqual(expect.arrayContaining(['/tables/running', '/tables/won?at=1', '/tables/left?at=1']));
  });

  test('finds tables by game, by opponent and by how they ended, and keeps that in the address', async () => {
    tables = (query) => ({ unfinished: [], ended: query.get('outcome') === 'won' ? [ended('won', 1)] : [ended('won', 1), ended('second', 2)], more: false });
    show();
    const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await screen.findByRole('option', { name: /Kofi/ });
    await screen.findByRole('option', { name: 'Anansi' });
    const ends = [...screen.getByLabelText<HTMLSelectElement>('How it ended').options].map((option) => option.text);
    expect(ends).toEqual(['All', 'Not over yet', 'Won', 'Not won', 'Abandoned']);
    choose('With', KOFI);
    choose('Game', 'asterix');
    choose('How it ended', 'won');
    await until(async () => expect(await rows()).toHaveLength(1));
    expect(asked.at(-1)).toBe(`game=asterix&opponent=${KOFI}&outcome=won`);
    expect(location.search).toBe(`?game=asterix&opponent=${KOFI}&outcome=won`);
  });

  test('goes on after the last table that it has', async () => {
    tables = (query) => ({ unfinished: [], ended: query.has('before') ? [ended('old', 1)] : [ended('new', 1)], more: !query.has('before') });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Show older ones' }));
    await until(() => expect(links()).toContain('/tables/old?at=1'));
    expect(asked.at(-1)).toBe('before=new');
    expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
  });

  test('has a kind word for whoever has not played yet, and a way to begin', async () => {
    show();
    await screen.findByText(/No game of yours has been told here yet/);
    expect(screen.queryByLabelText('Game')).toBeNull();
    expect(links()).toContain('/new');
  });

  test('offers all tables to whoever asked for what there is not', async () => {
    history.replaceState(null, '', '/me?game=anansi');
    show();
    tables = (query) => ({ unfinished: [], ended: query.has('game') ? [] : [ended('won', 1)], more: false });
    fireEvent.click(await screen.findByRole('button', { name: 'Show all of them' }));
    expect(await rows()).toHaveLength(1);
    expect(location.search).toBe('');
  });

  test('lets nobody’s name turn the text around it', async () => {
    numbers = { games: [], opponents: [{ player: KOFI, name: NAME, tables: 1 }] };
    tables = () => ({ unfinished: [], ended: [{ ...ended('won', 1, { name: NAME }), you: 1 }], more: false });
    const { container } = show();
    await rows();
    await screen.findByRole('option', { name: new RegExp(NAME) });
    expect(shown(container, NAME)).toBe(2);
    expect(unisolated(container, NAME)).toEqual([]);
  });

  test('asks a stranger for a name and the server for nothing', async () => {
    person = null;
    show();
    await screen.findByLabelText('What shall we call you?');
    expect(asked).toEqual([]);
  });
});
