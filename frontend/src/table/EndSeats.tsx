import { useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Now, ScoreItem, ScoreLine } from '../api/wire';
import type { AnyGame } from '../games/game';
import type { LogLine } from '../i18n/line';
import { Say, useReading } from '../i18n/Reading';
import { longestWord, Words } from '../i18n/Words';
import { Emblem } from '../ornament/Emblem';
import { useWorn } from '../ornament/seatDyes';
import { useMode } from '../ui/useMode';
import { TakenBack } from '../undo/TakenBack';

interface Props {
  readonly game: AnyGame;
  /** The winner first. */
  readonly lines: readonly ScoreLine[];
  readonly now: Now;
  readonly you: number | null;
  /** Whether lines of points are drawn below: each seat then bears the colour of its line. */
  readonly lined: boolean;
  /** What follows, and stands below the sum on a phone on its side. */
  readonly children: ReactNode;
}

/** Each seat's rank and sum, and what the sum is made of: of all seats, or on a phone of the one that is pressed. */
export function EndSeats({ game, lines, now, you, lined, children }: Props) {
  const short = useMode() !== 'wide';
  const [pressed, press] = useState(you);
  const worn = useWorn();
  const dyed = dyedIn(game, lines);
  const most = Math.max(1, ...lines.map(gained));
  const picked = lines.find((line) => line.seat === pressed) ?? lines[0];
  return (
    <>
      <ol className="end-seats seat-lines" data-seats={lines.length} data-lined={lined}>
        {lines.map((line, at) => (
          <li key={line.seat} className="end-seat" data-seat={line.seat} data-first={line.rank === 1} data-mine={line.seat === you} style={{ ...worn(line.seat), '--at': lines.length - 1 - at } as CSSProperties}>
            {short ? (
              <button type="button" className="end-head row-button" aria-pressed={line === picked} onClick={() => press(line.seat)}>
                <Head {...{ game, line, now }} lacks={game.lacks?.(line) ?? null} />
                <Bar {...{ game, line, most, dyed }} />
              </button>
            ) : (
              <>
                <div className="end-head">
                  {/* What is lacking stands below, in the result of each. */}
                  <Head {...{ game, line, now }} lacks={null} />
                  <Bar {...{ game, line, most, dyed }} />
                </div>
                <Score {...{ game, line, dyed }} />
              </>
            )}
          </li>
        ))}
      </ol>
      {short && picked !== undefined ? (
        <div className="end-side">
          <div className="end-parts">
            <Whose {...{ game }} line={picked} />
            <Score {...{ game, dyed }} line={picked} />
          </div>
          {children}
        </div>
      ) : (
        children
      )}
    </>
  );
}

function Head({ game, line, now, lacks }: { readonly game: AnyGame; readonly line: ScoreLine; readonly now: Now; readonly lacks: LogLine | null }): ReactNode {
  const { t } = useTranslation();
  const { seatName } = useReading();
  const name = seatName(line.seat);
  // They rank last whatever they have: without the word nobody would see why.
  const gone = now.seats[line.seat]?.resigned === true;
  return (
    <>
      <span className="end-rank">
        <span className="unseen">{t('end.rank')} </span>
        {line.rank}
      </span>
      <Emblem of={now.seats[line.seat]?.sitter ?? 'person'} name={name} seat={line.seat} />
      <strong className="end-name">
        <span style={{ '--longest': longestWord(name) } as CSSProperties}>
          <Words of={name} />
          <TakenBack count={now.undo.counts[line.seat] ?? 0} />
        </span>
        {gone ? <small className="end-gone">{t('seat.resigned')}</small> : null}
      </strong>
      {game.reached === undefined ? (
        <span className="end-points" style={{ '--points': line.points } as CSSProperties}>
          <span className="unseen">{line.points}</span>
        </span>
      ) : (
        <span className="end-reached">
          {game.reached(line)}
          {lacks === null || gone ? null : (
            <small>
              {' '}
              <Say line={lacks} />
            </small>
          )}
        </span>
      )}
    </>
  );
}

/** The dye of a summand, by its place in its sum. */
type Dyed = (item: ScoreItem, at: number) => string;

const DYES = 4;

/** Where signs tell summands apart, the bar has tones of one colour. */
const TONES = [88, 66, 48, 34] as const;

/** Summands of one kind have one dye; where all are of one kind, as rounds, each has its own. */
function dyedIn({ ItemSign }: AnyGame, lines: readonly ScoreLine[]): Dyed {
  const kinds = [...new Set(lines.flatMap(({ items }) => items.map(({ key }) => key)))];
  const placed = (key: string, at: number) => (kinds.length > 1 ? kinds.indexOf(key) : at) % DYES;
  if (ItemSign !== undefined) return ({ key }, at) => `color-mix(in oklab, var(--accent) ${TONES[placed(key, at)] ?? 0}%, var(--edge))`;
  return ({ key }, at) => `var(--dye-${placed(key, at) + 1})`;
}

/** The points that a line was given, without what it lost. */
function gained({ items }: ScoreLine): number {
  return items.reduce((sum, { points }) => sum + Math.max(points, 0), 0);
}

/** What it lost of that: never more than there was. */
function lost(line: ScoreLine): number {
  return Math.min(gained(line), -line.items.reduce((sum, { points }) => sum + Math.min(points, 0), 0));
}

/** A sum as a length, beside those of the others: what stands below in numbers. What was lost is taken from its end: the rest is the sum. */
function Bar({ game, line, most, dyed }: { readonly game: AnyGame; readonly line: ScoreLine; readonly most: number; readonly dyed: Dyed }) {
  // A game that shows results in its own way draws its own.
  if (game.Result !== undefined) return null;
  const less = lost(line);
  return (
    <span className="end-bar" aria-hidden="true">
      {line.items.map((item, at) => (item.points > 0 ? <span key={at} style={{ '--of': item.points / most, '--dye': dyed(item, at) } as CSSProperties} /> : null))}
      {less === 0 ? null : <span className="end-less" style={{ '--of': less / most } as CSSProperties} />}
    </span>
  );
}

/** Where the sums of all stand above the items of one, these say whose they are, and what the numbers at their end are. */
function Whose({ game, line }: { readonly game: AnyGame; readonly line: ScoreLine }) {
  const { t } = useTranslation();
  const { seatName } = useReading();
  return (
    <header className="end-of">
      <h3 className="end-whose">
        <Words of={seatName(line.seat)} />
      </h3>
      {game.Result === undefined ? <small>{t('end.in_points')}</small> : null}
    </header>
  );
}

/** What a sum is made of, as the game shows it, or item by item. */
function Score({ game, line, dyed }: { readonly game: AnyGame; readonly line: ScoreLine; readonly dyed: Dyed }) {
  return game.Result === undefined ? <Items {...{ game, line, dyed }} /> : <game.Result line={line} />;
}

function Items({ game, line, dyed }: { readonly game: AnyGame; readonly line: ScoreLine; readonly dyed: Dyed }) {
  return (
    <ul className="end-items">
      {line.items.map((item, at) => (
        <li key={at} style={{ '--dye': dyed(item, at) } as CSSProperties}>
          <i className="end-dye" data-less={item.points < 0} aria-hidden="true" />
          {game.ItemSign === undefined ? null : <span className="end-sign" aria-hidden="true"><game.ItemSign item={item} /></span>}
          <span>
            <Say line={game.scoreItem(item)} />
          </span>
          <b>{item.points}</b>
        </li>
      ))}
    </ul>
  );
}
