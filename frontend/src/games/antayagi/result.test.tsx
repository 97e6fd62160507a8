import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import '../../i18n/setup';
import type { ScoreLine } from '../../api/wire';
import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { lacks } from './lines';
import { Result } from './Result';

beforeEach(() => language.set('en'));
afterEach(cleanup);

function shows(line: ScoreLine): HTMLElement {
  return render(
    <ReadingProvider game="antayagi" you={0} seats={[]} point={() => undefined} open={() => undefined}>
      <Result line={line} />
    </ReadingProvider>,
  ).container;
}

const fish = { key: 'fish', points: 4, args: { count: 2 } };
const bone = { key: 'bone', points: 1, args: { count: 1 } };
const target = (goods: number) => ({ key: 'target', points: 0, args: { target: goods } });

test('at the end each seat shows what its goods are and what was missing, by which places are given', () => {
  const container = shows({ seat: 0, rank: 2, points: 5, items: [fish, bone, target(6)] });
  expect(screen.getByText('1 good missing')).toBeTruthy();
  expect(screen.getByText('5 of 6 goods')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual(['2 Fish, which count 2 each2', '1 Bone']);
  expect(container.querySelectorAll('[data-full="true"]')).toHaveLength(5);
});

test('the Toxic Waste that raised a target is among the goods, with what it did', () => {
  const toxic = { key: 'toxic_waste', points: 0, args: { count: 1 } };
  const container = shows({ seat: 0, rank: 2, points: 1, items: [bone, target(5), toxic] });
  expect(screen.getByText('target +1')).toBeTruthy();
  expect(container.querySelectorAll('[data-added="true"]')).toHaveLength(1);
});

test('who has enough has nothing missing', () => {
  shows({ seat: 0, rank: 1, points: 5, items: [fish, bone, target(5)] });
  expect(screen.getByText('Target reached')).toBeTruthy();
});

test('the short row of a seat says how many goods were missing, and nothing of who had enough', () => {
  expect(lacks({ seat: 0, rank: 4, points: 3, items: [target(6)] })).toEqual({ key: 'result.lacks', args: { count: 3 } });
  expect(lacks({ seat: 0, rank: 1, points: 5, items: [target(4)] })).toBeNull();
});
