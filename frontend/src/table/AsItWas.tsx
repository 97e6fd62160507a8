import { useTranslation } from 'react-i18next';

import { AskConsidered, isBotsChoice } from '../advice/parts';
import type { Entry } from '../api/wire';
import type { AnyGame, BoardProps } from '../games/game';
import { Say, useReading } from '../i18n/Reading';
import type { Story } from '../live/story';
import type { Replay } from '../replay/useReplay';
import { DeadlineThen } from './Deadline';
import { Told } from './Told';
import type { Scenes } from './useScenes';

interface Props {
  readonly game: AnyGame;
  readonly replay: Replay;
  readonly situation: BoardProps<unknown, unknown, unknown, unknown>;
  readonly scenes: Scenes;
  readonly story: Story;
  readonly you: number | null;
  /** Opens what a bot considered before its choice; null as long as that is a secret. */
  readonly consider: ((choice: Entry) => void) | null;
}

/** What happened at the entry that one looks back to, or what was asked then and how it was answered; and the time there was. */
export function AsItWas({ game, replay, situation, scenes, story, you, consider }: Props) {
  const answer = situation.asked === null ? null : answerOf(game, replay, you);
  const { isPersons } = useReading();
  const made = replay.entries.find(({ seq }) => seq === replay.at);
  const asks = consider !== null && replay.tried === null && made !== undefined && isBotsChoice(made, isPersons);
  const more = (
    <>
      {replay.tried === null ? <ClockThen replay={replay} /> : null}
      {asks ? <AskConsidered seat={made.seat ?? 0} show={() => consider(made)} /> : null}
    </>
  );
  if (answer === null || scenes.cue !== null || replay.tried !== null) {
    return (
      <Told game={game} story={story} you={you} scenes={scenes}>
        {more}
      </Told>
    );
  }
  return (
    <div className="told">
      <p className="told-line">
        <Say line={game.question(situation)} />
        <span aria-hidden="true"> → </span>
        <Say line={answer} />
      </p>
      {more}
    </div>
  );
}

/** What was left of the time when that entry was made, or that the game rested. */
function ClockThen({ replay: { now, entries, at } }: { readonly replay: Replay }) {
  const { t } = useTranslation();
  const then = entries.find(({ seq }) => seq === at)?.at;
  if (now?.status === 'paused') return <span className="told-rest">{t('prompt.paused')}</span>;
  if (!now?.waiting?.deadline || then === undefined) return null;
  return <DeadlineThen until={now.waiting.deadline} window={now.waiting.window} then={then} />;
}

/** What the seat then chose, as far as it has. */
function answerOf(game: AnyGame, { entries, at }: Replay, you: number | null) {
  const chosen = entries.find(({ seq, seat, kind }) => seq > at && seat === you && kind === 'played');
  return chosen?.notes.map((note) => game.sentence(note, you)).find((line) => line !== null) ?? null;
}
