import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { colon } from '../i18n/labelled';
import { textOf } from '../i18n/line';
import { spoken, useReading } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import { Emblem } from '../ornament/Emblem';
import { Sheet } from '../ui/Sheet';
import { Sideways } from '../ui/Sideways';
import { useSmall } from '../ui/useMode';
import { UnreadMark } from './Bar';
import { Chat, FitNow, type TalkProps } from './Chat';
import { speakerOf } from './platformLine';
import './talk.css';

/** The talk where there is no room for it beside the table: its newest line and the ready lines. Pressed, it opens upwards. */
export function TalkStrip(talk: TalkProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <section className="talk-strip" aria-label={t('chat.title')}>
      <button type="button" className="talk-newest" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Newest {...talk} />
        <UnreadMark count={talk.unread.count} />
      </button>
      {talk.mayTalk && talk.phrases.length > 0 ? (
        <>
          <Sideways className="talk-ready">
            <FitNow phrases={talk.phrases} say={talk.say} />
          </Sideways>
          <button type="button" className="talk-more" aria-haspopup="dialog" aria-label={t('chat.phrases')} title={t('chat.phrases')} onClick={() => setOpen(true)} />
        </>
      ) : null}
      <Sheet title={t('chat.title')} open={open} from="up" onClose={() => setOpen(false)}>
        <Chat {...talk} />
      </Sheet>
    </section>
  );
}

function Newest({ entries, upTo, outdated, Heard }: TalkProps) {
  const { t } = useTranslation();
  const reading = useReading();
  const said = entries.findLast(({ kind, seq }) => kind === 'said' && (upTo === null || seq <= upTo));
  if (said === undefined) return <span className="talk-line silence">{t('chat.silence')}</span>;
  const { text } = (said.data ?? {}) as { text?: string | null };
  const who = speakerOf(said, t, reading.botAt);
  const past = outdated(said);
  return (
    <>
      <Emblem of="person" name={who} seat={said.seat} />
      <span className="talk-line" aria-live="polite" data-past={past !== null}>
        {past === null ? null : (
          <>
            <small className="said-past" aria-hidden="true">{textOf(past.when, reading)}</small>
            <span className="unseen">{textOf(past.why, reading)}</span>{' '}
          </>
        )}
        <strong>
          <Words of={who} />
          {colon()}
        </strong>{' '}
        {text == null ? <em>{t('chat.erased')}</em> : <Briefly {...{ text, Heard }} />}
      </span>
    </>
  );
}

/** What a bot says in signs and a few words, read out in full; all else as it was written. */
function Briefly({ text, Heard }: { readonly text: string; readonly Heard: TalkProps['Heard'] }) {
  const reading = useReading();
  const tight = useSmall();
  const full = <bdi>{spoken(text, reading)}</bdi>;
  if (Heard === undefined || reading.heard(text) === null) return full;
  return (
    <>
      <span className="unseen">{full}</span>
      <span aria-hidden="true">
        <Heard text={text} tight={tight} />
      </span>
    </>
  );
}
