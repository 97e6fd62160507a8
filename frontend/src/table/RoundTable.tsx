import { LayoutGroup } from 'motion/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { AnyGame, BoardProps } from '../games/game';
import { useReading } from '../i18n/Reading';
import { PHONE, useMedia } from '../ui/useMedia';
import { Announcer } from './Announcer';
import { Prompt } from './Prompt';
import { seating } from './seating';
import { SeatPlace } from './SeatPlace';
import { useArrows } from './useArrows';
import { usePeeking } from './usePeeking';
import type { TableNow } from './useTable';

interface Props {
  readonly game: AnyGame;
  readonly table: string;
  readonly live: TableNow;
  readonly picked: readonly string[];
  readonly pick: (things: readonly string[]) => void;
  readonly highlight: string | null;
  readonly showScores: () => void;
}

/** The table itself: the others around, the board in the middle, the question, one's own place and hand. */
export function RoundTable({ game, table: id, live, picked, pick, highlight, showScores }: Props) {
  const { t } = useTranslation();
  const { now, you, story, connection, pending, choose } = live;
  const phone = useMedia(PHONE);
  const table = useRef<HTMLElement>(null);
  useArrows(table);
  usePeeking(table, useReading().open);
  const around = seating(now.seats.length, you);
  const props: BoardProps<unknown, unknown, unknown, unknown> = {
    view: now.view,
    legal: now.legal,
    hints: now.hints,
    seats: now.seats,
    you,
    asked: now.asked,
    waiting: now.waiting,
    picked,
    pick,
    choose,
    pending,
    busy: pending !== null || connection !== 'live',
    recent: story.recent,
    highlight,
    table: id,
  };
  const place = (seat: number) => <SeatPlace key={seat} game={game} seat={seat} compact={phone} {...props} />;
  return (
    <main ref={table} className="round-table" data-others={now.seats.length - (you === null ? 0 : 1)}>
      <LayoutGroup>
        {phone ? (
          <div className="seats strip">{[...around.left.toReversed(), ...around.top, ...around.right].map(place)}</div>
        ) : (
          <>
            <div className="seats left">{around.left.map(place)}</div>
            <div className="seats top">{around.top.map(place)}</div>
            <div className="seats right">{around.right.map(place)}</div>
          </>
        )}
        <section className="board" aria-labelledby="board">
          <h2 id="board" className="unseen">
            {t('table.board')}
          </h2>
          <game.Board {...props} />
        </section>
        <Prompt
          game={game}
          table={id}
          live={live}
          situation={props}
          goBack={() => pick([])}
          showScores={showScores}
        />
        {you === null ? null : (
          <section className="own" aria-label={t('table.own')}>
            {place(you)}
            {game.Hand === null ? null : (
              <div className="own-hand">
                <game.Hand {...props} />
              </div>
            )}
          </section>
        )}
      </LayoutGroup>
      <Announcer game={game} recent={story.recent} you={you} />
    </main>
  );
}
