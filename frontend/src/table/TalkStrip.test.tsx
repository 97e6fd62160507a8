import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import '../i18n/setup';
import type { Entry } from '../api/wire';
import { ReadingProvider } from '../i18n/Reading';
import { language } from '../i18n/setup';
import { entry } from '../live/messages.fixture';
import type { TalkProps } from './Chat';
import { TalkStrip } from './TalkStrip';

const line = (seq: number, text: string): Entry => ({ ...entry(seq, []), kind: 'said', seat: 1, data: { name: 'Kofi', text } });
let said: string[];

const holds = () => null;
const heard = (text: string) => (text === '/keep' ? { key: 'phrase.told.keep', args: { who: { seat: 0 }, slot: 2 } } : null);

function show(mayTalk: boolean, given: Partial<TalkProps> = {}): void {
  render(
    <ReadingProvider game="antayagi" you={0} seats={[]} heard={heard} point={() => undefined} open={() => undefined}>
      <TalkStrip
        entries={[line(1, 'Trust me'), line(2, '\u202Eevil')]}
        say={(text) => said.push(text)}
        upTo={null}
        outdated={holds}
        Heard={undefined}
        mayTalk={mayTalk}
        silenced={!mayTalk}
        unread={{ count: 1, seen: () => undefined }}
        phrases={[{ name: null, lines: [{ key: 'phrase.trade' }] }]}
        {...given}
      />
    </ReadingProvider>,
  );
}

beforeEach(() => {
  said = [];
  language.set('en');
});
afterEach(cleanup);

test('shows the newest line, kept from turning what stands around it, and opens the whole talk', () => {
  show(true);
  const newest = screen.getByRole('button', { name: /Kofi/ });
  expect(newest.querySelector('.talk-line > bdi')?.textContent).toBe('\u202Eevil');
  expect(newest.querySelector('.talk-line > strong')?.textContent).toBe('Kofi:');
  fireEvent.click(newest);
  expect(screen.getByRole('dialog').querySelectorAll('.said')).toHaveLength(2);
});

test('a ready line that fits the moment is said by one press', () => {
  show(true);
  fireEvent.click(screen.getByRole('button', { name: 'Trade with me' }));
  expect(said).toEqual(['Trade with me']);
});

test('all ready lines lie with the whole talk', () => {
  show(true);
  fireEvent.click(screen.getByRole('button', { name: 'Say it quickly' }));
  fireEvent.change(within(screen.getByRole('dialog')).getByRole('combobox'), { target: { value: 'Trade with me' } });
  expect(said).toEqual([]);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Say' }));
  expect(said).toEqual(['Trade with me']);
});

test('who is silenced reads, and is offered nothing to say', () => {
  show(false);
  expect(screen.queryByRole('button', { name: 'Trade with me' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Say it quickly' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Kofi/ }));
  expect(within(screen.getByRole('dialog')).queryByRole('textbox')).toBeNull();
});

test('what a bot says stands there in a few words, and is heard in full', () => {
  show(true, { entries: [line(1, '/keep')], Heard: ({ tight }) => (tight ? null : 'Your 2') });
  const newest = screen.getByRole('button', { name: /Keep your card.2/ });
  expect(within(newest).getByText('Your 2').getAttribute('aria-hidden')).toBe('true');
});

test('what no longer holds stands back, and says when it was said', () => {
  show(true, { outdated: () => ({ when: { key: 'stage', args: { turn: 8 } }, why: { key: 'phrase.before_exchange', args: { turn: 8 } } }) });
  const newest = screen.getByRole('button', { name: /^Turn 8, before the exchange Kofi/ });
  expect(newest.querySelector('.talk-line')?.getAttribute('data-past')).toBe('true');
  expect(within(newest).getByText('Turn 8').getAttribute('aria-hidden')).toBe('true');
  fireEvent.click(newest);
  expect(within(screen.getByRole('dialog')).getAllByText('Turn 8, before the exchange')).toHaveLength(2);
});

test('whoever looks back, or is shown what has happened, reads what was said up to there', () => {
  show(true, { upTo: 1 });
  expect(screen.getByRole('button', { name: /Trust me/ })).toBeDefined();
});
