import { remembered } from '../ui/remembered';
import { useBroad } from '../ui/useMode';
import { useRemembered } from '../ui/useRemembered';

const log = remembered('log', ['beside', 'folded'] as const, () => 'beside');

interface Beside {
  /** Whether there is room for the log beside the table; elsewhere it comes as a sheet. */
  readonly fits: boolean;
  readonly shown: boolean;
  readonly toggle: () => void;
}

/** The log beside the table: folded away or not, as this browser was told last. */
export function useBeside(): Beside {
  const kept = useRemembered(log);
  const fits = useBroad();
  return { fits, shown: fits && kept === 'beside', toggle: () => log.set(kept === 'beside' ? 'folded' : 'beside') };
}
