import type { CSSProperties } from 'react';

import type { WonProps } from '../game';
import { BonusCard } from './art/BonusCard';
import { Listener } from './art/Listener';
import { Spider } from './art/Spider';
import type { View } from './types';
import './won.css';

/** So many faces fit side by side. */
const IN_A_ROW = 6;

/** The scoring pile: all who listened, around the spider that told, and the bonus cards. */
export function Won({ view, seat }: WonProps<View>) {
  const own = view.seats[seat];
  if (own === undefined) return null;
  const { pile_listeners: faces, pile_bonuses: bonuses } = own;
  const rows = Math.max(1, Math.ceil(faces / IN_A_ROW));
  return (
    <div className="an-winnings" style={{ '--rows': rows, '--columns': Math.max(1, Math.ceil(faces / rows)), '--bonuses': Math.max(1, bonuses.length) } as CSSProperties}>
      <svg className="an-winnings-spider" viewBox="0 0 64 72">
        <Spider />
      </svg>
      <span className="an-winnings-faces">
        {Array.from({ length: faces }, (_, at) => (
          <Listener key={at} inspired />
        ))}
      </span>
      <span className="an-winnings-bonuses">
        {bonuses.map((value, at) => (
          <BonusCard key={at} value={value} />
        ))}
      </span>
    </div>
  );
}
