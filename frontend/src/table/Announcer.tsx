import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Entry } from '../api/wire';
import type { AnyGame } from '../games/game';
import { saidOf } from '../games/saidOf';
import { textOf } from '../i18n/line';
import { useReading } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import type { Happened } from '../live/story';
import { OF_UNDO, platformLine } from './platformLine';

interface Props {
  readonly game: AnyGame;
  /** All that was told and not taken back. */
  readonly story: readonly Entry[];
  readonly recent: readonly Happened<unknown>[];
  readonly you: number | null;
  /** Whether the log of this page is not whole yet. */
  readonly catchingUp: boolean;
  /** While one looks back: another number after each jump, which tells nothing. */
  readonly jumps: number | null;
}

interface Drawn {
  /** The last entry of this drawing. */
  readonly last: number;
  /** The last entry of all that were told, which a jump does not do. */
  readonly most: number;
  readonly catchingUp: boolean;
  readonly jumps: number | null;
  /** What comes after this entry is news. */
  readonly from: number;
}

/** Tells screen readers what has just happened, and what is taken back, in their order. */
export function Announcer({ game, story, recent, you, catchingUp, jumps }: Props) {
  const { t } = useTranslation();
  const reading = useReading();
  const last = story.at(-1)?.seq ?? 0;
  const [drawn, draw] = useState<Drawn>({ last, most: last, catchingUp, jumps, from: last });
  if (drawn.last !== last || drawn.jumps !== jumps || drawn.catchingUp !== catchingUp) {
    const most = jumps === null || jumps === drawn.jumps ? Math.max(drawn.most, last) : drawn.most;
    draw({ last, most, catchingUp, jumps, from: newsFrom(drawn, last, jumps) });
  }
  const news = story.filter(({ seq }) => seq > drawn.from);
  const lines = news.flatMap((entry) => {
    const notes = recent.filter(({ seq }) => seq === entry.seq).map(({ note }) => note);
    const said = notes.flatMap((note) => saidOf(game, note, notes, you) ?? []).map((line) => textOf(line, reading));
    return isHeard(entry) ? [platformLine(entry, t, reading) ?? '', ...said] : said;
  });
  return (
    <p className="unseen" aria-live="polite">
      {/* Drawn anew, since the same words twice would else be read once. */}
      <Words key={last} of={lines.filter(Boolean).join(' ')} />
    </p>
  );
}

function newsFrom(before: Drawn, last: number, jumps: number | null): number {
  // What is told while the page catches up is long past.
  if (before.catchingUp) return last;
  // Who comes back from the past has heard what was told before that.
  if (jumps === null) return before.most;
  return before.jumps === jumps ? before.last : last;
}

/** A request stands in the question's place, which is read by itself. */
function isHeard({ kind }: Entry): boolean {
  return OF_UNDO.has(kind) && kind !== 'undo_asked';
}
