import { useTranslation } from 'react-i18next';

import type { AnyGame, Situation } from '../games/game';
import { textOf } from '../i18n/line';
import { Say, useReading } from '../i18n/Reading';
import { Deadline } from './Deadline';
import { GoOn } from './GoOn';
import { LetPass } from './LetPass';
import { useRefusal } from './useRefusal';
import type { TableNow } from './useTable';

interface Props {
  readonly game: AnyGame;
  readonly table: string;
  readonly live: TableNow;
  readonly situation: Situation<unknown, unknown, unknown>;
  readonly goBack: () => void;
  readonly showScores: () => void;
}

/** The one line that always says what is asked, of whom, and how long there is. */
export function Prompt({ game, table, live, situation, goBack, showScores }: Props) {
  const { t } = useTranslation();
  const { now, pending, connection, refused } = live;
  const why = useRefusal(refused, game);
  const mine = now.asked !== null && pending === null;
  // A window without a deadline: only where turns are long.
  const topic = now.waiting?.window === true && now.waiting.deadline === null ? now.waiting.topic : null;
  return (
    <div className={`prompt ${mine ? 'mine' : ''}`}>
      <p className="prompt-text" role="status">
        <Asking game={game} live={live} situation={situation} />
      </p>
      {connection === 'live' && now.waiting?.deadline ? (
        <Deadline until={now.waiting.deadline} window={now.waiting.window} />
      ) : null}
      {mine && situation.picked.length > 0 ? (
        <button type="button" className="button" onClick={goBack}>
          {t('prompt.back')}
        </button>
      ) : null}
      {mine && topic !== null ? <LetPass game={game.key} topic={topic} /> : null}
      {now.status === 'paused' && now.you !== null ? <GoOn table={table} /> : null}
      {now.result === null ? null : (
        <button type="button" className="button main" onClick={showScores}>
          {t('prompt.scores')}
        </button>
      )}
      {why === null ? null : (
        <p className="prompt-refused" role="alert">
          {why}
        </p>
      )}
    </div>
  );
}

function Asking({ game, live, situation }: Pick<Props, 'game' | 'live' | 'situation'>) {
  const { t, i18n } = useTranslation();
  const reading = useReading();
  const { now, pending, held } = live;
  if (now.status === 'paused') return t('prompt.paused');
  if (now.status === 'abandoned') return t('prompt.abandoned');
  if (now.status !== 'running') return t('prompt.over');
  if (pending !== null) return t(held ? 'prompt.held' : 'prompt.pending', { move: textOf(game.moveName(pending), reading) });
  if (now.asked !== null) return <Say line={game.question(situation)} />;
  if (now.waiting === null || now.waiting.seats.length === 0) return t('prompt.moment');
  const names = now.waiting.seats.map((seat) => reading.seatName(seat));
  return t('prompt.waiting', { names: new Intl.ListFormat(i18n.language).format(names) });
}
