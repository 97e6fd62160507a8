import { useEffect, useState, type RefObject, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { Entry } from '../api/wire';
import type { AnyGame, Outdated, Phrases } from '../games/game';
import { textOf } from '../i18n/line';
import { spoken, useReading } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import { Emblem } from '../ornament/Emblem';
import { useMore } from '../ui/useMore';
import { speakerOf } from './platformLine';
import { useAtEnd } from './useAtEnd';
import type { Holds } from './useOutdated';
import type { Unread } from './useUnread';

const LONGEST = 500;
/** What may come along with a pasted line, as a tab, and is in nothing that people say: the server does not take it. */
const CONTROL = /\p{Cc}/gu;

export interface TalkProps {
  readonly entries: readonly Entry[];
  readonly say: (text: string) => void;
  /** The newest entry that the table shows; null: all there are. Talk as a whole goes on. */
  readonly upTo: number | null;
  /** What was said and holds no longer. */
  readonly outdated: Holds;
  /** The game's own: what its bots say, in signs and a few words. */
  readonly Heard: AnyGame['Heard'];
  readonly mayTalk: boolean;
  readonly silenced: boolean;
  readonly phrases: readonly Phrases[];
  readonly unread: Unread;
}

export function Chat({ entries, say, outdated, mayTalk, silenced, phrases, unread }: TalkProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const said = entries.filter((entry) => entry.kind === 'said');
  const list = useAtEnd<HTMLOListElement>(said.length);
  useMore(list, said.length);
  useRead(unread, list);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const line = text.replace(CONTROL, ' ').trim();
    if (line === '') return;
    say(line);
    setText('');
  };
  return (
    <div className="chat">
      {/* A list that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol ref={list} className="talk" tabIndex={0} aria-live="polite" aria-label={t('chat.title')}>
        {said.length === 0 ? <li className="silence">{t('chat.silence')}</li> : null}
        {said.map((entry) => (
          <Said key={entry.seq} entry={entry} past={outdated(entry)} />
        ))}
      </ol>
      {mayTalk ? <FitNow phrases={phrases} say={say} /> : null}
      {mayTalk && phrases.length > 0 ? <QuickPhrases phrases={phrases} choose={setText} /> : null}
      {mayTalk ? (
        <form className="chat-form" onSubmit={submit}>
          <input
            className="input"
            dir="auto"
            value={text}
            maxLength={LONGEST}
            aria-label={t('chat.label')}
            placeholder={t('chat.label')}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button" disabled={text.trim() === ''}>
            {t('chat.say')}
          </button>
        </form>
      ) : (
        <p className="silence">{t(silenced ? 'chat.silenced' : 'chat.players_only')}</p>
      )}
    </div>
  );
}

/** What stands here has been seen, as soon as it is drawn and somebody looks at the page. */
function useRead({ seen }: Unread, list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const look = () => {
      if (!document.hidden && list.current?.checkVisibility() === true) seen();
    };
    look();
    document.addEventListener('visibilitychange', look);
    // It has no size as long as what a lesson says has its room.
    const drawn = new ResizeObserver(look);
    if (list.current !== null) drawn.observe(list.current);
    return () => {
      document.removeEventListener('visibilitychange', look);
      drawn.disconnect();
    };
  }, [seen, list]);
}

/** The ready lines that fit the moment: each is said by one press. */
export function FitNow({ phrases, say }: Pick<TalkProps, 'phrases' | 'say'>) {
  const { t } = useTranslation();
  const reading = useReading();
  const lines = phrases.flatMap(({ name, lines }) => (name === null ? lines : []));
  if (lines.length === 0) return null;
  return (
    <ul className="fit-now" aria-label={t('chat.now')} data-says={t('chat.now')}>
      {lines.map((line) => {
        const text = textOf(line, reading);
        return (
          <li key={text}>
            <button type="button" className="button" onClick={() => say(text)}>
              {text}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Puts a ready line into the field. It is sent only by the button, so that scrolling through the list says nothing. */
function QuickPhrases({ phrases, choose }: { readonly phrases: readonly Phrases[]; readonly choose: (text: string) => void }) {
  const { t } = useTranslation();
  const reading = useReading();
  const options = (group: Phrases) =>
    group.lines.map((line) => {
      const text = textOf(line, reading);
      return <option key={text}>{text}</option>;
    });
  return (
    <select className="input" aria-label={t('chat.phrases')} value="" onChange={(event) => choose(event.target.value)}>
      <option value="" disabled>
        {t('chat.phrases')}
      </option>
      {phrases.map((group) =>
        group.name === null ? (
          options(group)
        ) : (
          <optgroup key={group.name.key} label={textOf(group.name, reading)}>
            {options(group)}
          </optgroup>
        ),
      )}
    </select>
  );
}

function Said({ entry, past }: { readonly entry: Entry; readonly past: Outdated | null }) {
  const { t } = useTranslation();
  const { text } = (entry.data ?? {}) as { text?: string | null };
  const reading = useReading();
  const who = speakerOf(entry, t, reading.botAt);
  return (
    <li className="said" data-past={past !== null}>
      <Emblem of="person" name={who} seat={entry.seat} />
      <p>
        <strong><Words of={who} /></strong>
        {past === null ? null : <> <small className="said-past">{textOf(past.why, reading)}</small></>}
        <br />
        {text == null ? <em>{t('chat.erased')}</em> : <bdi>{spoken(text, reading)}</bdi>}
      </p>
    </li>
  );
}
