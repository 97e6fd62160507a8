import { useEffect, useState } from 'react';

/** The first step of a two-step choice; forgotten on Escape and when another question is asked. */
export function usePicked(asked: number | null): [string | null, (step: string | null) => void] {
  const [picked, setPicked] = useState<{ asked: number | null; step: string | null }>({ asked, step: null });
  useEffect(() => {
    const forget = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setPicked((old) => ({ ...old, step: null }));
    };
    window.addEventListener('keydown', forget);
    return () => window.removeEventListener('keydown', forget);
  }, []);
  const step = picked.asked === asked ? picked.step : null;
  return [step, (next) => setPicked({ asked, step: next })];
}
