import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Now } from '../api/wire';
import type { AnyGame, BoardProps } from '../games/game';
import { textOf } from '../i18n/line';
import { listFormat } from '../i18n/listed';
import { Say, useReading } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import { useGone } from '../page/useGone';
import { hasRules, type Wanted } from '../rules/rules';
import { ComeBack, ForYou, stoodIn } from '../seats/ComeBack';
import { useFront } from '../ui/front';
import { useMode } from '../ui/useMode';
import { isAsked, type ReadRequest, Request } from '../undo/Request';
import type { Commit } from '../undo/useCommit';
import { ContinueForMe } from './ContinueForMe';
import { Deadline } from './Deadline';
import { useWon } from './ending';
import { GoOn } from './GoOn';
import { LetPass } from './LetPass';
import { restsOf } from './rests';
import { Told } from './Told';
import type { Missed } from './useMissed';
import { useRefusal } from './useRefusal';
import type { Scenes } from './useScenes';
import type { TableNow } from './useTable';
import { useWaits } from './useWaits';

interface Props {
  readonly game: AnyGame;
  readonly table: string;
  /** Whether chance says the same here, whatever is chosen. */
  readonly knownDeal: boolean;
  /** Whether the reader learns the game here. */
  readonly lesson: boolean;
  readonly live: TableNow;
  /** Whether the only move is about to be made for the reader. */
  readonly forcing: boolean;
  /** Whether this is asked after a move that the page has made. */
  readonly follows: boolean;
  readonly situation: BoardProps<unknown, unknown, unknown, unknown>;
  readonly scenes: Scenes;
  /** What can be told again. */
  readonly missed: Missed | null;
  readonly goBack: () => void;
  /** A move that waits for a second press. */
  readonly commit: Commit;
  readonly look: (seq: number) => void;
  readonly showScores: () => void;
  readonly showRule: (rule: Wanted) => void;
  readonly read: ReadRequest | null;
  readonly setRead: (read: ReadRequest) => void;
}

/** What has just happened, and below it the question. */
export function Ask(props: Props) {
  const { game, live, scenes, missed, follows, situation, commit } = props;
  const { connection, now: { asked, waiting } } = live;
  const front = useFront();
  const wide = useMode() === 'wide';
  const saidOnBoard = game.saysScenes === true && wide && scenes.cue?.scene.caption !== undefined;
  const waits = useWaits(live, scenes, commit.held !== null, front) && !saidOnBoard;
  const clock = connection === 'live' && waiting?.deadline ? <Deadline until={waiting.deadline} window={waiting.window} /> : null;
  return (
    <div className="ask" data-waits={waits} data-more={scenes.more || follows}>
      <Told game={game} story={live.story} you={live.you} scenes={scenes} missed={missed} front={waits ? front : null} since={asked === null ? null : game.since?.(situation)}>
        {waits ? clock : null}
      </Told>
      <Prompt {...props} waits={waits} clock={waits ? null : clock} />
    </div>
  );
}

interface PromptProps extends Props {
  /** Whether only readers of the page are asked as yet. */
  readonly waits: boolean;
  readonly clock: ReactNode;
}

/** The one line that always says what is asked, of whom, and how long there is. */
function Prompt({ game, table, knownDeal, lesson, live, forcing, situation, goBack, commit, look, showScores, showRule, read, setRead, waits, clock }: PromptProps) {
  const { t } = useTranslation();
  const { now, pending, refused, story } = live;
  const { request } = now.undo;
  const mine = now.asked !== null && pending === null && !forcing;
  const replaced = isReplaced(now);
  // Whoever is asked to agree hears of that first; whoever waits for it has no question of their own.
  const asking = request !== null && (isAsked(now) || !mine);
  // A window without a deadline stays open; in a lesson, too, which knows no passes in advance.
  const topic = !lesson && now.waiting?.window === true && now.waiting.deadline === null ? now.waiting.topic : null;
  // Its only move is the pass: it is the reader's own list of moves that says so.
  const cannotRespond = now.waiting?.window === true && now.waiting.deadline !== null && now.legal.length === 1;
  const question = (
    <p className="prompt-text" role="status">
      <Asking game={game} live={live} held={commit.held} forcing={forcing} situation={situation} />
    </p>
  );
  return (
    <div className={mine ? 'prompt mine' : 'prompt'}>
      {request !== null && asking ? <Request key={request.entry} {...{ game, now, request, knownDeal, look, read, setRead }} entries={story.entries} question={mine ? question : null} answer={live.answerUndo} /> : question}
      {commit.held === null ? null : <Confirm commit={commit} />}
      {clock}
      {mine && situation.picked.length > 0 ? (
        <button type="button" className="button" onClick={goBack}>
          {t('prompt.back')}
        </button>
      ) : null}
      {mine && !waits && topic !== null ? <LetPass game={game.key} topic={topic} /> : null}
      {mine && !waits && cannotRespond ? <ContinueForMe key={now.asked} /> : null}
      {now.you !== null && replaced ? <ComeBack table={table} seat={now.you} /> : null}
      {now.status === 'paused' && now.you !== null && !replaced ? <GoOn table={table} /> : null}
      {now.result === null || waits ? null : (
        <button type="button" className="button main" onClick={showScores}>
          {t('prompt.scores')}
        </button>
      )}
      <Refused game={game} refused={refused} showRule={showRule} />
    </div>
  );
}

