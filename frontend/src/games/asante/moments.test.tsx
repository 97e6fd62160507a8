import { readFileSync } from 'node:fs';

import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { entry } from '../../live/messages.fixture';
import { Hand } from './Hand';
import type { Props } from './market';
import { Place } from './Place';
import { COIN, scene } from './scene';
import type { Note, View } from './types';
import { table, view } from './view.fixture';

const cue = (seq: number, note: Note, again = false): Props['scene'] => ({ seq, note, again, scene: scene(note, 0) ?? {} });

function Market(props: Partial<Props>) {
  const now = table(props);
  return (
    <ReadingProvider game="asante" you={0} seats={now.seats} point={() => undefined} open={() => undefined}>
      {[0, 1].map((seat) => (
        <section key={seat} data-at={`seat:${seat}`}>
          <Place {...now} seat={seat} compact={false} />
        </section>
      ))}
      <Hand {...now} />
    </ReadingProvider>
  );
}

beforeEach(() => language.set('en'));
afterEach(cleanup);

const sold: Note = { type: 'wares_sold', seat: 1, card: 'pair_tea', wares: ['tea', 'tea'], gold: 5, total: 25 };
const bought: Note = { type: 'wares_bought', seat: 1, card: 'pair_tea', wares: ['tea', 'tea'], gold: 3, total: 9 };
const news = (seat: number) => document.querySelector(`[data-at="seat:${seat}/gold"] .as-gold-now`)?.textContent ?? null;
const struck = () => [...document.querySelectorAll('[data-struck="true"]')].map((each) => each.getAttribute('data-at') ?? each.className);

test('gold that comes or goes is said where it lands, and stays to be seen when the scene is over', () => {
  const page = render(<Market scene={cue(1, sold)} />);
  expect([news(0), news(1)]).toEqual([null, '+5']);
  page.rerender(<Market scene={null} />);
  expect(news(1)).toBe('+5');
  page.rerender(<Market scene={cue(2, bought)} />);
  expect(news(1)).toBe('−3');
});

test('what is told once more says its gold once more', () => {
  const shown = () => document.querySelector('[data-at="seat:1/gold"] .as-gold-now');
  const page = render(<Market scene={cue(1, sold)} />);
  const first = shown();
  page.rerender(<Market scene={null} />);
  page.rerender(<Market scene={cue(1, sold, true)} />);
  expect(shown()?.textContent).toBe('+5');
  expect(shown()).not.toBe(first);
});

