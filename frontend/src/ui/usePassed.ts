import { useEffect, useState } from 'react';

/** Whether that time has come (null: there is nothing to wait for); drawn anew when it comes. */
export function usePassed(at: string | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (at === null) return undefined;
    const left = Math.max(0, Date.parse(at) - Date.now());
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [at]);
  return at === null || Date.parse(at) <= now;
}
