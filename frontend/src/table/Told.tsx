import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Entry } from '../api/wire';
import type { Cue } from '../director/director';
import type { AnyGame } from '../games/game';
import { saidOf } from '../games/saidOf';
import { textOf, type LogLine } from '../i18n/line';
import { useBriefly } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import type { Story } from '../live/story';
import { Icon } from '../replay/Icon';
import { standing } from '../replay/steps';
import { useMode } from '../ui/useMode';
import { OF_UNDO, platformLine } from './platformLine';
import { lastTold } from './soFar';
import type { Missed } from './useMissed';
import type { Scenes } from './useScenes';

/** So many signs stand before a line at the most. */
const SIGNS = 3;

interface Props {
  readonly game: AnyGame;
  readonly story: Story;
  readonly you: number | null;
  readonly scenes: Scenes;
  /** What came since the reader's last turn while they did not look; null if nothing did. */
  readonly missed?: Missed | null;
  /** The title of what stands in front of the table. */
  readonly front?: string | null;
  /** What others have done, in place of the newest line. */
  readonly since?: ReactNode;
  /** What stands behind it. */
  readonly children?: ReactNode;
}

/** What has just happened, in signs and one line; what plays now while a scene does. */
export function Told({ game, story, you, scenes, missed = null, front = null, since = null, children }: Props) {
  const { t } = useTranslation();
  // A game that says it in few words does so with short names.
  const says = useSays(game, you);
  const reading = useBriefly(says.brief);
  const { cue } = scenes;
  const newest = cue === null && front === null ? latest(says.of, story) : undefined;
  const platform = newest === undefined ? null : platformLine(newest, t, reading);
  const summed = cue === null && front === null && since !== null && platform === null;
  const note = cue?.note ?? (newest === undefined || platform !== null || summed ? null : saying(says.of, newest));
  const line = cue?.scene.caption ?? (note === null ? null : (cue === null ? says.of(note, newest?.notes ?? []) : game.sentence(note, you)));
  // The board says it: here stands what it is part of.
  const whole = cue?.scene.caption === undefined ? null : partOf(game, story, cue);
  const words = line === null ? (front ?? platform) : textOf(line, reading);
  return (
    <div className="told" data-playing={cue !== null}>
      {note === null ? null : <Signs game={game} note={note} you={you} />}
      {words === null ? null : (
        <p className="told-line">
          <Words of={words} />
        </p>
      )}
      {whole === null ? null : (
        <p className="told-whole" aria-hidden="true">
          <Words of={textOf(whole, reading)} />
        </p>
      )}
      {summed ? since : null}
      {missed === null || cue !== null ? null : (
        <button
          type="button"
          className="told-missed"
          onClick={() => {
            missed.done();
            scenes.retell(missed.after);
          }}
        >
          <span>{t('told.since', { count: missed.moves })}</span>
          {/* Where there is room for nothing but the news itself. */}
          <b aria-hidden="true">
            <Icon name="chapter_back" /> {missed.moves}
          </b>
        </button>
      )}
      {children}
    </div>
  );
}

type Says = (note: unknown, notes: readonly unknown[]) => LogLine | null;

/** How the newest line says what has happened. What a game has no few words for stands beside that line at every size. */
function useSays(game: AnyGame, you: number | null): { readonly brief: boolean; readonly of: Says } {
  const brief = useMode() !== 'wide' && game.brief !== undefined;
  const of: Says = (note, notes) => {
    const few = game.brief === undefined ? saidOf(game, note, notes, you) : game.brief(note, you);
    return brief || few === null ? few : saidOf(game, note, notes, you);
  };
  return { brief, of };
}

/** The newest entry that has something to say and was not taken back. */
function latest(says: Says, { entries }: Story): Entry | undefined {
  return standing(entries).findLast((entry) => OF_UNDO.has(entry.kind) || saying(says, entry) !== null);
}

/** What a scene is part of: what the last note before it says that tells that. */
function partOf(game: AnyGame, { entries }: Story, cue: Cue): LogLine | null {
  // What it begins itself is said already, and what was before that is over.
  if (game.partOf?.(cue.note) !== null) return null;
  return lastTold(standing(entries), cue, (note) => game.partOf?.(note) ?? null);
}

function saying(says: Says, { notes }: Entry): unknown {
  return notes.findLast((note) => says(note, notes) !== null) ?? null;
}

function Signs({ game, note, you }: { readonly game: AnyGame; readonly note: unknown; readonly you: number | null }) {
  const { Thing } = game;
  if (Thing === undefined) return null;
  const things = new Set((game.scene?.(note, you)?.flights ?? []).map(({ thing }) => thing));
  return Array.from(things)
    .slice(0, SIGNS)
    .map((thing) => (
      <span key={thing} className="told-sign" aria-hidden="true">
        <Thing thing={thing} />
      </span>
    ));
}
