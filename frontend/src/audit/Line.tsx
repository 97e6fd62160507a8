import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import { Say } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import { Phrase } from '../receipts/Phrase';
import type { Row } from './rows';
import type { RowTexts } from './texts';

interface Props {
  readonly table: string;
  readonly row: Row;
  readonly texts: RowTexts;
  /** Whether its hash follows from the line and the one before; null where this browser cannot tell. */
  readonly chain: boolean | null;
}

const times = new Map<string, Intl.DateTimeFormat>();

/** Kept, because the browser takes long to make one. */
function timeFormat(language: string): Intl.DateTimeFormat {
  const known = times.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'medium' });
  times.set(language, known);
  return known;
}

// Lines stay as they are: a thousand are not drawn anew with each letter of a search.
export const Line = memo(function Line({ table, row, texts, chain }: Props) {
  const { t, i18n } = useTranslation();
  const { entry, author, gone } = row;
  const { seq, at } = entry;
  return (
    <li id={`entry-${seq}`} className="audit-line" data-gone={gone} data-chain={chain ?? 'unknown'}>
      {row.begun ? (
        <Link href={`/tables/${table}?at=${seq}`} className="audit-number" aria-label={t('audit.moment', { seq })}>
          {seq}
        </Link>
      ) : (
        <span className="audit-number">{seq}</span>
      )}
      <time className="audit-time" dateTime={at}>
        {timeFormat(i18n.language).format(new Date(at))}
      </time>
      <p className="audit-who">
        {author.seat === null ? null : <span className="tag">{t('audit.seat_number', { seat: author.seat + 1 })}</span>} <Words of={texts.who} />
      </p>
      <div className="audit-what">
        <p>
          <span className="audit-kind">{texts.kind}</span>
          {gone ? <span className="unseen"> {t('log.gone')}</span> : null}
          {texts.plain === null ? null : <span className="audit-words"> <Words of={texts.plain} /></span>}
        </p>
        {texts.lines.map((line, place) => (
          <p key={place} className="audit-words">
            <Say line={line} plain />
          </p>
        ))}
      </div>
      <Hash seq={seq} hash={entry.hash} chain={chain} />
    </li>
  );
});

function Hash({ seq, hash, chain }: { readonly seq: number; readonly hash: string; readonly chain: boolean | null }) {
  const { t } = useTranslation();
  const [whole, setWhole] = useState(false);
  const state = chain === null ? 'unknown' : chain ? 'holds' : 'broken';
  return (
    <div className="audit-hash">
      <button type="button" className="button bare" aria-expanded={whole} onClick={() => setWhole(!whole)}>
        <span className="unseen">{t('audit.hash', { seq, state: t(`audit.chain.${state}`) })}</span>
        <ChainSign state={state} />
        <code>{hash.slice(0, 8)}</code>
      </button>
      {whole ? (
        <div className="audit-whole">
          <code>{hash}</code>
          <Phrase hash={hash} />
        </div>
      ) : null}
    </div>
  );
}

const SIGNS = {
  holds: 'M10 6H7a6 6 0 0 0 0 12h3v-2.5H7a3.5 3.5 0 0 1 0-7h3zM14 6h3a6 6 0 0 1 0 12h-3v-2.5h3a3.5 3.5 0 0 0 0-7h-3zM8 10.8h8v2.4H8z',
  broken: 'M10 6H7a6 6 0 0 0 0 12h3v-2.5H7a3.5 3.5 0 0 1 0-7h3zM14 6h3a6 6 0 0 1 0 12h-3v-2.5h3a3.5 3.5 0 0 0 0-7h-3zM10 2l2 3 2-3zM10 22l2-3 2 3z',
  unknown: 'M10 6H7a6 6 0 0 0 0 12h3v-2.5H7a3.5 3.5 0 0 1 0-7h3zM14 6h3a6 6 0 0 1 0 12h-3v-2.5h3a3.5 3.5 0 0 0 0-7h-3z',
} as const;

function ChainSign({ state }: { readonly state: keyof typeof SIGNS }) {
  return (
    <svg viewBox="0 0 24 24" width="1.1rem" height="1.1rem" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={SIGNS[state]} />
    </svg>
  );
}
