import { type ConsideredSheetProps } from '../advice/Considered';
import { ConsideredSheet } from '../advice/parts';
import type { Table } from '../api/wire';
import type { AnyGame, BoardProps } from '../games/game';
import { isLearner } from '../lesson/parts';
import { isKnownDeal } from '../origin/kinds';
import { ReceiptAlarm } from '../receipts/ReceiptAlarm';
import type { Looking } from '../replay/useReplay';
import { AskSheet } from '../undo/AskSheet';
import { CardPeek } from './CardPeek';
import { EndScreen } from './EndScreen';
import { Help } from './Help';
import type { Sheets as Opened } from './useSheets';
import type { TableNow } from './useTable';

interface Props {
  readonly table: Table;
  readonly game: AnyGame;
  readonly live: TableNow;
  /** The table as it is drawn. */
  readonly shown: TableNow;
  readonly situation: BoardProps<unknown, unknown, unknown, unknown>;
  readonly looking: Looking;
  /** Looks back to an entry, from a sheet that closes. */
  readonly lookBack: (seq: number) => void;
  /** Whether a scene plays. */
  readonly playing: boolean;
  readonly sheets: Opened;
  readonly peeked: string | null;
  readonly peek: (card: string | null) => void;
  readonly considered: ConsideredSheetProps['entry'];
  readonly consider: (entry: ConsideredSheetProps['entry']) => void;
}

/** What may come over the table, but for the log. */
export function Sheets({ table, game, live, situation, shown, looking, lookBack, playing, sheets, peeked, peek, considered, consider }: Props) {
  const { you } = shown;
  const { entries } = live.story;
  const { undo, redo, answerUndo } = live;
  return (
    <>
      <EndScreen
        {...{ table, game, you, entries, playing }}
        now={live.now}
        look={looking.look}
        open={sheets.opened === 'scores'}
        setOpen={sheets.setScores}
        held={looking.active || isLearner(table, live.you)}
      />
      <AskSheet table={table.id} {...{ game, entries, undo, redo, answerUndo }} knownDeal={isKnownDeal(table)} now={live.now} open={sheets.opened === 'undo'} onClose={sheets.close} />
      <ConsideredSheet table={table.id} {...{ game, entries }} entry={considered} view={considered === null ? null : (looking.replay?.moment(considered.seq - 1)?.view ?? null)} onClose={() => consider(null)} />
      <CardPeek {...{ game, you, situation }} look={shown.now.view === null ? null : lookBack} card={peeked} entries={shown.story.entries} onClose={() => peek(null)} />
      <Help game={game} wanted={sheets.wanted} open={sheets.opened === 'help'} onClose={sheets.close} />
      <ReceiptAlarm table={table.id} live={live} sits={live.you !== null} />
    </>
  );
}
