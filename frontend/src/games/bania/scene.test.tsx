import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import '../../i18n/setup';
import { ReadingProvider } from '../../i18n/Reading';
import { laid, seats, table } from './board.fixture';
import { Board } from './Board';
import { Hand } from './Hand';
import { notes } from './notes.fixture';
import { Place } from './Place';
import { scene } from './scene';
import { Thing } from './Thing';
import type { Note } from './types';

/** Notes that change nothing that lies on the table. */
const UNSEEN: readonly Note['type'][] = ['building_ended', 'elephant_skipped', 'dice_taken', 'game_ended'];

afterEach(cleanup);

test('every note has a scene, but for those that show nothing', () => {
  const without = Object.values(notes).flat().filter((note) => scene(note) === null);
  expect(new Set(without.map(({ type }) => type))).toEqual(new Set(UNSEEN));
});

test('whatever a scene names lies on the board, or what it is a part of', () => {
  const now = table({ view: laid({ elephants: ['d5', 'e5', null] }) });
  render(
    <ReadingProvider game="bania" you={0} seats={seats} point={() => undefined} open={() => undefined}>
      {[0, 1, 2].map((seat) => (
        <section key={seat} data-at={`seat:${seat}`}>
          <b data-at={`seat:${seat}/name`} />
          <b data-at={`seat:${seat}/points`} />
          <Place {...now} seat={seat} />
        </section>
      ))}
      <Board {...now} />
      <Hand {...now} />
    </ReadingProvider>,
  );
  const places = new Set(Array.from(document.querySelectorAll('[data-at]'), (each) => each.getAttribute('data-at')));
  expect(document.querySelectorAll('[data-at]')).toHaveLength(places.size);
  const named = Object.values(notes)
    .flat()
    .flatMap((note) => {
      const { flights = [], marks = [] } = scene(note) ?? {};
      return [...marks, ...flights.flatMap(({ from, to }) => [from, to])];
    });
  const missing = named.filter((address) => !places.has(address) && !places.has(address.slice(0, address.lastIndexOf('/'))));
  expect(missing).toEqual([]);
});

test('goods fly to where they go: the price to its pile, the bonus from the elephant, a tent from its seat to its space', () => {
  const [bought] = notes.tent_bought;
  const [bonus] = notes.bonus_taken;
  const [placed] = notes.tent_placed;
  if (bought === undefined || bonus === undefined || placed === undefined) throw new Error('samples are needed');
  const ways = (note: Note) => scene(note)?.flights?.map(({ thing, from, to }) => `${thing}: ${from} > ${to}`);
  expect(ways(bought)).toEqual([
    'spice: seat:0/goods/spice > pile:spice',
    'spice: seat:0/goods/spice > pile:spice',
    'oil: seat:0/goods/oil > pile:oil',
    'load: space:e6 > space:e5',
  ]);
  expect(ways(bonus)).toEqual(Array.from(['spice', 'spice', 'oil'], (ware) => `${ware}: space:e5 > seat:0/goods/${ware}`));
  expect(ways(placed)).toEqual(['silk_tent: seat:0/tents > space:e5', 'points_3: space:e5 > seat:0/points']);
});

test('everything that flies has a picture of its own', () => {
  const things = new Set(Object.values(notes).flat().flatMap((note) => scene(note)?.flights?.map(({ thing }) => thing) ?? []));
  const pictures = Array.from(things, (thing) => {
    const { container } = render(<Thing thing={thing} />);
    return container.innerHTML;
  });
  expect(new Set(pictures).size).toBe(things.size);
});
