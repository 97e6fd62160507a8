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
  readonly recent: readonly Happened<unknown>[];
  readonly last: Entry | undefined;
  readonly you: number | null;
}

/** Tells screen readers what has just happened, and what is taken back. */
export function Announcer({ game, recent, last, you }: Props) {
  const { t } = useTranslation();
  const reading = useReading();
  const lines = recent.flatMap(({ note }) => game.sentence(note, you) ?? []).map((line) => textOf(line, reading));
  const undo = last !== undefined && OF_UNDO.has(last.kind) ? (platformLine(last, t, reading) ?? '') : '';
  return (
    <p className="unseen" aria-live="polite">
      <Words of={[undo, ...lines].filter(Boolean).join(' ')} />
    </p>
  );
}
