import { useSyncExternalStore } from 'react';

import type { Remembered } from './remembered';

export function useRemembered<T extends string>(remembered: Remembered<T>): T {
  return useSyncExternalStore(remembered.listen, remembered.get);
}
