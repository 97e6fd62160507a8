import { useState } from 'react';
import { useLocation } from 'wouter';

import { useRequest } from '../api/useRequest';
import type { GameInfo } from '../api/wire';
import { useMe } from '../me/MeProvider';
import { opened } from './opened';
import { firstWish } from './wish';

export interface PlayNow {
  /** Opens a table against bots, begins, and goes there; strangers are asked for a name first. */
  readonly play: (game: GameInfo) => void;
  /** The game that waits for the name of who wants it. */
  readonly wanted: GameInfo | null;
  /** The name has been said. */
  readonly named: () => void;
  readonly forget: () => void;
  readonly busy: boolean;
  readonly error: string | null;
}

export function usePlayNow(): PlayNow {
  const { me } = useMe();
  const [, go] = useLocation();
  const [wanted, setWanted] = useState<GameInfo | null>(null);
  const { run, busy, error } = useRequest();
  const begin = (game: GameInfo) =>
    run(async () => go(await opened(game, firstWish(game))));
  return {
    play: (game) => (me === null ? setWanted(game) : begin(game)),
    wanted,
    named: () => wanted !== null && begin(wanted),
    forget: () => setWanted(null),
    busy,
    error,
  };
}
