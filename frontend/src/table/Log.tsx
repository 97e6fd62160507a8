import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import type { Entry } from '../api/wire';
import type { AnyGame } from '../games/game';
import { Say } from '../i18n/Reading';
import { platformLine } from './platformLine';
import { useAtEnd } from './useAtEnd';

interface Props {
  readonly game: AnyGame;
  readonly entries: readonly Entry[];
  readonly you: number | null;
}

/** The table's story, one sentence for each thing that happened. */
export function Log({ game, entries, you }: Props) {
  const { t } = useTranslation();
  const list = useAtEnd<HTMLOListElement>(entries.length);
  return (
    // A list that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol ref={list} className="log" tabIndex={0} aria-label={t('log.story')}>
      {entries.map((entry) => (
        <LogEntry key={entry.seq} game={game} entry={entry} you={you} />
      ))}
    </ol>
  );
}

// An entry never changes: a long log is not drawn anew with each line that joins it.
const LogEntry = memo(function LogEntry({ game, entry, you }: { readonly game: AnyGame; readonly entry: Entry; readonly you: number | null }) {
  const { t } = useTranslation();
  const platform = platformLine(entry, t);
  const lines = entry.notes.flatMap((note) => game.sentence(note, you) ?? []);
  if (platform === null && lines.length === 0) return null;
  return (
    <li className={platform === null ? '' : 'platform'}>
      {platform}
      {lines.map((line, at) => (
        <p key={at}>
          <Say line={line} />
          {entry.by === 'clock' && at === 0 ? <span className="by-clock"> {t('log.by_clock')}</span> : null}
        </p>
      ))}
    </li>
  );
});
