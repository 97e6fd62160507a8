import { useState } from 'react';
import { useLocation } from 'wouter';

import { useRequest } from '../api/useRequest';
import type { GameInfo } from '../api/wire';
import { useMe } from '../me/MeProvider';
import { opened } from './opened';
import type { Wish } from './wish';

/** A table that somebody wants. */
interface Wanted {
  readonly game: GameInfo;
  readonly wish: Wish;
}

export interface Opening {
  /** Opens a table as wished for, begins where nobody is waited for, and goes there; strangers are asked for a name first. */
  readonly open: (game: GameInfo, wish: Wish) => void;
  /** The table that waits for the name of who wants it. */
  readonly wanted: Wanted | null;
  /** The name has been said. */
  readonly named: () => void;
  readonly forget: () => void;
  readonly busy: boolean;
  readonly error: string | null;
}

export function useOpening(): Opening {
  const { me } = useMe();
  const [, go] = useLocation();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const { run, busy, error } = useRequest();
  const begin = ({ game, wish }: Wanted) => run(async () => go(await opened(game, wish)));
  return {
    open: (game, wish) => (me === null ? setWanted({ game, wish }) : begin({ game, wish })),
    wanted,
    named: () => wanted !== null && begin(wanted),
    forget: () => setWanted(null),
    busy,
    error,
  };
}
