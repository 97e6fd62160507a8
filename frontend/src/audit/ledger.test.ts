import { afterEach, describe, expect, test, vi } from 'vitest';

import * as rest from '../api/rest';
import { documentIn, recorded } from './exports.fixture';
import { Ledger } from './ledger';
import * as requests from './requests';

const { id, entries } = documentIn(recorded);
const PAGE = 40;

/** The log as the server tells it, in pages; `change` may tell it otherwise. */
function told(change: (entry: (typeof entries)[number]) => object = () => ({})) {
  return vi.spyOn(requests, 'proven').mockImplementation((_, after) => {
    const page = entries.slice(after, after + PAGE).map((entry) => ({ ...entry, ...change(entry) }));
    const proven = page.map(({ id: own, leaf, ...entry }) => ({ ...entry, by: null, proof: { id: own, leaf, chosen: null } }));
    return Promise.resolve({ seq: entries.length, entries: proven });
  });
}

describe('the log of an audit', () => {
  afterEach(() => vi.restoreAllMocks());

  test('comes page by page, and its chain holds', async () => {
    const asked = told();
    const ledger = new Ledger(id, 'all');
    await ledger.more();
    expect(asked.mock.calls.map(([, after]) => after)).toEqual([0, 40, 80]);
    expect(ledger.read()).toMatchObject({ head: entries.length, failed: null, broken: new Set() });
    expect(ledger.read().entries).toHaveLength(entries.length);
  });

  test('shows which lines do not follow from the one before', async () => {
    told(({ seq }) => (seq === 40 ? { at: '2020-01-01T00:00:00.000000Z' } : seq === 60 ? { hash: 'f'.repeat(64) } : {}));
    const ledger = new Ledger(id, 'all');
    await ledger.more();
    expect([...ledger.read().broken]).toEqual([40, 60, 61]);
  });

  test('keeps what has come if the rest does not, and asks for it again', async () => {
    const asked = told();
    asked.mockRejectedValueOnce(new rest.ApiError('no_connection', null));
    const ledger = new Ledger(id, 'all');
    await ledger.more();
    expect(ledger.read()).toMatchObject({ entries: [], failed: 'no_connection' });
    await ledger.more();
    expect(ledger.read()).toMatchObject({ head: entries.length, failed: null });
  });
});
