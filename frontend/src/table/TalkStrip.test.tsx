import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import '../i18n/setup';
import type { Entry } from '../api/wire';
import { ReadingProvider } from '../i18n/Reading';
import { language } from '../i18n/setup';
import { entry } from '../live/messages.fixture';
import { TalkStrip } from './TalkStrip';

const line = (seq: number, text: string): Entry => ({ ...entry(seq, []), kind: 'said', seat: 1, data: { name: 'Kofi', text } });
let said: string[];

function show(mayTalk: boolean): void {
  render(
    <ReadingProvider game="antayagi" you={0} seats={[]} point={() => undefined} open={() => undefined}>
      <TalkStrip
        entries={[line(1, 'Trust me'), line(2, '\u202Eevil')]}
        say={(text) => said.push(text)}
        mayTalk={mayTalk}
        silenced={!mayTalk}
        unread={{ count: 1, seen: () => undefined }}
        phrases={[{ name: null, lines: [{ key: 'phrase.trade' }] }]}
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
