import { useSyncExternalStore } from 'react';

export const PHONE = '(max-width: 46rem)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (heard) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', heard);
      return () => list.removeEventListener('change', heard);
    },
    () => window.matchMedia(query).matches,
  );
}
