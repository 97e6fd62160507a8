import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { RoundEnd } from './RoundEnd';
import { table } from './table.fixture';

afterEach(cleanup);

test('in the sums of a round Pirates stand apart from Romans, each with whom it let go, or an empty place', () => {
  const lost = [{ pirate: 'pirate_decurion', roman: 'roman_09' }, { pirate: 'pirate_general', roman: null }];
  const sums = [0, 1, 2].map((seat) => ({ seat, left: ['roman_07', 'roman_07'], lost: seat === 0 ? lost : [], waiting: [], score: null, total: null }));
  render(
    <ReadingProvider game="asterix" you={0} seats={table.seats} point={() => undefined} open={() => undefined}>
      <RoundEnd {...table} round={{ round: 1, sums }} telling={null} close={() => undefined} />
    </ReadingProvider>,
  );
  const [own, other] = Array.from(document.querySelectorAll('.ax-sets'));
  const fans = (group: Element | null | undefined) => Array.from(group?.querySelectorAll('.ax-fan') ?? [], (fan) => Array.from(fan.children, (place) => place.children.length));
  expect(fans(own?.querySelector('.ax-pirates'))).toEqual([[1, 1], [1, 0]]);
  expect(fans(own)).toHaveLength(3);
  expect(fans(other?.querySelector('.ax-pirates'))).toEqual([]);
  expect(fans(other)).toEqual([[1, 1]]);
});
