import { afterEach, expect, it, vi } from 'vitest';

import { Past } from './past';

afterEach(() => vi.unstubAllGlobals());

/** A server with so many entries, which says of each moment only what changed; and what it was asked for. */
function served(head: number) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const query = new URLSearchParams(address.split('?')[1]);
    const [from, to] = [Number(query.get('from')), Math.min(Number(query.get('to')), head)];
    const moments = Array.from({ length: to - from + 1 }, (_, at) => ({
      seq: from + at,
      changed: at === 0 ? { seq: from, view: 'v', status: 'running' } : { seq: from + at },
    }));
    const after = Number(query.get('after'));
    const entries = Array.from({ length: Math.min(head - after, 256) }, (_, at) => ({ seq: after + at + 1 }));
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve({ moments, entries, seq: head }) });
  });
  return asked;
}

it('fetches the stretch that is wanted first, then all the rest, each once', async () => {
  const asked = served(350);
  const past = new Past('tables/t', null);
  await past.want(220, 350);
  expect(asked[0]).toContain('from=201&to=300');
  expect(asked).toHaveLength(4);
  expect(past.read().at(1)).toEqual({ seq: 1, view: 'v', status: 'running' });
  expect(past.read().at(299)).toEqual({ seq: 299, view: 'v', status: 'running' });
  await past.want(10, 350);
  expect(asked).toHaveLength(4);
});

it('of a log that has grown fetches the end anew', async () => {
  const asked = served(120);
  const past = new Past('tables/t', null);
  await past.want(5, 110);
  await past.want(5, 120);
  expect(past.read().at(120)).not.toBeNull();
  expect(asked.filter((address) => address.includes('from=1&'))).toHaveLength(1);
});

it('through other eyes reads the log with these eyes, page by page', async () => {
  const asked = served(300);
  const past = new Past('tables/t', 'all');
  await past.want(1, 300);
  expect(past.log()?.map(({ seq }) => seq)).toEqual(Array.from({ length: 300 }, (_, at) => at + 1));
  expect(asked.every((address) => address.includes('as=all'))).toBe(true);
});

it('says what went wrong, and asks again when it is wanted again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: false, status: 403, json: () => Promise.resolve({ code: 'not_allowed', reason: null }) }));
  const past = new Past('tables/t', 1);
  await past.want(1, 10);
  expect(past.read().failed).toBe('not_allowed');
  served(10);
  await past.want(1, 10);
  expect(past.read().failed).toBeNull();
  expect(past.read().at(10)?.seq).toBe(10);
});