test('where nothing may move, gold is said as long as its scene is told, and what is missing stands there again after it', () => {
  const told = () => document.querySelector('[data-at="seat:1/gold"]')?.getAttribute('data-told');
  const page = render(<Market scene={cue(1, sold)} />);
  expect(told()).toBe('true');
  page.rerender(<Market scene={cue(2, { type: 'card_rejected', seat: 1, card: 'map' })} />);
  expect(told()).toBe('false');
  page.rerender(<Market scene={null} />);
  expect(told()).toBe('false');
  // What asks for stillness is known by its style alone.
  const still = /@media \(prefers-reduced-motion: reduce\) \{[^@]*/.exec(readFileSync('src/games/asante/moments.css', 'utf8'))?.[0];
  expect(still).toMatch(/\[data-told='true'\] > \.as-gold-now \{\s*opacity: 1;/);
});

test('more gold is more coins, and never many', () => {
  const flying = (gold: number) => scene({ ...sold, gold })?.flights?.filter(({ thing }) => thing === COIN).length;
  expect([flying(2), flying(5), flying(12), flying(40)]).toEqual([1, 3, 6, 6]);
});

test('each gain of gold lights up the bar anew, and a payment does not', () => {
  const gains = () => document.querySelector('[data-at="seat:1/gold"]')?.getAttribute('data-gains') ?? null;
  const page = render(<Market scene={cue(1, sold)} />);
  const first = gains();
  expect(first).not.toBeNull();
  page.rerender(<Market scene={cue(2, sold)} />);
  expect([null, first]).not.toContain(gains());
  page.rerender(<Market scene={cue(3, bought)} />);
  expect(gains()).toBeNull();
});

test.each([
  ['gorilla', 'seat:0/stand'],
  ['jackal', 'seat:0/hand'],
  ['marabou', 'as-holy'],
])('what a %s goes for is marked as long as it can be answered', (source, part) => {
  const asked: View = { ...view, active: 1, resolving: [source], frames: [{ step: 'response', source }] };
  render(<Market view={asked} legal={[{ type: 'let_pass' }]} />);
  expect(struck()).toEqual([part]);
});

test.each<[string, Note, readonly string[]]>([
  ['an announced card strikes what it goes for', { type: 'card_announced', seat: 1, card: 'jackal', markers: 2 }, ['seat:0/hand']],
  ['an announced card that goes for nobody strikes nothing', { type: 'card_announced', seat: 1, card: 'camel', markers: 2 }, []],
  ['a stolen ware leaves the stand of whom it is stolen from', { type: 'ware_stolen', seat: 0, of: 1, ware: 'salt' }, ['seat:1/stand']],
  ['a stolen card leaves the hand of whom it is stolen from', { type: 'card_stolen', seat: 0, of: 1, card: null }, ['seat:1/hand']],
  ['a hand that is seen is struck', { type: 'hand_seen', seat: 1, of: 0, count: 6, cards: null }, ['seat:0/hand']],
  ['a Holy Place is taken from somebody', { type: 'holy_place_taken', seat: 1, kind: 'victoria', slot: null, of: 0 }, ['as-holy']],
  ['a Holy Place of the row is taken from nobody', { type: 'holy_place_taken', seat: 1, kind: 'okavango', slot: 2, of: null }, []],
  ['a ware that a Gorilla asks for leaves the stand', { type: 'ware_returned', seat: 0, ware: 'tea', source: 'gorilla' }, ['seat:0/stand']],
  ['a ware that is given back for a card of one’s own is no stroke', { type: 'ware_returned', seat: 1, ware: 'salt', source: 'nomad' }, []],
])('%s, told at once or once more, whoever’s turn it is', (_, note, parts) => {
  const page = render(<Market scene={cue(1, note)} />);
  for (const active of [0, 1]) {
    for (const again of [false, true]) {
      page.rerender(<Market view={{ ...view, active }} scene={cue(1, note, again)} />);
      expect(struck()).toEqual(parts);
    }
  }
});

test('nobody is struck by a card that has not been announced yet: what came before it is still told', () => {
  const announced: Note = { type: 'card_announced', seat: 1, card: 'jackal', markers: 2 };
  const told = (seq: number, note: Note) => entry(seq, [note as never]);
  const before = [told(1, { type: 'turn_started', seat: 1, turn: 8, last: false })];
  const after: Partial<Props> = {
    view: { ...view, active: 1, resolving: ['jackal'], frames: [{ step: 'response', source: 'jackal' }] },
    legal: [{ type: 'let_pass' }],
    story: [...before, told(2, sold), told(3, announced)],
  };
  const page = render(<Market view={{ ...view, active: 1 }} legal={[]} story={before} />);
  page.rerender(<Market {...after} scene={cue(2, sold)} />);
  expect(struck()).toEqual([]);
  page.rerender(<Market {...after} scene={cue(3, announced)} />);
  expect(struck()).toEqual(['seat:0/hand']);
  page.rerender(<Market {...after} scene={null} />);
  expect(struck()).toEqual(['seat:0/hand']);
});

test('a Holy Place rises when it comes to somebody, and when it is played', () => {
  const rising = () => [...document.querySelectorAll('[data-moment]')].map((each) => each.getAttribute('data-moment'));
  const page = render(<Market scene={cue(1, { type: 'holy_place_taken', seat: 1, kind: 'okavango', slot: 2, of: null })} />);
  const first = rising();
  expect(first).toHaveLength(1);
  page.rerender(<Market scene={cue(2, { type: 'holy_place_played', seat: 1, kind: 'okavango', copies: 1 })} />);
  expect(rising()).not.toEqual(first);
});
