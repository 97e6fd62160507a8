import { useTranslation } from 'react-i18next';

import { useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import type { WonProps } from '../game';
import { gathered } from '../generic/plain';
import { Coin, Peak, Token } from './art/Sign';
import type { Note, View } from './types';
import './won.css';

/** Those whom wares are given to for gold. */
const PAY: ReadonlySet<string> = new Set(['haggler', 'moneychanger', 'pottery']);

/** The wares that brought a seat gold. */
function soldBy(seat: number, note: Note): readonly string[] {
  if (note.type === 'wares_sold' && note.seat === seat) return note.wares;
  return note.type === 'ware_returned' && note.seat === seat && PAY.has(note.source) ? [note.ware] : [];
}

/** The stand as a whole game has filled it: every kind of ware that was sold over it, the gold, and what lies before it. */
export function Won({ view, seat, story }: WonProps<View>) {
  const { t } = useTranslation('asante');
  const { seatName } = useReading();
  const own = view.seats[seat];
  if (own === undefined) return null;
  const notes = story.flatMap((entry) => entry.notes as unknown as readonly Note[]);
  const sold = gathered(notes.flatMap((note) => soldBy(seat, note)));
  const kept = [...own.artifacts.filter((kind) => kind !== null), ...own.holy_places];
  return (
    <div className="as-won" data-own={view.you === seat}>
      <span className="as-awning" />
      <ul className="as-won-wares">
        <li className="as-won-word">
          <Words of={t(view.you === seat ? 'end.sold_by_you' : 'end.sold_by', { name: seatName(seat) })} />
        </li>
        {sold.toSorted((one, other) => other.count - one.count).map(({ kind, count }) => (
          <li key={kind}>
            <Token kind={kind} />
            <b>{count}</b>
          </li>
        ))}
      </ul>
      <ul className="as-won-kept">
        <li className="as-won-gold">
          <Coin />
          <b>{own.gold}</b>
        </li>
        {kept.map((kind, at) => (
          <li key={at}>{own.holy_places.includes(kind) ? <Peak kind={kind} /> : <Token kind={kind} />}</li>
        ))}
      </ul>
    </div>
  );
}
