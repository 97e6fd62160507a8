import { Fragment, memo, useDeferredValue, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { AskConsidered, isBotsChoice } from '../advice/parts';
import type { Entry } from '../api/wire';
import type { Playing } from '../director/scene';
import type { AnyGame } from '../games/game';
import { saidOf } from '../games/saidOf';
import { Say, useReading } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import { Icon } from '../replay/Icon';
import { hasRules, type Wanted } from '../rules/rules';
import { ByBot } from '../seats/Chosen';
import { useToldUpTo } from '../ui/front';
import { heads, headingsOf, turnsBefore } from './headings';
import { platformLine } from './platformLine';
import { useAtEnd } from './useAtEnd';

interface Props {
  readonly game: AnyGame;
  readonly entries: readonly Entry[];
  readonly you: number | null;
  /** The entry that one looks back to; null for now. */
  readonly at: number | null;
  /** What is being shown on the board: the story is told up to there; null: to its end. */
  readonly until: Playing<unknown> | null;
  /** What was taken back: it stays in the story, struck through. */
  readonly gone: ReadonlySet<number>;
  /** Looks back to that entry; null where there is nothing yet to look at. */
  readonly look: ((seq: number) => void) | null;
  /** Opens the rule behind a line. */
  readonly showRule: (rule: Wanted) => void;
  /** Opens what a bot considered before its choice; null as long as that is a secret. */
  readonly consider: ((choice: Entry) => void) | null;
}

/** The table's story, one sentence for each thing that happened. A long one comes after the board: whoever steps fast waits for the board alone. */
export function Log({ at, entries, until, ...rest }: Props) {
  // Beside the sums of a round the next one has not begun, though others may play on.
  const front = useToldUpTo();
  const last = at === null ? (front ?? until?.seq ?? null) : null;
  const told = useMemo(() => (last === null ? entries : entries.filter(({ seq }) => seq <= last)), [entries, last]);
  const [shownAt, shownEntries, shownUntil] = [useDeferredValue(at), useDeferredValue(told), useDeferredValue(until)];
  return <Lines {...rest} at={shownAt} entries={shownEntries} until={shownUntil} />;
}

const Lines = memo(function Lines({ game, entries, you, at, until, gone, look, showRule, consider }: Props) {
  const { t } = useTranslation();
  const turns = useMemo(() => turnsBefore(game, entries, gone), [game, entries, gone]);
  const shown = (entry: Entry) => (entry.seq === until?.seq ? told(entry, until) : entry.notes.length);
  const own = you === null ? undefined : entries.findLast(({ seat, by }) => seat === you && by === 'person')?.seq;
  const list = useAtEnd<HTMLOListElement>(at ?? entries.reduce((sum, entry) => sum + 1 + shown(entry), 0), own, at !== null);
  useEffect(() => {
    if (at !== null) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [list, at]);
  return (
    // A list that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol ref={list} className="log" data-looks={look !== null} tabIndex={0} aria-label={t('log.story')}>
      {entries.map((entry) => (
        <LogEntry key={entry.seq} {...{ game, entry, you, look, showRule, consider }} turn={turns.get(entry.seq) ?? null} shown={shown(entry)} when={at === null || entry.seq < at ? 'past' : entry.seq === at ? 'here' : 'later'} gone={gone.has(entry.seq)} />
      ))}
    </ol>
  );
});

/** So many of its notes while one of them is shown: what bears a caption is told once it is over. */
function told({ notes }: Entry, { note, scene }: Playing<unknown>): number {
  return notes.findIndex((each) => each === note) + (scene.caption === undefined ? 1 : 0);
}

interface LineProps extends Pick<Props, 'game' | 'you' | 'look' | 'showRule' | 'consider'> {
  readonly entry: Entry;
  /** In whose turn it began, as far as that is told. */
  readonly turn: number | null;
  /** So many of its notes are told yet. */
  readonly shown: number;
  readonly when: 'past' | 'here' | 'later';
  readonly gone: boolean;
}

// An entry never changes: a long log is not drawn anew with each line that joins it.
const LogEntry = memo(function LogEntry({ game, entry, turn, shown, you, look, showRule, consider, when, gone }: LineProps) {
  const { t } = useTranslation();
  const reading = useReading();
  const { isPersons } = reading;
  const platform = platformLine(entry, t, reading);
  const headings = headingsOf(game, entry.notes, turn);
  const notes = entry.notes.slice(0, shown);
  const told = notes.flatMap((note, at) => {
    const line = saidOf(game, note, notes, you);
    return line === null ? [] : [{ line, note: typeOf(note), heads: heads(game, note), heading: headings[at] ?? null }];
  });
  if (platform === null && told.length === 0) return null;
  return (
    <li className={platform === null ? '' : 'platform'} data-when={when} data-gone={gone} aria-current={when === 'here' ? 'step' : undefined}>
      {platform === null ? null : <Words of={platform} />}
      {gone ? <span className="unseen">{t('log.gone')}</span> : null}
      {told.map(({ line, note, heads, heading }, at) => (
        <Fragment key={at}>
          {heading === null ? null : (
            <p data-heads="true">
              <Say line={heading} />
            </p>
          )}
          <p data-heads={heads}>
            <Say
              line={line}
              tail={
                <>
                  {hasRules(game.key) ? (
                    <button type="button" className="log-rule" title={t('log.rule')} aria-label={t('log.rule')} onClick={() => showRule({ note })}>
                      ?
                    </button>
                  ) : null}
                  {consider !== null && at === 0 && isBotsChoice(entry, isPersons) ? <AskConsidered seat={entry.seat ?? 0} show={() => consider(entry)} /> : null}
                </>
              }
            />
            {entry.by === 'clock' && at === 0 ? <span className="by-clock"> {t('log.by_clock')}</span> : null}
            {entry.by === 'bot' && at === 0 && isPersons(entry.seat ?? -1) ? <ByBot /> : null}
          </p>
        </Fragment>
      ))}
      {look === null ? null : (
        <button type="button" className="log-look" title={t('replay.look')} aria-label={t('replay.look')} onClick={() => look(entry.seq)}>
          <Icon name="back" />
        </button>
      )}
    </li>
  );
});

function typeOf(note: unknown): string {
  return (note as { readonly type: string }).type;
}
