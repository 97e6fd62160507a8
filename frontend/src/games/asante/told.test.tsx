import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { Entry } from '../../api/wire';
import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { entry } from '../../live/messages.fixture';
import { Board } from './Board';
import { Hand } from './Hand';
import type { Props } from './market';
import { scene } from './scene';
import { after } from './told';
import type { Note, View } from './types';
import { table, view } from './view.fixture';

const told = (seq: number, ...notes: readonly Note[]): Entry => entry(seq, notes as unknown as Entry['notes']);
const cue = (seq: number, note: Note): Props['scene'] => ({ seq, note, scene: scene(note, 0) ?? {} });

function Market(props: Partial<Props>) {
  const now = table(props);
  return (
    <ReadingProvider game="asante" you={0} seats={now.seats} point={() => undefined} open={() => undefined}>
      <Board {...now} />
      <Hand {...now} />
    </ReadingProvider>
  );
}

beforeEach(() => language.set('en'));
afterEach(cleanup);

const stage = () => screen.getByRole('region', { name: 'The card in question' }).textContent;
const found = () => document.querySelector('[data-at="stage/card"]')?.getAttribute('data-card') ?? null;
const keep = () => screen.queryByRole('button', { name: /^Go on Into the hand/ });

const turned: Note = { type: 'card_turned', seat: 0, source: 'tracker', card: 'pottery', found: false, pile: 50 };
const monkey: Note = { type: 'card_turned', seat: 0, source: 'tracker', card: 'vervet_monkey', found: true, pile: 49 };
const answered: View = { ...view, resolving: ['tracker'], frames: [{ step: 'response', source: 'tracker' }], waiting: [1] };
const asked: View = { ...view, resolving: ['tracker'], found: 'vervet_monkey', frames: [{ step: 'choose_option', source: 'tracker' }] };
const legal: Props['legal'] = [{ type: 'choose_option', option: 'to_hand' }];
const before = [told(1)];
const story = [...before, told(2, turned, monkey)];

test('what is found lies on the stage when it is told, and how to answer is shown when all is', () => {
  const page = render(<Market view={answered} legal={[]} story={before} />);
  page.rerender(<Market view={asked} legal={legal} story={story} scene={cue(2, turned)} />);
  expect(found()).toBe('tracker');
  expect(stage()).not.toContain('Vervet Monkey');
  expect(keep()).toBeNull();
  page.rerender(<Market view={asked} legal={legal} story={story} scene={cue(2, monkey)} />);
  expect(found()).toBe('vervet_monkey');
  expect(keep()).toBeNull();
  page.rerender(<Market view={asked} legal={legal} story={story} scene={null} />);
  expect(found()).toBe('vervet_monkey');
  expect(keep()).not.toBeNull();
});

test('a question that is put once more keeps its answers', () => {
  const first: View = { ...view, resolving: ['chieftain'], frames: [{ step: 'choose_option', source: 'chieftain' }] };
  const page = render(<Market view={first} legal={legal} story={before} />);
  const taken: Note = { type: 'ware_taken', seat: 0, ware: 'tea', source: 'camel' };
  page.rerender(<Market view={{ ...first }} legal={legal} story={[...before, told(2, taken)]} scene={cue(2, taken)} />);
  expect(screen.getByRole('group', { name: 'Answers' }).textContent).not.toBe('');
});

test('a card is looked at, kept, announced and done as it is told', () => {
  const drawn = after(view, { type: 'card_drawn', seat: 0, card: 'camel', source: 'draw_card', pile: 50 });
  expect(drawn.drawn).toBe('camel');
  expect(after(drawn, { type: 'card_kept', seat: 0, card: 'camel' }).drawn).toBeNull();
  const announced = after(drawn, { type: 'card_announced', seat: 0, card: 'camel', markers: 1 });
  expect(announced.resolving).toEqual(['camel']);
  expect(after({ ...announced, frames: [{ step: 'take_ware', source: 'camel' }] }, { type: 'card_finished', seat: 0, card: 'camel' })).toMatchObject({ resolving: [], frames: [] });
});

test('a Holy Place that stays in the row says nothing of being discarded', () => {
  const carried: View = { ...view, resolving: ['cartographer'], frames: [{ step: 'slots', source: 'cartographer' }, { step: 'choose_kind', source: 'kilimanjaro' }] };
  render(<Market view={carried} legal={[]} />);
  expect(stage()).toContain('Use one of the other four kinds once');
  expect(stage()).not.toContain('discard');
});
