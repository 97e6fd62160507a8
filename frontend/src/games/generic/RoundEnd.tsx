import type { CSSProperties, ReactNode } from 'react';

import { useReading } from '../../i18n/Reading';
import { isLong, Words } from '../../i18n/Words';
import { useStandsInFront } from '../../ui/front';
import { Scrolls } from '../../ui/Scrolls';
import './round-end.css';

export interface RoundLine {
  readonly seat: number;
  /** What stands before the name. */
  readonly sign?: ReactNode;
  /** What counts. */
  readonly what: ReactNode;
  /** How the points came about. */
  readonly how: ReactNode;
  /** Null: not yet told. */
  readonly points: number | null;
  /** The points in words, for who does not see them being counted. */
  readonly said: string;
  /** All points of the game so far, in words. */
  readonly total: string;
  /** How it went, for its colour. */
  readonly as?: string;
  /** Counted up after so many others, where all are told at once. */
  readonly turn: number;
}

interface LinesProps {
  readonly lines: readonly RoundLine[];
}

interface Props extends LinesProps {
  readonly title: string;
  /** The way on, once all is told. */
  readonly onward: string;
  /** Null as long as there is more to tell. */
  readonly close: (() => void) | null;
}

/** The moment at the end of a round: for each seat what counts, and its points counted up. It takes the board's place. */
export function RoundEnd({ title, lines, onward, close }: Props) {
  useStandsInFront(close === null ? null : title);
  return (
    <section className="round-end" aria-label={title}>
      <h3>{title}</h3>
      <Scrolls>
        <RoundLines lines={lines} />
      </Scrolls>
      <button type="button" className="button main round-onward" disabled={close === null} onClick={() => close?.()}>
        {onward}
      </button>
    </section>
  );
}

export function RoundLines({ lines }: LinesProps) {
  return (
    <ol className="round-lines" data-many={lines.length > 3}>
      {lines.map((line) => <Line key={line.seat} {...line} />)}
    </ol>
  );
}

function Line({ seat, sign, what, how, points, said, total, as, turn }: RoundLine) {
  const name = useReading().seatName(seat);
  const style = { '--turn': turn, '--to': points ?? 0 } as CSSProperties;
  return (
    <li data-as={as} style={style}>
      <strong className="round-who" data-long={isLong(name)}>
        {sign}
        <span><Words of={name} /></span>
      </strong>
      <span className="round-what">{what}</span>
      <span className="round-sum" data-told={points !== null}>
        <span className="round-how">{how}</span>
        <span className="round-won">
          <b className="round-counted" aria-hidden="true" />
          <span className="unseen">{said}</span>
          <small>{total}</small>
        </span>
      </span>
    </li>
  );
}
