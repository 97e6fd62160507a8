import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const SOON = 10;

/** The time that is left, second by second; not announced: a clock read aloud every second would drown everything else. */
export function Deadline({ until, window }: { readonly until: string; readonly window: boolean }) {
  const left = useSecondsLeft(until);
  return (
    <span className={`deadline ${left <= SOON ? 'soon' : ''}`} role="timer" aria-live="off">
      <Left seconds={left} window={window} />
    </span>
  );
}

/** The time that was left then; it stands still. */
export function DeadlineThen({ until, window, then }: { readonly until: string; readonly window: boolean; readonly then: string }) {
  return (
    <span className="deadline">
      <Left seconds={secondsBetween(Date.parse(then), until)} window={window} />
    </span>
  );
}

function Left({ seconds, window }: { readonly seconds: number; readonly window: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <span className="unseen">{t(window ? 'deadline.window' : 'deadline.turn')}</span>
      <ClockFace />
      {seconds >= 86_400 ? t('deadline.days', { count: Math.floor(seconds / 86_400) }) : clock(seconds)}
    </>
  );
}

function clock(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}

function useSecondsLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, []);
  return secondsBetween(now, until);
}

function secondsBetween(then: number, until: string): number {
  return Math.max(0, Math.ceil((Date.parse(until) - then) / 1000));
}

function ClockFace() {
  return (
    <svg viewBox="0 0 24 24" width="1.1em" height="1.1em" fill="none" stroke="currentColor" strokeWidth="2.4" aria-hidden="true">
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 6v6.5l4 2.5" />
    </svg>
  );
}
