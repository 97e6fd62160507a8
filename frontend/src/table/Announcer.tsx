import type { AnyGame } from '../games/game';
import { textOf } from '../i18n/line';
import { useReading } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import type { Happened } from '../live/story';

interface Props {
  readonly game: AnyGame;
  readonly recent: readonly Happened<unknown>[];
  readonly you: number | null;
}

/** Tells screen readers what has just happened. */
export function Announcer({ game, recent, you }: Props) {
  const reading = useReading();
  const lines = recent.flatMap(({ note }) => game.sentence(note, you) ?? []);
  return (
    <p className="unseen" aria-live="polite">
      <Words of={lines.map((line) => textOf(line, reading)).join(' ')} />
    </p>
  );
}
