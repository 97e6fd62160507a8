import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import * as past from '../api/story';
import type { Live } from '../live/live';
import { entry } from '../live/messages.fixture';
import { untold, type Contradiction } from '../live/story';
import { ReceiptAlarm } from './ReceiptAlarm';
import { receiptOf, remember } from './receipts';

const hash = (digit: string) => digit.repeat(64);
const story = [entry(1), { ...entry(2), hash: hash('2') }];

function live(contradiction: Contradiction | null = null, catchingUp = false): Live {
  return { story: { ...untold, entries: story, catchingUp }, connection: 'live', pending: null, held: false, refused: null, presence: null, contradiction };
}

describe('at a table', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  test('the newest entry is remembered once all is told, and only where one sits', () => {
    const shown = render(<ReceiptAlarm table="t" live={live(null, true)} sits />);
    expect(receiptOf('t')).toBeNull();
    shown.rerender(<ReceiptAlarm table="t" live={live()} sits />);
    expect(receiptOf('t')).toEqual({ seq: 2, hash: hash('2') });
    render(<ReceiptAlarm table="watched" live={live()} sits={false} />);
    expect(receiptOf('watched')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('another story than the one that is remembered is shown at once, and what is remembered stays', async () => {
    remember('t', { seq: 2, hash: hash('f') });
    render(<ReceiptAlarm table="t" live={live()} sits />);
    expect((await screen.findByRole('alert')).textContent).toContain('Entry 2');
    expect(screen.getByRole('heading').textContent).toBe('The server tells another story');
    expect(receiptOf('t')).toEqual({ seq: 2, hash: hash('f') });
  });

  test('what the line contradicts is shown as well', async () => {
    render(<ReceiptAlarm table="t" live={live('lost')} sits />);
    expect((await screen.findByRole('heading')).textContent).toBe('Entries are lost');
  });

  test.each([
    ['lost', [], 'Entries are lost'],
    ['another', [{ ...entry(3), hash: hash('e') }], 'The server tells another story'],
  ])('an entry that is missed is asked for first: it may be %s', async (_, entries, title) => {
    remember('t', { seq: 3, hash: hash('3') });
    const asked = vi.spyOn(past, 'entries').mockResolvedValue({ seq: 2, entries });
    render(<ReceiptAlarm table="t" live={live()} sits />);
    expect((await screen.findByRole('heading')).textContent).toBe(title);
    expect(asked).toHaveBeenCalledExactlyOnceWith('tables/t', 2, null);
  });

  test('another window may have heard of it first: then nothing is wrong', async () => {
    remember('t', { seq: 3, hash: hash('3') });
    const asked = vi.spyOn(past, 'entries').mockResolvedValue({ seq: 3, entries: [{ ...entry(3), hash: hash('3') }] });
    render(<ReceiptAlarm table="t" live={live()} sits />);
    await asked.mock.results[0]?.value;
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
