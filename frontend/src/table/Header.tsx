import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AdviceButton } from '../advice/parts';
import type { Table } from '../api/wire';
import type { Playing } from '../director/scene';
import type { AnyGame } from '../games/game';
import { WhatNow } from '../lesson/parts';
import { Elsewhere } from '../notices/Elsewhere';
import { useMark } from '../notices/useMark';
import { useTurns } from '../notices/useTurns';
import { Whence } from '../origin/parts';
import { Connection } from '../page/Connection';
import { useFront } from '../ui/front';
import { TurnBack } from '../undo/TurnBack';
import { Bar, LogButton, MenuButton } from './Bar';
import { TableMenu } from './TableMenu';
import { useStage } from './useStage';
import type { TableNow } from './useTable';

interface Props {
  readonly table: Table;
  readonly game: AnyGame;
  readonly live: TableNow;
  /** The table that is drawn: `live`, or the past. */
  readonly shown: TableNow;
  /** Whether one looks back. */
  readonly past: boolean;
  /** What plays of the news: how far the game is goes on with it. */
  readonly until: Playing<unknown> | null;
  readonly look: ((seq: number) => void) | null;
  /** Keeps a move back until the reader says so; null while none can be made. */
  readonly hold: ((move: unknown) => void) | null;
  readonly askUndo: () => void;
  /** The question, where there is no height for a row of its own. */
  readonly ask: ReactNode;
  /** Whether the log stands beside the table; null where it comes as a sheet. */
  readonly logShown: boolean | null;
  readonly unread: number;
  readonly showLog: () => void;
  readonly showHelp: () => void;
}

export function Header({ table, game, live, shown, past, until, look, hold, askUndo, ask, logShown, unread, showLog, showHelp }: Props) {
  const { t } = useTranslation();
  const [menu, setMenu] = useState(false);
  const { asked, forced, seats } = live.now;
  const elsewhere = useTurns({ table: table.id, game: table.game, asked: asked !== null, known: live.story.now !== null, forced, seats, you: live.you });
  const marked = asked !== null || elsewhere.length > 0;
  useMark(marked);
  const stage = useStage(game, shown, until, past);
  // The sums of a round say which one they are of; the table behind them has gone on.
  const far = useFront() === null ? stage : null;
  return (
    <>
      <Bar game={table.game} status={marked ? `● ${t('status.your_turn')}` : ''} stage={far} ask={ask}>
        {past || live.now.undo.request !== null ? null : <TurnBack table={table.id} game={game} now={live.now} entries={live.story.entries} undo={live.undo} redo={live.redo} answerUndo={live.answerUndo} />}
        <Elsewhere turns={elsewhere} />
        {live.you === null && live.now.status !== 'open' ? <span className="tag">{t('table.watching')}</span> : null}
        <Whence table={table} short />
        <Connection connection={live.connection} known={live.story.now !== null} />
        <AdviceButton {...{ table, game, hold }} now={live.now} entries={live.story.entries} />
        <WhatNow table={table} you={live.you} asked={live.now.asked} />
        <LogButton shown={logShown} unread={unread} show={showLog} />
        <MenuButton show={() => setMenu(true)} />
      </Bar>
      <TableMenu table={table} live={live} look={past ? null : look} askUndo={askUndo} open={menu} onClose={() => setMenu(false)} showHelp={showHelp} />
    </>
  );
}
