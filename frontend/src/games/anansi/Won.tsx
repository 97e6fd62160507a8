import type { CSSProperties } from 'react';

import type { WonProps } from '../game';
import { BonusCard } from './art/BonusCard';
import { Listener } from './art/Listener';
import { Spider } from './art/Spider';
import type { View } from './types';
import './won.css';

/** So many faces fit side by side where there is little height, and where there is more of it. */
const LOW = 8;
const HIGH = 3;

/** The scoring pile: all who listened, around the spider that told, and the bonus cards. */
export function Won({ view, seat }: WonProps<View>) {
  const own = view.seats[seat];
  if (own === undefined) return null;
  const { pile_listeners: faces, pile_bonuses: bonuses } = own;
  const counts = { '--faces': Math.max(1, faces), '--low-rows': Math.max(1, Math.ceil(faces / LOW)), '--bonuses': Math.max(1, bonuses.length) };
  return (
    <div className="an-winnings" data-many={faces > HIGH} style={counts as CSSProperties}>
      <svg className="an-winnings-spider" viewBox="0 0 64 72">
        <Spider />
      </svg>
      <span className="an-winnings-faces">
        {Array.from({ length: faces }, (_, at) => (
          <Listener key={at} inspired who={seat + at} />
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