/** A move that waits for a second press. */
function Confirm({ commit }: Pick<Props, 'commit'>) {
  const { t } = useTranslation();
  return (
    <>
      <button type="button" className="button main" onClick={commit.confirm}>
        {t('undo.do_it')}
      </button>
      <button type="button" className="button" onClick={commit.cancel}>
        {t('prompt.back')}
      </button>
    </>
  );
}

/** Why the last move was not taken, and the way to its rule. */
function Refused({ game, refused, showRule }: Pick<Props, 'game' | 'showRule'> & Pick<TableNow, 'refused'>) {
  const { t } = useTranslation();
  const why = useRefusal(refused, game);
  if (why === null) return null;
  return (
    <p className="prompt-refused" role="alert">
      {why}
      {refused?.reason != null && hasRules(game.key) ? (
        <button type="button" className="log-rule" title={t('log.rule')} aria-label={t('log.rule')} onClick={() => showRule({ refusal: refused.reason ?? '' })}>
          ?
        </button>
      ) : null}
    </p>
  );
}

function Asking({ game, live, held: kept, forcing, situation }: Pick<Props, 'game' | 'live' | 'forcing' | 'situation'> & { readonly held: unknown }) {
  const { t, i18n } = useTranslation();
  const reading = useReading();
  const { now, pending, held } = live;
  const named = (move: unknown) => textOf(game.moveNow?.(move, now.view) ?? game.moveName(move), reading);
  const gone = useGone(live.connection, live.story.now !== null);
  const won = useWon(now.result, now.you);
  if (isReplaced(now)) return <ForYou rests={now.status === 'paused'} />;
  if (now.status === 'paused') return t('prompt.paused');
  if (now.status === 'abandoned') return t('prompt.abandoned');
  if (now.status !== 'running') return won === '' ? t('prompt.over') : <Words of={won} />;
  if (gone === 'lost' && pending !== null) return <Words of={t('connection.sending', { move: named(pending) })} />;
  if (gone !== null) return t(gone === 'lost' ? 'connection.gone' : `error.${gone}`);
  if (kept !== null) return <Words of={t('undo.sure', { move: named(kept) })} />;
  if (pending !== null) {
    return <Words of={t(held ? 'prompt.held' : 'prompt.pending', { move: named(pending) })} />;
  }
  const why = forcing ? (game.whyForced?.(now.legal[0]) ?? null) : null;
  if (why !== null) return <Say line={why} />;
  if (forcing) return <Words of={t('prompt.forced', { move: named(now.legal[0]) })} />;
  if (now.asked !== null) return <Say line={game.question(situation)} />;
  const rests = restsOf(game, now);
  if (rests !== null) return <Say line={rests} />;
  if (now.waiting === null || now.waiting.seats.length === 0) return t('prompt.moment');
  const names = now.waiting.seats.map((seat) => reading.seatName(seat));
  // Those who may answer what was done: it is no turn of theirs.
  return <Words of={t(now.waiting.window ? 'prompt.responding' : 'prompt.waiting', { names: listFormat(i18n.language).format(names), count: names.length })} />;
}

/** Whether a bot stands in for the reader, who may come back. */
function isReplaced({ you, seats, status }: Now): boolean {
  return you !== null && (status === 'running' || status === 'paused') && stoodIn(seats[you]);
}
