import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Presence } from '../api/wire';
import './presence.css';

const DRAWN: Readonly<Record<Presence, ReactNode>> = {
  here: <circle cx="6" cy="6" r="5" />,
  away: <path d="M6 1a5 5 0 0 0 0 10zM6 1a5 5 0 0 1 0 10V9.500a3.500 3.500 0 0 0 0-7z" />,
  gone: <path fillRule="evenodd" d="M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1zM6 2.500A3.500 3.500 0 0 0 3.100 8L8 3.100A3.500 3.500 0 0 0 6 2.500zM8.900 4L4 8.900A3.500 3.500 0 0 0 8.900 4z" />,
};

/** On a person's emblem: whether they are here, by the form of a sign. */
export function PresenceSign({ of }: { readonly of: Presence | null }) {
  return of === null ? null : (
    <svg className="presence" data-presence={of} viewBox="0 0 12 12" aria-hidden="true">
      {DRAWN[of]}
    </svg>
  );
}

/** The same for who does not see it. */
export function PresenceWord({ of }: { readonly of: Presence | null }) {
  const { t } = useTranslation();
  return of === null ? null : <span className="unseen presence-word">{t(`seats.${of}`)}</span>;
}

/** Says of a seat that a bot plays there for its person. */
export function StandIn() {
  const { t } = useTranslation();
  return <span className="tag">{t('seats.bot_plays')}</span>;
}
