import type { ReactNode } from 'react';

import { useWorn } from './seatDyes';
import { Sign } from './Sign';
import { hashOf, signOf } from './weave';
import './ornament.css';
import './seats.css';

interface Props {
  readonly of: 'person' | 'bot' | 'open';
  readonly name: string;
  /** At a table: its colour is that of the seat, which no other seat has. */
  readonly seat?: number | null;
  readonly children?: ReactNode;
}

/** Who sits there, by shape as well as colour: a person is a disc, a bot a mask with corners, an open seat a dashed ring. */
export function Emblem({ of, name, seat = null, children }: Props) {
  const worn = useWorn();
  return (
    <span className={`emblem ${of} ${seat === null ? dyed(name) : ''}`} data-seat={seat ?? undefined} style={seat === null ? undefined : worn(seat)} aria-hidden="true">
      {of === 'open' ? null : <Sign name={signOf(name)} size="62%" />}
      {children}
    </span>
  );
}

function dyed(name: string): string {
  return `dyed-${((hashOf(name) >>> 16) % 4) + 1}`;
}
