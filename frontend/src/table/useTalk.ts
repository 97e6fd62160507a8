import { useMemo } from 'react';

import type { Table } from '../api/wire';
import type { AnyGame } from '../games/game';
import { useRestriction } from '../waiting/useRestriction';
import type { TalkProps } from './Chat';
import { withoutErased } from './erased';
import { useBubbles } from './useBubbles';
import { useUnread } from './useUnread';
import type { TableNow } from './useTable';

/** What is said at the table, and may be: `said` at the seats just now; `beside`: talk belongs to the game, and has a place of its own. */
export function useTalk(table: Table, game: AnyGame, live: TableNow, { now, you }: TableNow) {
  const { entries: all } = live.story;
  const beside = game.talks === true;
  const said = useBubbles(live.story, beside, game.chapters?.at(-1));
  const talk: TalkProps = {
    entries: useMemo(() => withoutErased(all), [all]),
    say: live.say,
    unread: useUnread(table.id, all, live.you),
    mayTalk: live.now.may_talk,
    silenced: useRestriction(live.now)?.may_talk === false,
    phrases: you === null || now.view === null ? [] : (game.phrases?.(now.view) ?? []),
  };
  return { talk, said, beside };
}
