import type { CSSProperties, ReactNode } from 'react';

import { useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import './round-end.css';

export interface RoundLine {
  readonly seat: number;
  /** What stands before the name. */
  readonly sign?: ReactNode;
  /** How the points came about. */
  readonly how: ReactNode;
  readonly points: number;
  /** The points in words, for who does not see them being counted. */
  readonly said: string;
  /** What was won besides. */
  readonly besides?: ReactNode;
  /** How it went, for its colour. */
  readonly as?: string;
  /** Counted up now, in its turn after so many others; null: already counted. */
  readonly turn: number | null;
}

interface Props {
  readonly title: string;
  /** A line for each seat; null: not yet told. */
  readonly lines: readonly (RoundLine | null)[];
}

/** The moment at the end of a round: a line for each seat, its points counted up. */
export function RoundEnd({ title, lines }: Props) {
  return (
    <section className="round-end" aria-label={title}>
      <h3>{title}</h3>
      <ol>{lines.map((line, at) => (line === null ? <li key={at} data-yet="no" /> : <Line key={at} {...line} />))}</ol>
    </section>
  );
}

function Line({ seat, sign, how, points, said, besides, as, turn }: RoundLine) {
  const reading = useReading();
  const style = { '--turn': turn ?? 0, '--to': points } as CSSProperties;
  return (
    <li data-now={turn !== null} data-as={as} style={style}>
      {sign}
      <strong><Words of={reading.seatName(seat)} /></strong>
      <span className="round-how">{how}</span>
      <span className="round-won">
        <b className="round-counted" aria-hidden="true" />
        <span className="unseen">{said}</span>
        {besides}
      </span>
    </li>
  );
}
