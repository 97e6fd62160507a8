import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import { useGameName } from '../games/GameName';
import type { LogLine } from '../i18n/line';
import { Say } from '../i18n/Reading';
import { Band } from '../ornament/Cloth';
import { Sign } from '../ornament/Sign';

interface Props {
  readonly game: string;
  /** Before the game's name in the title of the page; empty: nothing. */
  readonly status?: string;
  /** How far the game is; null: nothing to say. */
  readonly stage: LogLine | null;
  /** The question, where there is no height for a row of its own. */
  readonly ask: ReactNode;
  /** What stands at its end. */
  readonly children: ReactNode;
}

/** Over every table: the way to the lobby, which game it is, and how far. */
export function Bar({ game, status = '', stage, ask, children }: Props) {
  const { t } = useTranslation();
  const name = useGameName(game);
  const [title, ...more] = name.split(/(?=\s?:)/);
  return (
    <header className="room-head">
      <title>{`${status === '' ? '' : `${status} · `}${name} · ${t('griot')}`}</title>
      <Link href="/" className="button bare home" aria-label={t('table.lobby')}>
        <Sign name="drum" size="1.6rem" />
      </Link>
      <h1 className={stage === null ? 'room-title' : 'room-title staged'}>
        {title}
        <span className="room-subtitle">{more}</span>
      </h1>
      {stage === null ? null : (
        <p className="room-stage">
          <Say line={stage} />
        </p>
      )}
      {ask}
      <div className="room-tools">{children}</div>
      <div className="room-band">
        <Band seed={game} />
      </div>
    </header>
  );
}

interface LogButtonProps {
  /** Whether the log stands beside the table; null where it comes as a sheet. */
  readonly shown: boolean | null;
  /** Lines of the talk that have not been seen. */
  readonly unread?: number;
  readonly show: () => void;
}

export function LogButton({ shown, unread = 0, show }: LogButtonProps) {
  const { t } = useTranslation();
  const kind = shown === null ? ({ 'aria-haspopup': 'dialog' } as const) : { 'aria-pressed': shown };
  return (
    <button type="button" className="button bare log-button" {...kind} onClick={show}>
      <Icon name="log" />
      <span>{t('log.button')}</span>
      <UnreadMark count={unread} />
    </button>
  );
}

/** So many lines that have not been seen; nothing where there is none. */
export function UnreadMark({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <b className="unread">
      {count}
      <i className="unseen"> {t('chat.unread', { count })}</i>
    </b>
  );
}

export function MenuButton({ show }: { readonly show: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className="button bare" aria-haspopup="dialog" onClick={show}>
      <Icon name="menu" />
      <span>{t('menu.title')}</span>
    </button>
  );
}

const ICONS = {
  log: 'M3 3h18v14h-9l-5 5v-5H3zM6.5 7v2h11V7zM6.5 11v2h7v-2z',
  menu: 'M3 4.5h18v3H3zM3 10.5h18v3H3zM3 16.5h18v3H3z',
} as const;

function Icon({ name }: { readonly name: keyof typeof ICONS }) {
  return (
    <svg viewBox="0 0 24 24" width="1.3rem" height="1.3rem" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
