import { useTranslation } from 'react-i18next';

import type { SocketState } from '../live/socket';
import { Again } from './Unreached';
import { useGone } from './useGone';
import './page.css';

interface Props {
  readonly connection: SocketState;
  /** Whether anything has been heard at all: until then there is nothing to reconnect. */
  readonly known: boolean;
}

/** The state of the connection, by shape and word as well as colour; quiet while all is well. */
export function Connection({ connection, known }: Props) {
  const { t } = useTranslation();
  const state = connection === 'connecting' && known ? 'lost' : connection;
  return (
    <span className={`connection ${state}`} role="status">
      <svg viewBox="0 0 12 12" width="0.75rem" height="0.75rem" fill="currentColor" aria-hidden="true">
        {state === 'live' ? <circle cx="6" cy="6" r="5" /> : <path d="M6 .5 11.5 11h-11z" />}
      </svg>
      <span className={state === 'live' ? 'unseen' : ''}>{t(`connection.${state}`)}</span>
    </span>
  );
}

/** What stands while the connection is gone, and what to do, in a sentence; nothing while all is well. */
export function ConnectionNote({ connection, known }: Props) {
  const { t } = useTranslation();
  const gone = useGone(connection, known);
  if (gone === null) return null;
  return (
    <p className="connection-note" role="status">
      {t(gone === 'lost' ? 'connection.gone' : `error.${gone}`)}
      {gone === 'lost' ? null : <Again />}
    </p>
  );
}
