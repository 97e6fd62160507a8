import { useCallback, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Entry, Now } from '../api/wire';
import type { AnyGame } from '../games/game';
import { ReadingProvider } from '../i18n/Reading';
import { untold } from '../live/story';
import { ReplayBar } from '../replay/ReplayBar';
import { takenBack } from '../replay/steps';
import { usePlaying } from '../replay/usePlaying';
import { useReplay, type Looking, type Replay } from '../replay/useReplay';
import { useReplayKeys } from '../replay/useReplayKeys';
import type { Wanted } from '../rules/rules';
import { AsItWas } from '../table/AsItWas';
import { Bar, LogButton } from '../table/Bar';
import { CardPeek } from '../table/CardPeek';
import { Help, useHelpKey } from '../table/Help';
import { Log } from '../table/Log';
import { RoundTable } from '../table/RoundTable';
import { order } from '../table/seating';
import { useBeside } from '../table/useBeside';
import { useScenes, type Scenes } from '../table/useScenes';
import { useSituation } from '../table/useSituation';
import { ErrorNote } from '../ui/ErrorNote';
import { Sheet } from '../ui/Sheet';
import { useMode } from '../ui/useMode';
import { GoOn } from './GoOn';

interface Props {
  readonly id: string;
  readonly game: AnyGame;
  readonly entries: readonly Entry[];
}

/** Of a file only the game is told: who came and went is nobody's here. */
const TOLD: ReadonlySet<string> = new Set(['started', 'played', 'dealt', 'undone', 'redone', 'resigned', 'ended']);
const NOTHING: readonly string[] = [];
const SILENCE: ReadonlyMap<number, string> = new Map();
const nothing = (): void => undefined;

/** The game of a file at the entry in the address. */
export function LookedAt({ id, game, entries }: Props) {
  const story = useMemo(() => ({ ...untold, entries, catchingUp: false }), [entries]);
  const looking = useReplay(`uploads/${id}`, story);
  const { replay } = looking;
  if (replay?.now == null) return <ErrorNote code={replay?.failed ?? null} />;
  const told = { ...replay, entries: replay.entries.filter(({ kind }) => TOLD.has(kind)) };
  // There is no now that one could go back to.
  return <Then looking={{ ...looking, replay: told, leave: nothing }} replay={told} now={replay.now} {...{ id, game }} />;
}

type Opened = 'log' | 'on' | 'help' | null;

interface ThenProps {
  readonly id: string;
  readonly game: AnyGame;
  readonly looking: Looking;
  readonly replay: Replay;
  readonly now: Now;
}

function Then({ id, game, looking, replay, now }: ThenProps) {
  const { t } = useTranslation();
  const { story } = replay;
  const { you, seats } = now;
  const mode = useMode();
  const log = useBeside();
  const { open, setOpen, close, wanted, showRule } = useOpened();
  const [peeked, setPeeked] = useState<string | null>(null);
  const [highlight, setHighlight] = useState<string | null>(null);
  const scenes = useScenes(game, story, you, { jumps: replay.jumps });
  const shown = useMemo(() => ({ now, you, story, connection: 'live', pending: null, choose: nothing }) as const, [now, you, story]);
  const situation = useSituation(id, shown, { picked: NOTHING, pick: nothing, highlight, forcing: false, scene: scenes.cue, past: true });
  const sheet = useState(false);
  const playing = usePlaying(looking, scenes.cue !== null);
  useReplayKeys(looking, game, playing.toggle);
  const ask = <Ask {...{ game, looking, replay, situation, scenes, sheet, playing }} goOn={() => setOpen('on')} />;
  const lines = <Log {...{ game, you, showRule }} consider={null} entries={replay.entries} at={replay.at} until={null} gone={takenBack(replay.entries)} look={looking.look} />;
  const nobody = (_: unknown, seat: number) => nobodyAt(seat, t('upload.seat', { seat: seat + 1 }));
  return (
    <ReadingProvider game={game.key} you={you} seats={seats.map(nobody)} point={setHighlight} open={setPeeked}>
      <div className={`room ${game.palette}`} data-mode={mode} data-others={order(seats.length, you).length}>
        <Bar game={game.key} stage={game.stage(now.view)} ask={mode === 'flat' ? ask : null}>
          <span className="tag">{t('upload.tag')}</span>
          <LogButton shown={log.fits ? log.shown : null} show={log.fits ? log.toggle : () => setOpen('log')} />
        </Bar>
        <RoundTable {...{ game, situation, scenes }} moves={false} jumps={replay.jumps} catchingUp={false} ask={mode === 'flat' ? null : ask} talk={null} said={SILENCE} presence={null} winners={[]} />
        {log.shown ? (
          <aside className="drawer" aria-label={t('log.title')}>
            <div className="drawer-body">{lines}</div>
          </aside>
        ) : null}
        <Sheets {...{ id, game, replay, open, close, lines, wanted }} seats={seats.length} />
        <CardPeek {...{ game, you }} look={looking.look} card={peeked} entries={story.entries} onClose={() => setPeeked(null)} />
      </div>
    </ReadingProvider>
  );
}

/** Whoever sat there: ids in a file are nobody's here. */
function nobodyAt(seat: number, name: string) {
  return { seat, sitter: 'person', name, level: null, player: null, resigned: false, host: false, kept: null } as const;
}

/** What comes over the table when it is called for, and the rule that help is to show. */
function useOpened() {
  const [open, setOpen] = useState<Opened>(null);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const showRule = useCallback((rule: Wanted | null) => {
    setWanted(rule);
    setOpen('help');
  }, []);
  useHelpKey(useCallback(() => showRule(null), [showRule]));
  return { open, setOpen, close, wanted, showRule };
}

interface AskProps extends Pick<ThenProps, 'game' | 'looking' | 'replay'> {
  readonly situation: ReturnType<typeof useSituation>;
  readonly scenes: Scenes;
  readonly sheet: ComponentProps<typeof ReplayBar>['sheet'];
  readonly playing: ReturnType<typeof usePlaying>;
  readonly goOn: () => void;
}

/** What was asked then, the ways through the story, and the way on from here. */
function Ask({ game, looking, replay, situation, scenes, sheet, playing, goOn }: AskProps) {
  const { t } = useTranslation();
  const { story, now } = replay;
  const on = (
    <button type="button" className="button main replay-now" aria-haspopup="dialog" onClick={goOn}>
      {t('upload.on')}
    </button>
  );
  return (
    <div className="ask">
      <AsItWas {...{ game, replay, situation, scenes, story }} you={now?.you ?? null} consider={null} />
      <ReplayBar {...{ game, looking, replay, playing, sheet }} others="only" ways={null} beside={null} end={on} more={null} />
    </div>
  );
}

interface SheetsProps extends Pick<ThenProps, 'id' | 'game' | 'replay'> {
  readonly open: Opened;
  readonly close: () => void;
  readonly lines: ReactNode;
  readonly wanted: Wanted | null;
  readonly seats: number;
}

/** What is called for and comes over the table: the story where there is no room beside it, the ways on, help. */
function Sheets({ id, game, replay, open, close, lines, wanted, seats }: SheetsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Sheet title={t('log.title')} open={open === 'log'} from="up" onClose={close}>
        <div className="drawer-body">{lines}</div>
      </Sheet>
      <Sheet title={t('upload.go_on')} open={open === 'on'} onClose={close}>
        <GoOn {...{ id, replay, seats }} game={game.key} />
      </Sheet>
      <Help {...{ game, wanted }} open={open === 'help'} onClose={close} />
    </>
  );
}
