import { useCallback, useEffect, useState } from 'react';

import { ownTables } from '../api/own';
import { useRequest } from '../api/useRequest';
import type { OwnTables } from '../api/wire';

interface Found extends OwnTables {
  /** What was asked for. */
  readonly query: string;
}

export interface Own {
  /** What has come; until then, what was found before. */
  readonly found: Found | null;
  readonly goOn: () => void;
  readonly busy: boolean;
  readonly error: string | null;
}

/** One's tables that fit a query, a page at a time. */
export function useOwnTables(query: string): Own {
  const [found, setFound] = useState<Found | null>(null);
  const { run, busy, error } = useRequest();
  useEffect(() => {
    let wanted = true;
    run(() => ownTables(new URLSearchParams(query)).then((first) => wanted && setFound({ ...first, query })));
    return () => {
      wanted = false;
    };
  }, [run, query]);
  const goOn = useCallback(() => {
    if (found === null) return;
    const after = new URLSearchParams(found.query);
    after.set('before', found.ended.at(-1)?.id ?? '');
    run(() => ownTables(after).then(({ ended, more }) => setFound((now) => (now === found ? { ...found, ended: [...found.ended, ...ended], more } : now))));
  }, [run, found]);
  return { found, goOn, busy, error };
}
