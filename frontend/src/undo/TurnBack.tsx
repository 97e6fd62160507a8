import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import * as rest from '../api/rest';
import * as story from '../api/story';
import type { Entry, Now } from '../api/wire';
import type { AnyGame } from '../games/game';
import { Say } from '../i18n/Reading';
import { Sheet } from '../ui/Sheet';
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

/**
 * Beside the ways to log and menu, since it answers no question: one press takes back what nothing hangs on, and brings it
 * back. Where only bots play, all else as well. What the others will know all the same is said before.
 */
export function TurnBack({ table, game, now, entries, undo, redo }: Props) {
  const { t } = useTranslation();
  const { redo: again, may_ask: mayAsk } = now.undo;
  const free = useFree(now);
  const [sure, setSure] = useState<number | null>(null);
  const isAlone = now.you !== null && alone(now.seats, now.you);
  const own = now.you !== null && (isAlone || sure !== null) ? ownChoices(entries, now.you, game) : [];
  const newest = mayAsk && isAlone ? own[0] : undefined;
  const choice = free !== null ? { entry: free.entry, ask: false } : newest === undefined ? null : { entry: newest.seq, ask: true };
  // Bots know what the entries that are left tell them, and nothing else.
  const known = useStaysKnown(table, isAlone ? null : (free?.entry ?? null)) && choice?.ask === false;
  const returns = again !== null && (again.free || isAlone) ? again : null;
  const takeBack = () => {
    setSure(null);
    if (choice !== null) undo(choice.entry, choice.ask);
  };
  return (
    <>
      {returns === null ? null : <Turn name={t('undo.bring_back')} press={() => redo(returns.entry, !returns.free)} forward />}
      {choice !== null ? (
        <Turn name={t('undo.take_back')} press={known ? () => setSure(choice.entry) : takeBack} opens={known} />
      ) : returns !== null ? (
        // It keeps its place: a second press there must not bring back what the first one took back.
        <span className="undo-turned" aria-hidden="true">
          <Turn name={t('undo.take_back')} press={null} />
        </span>
      ) : null}
      {createPortal(
        <Sheet title={t('undo.take_back')} open={sure !== null && sure === choice?.entry} onClose={() => setSure(null)}>
          {own.filter(({ seq }) => seq === choice?.entry).map(({ seq, line }) => (
            <p key={seq}>
              <Say line={line} plain />
            </p>
          ))}
          <p>{t('undo.stays_known')}</p>
          <button type="button" className="button main" onClick={takeBack}>
            {t('undo.take_back')}
          </button>
        </Sheet>,
        document.body, // outside the bar, whose buttons are small
      )}
    </>
  );
}

interface TurnProps {
  readonly name: string;
  /** Null: only its room is kept. */
  readonly press: (() => void) | null;
  readonly forward?: boolean;
  readonly opens?: boolean;
}

function Turn({ name, press, forward = false, opens = false }: TurnProps) {
  return (
    <button type="button" className="button bare" title={name} aria-haspopup={opens ? 'dialog' : undefined} disabled={press === null} onClick={press ?? undefined}>
      <svg viewBox="0 0 24 24" width="1.3rem" height="1.3rem" fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinejoin="round" aria-hidden="true">
        <path d="M9 4 4 9l5 5M4.5 9H14a5.5 5.5 0 0 1 0 11H8" transform={forward ? 'matrix(-1 0 0 1 24 0)' : undefined} />
      </svg>
      <span>{name}</span>
    </button>
  );
}

/** The choice that one may take back without asking anybody, as long as one may; null where there is none. */
export function useFree({ undo: { free } }: Now): Now['undo']['free'] {
  const until = free?.until ?? null;
  const late = usePassed(until) && until !== null;
  return late ? null : free;
}

/** Whether the others will still know what this choice has shown them, once it is taken back. */
export function useStaysKnown(table: string, entry: number | null): boolean {
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
