import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { people } from '../people.fixture';
import { RoundLines, type RoundLine } from './RoundEnd';

afterEach(cleanup);

const seats = people('Awa', 'Efua', 'Kofi').map((seat) => (seat.seat === 1 ? { ...seat, sitter: 'bot' as const, player: null } : seat));
const line = (seat: number): RoundLine => ({ seat, rank: null, leads: seat === 0, own: 'You', what: null, how: null, points: 1, said: '', total: 1, inAll: '', turn: 0 });

function show(lines: readonly RoundLine[]): void {
  render(
    <ReadingProvider game="mancala" you={0} seats={seats} point={() => undefined} open={() => undefined}>
      <RoundLines lines={lines} />
    </ReadingProvider>,
  );
}

test('a line of the sums begins with the emblem of its seat, unless the game has a sign of its own for it', () => {
  show([line(0), line(1), { ...line(2), sign: <i className="own-sign" /> }]);
  const before = Array.from(document.querySelectorAll('.round-name'), (name) => name.previousElementSibling);
  expect(before.map((sign) => sign?.className.trim())).toEqual(['emblem person', 'emblem bot', 'own-sign']);
  expect(before.map((sign) => sign?.getAttribute('data-seat'))).toEqual(['0', '1', null]);
});

test('who leads wears a star, and nobody else', () => {
  show([line(0), line(1)]);
  expect(Array.from(document.querySelectorAll('.round-star'), (star) => star.getAttribute('data-leads'))).toEqual(['true', 'false']);
});
