import i18next from 'i18next';
import { beforeEach, expect, test } from 'vitest';

import type { Entry } from '../api/wire';
import { language } from '../i18n/setup';
import { entry } from '../live/messages.fixture';
import { platformLine } from './platformLine';

const reading = { botAt: (seat: number) => `Bot ${String(seat)}`, seatName: (seat: number) => `Seat of ${String(seat)}`, you: 0 };
const line = (more: Partial<Entry>) => platformLine({ ...entry(7), ...more }, i18next.t, reading);

beforeEach(() => language.set('en'));

test('who asks to take something back is named, and the reader is spoken to', () => {
  expect(line({ kind: 'undo_asked', seat: 1, data: { redo: false } })).toBe('Seat of 1 asks to take a move back');
  expect(line({ kind: 'undo_asked', seat: 0, data: { redo: false } })).toBe('You ask to take a move back');
  expect(line({ kind: 'undo_answered', seat: 1, data: { yes: true } })).toBe('Seat of 1 agrees');
});

test('who leaves is named', () => {
  expect(line({ kind: 'left', seat: 1, data: { player: 'k', name: 'Kofi' } })).toBe('\u2068Kofi\u2069 leaves: seat 2 is free again');
  expect(line({ kind: 'left', seat: 1, data: { player: 'k', name: null } })).toBe('Somebody leaves: seat 2 is free again');
});

test('to ask for a move to be played again is something else', () => {
  expect(line({ kind: 'undo_asked', seat: 0, data: { redo: true } })).toBe('You ask to play the move again');
});
