import { memo, useRef, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Flights } from '../director/Flights';
import type { AnyGame, BoardProps } from '../games/game';
import { useReading } from '../i18n/Reading';
import { useCompact } from '../ui/useMode';
import { Announcer } from './Announcer';
import { order } from './seating';
import { ownerTold } from './owner';
import { SeatPlace } from './SeatPlace';
import { useArrows } from './useArrows';
import { usePeeking } from './usePeeking';
import { usePointsTold } from './usePointsTold';
import { useStaged, type Scenes } from './useScenes';
import type { TableNow } from './useTable';
import { useDue } from './useDue';
import { useLeaders } from './useLeaders';

interface Props {
  readonly game: AnyGame;
  readonly situation: BoardProps<unknown, unknown, unknown, unknown>;
  readonly scenes: Scenes;
  /** Whether the reader can move: now, or to try it. */
  readonly moves: boolean;
  /** While one looks back: another number after each jump. */
  readonly jumps: number | null;
  /** Whether the page has not been told all yet that had happened before. */
  readonly catchingUp: boolean;
  /** The question, where it stands on the table and not in the bar. */
  readonly ask: ReactNode;
  /** The talk, where it is part of the game and does not stand beside the table. */
  readonly talk: ReactNode;
  /** What each seat has just said. */
  readonly said: ReadonlyMap<number, string>;
  /** By seat, whether its person is there; null while one looks back. */
  readonly presence: TableNow['presence'] | null;
  /** The seats that have won, once the game is over. */
  readonly winners: readonly number[];
}

/** The table itself: the others, the board, the question, one's own place and hand. */
export function RoundTable({ game, situation, scenes, moves, jumps, catchingUp, ask, talk, said, presence, winners }: Props) {
  const { t } = useTranslation();
  const { you, seats, recent } = situation;
  const table = useRef<HTMLElement>(null);
  useArrows(table);
  usePeeking(table, useReading().open);
  useStaged(table, scenes);
  const low = useCompact();
  const layout = game.layout ?? 'rows';
  // Beside the board seats are narrow, however high the window is.
  const compact = low || layout === 'beside';
  const others = order(seats.length, you);
  const owner = ownerTold(game, situation);
  const due = useDue(situation, owner);
  const points = usePointsTold(game, situation, scenes.until);
  const leaders = useLeaders(game, situation, points);
  const place = (seat: number) => <SeatPlace key={seat} game={game} points={points[seat] ?? null} due={due.includes(seat)} owner={owner} said={said.get(seat)} presence={presence?.[seat] ?? null} won={winners.includes(seat)} leads={leaders.includes(seat)} past={presence === null} seat={seat} compact={compact} {...situation} />;
  return (
    <main ref={table} className="round-table" data-layout={layout} data-others={others.length} data-talk={talk !== null} data-moves={moves} data-past={presence === null} data-jump={jumps === null ? undefined : jumps % 2} style={{ '--others': others.length } as CSSProperties}>
      <div className="seats">{others.map(place)}</div>
      <section className="board" aria-labelledby="board">
        <h2 id="board" className="unseen">
          {t('table.board')}
        </h2>
        <game.Board {...situation} />
      </section>
      {talk}
      {ask}
      {you === null ? null : (
        <section className="own" aria-label={t('table.own')}>
          {place(you)}
          {game.Hand === null ? null : (
            <div className="own-hand">
              <OwnHand game={game} {...situation} />
            </div>
          )}
        </section>
      )}
      <Flights cue={scenes.cue} table={table} Thing={game.Thing} />
      <Announcer game={game} story={situation.story} catchingUp={catchingUp} {...{ recent, you, jumps }} />
    </main>
  );
}

interface HandProps extends BoardProps<unknown, unknown, unknown, unknown> {
  readonly game: AnyGame;
}

const OwnHand = memo(function OwnHand({ game, ...situation }: HandProps) {
  return game.Hand === null ? null : <game.Hand {...situation} />;
});
