import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import '../i18n/setup';
import { ReadingProvider } from '../i18n/Reading';
import { language } from '../i18n/setup';
import { entry } from '../live/messages.fixture';
import { Chat } from './Chat';

const phrases = [
  { name: null, lines: [{ key: 'phrase.trade' }] },
  { name: { key: 'phrase.which' }, lines: [{ key: 'phrase.give', args: { slot: 2 } }] },
];
let said: string[];

const holds = () => null;

function show(mayTalk: boolean, ready = phrases): void {
  render(
    <ReadingProvider game="antayagi" you={0} seats={[]} point={() => undefined} open={() => undefined}>
      <Chat entries={[]} say={(text) => said.push(text)} upTo={null} outdated={holds} Heard={undefined} mayTalk={mayTalk} silenced={false} phrases={ready} unread={{ count: 0, seen: () => undefined }} />
    </ReadingProvider>,
  );
}

beforeEach(() => {
  said = [];
  language.set('en');
});
afterEach(cleanup);

test('a ready line is put where one types, and said like any other', () => {
  show(true);
  const list = screen.getByRole('combobox', { name: 'Say it quickly' });
  expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual(['Say it quickly', 'Trade with me', 'Give card 2']);
  fireEvent.change(list, { target: { value: 'Give card 2' } });
  expect(said).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Say' }));
  expect(said).toEqual(['Give card 2']);
});

test('what fits the moment is said by one press', () => {
  show(true);
  fireEvent.click(screen.getByRole('button', { name: 'Trade with me' }));
  expect(said).toEqual(['Trade with me']);
  expect(screen.queryByRole('button', { name: 'Give card 2' })).toBeNull();
  cleanup();
  show(false);
  expect(screen.queryByRole('button', { name: 'Trade with me' })).toBeNull();
});

test('there are none where the game has none, nor for those who may not speak', () => {
  show(true, []);
  expect(screen.queryByRole('combobox')).toBeNull();
  cleanup();
  show(false);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('what a bot says is read in words, under its name', () => {
  const bot = { seat: 1, sitter: 'bot', name: null, level: 'casual', player: null, resigned: false, host: false, kept: null } as const;
  render(
    <ReadingProvider game="antayagi" you={0} seats={[{ ...bot, seat: 0 }, bot]} heard={(text) => (text === '/give slot=2 who=0' ? { key: 'phrase.give', args: { slot: 2 } } : null)} point={() => undefined} open={() => undefined}>
      <Chat
        entries={[{ ...entry(1, []), kind: 'said', seat: 1, data: { text: '/give slot=2 who=0', player: null, name: null } }]}
        say={() => undefined}
        upTo={null}
        outdated={holds}
        Heard={undefined}
        mayTalk
        silenced={false}
        phrases={[]}
        unread={{ count: 0, seen: () => undefined }}
      />
    </ReadingProvider>,
  );
  expect(screen.getByRole('listitem').textContent).toMatch(/^.*Bot .*Give card 2$/);
});

test('a tab that was pasted along is said as a space', () => {
  show(true);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'who\thas it?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Say' }));
  expect(said).toEqual(['who has it?']);
});

test('what is said has been seen only where the talk is drawn', () => {
  const seen = vi.fn<() => void>();
  const talk = (display: string) => (
    <ReadingProvider game="antayagi" you={0} seats={[]} point={() => undefined} open={() => undefined}>
      <div style={{ display }}>
        <Chat entries={[]} say={() => undefined} upTo={null} outdated={holds} Heard={undefined} mayTalk silenced={false} phrases={[]} unread={{ count: 1, seen }} />
      </div>
    </ReadingProvider>
  );
  render(talk('none'));
  expect(seen).not.toHaveBeenCalled();
  cleanup();
  render(talk('grid'));
  expect(seen).toHaveBeenCalled();
});
