import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Table } from '../api/wire';
import type { AnyGame } from '../games/game';
import { ReadingProvider } from '../i18n/Reading';
import { Coach, isLesson, useHinted } from '../lesson/parts';
import { WishesProvider } from '../me/WishesProvider';
import { isKnownDeal } from '../origin/kinds';
import { SeatDyes } from '../ornament/seatDyes';
import { Sheet } from '../ui/Sheet';
import { WaitingRoom } from '../waiting/parts';
import { Drawer } from './Drawer';
import { winnersOf } from './ending';
import { Header } from './Header';
import { LookingBack } from './LookingBack';
import { NeverBegun } from './NeverBegun';
import { Ask } from './Prompt';
import { RoundTable } from './RoundTable';
import { order } from './seating';
import { Sheets } from './Sheets';
import { TalkStrip } from './TalkStrip';
import { useRoom, type RoomState } from './useRoom';
import { useSeatDyes } from './useSeatDyes';

/** The one frame around every game: bar, table, log, and the sheets that come over them. */
export function Room({ table, game }: { readonly table: Table; readonly game: AnyGame }) {
  const room = useRoom(table, game);
  const { live, shown, replay, mode, playing, sheets } = room;
  const hinted = useHinted(table, live.you);
  const ask = <Question room={room} />;
  return (
    <WishesProvider>
      <SeatDyes value={useSeatDyes(game, live.now)}>
        <ReadingProvider game={game.key} you={shown.you} seats={shown.now.seats} heard={game.heard} point={room.point} open={room.peek}>
          <div className={`room ${game.palette}`} data-mode={mode} data-others={order(shown.now.seats.length, shown.you).length} data-playing={playing} data-hinted={hinted}>
            <Top room={room} ask={mode === 'flat' ? ask : null} />
            <Coach table={table} now={live.now} busy={replay !== null || playing || shown.pending !== null} picked={room.situation.picked} showSection={sheets.showRule} showScores={sheets.showScores} />
            <Middle room={room} ask={mode === 'flat' ? null : ask} />
            <Story room={room} />
            <Sheets {...room} consider={room.setConsidered} />
          </div>
        </ReadingProvider>
      </SeatDyes>
    </WishesProvider>
  );
}

interface Part {
  readonly room: RoomState;
}

/** `ask`: the question, where it stands in the bar. */
function Top({ room, ask }: Part & { readonly ask: ReactNode }) {
  const { table, game, live, shown, look, scenes, replay, forcing, commit, sheets, talk, log } = room;
  return (
    <Header
      {...{ table, game, live, shown, look, ask }}
      past={replay !== null}
      until={scenes.until}
      hold={replay === null && live.pending === null && !forcing ? commit.hold : null}
      askUndo={() => sheets.open('undo')}
      unread={talk.unread.count}
      logShown={log.fits ? log.shown : null}
      showLog={log.fits ? log.toggle : () => sheets.open('log')}
      showHelp={() => sheets.showRule(null)}
    />
  );
}

/** What is asked, or how it was at the entry that is looked at. */
function Question({ room }: Part) {
  const { table, game, live, shown, looking, replay, situation, scenes, revealed, consider, forcing, follows, commit, missed, sheets, pick, read, setRead } = room;
  const { now, you, story } = shown;
  if (now.status === 'open' || now.view === null) return null;
  if (replay !== null) {
    return <LookingBack {...{ table, game, looking, replay, situation, scenes, story, you, revealed, consider }} sits={live.you} scored={live.now.status === 'scored'} />;
  }
  return (
    <Ask
      {...{ game, live, forcing, follows, situation, scenes, missed, commit, read, setRead }}
      showRule={sheets.showRule}
      showScores={sheets.showScores}
      look={looking.look}
      table={table.id}
      knownDeal={isKnownDeal(table)}
      lesson={isLesson(table)}
      goBack={() => pick([])}
    />
  );
}

/** The table itself; before and without a game what stands in its place. `ask`: the question, where it stands on the table. */
function Middle({ room, ask }: Part & { readonly ask: ReactNode }) {
  const { table, game, live, shown, replay, situation, scenes, said, talk, beside, log } = room;
  const { now, you } = shown;
  if (now.status === 'open') return <WaitingRoom {...{ table, game, now, you }} presence={live.presence} entries={live.story.entries} connection={live.connection} />;
  if (now.view === null) return <NeverBegun game={game} />;
  return (
    <RoundTable
      {...{ game, situation, scenes, said, ask }}
      moves={now.asked !== null && (replay === null || replay.tried?.choose != null)}
      jumps={replay?.jumps ?? null}
      catchingUp={live.story.catchingUp}
      talk={beside && !log.shown ? <TalkStrip {...talk} /> : null}
      presence={replay === null ? live.presence : null}
      winners={replay === null && scenes.until === null ? winnersOf(now.result) : []}
    />
  );
}

/** The log, with the talk: beside the table where there is room for it, else in a sheet. */
function Story({ room }: Part) {
  const { t } = useTranslation();
  const { game, shown, replay, scenes, sheets, log, talk, beside, gone, look, lookBack, revealed, consider } = room;
  const drawer = (
    <Drawer
      {...talk}
      {...{ game, gone }}
      you={shown.you}
      showRule={sheets.showRule}
      look={look === null ? null : lookBack}
      consider={revealed ? consider : null}
      at={replay?.at ?? null}
      until={replay === null ? scenes.until : null}
      lines={replay?.tried === null ? replay.entries : shown.story.entries}
      both={beside && log.shown}
      first={!log.shown && talk.unread.count > 0 ? 'chat' : 'log'}
    />
  );
  return (
    <>
      {log.shown ? (
        <aside className="drawer" data-both={beside} aria-label={t('log.title')}>
          {drawer}
        </aside>
      ) : null}
      <Sheet title={t('log.title')} open={sheets.log} from="up" onClose={sheets.close}>
        {drawer}
      </Sheet>
    </>
  );
}
