import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const SOON = 10;

/** The time that is left, second by second; not announced: a clock read aloud every second would drown everything else. */
export function Deadline({ until, window }: { readonly until: string; readonly window: boolean }) {
  const { t } = useTranslation();
  const left = useSecondsLeft(until);
  return (
    <span className={`deadline ${left <= SOON ? 'soon' : ''}`} role="timer" aria-live="off">
      <span className="unseen">{t(window ? 'deadline.window' : 'deadline.turn')}</span>
      <ClockFace />
      {left >= 86_400 ? t('deadline.days', { count: Math.floor(left / 86_400) }) : clock(left)}
    </span>
  );
}

export function clock(seconds: number): string {
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
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
}

function ClockFace() {
  return (
    <svg viewBox="0 0 24 24" width="1.1em" height="1.1em" fill="none" stroke="currentColor" strokeWidth="2.4" aria-hidden="true">
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 6v6.5l4 2.5" />
    </svg>
  );
}
