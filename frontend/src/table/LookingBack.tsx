import { useState } from 'react';

import type { Entry, Table } from '../api/wire';
import type { AnyGame, BoardProps } from '../games/game';
import type { Story } from '../live/story';
import { Ways } from '../origin/parts';
import { ReplayBar } from '../replay/ReplayBar';
import { usePlaying } from '../replay/usePlaying';
import { useReplayKeys } from '../replay/useReplayKeys';
import type { Looking, Replay } from '../replay/useReplay';
import { AfterEnd } from './AfterEnd';
import { AsItWas } from './AsItWas';
import type { Scenes } from './useScenes';

interface Props {
  readonly table: Table;
  readonly game: AnyGame;
  readonly looking: Looking;
  readonly replay: Replay;
  readonly situation: BoardProps<unknown, unknown, unknown, unknown>;
  readonly scenes: Scenes;
  readonly story: Story;
  readonly you: number | null;
  /** Where the reader sits, through whose eyes they may look. */
  readonly sits: number | null;
  readonly revealed: boolean;
  /** Whether the game came to a result. */
  readonly scored: boolean;
  readonly consider: (choice: Entry) => void;
}

/** In the question's place: how it was at that entry, and the way on. */
export function LookingBack({ table, game, looking, replay, situation, scenes, story, you, sits, revealed, scored, consider }: Props) {
  const playing = usePlaying(looking, scenes.cue !== null);
  useReplayKeys(looking, game, playing.toggle);
  const sheet = useState(false);
  const own = replay.eyes === null || replay.eyes === sits;
  const decision = own && replay.now?.asked != null ? replay.at : null;
  const ways = <Ways {...{ table, revealed }} you={sits} at={decision} ended={revealed} />;
  return (
    <div className="ask">
      <AsItWas {...{ game, replay, situation, scenes, story, you }} consider={revealed ? consider : null} />
      {revealed ? (
        <AfterEnd {...{ table, game, looking, replay, sits, scored }}>
          {({ end, more, beside }) => <ReplayBar {...{ game, looking, replay, playing, ways, beside, end, more, sheet }} others="too" />}
        </AfterEnd>
      ) : (
        <ReplayBar {...{ game, looking, replay, playing, ways, sheet }} others="no" beside={null} end={null} more={null} />
      )}
    </div>
  );
}
