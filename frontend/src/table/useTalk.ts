import { useMemo } from 'react';

import type { Table } from '../api/wire';
import type { AnyGame } from '../games/game';
import type { Story } from '../live/story';
import { useRestriction } from '../waiting/useRestriction';
import type { TalkProps } from './Chat';
import { withoutErased } from './erased';
import { useBubbles } from './useBubbles';
import { useUnread } from './useUnread';
import { useOutdated } from './useOutdated';
import type { TableNow } from './useTable';

/** How much of the story is drawn. */
interface Drawn {
  /** The entry that is looked at; null: nobody looks back. */
  readonly at: number | null;
  /** Up to where scenes have told it; null: to its end. */
  readonly until: number | null;
}

/** What is said at the table, and may be: `said` at the seats just now; `beside`: talk belongs to the game, and has a place of its own. */
export function useTalk(table: Table, game: AnyGame, live: TableNow, { at, until }: Drawn) {
  const { entries: all } = live.story;
  const beside = game.talks === true;
  const outdated = useOutdated(game, all, at ?? until);
  // What is heard at the seats is of now, also while one looks back.
  const told = at === null ? until : null;
  const said = useBubbles(useToldTo(live.story, told), beside, game.chapters?.at(-1), useOutdated(game, all, told));
  const talk: TalkProps = {
    entries: useMemo(() => withoutErased(all), [all]),
    say: live.say,
    upTo: at ?? until,
    outdated,
    Heard: game.Heard,
    unread: useUnread(table.id, all, live.you),
    mayTalk: live.now.may_talk,
    silenced: useRestriction(live.now)?.may_talk === false,
    // Of how the table stands, also while one looks back: what is said is said now.
    phrases: live.you === null || live.now.view === null ? [] : (game.phrases?.(live.now.view) ?? []),
  };
  return { talk, said, beside };
}

/** What is said while scenes play waits for what was done before it. */
function useToldTo(story: Story, until: number | null): Story {
  return useMemo(() => (until === null ? story : { ...story, entries: story.entries.filter(({ seq }) => seq <= until) }), [story, until]);
}
