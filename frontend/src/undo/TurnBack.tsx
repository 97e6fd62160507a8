import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import * as rest from '../api/rest';
import * as story from '../api/story';
import type { Entry, Now } from '../api/wire';
import type { AnyGame } from '../games/game';
import { usePassed } from '../ui/usePassed';
import { alone, ownChoices } from './choices';

export interface Turning {
  readonly undo: (entry: number, ask: boolean) => void;
  readonly redo: (entry: number, ask: boolean) => void;
  readonly answerUndo: (entry: number, yes: boolean) => void;
}

interface Props extends Turning {
  readonly table: string;
  readonly game: AnyGame;
  readonly now: Now;
  readonly entries: readonly Entry[];
}

/** One press takes back what nothing hangs on, and brings it back. Where only bots play, all else as well. */
export function TurnBack({ table, game, now, entries, undo, redo }: Props) {
  const { t } = useTranslation();
  const { free, redo: again, may_ask: mayAsk } = now.undo;
  const until = free?.until ?? null;
  const late = usePassed(until) && until !== null;
  const newest = now.you !== null && mayAsk && alone(now.seats, now.you) ? ownChoices(entries, now.you, game)[0] : undefined;
  const choice = free !== null && !late ? { entry: free.entry, ask: false } : newest === undefined ? null : { entry: newest.seq, ask: true };
  const known = useStaysKnown(table, free?.entry ?? null) && choice?.ask === false;
  return (
    <>
      {choice === null ? null : (
        <button type="button" className="button turn-back" onClick={() => undo(choice.entry, choice.ask)}>
          {t('undo.take_back')}
          {known ? <small> {t('undo.stays_known')}</small> : null}
        </button>
      )}
      {again === null || !(again.free || (now.you !== null && alone(now.seats, now.you))) ? null : (
        <button type="button" className="button turn-back" onClick={() => redo(again.entry, !again.free)}>
          {t('undo.bring_back')}
        </button>
      )}
    </>
  );
}

/** Whether the others will still know what this choice has shown them, once it is taken back. */
function useStaysKnown(table: string, entry: number | null): boolean {
  const [known, setKnown] = useState<number | null>(null);
  useEffect(() => {
    if (entry === null) return undefined;
    let here = true;
    story.takingBack(table).then((told) => here && setKnown(told.known ? told.entry : null), rest.codeOf);
    return () => {
      here = false;
    };
  }, [table, entry]);
  return entry !== null && known === entry;
}
