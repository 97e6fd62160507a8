import type { AnyGame, Happened } from '../games/game';
import { plain } from '../words/line';
import { useReading } from '../words/Reading';

interface Props {
  readonly game: AnyGame;
  readonly recent: readonly Happened<unknown>[];
  readonly you: number | null;
}

/** Says aloud, to those who listen instead of looking, what has just happened. */
export function Announcer({ game, recent, you }: Props) {
  const reading = useReading();
  const lines = recent.flatMap(({ note }) => game.sentence(note, you) ?? []);
  return (
    <p className="unseen" aria-live="polite">
      {lines.map((line) => plain(line, reading)).join(' ')}
    </p>
  );
}
