import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';

import * as rest from '../api/rest';
import { useRequest } from '../api/useRequest';
import type { Entry, Now, ScoreLine, Table } from '../api/wire';
import { freshSalt } from '../chance/salt';
import { speed } from '../director/speed';
import type { AnyGame } from '../games/game';
import { Words } from '../i18n/Words';
import { moves, standing } from '../replay/steps';
import { isPractice } from '../origin/kinds';
import { FirstTable, Ways } from '../origin/parts';
import { ErrorNote } from '../ui/ErrorNote';
import { useBehindFront } from '../ui/front';
import { Sheet } from '../ui/Sheet';
import { useRemembered } from '../ui/useRemembered';
import { EndCourse } from './EndCourse';
import { EndHero } from './EndHero';
import { useWon } from './ending';
import { EndSeats } from './EndSeats';
import { EndWon } from './EndWon';
import { Swings } from './Swings';
import { courseIn } from './swings';

interface Props {
  readonly table: Table;
  readonly game: AnyGame;
  readonly now: Now;
  readonly you: number | null;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly entries: readonly Entry[];
  readonly look: (seq: number) => void;
  /** Whether it must not open by itself: one looks back, or a lesson says its last word before. */
  readonly held: boolean;
  /** Whether a scene plays: the last ones come first. */
  readonly playing: boolean;
}

/** Who won and why: each seat's sum, item by item. Opens by itself when the game is over and its last round has been put away. */
export function EndScreen({ table, game, now, you, entries, open, setOpen, look, held, playing }: Props) {
  const won = useWon(now.result, you);
  const pace = useRemembered(speed);
  const shown = useRef(false);
  const show = useCallback(() => {
    if (!shown.current) setOpen(true);
    shown.current = true;
  }, [setOpen]);
  useBehindFront(now.result !== null && !held && !playing, show);
  if (now.result === null) return null;
  const lookBack = (seq: number) => {
    setOpen(false);
    look(seq);
  };
  return (
    <Sheet title={<Words of={won} />} open={open} className={pace === 'off' ? 'end still' : 'end'} onClose={() => setOpen(false)}>
      <Ended {...{ game, now, you, entries }} result={now.result} look={lookBack} />
      <FirstTable table={table} />
      <WaysOn {...{ table, now, you }} replay={() => lookBack(moves(entries).at(-1) ?? 1)} />
    </Sheet>
  );
}

interface EndedProps extends Pick<Props, 'game' | 'now' | 'you' | 'entries' | 'look'> {
  readonly result: readonly ScoreLine[];
}

/** Who won, what that was made of, and how it came to that. */
function Ended({ game, now, you, entries, result, look }: EndedProps) {
  const story = useMemo(() => standing(entries), [entries]);
  const course = useMemo(() => courseIn(game, story, result, you), [game, story, result, you]);
  const lines = useMemo(
    () => result.toSorted((a, b) => a.rank - b.rank || a.seat - b.seat).map((line) => ({ ...line, items: game.items?.(line, { view: now.view, story }) ?? line.items })),
    [game, story, result, now.view],
  );
  const lined = course.points.length > 0;
  return (
    <>
      <EndHero {...{ game, lines, now, you, entries }} />
      <EndWon {...{ game, lines, you, story }} view={now.view} />
      <EndSeats {...{ game, lines, now, you, lined }}>
        <div className="end-story" data-course={lined}>
          <EndCourse {...{ game, course, you, now }} />
          <Swings {...{ game, you, look }} moments={course.moments} seats={now.seats} />
        </div>
      </EndSeats>
    </>
  );
}

interface WaysProps {
  readonly table: Table;
  readonly now: Now;
  readonly you: number | null;
  readonly replay: () => void;
}

function WaysOn({ table, now, you, replay }: WaysProps) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const { run, busy, error } = useRequest();
  const isAlone = now.seats.every(({ seat, player }) => seat === you || player === null);
  // Against bots there is nobody to wait for.
  const begun = (next: Table) => (isAlone && next.status === 'open' ? rest.start(next.id) : next);
  const again = () => run(() => rest.rematch(table.id, freshSalt()).then(begun).then((next) => go(`/tables/${next.id}`)));
  return (
    <div className="menu-rows">
      {isPractice(table) ? null : you !== null ? (
        // Not a link even if a table follows already: it may have been abandoned since, and only the server knows.
        <button type="button" className="button main" disabled={busy} onClick={again}>
          {now.rematch === null ? t('end.rematch') : t('end.join_rematch')}
        </button>
      ) : now.rematch === null ? null : (
        <Link href={`/tables/${now.rematch}`} className="button main">
          {t('end.join_rematch')}
        </Link>
      )}
      <button type="button" className="button" onClick={replay}>
        {t('replay.look_back')}
      </button>
      {/* Where there is little room the menu and looking back lead there. */}
      <div className="end-more" data-practice={isPractice(table)}>
        <Ways table={table} you={you} at={null} revealed ended />
        <Link href={`/tables/${table.id}/audit`} className="button">
          {t('menu.audit')}
        </Link>
      </div>
      <Link href="/" className="button">
        {t('table.lobby')}
      </Link>
      <ErrorNote code={error} />
    </div>
  );
}
