import { afterEach, expect, test, vi } from 'vitest';

import type { GameInfo } from '../api/wire';
import { opened } from './opened';
import type { Wish } from './wish';

vi.mock('./wish', async (original) => ({ ...(await original<object>()), ordered: () => ({}) }));

afterEach(() => vi.unstubAllGlobals());

/** The requests of a press, each of which is answered so. */
async function pressed(seats: Wish['seats'], begins: boolean): Promise<readonly [string, readonly string[]]> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const fails = path.endsWith('/start/') && !begins;
    return Promise.resolve(new Response(JSON.stringify(fails ? { code: 'busy' } : { id: 't1' }), { status: fails ? 503 : 200 }));
  });
  return [await opened({} as GameInfo, { seats } as Wish), asked];
}

test('the game of a table for bots alone begins at once', async () => {
  expect(await pressed(['casual'], true)).toEqual(['/tables/t1', ['/api/tables/', '/api/tables/t1/start/']]);
});

test('where it cannot begin one is led to the table all the same, and no other one is opened', async () => {
  expect(await pressed(['casual'], false)).toEqual(['/tables/t1', ['/api/tables/', '/api/tables/t1/start/']]);
});

test('where somebody may still sit down it does not begin', async () => {
  expect(await pressed(['casual', 'open'], true)).toEqual(['/tables/t1', ['/api/tables/']]);
});
