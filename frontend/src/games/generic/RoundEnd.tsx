import type { CSSProperties, ReactNode } from 'react';

import { useReading } from '../../i18n/Reading';
import { isLong, longestWord, Words } from '../../i18n/Words';
import { Emblem } from '../../ornament/Emblem';
import { Star } from '../../ornament/Star';
import { useStandsInFront } from '../../ui/front';
import { Onward } from '../../ui/Onward';
import { Scrolls } from '../../ui/Scrolls';
import './round-end.css';

export interface RoundLine {
  readonly seat: number;
  /** Who stands where with it, in a word; null: not yet told. */
  readonly rank: string | null;
  /** Whether it stands first, by what else counts among equals, too. */
  readonly leads: boolean;
  /** What the reader is called. */
  readonly own: string;
  /** What stands before the name; left out: the emblem of the seat. */
  readonly sign?: ReactNode;
  /** What counts. */
  readonly what: ReactNode;
  /** How the points came about. */
  readonly how: ReactNode;
  /** Null: not yet told. */
  readonly points: number | null;
  /** The points in words, for who does not see them being counted. */
  readonly said: string;
  /** All points of the game so far, and in words; null: not yet told. */
  readonly total: number | null;
  readonly inAll: string;
  /** Why it stands before others with as many points; left out where it does not. */
  readonly ahead?: string | undefined;
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
  /** What brings points, in a line; shown where there is room for it. */
  readonly rule?: string;
  /** The entry that tells it. */
  readonly upTo: number;
  /** Whether the game is over with it: what follows is who won. */
  readonly last: boolean;
  /** Null as long as there is more to tell. */
  readonly close: (() => void) | null;
}

/** The moment at the end of a round: for each seat what counts, and its points counted up. It is drawn by the board, and takes the whole table. */
export function RoundEnd({ title, rule, upTo, lines, last, close }: Props) {
  useStandsInFront(close === null ? null : title, upTo);
  return (
    <section className="round-end" aria-label={title}>
      <h3>{title}</h3>
      {rule === undefined ? null : <p className="round-rule">{rule}</p>}
      <Scrolls>
        <RoundLines lines={lines} />
      </Scrolls>
      <Onward last={last} close={close} />
    </section>
  );
}

export function RoundLines({ lines }: LinesProps) {
  return (
    <ol className="round-lines" data-lines={lines.length} style={{ '--lines': lines.length } as CSSProperties}>
      {lines.map((line) => <Line key={line.seat} {...line} />)}
    </ol>
  );
}

function Line({ seat, rank, own, sign, what, how, points, said, total, inAll, ahead, as, turn, leads }: RoundLine) {
  const { seatName, isPersons, you } = useReading();
  const name = seatName(seat);
  const style = { '--turn': turn, '--to': points ?? 0 } as CSSProperties;
  return (
    <li data-as={as} data-mine={seat === you} style={style}>
      <strong className="round-who" data-long={isLong(name)}>
        {/* Its place is kept while all is told. */}
        <span className="round-rank">{rank}</span>
        {sign ?? <Emblem of={isPersons(seat) ? 'person' : 'bot'} name={name} seat={seat} />}
        <span className="round-name" style={{ '--longest': longestWord(name) } as CSSProperties}><Words of={name} /></span>
        {seat === you ? <span className="round-you">{own}</span> : null}
      </strong>
      <span className="round-what">{what}</span>
      <span className="round-sum" data-told={points !== null}>
        <span className="round-how">{how}</span>
        <b className="round-counted" aria-hidden="true" />
        <span className="unseen">{said}</span>
      </span>
      <span className="round-total" data-told={points !== null}>
        <small aria-hidden="true">{`${(total ?? 0) - (points ?? 0)} →`}</small>
        <b aria-hidden="true">{total}</b>
        <span className="unseen">{inAll}</span>
        <Star className="round-star" data-leads={leads && Number(total) > 0} />
      </span>
      {ahead === undefined ? null : <span className="round-ahead" data-told={points !== null}><Words of={ahead} /></span>}
    </li>
  );
}

/** At which place a seat stands; who has as much shares it. */
export function rankIn(totals: readonly number[], seat: number): number {
  return 1 + totals.filter((total) => total > (totals[seat] ?? 0)).length;
}

/** Who has most comes first; who has as much keeps the order of seats. */
export function byTotal(lines: readonly RoundLine[], totals: readonly number[]): readonly RoundLine[] {
  return [...lines].sort((one, other) => (totals[other.seat] ?? 0) - (totals[one.seat] ?? 0));
}
