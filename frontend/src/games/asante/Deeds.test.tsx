import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import '../../i18n/all.fixture';
import { ReadingProvider } from '../../i18n/Reading';
import { Deeds } from './Deeds';
import type { Market } from './market';

const nothing = () => undefined;
const market: Market = { looked: null, moves: [], path: [], answers: [], stateOf: () => null, press: nothing, takes: () => false, isMeant: () => false, put: nothing };

afterEach(cleanup);

test.each([
  ['to who looks on', null, 'true'],
  ['to the other one', 0, 'true'],
  ['but not to who did it', 1, 'false'],
])('what was done in a turn is news %s', (_, you, recent) => {
  render(
    <ReadingProvider game="asante" you={you} seats={[]} point={nothing} open={nothing}>
      <Deeds turn={{ seat: 1, turn: 4, deeds: [{ kind: 'camel', word: 'played', gold: 0, things: [], cards: 0, changes: [] }] }} {...{ you, market }} busy={false} />
    </ReadingProvider>,
  );
  expect([...document.querySelectorAll('.as-did li')].map((each) => each.getAttribute('data-recent'))).toEqual([recent]);
});
