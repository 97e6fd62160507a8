import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Entry } from '../api/wire';
import type { AnyGame } from '../games/game';
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
  /** Whether it is the past that is looked at. */
  readonly past: boolean;
}

/** Tells screen readers what has just happened, and what is taken back, in their order. */
export function Announcer({ game, story, recent, you, past }: Props) {
  const { t } = useTranslation();
  const reading = useReading();
  const last = story.at(-1)?.seq ?? 0;
  const [heard, hear] = useState({ from: last, last, most: last });
  if (heard.last !== last) hear({ from: heard.last, last, most: Math.max(heard.most, heard.last) });
  const news = story.filter(({ seq }) => seq > heard.from);
  const lines = news.flatMap((entry) => {
    const notes = recent.filter(({ seq }) => seq === entry.seq);
    const said = notes.flatMap(({ note }) => game.sentence(note, you) ?? []).map((line) => textOf(line, reading));
    // Who comes back from the past has heard long ago what was taken back before that.
    return isHeard(entry) && (past || entry.seq > heard.most) ? [platformLine(entry, t, reading) ?? '', ...said] : said;
  });
  return (
    <p className="unseen" aria-live="polite">
      {/* Drawn anew, since the same words twice would else be read once. */}
      <Words key={last} of={lines.filter(Boolean).join(' ')} />
    </p>
  );
}

/** A request stands in the question's place, which is read by itself. */
function isHeard({ kind }: Entry): boolean {
  return OF_UNDO.has(kind) && kind !== 'undo_asked';
}
