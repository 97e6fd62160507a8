import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ConsideredSheetProps } from '../advice/Considered';
import { ConsideredSheet } from '../advice/parts';
import type { Entry, Table } from '../api/wire';
import type { AnyGame } from '../games/game';
import { ReadingProvider } from '../i18n/Reading';
import { Coach, isLearner, isLesson } from '../lesson/parts';
import { WishesProvider } from '../me/WishesProvider';
import { isKnownDeal } from '../origin/kinds';
import { SeatDyes } from '../ornament/seatDyes';
import { ReceiptAlarm } from '../receipts/ReceiptAlarm';
import type { Wanted } from '../rules/rules';
import { Sheet } from '../ui/Sheet';
import { AskSheet } from '../undo/AskSheet';
import { useCommit } from '../undo/useCommit';
import { takenBack } from '../replay/steps';
import { useReplay } from '../replay/useReplay';
import { useMode } from '../ui/useMode';
import { WaitingRoom } from '../waiting/parts';
import { useRestriction } from '../waiting/useRestriction';
import { CardPeek } from './CardPeek';
import { Drawer } from './Drawer';
import { EndScreen } from './EndScreen';
import { winnersOf } from './ending';
import { withoutErased } from './erased';
import { Header } from './Header';
import { Help, useHelpKey } from './Help';
import { LookingBack } from './LookingBack';
import { NeverBegun } from './NeverBegun';
import { Ask } from './Prompt';
import { RoundTable } from './RoundTable';
import { TalkStrip } from './TalkStrip';
import { useBeside } from './useBeside';
import { useBubbles } from './useBubbles';
import { useForced } from './useForced';
import { usePicked } from './usePicked';
import { useScenes } from './useScenes';
import { useSeatDyes } from './useSeatDyes';
import { useShown } from './useShown';
import { useSituation } from './useSituation';
import { useLive } from './useTable';
import { useUnread } from './useUnread';

type Open = 'log' | 'scores' | 'help' | 'undo' | null;

