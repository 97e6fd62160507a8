import { gathered } from '../generic/plain';
import { WonRow } from '../generic/WonRow';
import type { WonProps } from '../game';
import { setBonus, valueOf } from './art/faces';
import { GaulMark } from './art/GaulSign';
import { RomanCard } from './art/RomanCard';
import { gaulOf } from './model';
import type { Note, View } from './types';
import './won.css';

/** More of them would be too small to be read beside each other. */
const SHOWN = 5;

/** The Gaul, and the Romans that it has brought home: those that brought most, sets first, then the highest. */
export function Won({ view, seat, story }: WonProps<View>) {
  const gaul = gaulOf(view, seat);
  const notes = story.flatMap((entry) => entry.notes as unknown as readonly Note[]);
  const sets = notes.flatMap((note) => (note.type === 'round_scored' && note.seat === seat ? gathered(note.romans) : []));
  const worth = ({ kind, count }: (typeof sets)[number]) => valueOf(kind) * count + setBonus(count);
  const best = sets.toSorted((one, other) => worth(other) - worth(one)).slice(0, SHOWN);
  return (
    <div className="ax-won-by">
      <WonRow ratio={100 / 140} seen={1}>
        {best.map(({ kind, count }, at) => (
          <li key={at} className="ax-won">
            <RomanCard card={kind} />
            {count > 1 ? <b className="ax-won-set">{`×${count}`}</b> : null}
          </li>
        ))}
      </WonRow>
      {gaul === null ? null : <GaulMark gaul={gaul} />}
    </div>
  );
}
