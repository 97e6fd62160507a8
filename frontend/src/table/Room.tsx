import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ConsideredSheetProps } from '../advice/Considered';
import type { Entry, Table } from '../api/wire';
import type { AnyGame } from '../games/game';
import { ReadingProvider } from '../i18n/Reading';
import { Coach, isLesson } from '../lesson/parts';
import { WishesProvider } from '../me/WishesProvider';
import { isKnownDeal } from '../origin/kinds';
import { SeatDyes } from '../ornament/seatDyes';
import { Sheet } from '../ui/Sheet';
import { useCommit } from '../undo/useCommit';
import { takenBack } from '../replay/steps';
import { useReplay } from '../replay/useReplay';
import { useMode } from '../ui/useMode';
import { WaitingRoom } from '../waiting/parts';
import { Drawer } from './Drawer';
import { winnersOf } from './ending';
import { Header } from './Header';
import { LookingBack } from './LookingBack';
import { NeverBegun } from './NeverBegun';
import { Ask } from './Prompt';
import { restsOf } from './rests';
import { RoundTable } from './RoundTable';
import { Sheets } from './Sheets';
import { TalkStrip } from './TalkStrip';
import { useBeside } from './useBeside';
import { useForced } from './useForced';
import { usePicked } from './usePicked';
import { useScenes } from './useScenes';
import { useSeatDyes } from './useSeatDyes';
import { useSeen } from './useSeen';
import { useSheets } from './useSheets';
import { useShown } from './useShown';
import { useSituation } from './useSituation';
import { useLive } from './useTable';
import { useTalk } from './useTalk';

/** The one frame around every game: bar, table, log, and the sheets that come over them. */
export function Room({ table, game }: { readonly table: Table; readonly game: AnyGame }) {
  const { t } = useTranslation();
  const live = useLive(table);
  const looking = useReplay(`tables/${table.id}`, live.story);
  const { replay } = looking;
  const commit = useCommit(table.id, live.now, useSeen(live.choose));
  const shown = useShown(live, commit, replay);
  const { now, you, story } = shown;
  const mode = useMode();
  const dyes = useSeatDyes(game, live.now);
  const sheets = useSheets();
  const { showRule, showScores } = sheets;
  const [peeked, peek] = useState<string | null>(null);
  const [considered, setConsidered] = useState<ConsideredSheetProps['entry']>(null);
  const consider = useCallback(({ seq, seat }: Entry) => setConsidered(seat === null ? null : { seq, seat }), []);
  const [highlight, setHighlight] = useState<string | null>(null);
  const [picked, pick] = usePicked(now.asked);
  const scenes = useScenes(game, story, you, restsOf(game, now) !== null);
  const playing = scenes.cue !== null;
  const { forcing, follows } = useForced(live, playing || replay !== null);
  const situation = useSituation(table.id, shown, { picked, pick, highlight, forcing, scene: scenes.cue });
  const revealed = live.now.status === 'scored' || live.now.status === 'abandoned';
  const log = useBeside();
  const look = now.view === null ? null : looking.look;
  // What is looked at lies behind the log where that is a sheet.
  const [close, back] = [sheets.close, looking.look];
  const lookBack = useCallback(
    (seq: number) => {
      close();
      back(seq);
    },
    [close, back],
  );
  const { talk, said, beside } = useTalk(table, game, live, shown);
  const gone = useMemo(() => takenBack(live.story.entries), [live.story.entries]);
  const drawer = (
    <Drawer
      {...talk}
      {...{ game, you, showRule, gone }}
      look={look === null ? null : lookBack}
      consider={revealed ? consider : null}
      at={replay?.at ?? null}
      until={replay === null ? scenes.until : null}
      lines={replay?.tried === null ? replay.entries : story.entries}
      both={beside && log.shown}
      first={!log.shown && talk.unread.count > 0 ? 'chat' : 'log'}
    />
  );
  const ask =
    now.status === 'open' || now.view === null ? null : replay !== null ? (
      <LookingBack {...{ table, game, looking, replay, situation, scenes, story, you, revealed, consider }} sits={live.you} scored={live.now.status === 'scored'} />
    ) : (
      <Ask
        {...{ game, live, forcing, follows, situation, scenes, commit, showRule, showScores }}
        look={looking.look}
        table={table.id}
        knownDeal={isKnownDeal(table)}
        lesson={isLesson(table)}
        goBack={() => pick([])}
      />
    );
  return (
    <WishesProvider>
      <SeatDyes value={dyes}>
        <ReadingProvider game={game.key} you={you} seats={now.seats} heard={game.heard} point={setHighlight} open={peek}>
          <div className={`room ${game.palette}`} data-mode={mode} data-playing={playing}>
            <Header
              {...{ table, game, live, shown, look }}
              playing={scenes.until !== null}
              hold={replay === null && live.pending === null && !forcing ? commit.hold : null}
              askUndo={() => sheets.open('undo')}
              ask={mode === 'flat' ? ask : null}
              unread={talk.unread.count}
              logShown={log.fits ? log.shown : null}
              showLog={log.fits ? log.toggle : () => sheets.open('log')}
              showHelp={() => showRule(null)}
            />
            <Coach table={table} now={live.now} busy={replay !== null || playing || shown.pending !== null} showSection={showRule} showScores={showScores} />
            {now.status === 'open' ? (
              <WaitingRoom {...{ table, game, now, you }} presence={live.presence} entries={live.story.entries} connection={live.connection} />
            ) : now.view === null ? (
              <NeverBegun game={game} />
            ) : (
              <RoundTable
                {...{ game, situation, scenes, said }}
                moves={now.asked !== null && (replay === null || replay.tried?.choose != null)}
                jumps={replay?.jumps ?? null}
                ask={mode === 'flat' ? null : ask}
                talk={beside && !log.shown ? <TalkStrip {...talk} /> : null}
                presence={replay === null ? live.presence : null}
                winners={replay === null && scenes.until === null ? winnersOf(now.result) : []}
              />
            )}
            {log.shown ? (
              <aside className="drawer" aria-label={t('log.title')}>
                {drawer}
              </aside>
            ) : null}
            <Sheet title={t('log.title')} open={sheets.log} from="up" onClose={sheets.close}>
              {drawer}
            </Sheet>
            <Sheets {...{ table, game, live, shown, situation, looking, lookBack, playing, sheets, peeked, peek, considered }} consider={setConsidered} />
          </div>
        </ReadingProvider>
      </SeatDyes>
    </WishesProvider>
  );
}