/** The one frame around every game: bar, table, log, and the sheets that come over them. */
export function Room({ table, game }: { readonly table: Table; readonly game: AnyGame }) {
  const { t } = useTranslation();
  const live = useLive(table);
  const looking = useReplay(`tables/${table.id}`, live.story);
  const commit = useCommit(table.id, live.now, live.choose);
  const shown = useShown(live, commit, looking.replay);
  const { now, you, story } = shown;
  const mode = useMode();
  const dyes = useSeatDyes(game, live.now);
  const [open, setOpen] = useState<Open>(null);
  const [wanted, setWanted] = useState<Wanted | string | null>(null);
  const [peeked, setPeeked] = useState<string | null>(null);
  const [highlight, setHighlight] = useState<string | null>(null);
  const [picked, pick] = usePicked(now.asked);
  const scenes = useScenes(game, story, you);
  const forcing = useForced(live, scenes.cue !== null || looking.replay !== null);
  const situation = useSituation(table.id, shown, { picked, pick, highlight, forcing, scene: scenes.cue });
  const moves = now.asked !== null && (looking.replay === null || looking.replay.tried?.choose != null);
  const [considered, setConsidered] = useState<ConsideredSheetProps['entry']>(null);
  const revealed = live.now.status === 'scored' || live.now.status === 'abandoned';
  const consider = useCallback(({ seq, seat }: Entry) => setConsidered(seat === null ? null : { seq, seat }), []);
  const close = useCallback(() => setOpen(null), []);
  const log = useBeside();
  const showRule = useCallback((rule: Wanted | string | null) => {
    setWanted(rule);
    setOpen('help');
  }, []);
  useHelpKey(useCallback(() => showRule(null), [showRule]));
  const silenced = useRestriction(live.now)?.may_talk === false;
  const phrases = you === null || now.view === null ? [] : (game.phrases?.(now.view) ?? []);
  const look = now.view === null ? null : looking.look;
  const showScores = useCallback(() => setOpen('scores'), []);
  const setScores = useCallback((yes: boolean) => setOpen(yes ? 'scores' : null), []);
  const unread = useUnread(table.id, live.story.entries, live.you);
  const talk = { entries: useMemo(() => withoutErased(live.story.entries), [live.story.entries]), say: live.say, unread, mayTalk: live.now.may_talk, silenced, phrases };
  const talks = game.talks === true;
  const said = useBubbles(live.story, talks, game.chapters?.at(-1));
  const gone = useMemo(() => takenBack(live.story.entries), [live.story.entries]);
  const drawer = <Drawer {...talk} {...{ game, you, look, showRule }} consider={revealed ? consider : null} at={looking.replay?.at ?? null} until={looking.replay === null ? scenes.until : null} gone={gone} lines={looking.replay?.tried === null ? looking.replay.entries : story.entries} both={talks && log.shown} first={!log.shown && unread.count > 0 ? 'chat' : 'log'} />;
  const atTable = talks && !log.shown ? <TalkStrip {...talk} /> : null;
  const ask =
    now.status === 'open' || now.view === null ? null : looking.replay !== null ? (
      <LookingBack {...{ table, game, looking, situation, scenes, story, you, revealed, consider }} replay={looking.replay} sits={live.you} scored={live.now.status === 'scored'} />
    ) : (
      <Ask
        {...{ game, live, forcing, situation, scenes, commit, showRule }}
        look={looking.look}
        table={table.id}
        knownDeal={isKnownDeal(table)}
        lesson={isLesson(table)}
        goBack={() => pick([])}
        showScores={showScores}
      />
    );
  return (
    <WishesProvider>
      <SeatDyes value={dyes}>
        <ReadingProvider game={game.key} you={you} seats={now.seats} heard={game.heard} point={setHighlight} open={setPeeked}>
          <div className={`room ${game.palette}`} data-mode={mode} data-playing={scenes.cue !== null}>
            <Header
              table={table}
              game={game}
              live={live}
              shown={shown}
              playing={scenes.until !== null}
              look={look}
              hold={looking.replay === null && live.pending === null && !forcing ? commit.hold : null}
              askUndo={() => setOpen('undo')}
              ask={mode === 'flat' ? ask : null}
              unread={unread.count}
              logShown={log.fits ? log.shown : null}
              showLog={log.fits ? log.toggle : () => setOpen('log')}
              showHelp={() => showRule(null)}
            />
            <Coach table={table} now={live.now} busy={looking.replay !== null || scenes.cue !== null || shown.pending !== null} showSection={showRule} showScores={showScores} />
            {now.status === 'open' ? (
              <WaitingRoom table={table} game={game} now={now} you={you} presence={live.presence} entries={live.story.entries} connection={live.connection} />
            ) : now.view === null ? (
              <NeverBegun game={game} />
            ) : (
              <RoundTable game={game} situation={situation} scenes={scenes} moves={moves} jumps={looking.replay?.jumps ?? null} ask={mode === 'flat' ? null : ask} talk={atTable} said={said} presence={looking.replay === null ? live.presence : null} winners={looking.replay === null ? winnersOf(now.result) : []} />
            )}
            {log.shown ? (
              <aside className="drawer" aria-label={t('log.title')}>
                {drawer}
              </aside>
            ) : null}
            <Sheet title={t('log.title')} open={open === 'log'} from="up" onClose={close}>
              {drawer}
            </Sheet>
            <EndScreen
              {...{ table, game, you }}
              now={live.now}
              entries={live.story.entries}
              look={looking.look}
              open={open === 'scores'}
              setOpen={setScores}
              held={looking.active || isLearner(table, live.you)}
              playing={scenes.cue !== null}
            />
            <AskSheet {...{ game }} knownDeal={isKnownDeal(table)} now={live.now} entries={live.story.entries} undo={live.undo} redo={live.redo} answerUndo={live.answerUndo} open={open === 'undo'} onClose={close} />
            <ConsideredSheet table={table.id} game={game} entries={live.story.entries} entry={considered} onClose={() => setConsidered(null)} />
            <CardPeek {...{ game, you, look }} card={peeked} entries={story.entries} onClose={() => setPeeked(null)} />
            <Help game={game} wanted={wanted} open={open === 'help'} onClose={close} />
            <ReceiptAlarm table={table.id} live={live} sits={live.you !== null} />
          </div>
        </ReadingProvider>
      </SeatDyes>
    </WishesProvider>
  );
}
