import { useCallback, useMemo, useState } from 'react';

import type { ConsideredSheetProps } from '../advice/Considered';
import type { Entry, Table } from '../api/wire';
import type { AnyGame } from '../games/game';
import { takenBack } from '../replay/steps';
import { useReplay } from '../replay/useReplay';
import { useMode } from '../ui/useMode';
import type { ReadRequest } from '../undo/Request';
import { useCommit } from '../undo/useCommit';
import { restsOf } from './rests';
import { useBeside } from './useBeside';
import { useForced } from './useForced';
import { useMissed } from './useMissed';
import { usePicked } from './usePicked';
import { useScenes } from './useScenes';
import { useSeen } from './useSeen';
import { useSheets } from './useSheets';
import { useShown } from './useShown';
import { useSituation } from './useSituation';
import { useLive } from './useTable';
import { useTalk } from './useTalk';

export type RoomState = ReturnType<typeof useRoom>;

/** All that the parts of a table's page share: the table as it is and as it is drawn, what plays, what is looked at, and what lies open. */
export function useRoom(table: Table, game: AnyGame) {
  const live = useLive(table);
  const looking = useReplay(`tables/${table.id}`, live.story);
  const { replay } = looking;
  const commit = useCommit(table.id, live.now, useSeen(live.choose));
  const shown = useShown(live, commit, replay);
  const [highlight, point] = useState<string | null>(null);
  const [picked, pick] = usePicked(shown.now.asked);
  const scenes = useScenes(game, shown.story, shown.you, { rests: restsOf(game, shown.now) !== null, jumps: replay?.jumps ?? null, tries: replay?.tried != null });
  const playing = scenes.cue !== null;
  const { forcing, follows } = useForced(live, playing || replay !== null, (move) => game.whyForced?.(move) != null);
  const situation = useSituation(table.id, shown, { picked, pick, highlight, forcing, scene: scenes.cue, past: replay !== null });
  const sheets = useSheets();
  return {
    ...{ table, game, live, looking, replay, commit, shown, point, pick, scenes, playing, forcing, follows, situation, sheets },
    ...useTalk(table, game, live, { at: replay?.at ?? null, until: scenes.until?.seq ?? null }),
    ...useOpened(),
    mode: useMode(),
    log: useBeside(),
    missed: useMissed(live.story, live.you, replay !== null),
    lookBack: useLookBack(sheets.close, looking.look),
    gone: useMemo(() => takenBack(live.story.entries), [live.story.entries]),
    /** Whether all secrets are open. */
    revealed: live.now.status === 'scored' || live.now.status === 'abandoned',
    /** Null where there is nothing yet to look at. */
    look: shown.now.view === null ? null : looking.look,
  };
}

/** Which card is looked at closely, which choice of a bot, and which wish to take something back. */
function useOpened() {
  const [peeked, peek] = useState<string | null>(null);
  const [considered, setConsidered] = useState<ConsideredSheetProps['entry']>(null);
  const consider = useCallback(({ seq, seat }: Entry) => setConsidered(seat === null ? null : { seq, seat }), []);
  const [read, setRead] = useState<ReadRequest | null>(null);
  return { peeked, peek, considered, setConsidered, consider, read, setRead };
}

/** Looks back to an entry: what is looked at lies behind the log where that is a sheet. */
function useLookBack(close: () => void, look: (seq: number) => void): (seq: number) => void {
  return useCallback(
    (seq) => {
      close();
      look(seq);
    },
    [close, look],
  );
}
