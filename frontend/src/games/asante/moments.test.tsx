import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { Hand } from './Hand';
import type { Props } from './market';
import { Place } from './Place';
import { COIN, scene } from './scene';
import type { Note, View } from './types';
import { table, view } from './view.fixture';

const cue = (seq: number, note: Note): Props['scene'] => ({ seq, note, scene: scene(note, 0) ?? {} });

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

test('more gold is more coins, and never many', () => {
  const flying = (gold: number) => scene({ ...sold, gold })?.flights?.filter(({ thing }) => thing === COIN).length;
  expect([flying(3), flying(8), flying(14), flying(40)]).toEqual([1, 2, 4, 4]);
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

test('a ware that is stolen is seen to leave the stand of whom it is stolen from', () => {
  render(<Market scene={cue(1, { type: 'ware_stolen', seat: 0, of: 1, ware: 'salt' })} />);
  expect(struck()).toEqual(['seat:1/stand']);
});

test('a Holy Place rises when it comes to somebody, and when it is played', () => {
  const rising = () => [...document.querySelectorAll('[data-moment]')].map((each) => each.getAttribute('data-moment'));
  const page = render(<Market scene={cue(1, { type: 'holy_place_taken', seat: 1, kind: 'okavango', slot: 2, of: null })} />);
  const first = rising();
  expect(first).toHaveLength(1);
  page.rerender(<Market scene={cue(2, { type: 'holy_place_played', seat: 1, kind: 'okavango', copies: 1 })} />);
  expect(rising()).not.toEqual(first);
});
