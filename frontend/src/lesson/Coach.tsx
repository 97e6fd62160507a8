import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import * as rest from '../api/rest';
import { useRequest } from '../api/useRequest';
import type { Now, Table } from '../api/wire';
import { freshSalt } from '../chance/salt';
import { ErrorNote } from '../ui/ErrorNote';
import { CoachPanel, type Part } from './CoachPanel';
import { LAST, turnAt, useLesson, type LessonText, type Told } from './lesson';
import { hintsOf, memoryOf, useMemory } from './memory';
import { sayingAt } from './saying';
import { TaskRow } from './TaskRow';
import { useReadOnce } from './useReadOnce';
import { useSigned } from './useSigned';

export interface CoachProps {
  readonly table: Table;
  readonly now: Now;
  /** Whether something else is looked at now: a scene, a move that is on its way, the past. */
  readonly busy: boolean;
  /** What the reader has picked for the next choice. */
  readonly picked: readonly string[];
  readonly showSection: (section: string) => void;
  /** Shows how the game has ended. */
  readonly showScores: () => void;
}

/** Says at each first decision of a kind what there is to see and to do: a small panel over the table of a lesson, and one line of it that stays. */
export function Coach(props: CoachProps) {
  const told = useLesson(props.table.game);
  return told === null ? null : <Panel {...props} told={told} />;
}

function Panel({ table, now, busy, picked, showSection, showScores, told }: CoachProps & { readonly told: Told }) {
  const { t } = useTranslation();
  const { lesson, text } = told;
  const memory = memoryOf(table.id);
  const signed = useSigned(table.game);
  const panel = useRef<HTMLElement>(null);
  const saying = sayingAt(lesson, useMemory(memory), table.id, now, busy);
  const { step, called } = saying;
  const about = step === LAST ? lesson.last : lesson.steps.find(({ id }) => id === step);
  const turn = turnAt(lesson, now);
  useEffect(() => {
    if (step !== null) memory.show(step, now.asked ?? 0, table.id, turn);
  }, [memory, step, now.asked, table.id, turn]);
  useReadOnce(memory, step, picked.length > 0);
  // What is called back is so for its question alone.
  useEffect(() => () => memory.forget(), [memory, now.asked]);
  // Who has learned it here needs no hints in a real game; who leaves before has been told too little.
  useEffect(() => {
    if (step === LAST) hintsOf(table.game).closeAll();
  }, [step, table.game]);
  useEffect(() => {
    // Who has called it is led to it. Where it is closed the focus goes nowhere, from where arrow keys begin at the hand.
    if (called && step !== null) focusFirst(panel.current?.querySelectorAll('button') ?? []);
  }, [called, step]);
  useScores(now.result !== null && !busy, step, showScores);
  return (
    <>
      <TaskRow {...{ saying, told, now, picked, signed }} />
      <CoachPanel
        {...{ panel, step, signed }}
        label={text.title}
        at={saying.at}
        said={step === null ? [] : saidOf(text, step)}
        more={() => about && showSection(about.section)}
        ends={step === null ? null : { says: t(step !== LAST ? 'lesson.got_it' : now.status === 'running' ? 'lesson.play_on' : 'prompt.scores'), main: step !== LAST, press: () => memory.close(step) }}
        inLesson
      >
        {step === LAST ? <ARealOne table={table} now={now} /> : null}
      </CoachPanel>
    </>
  );
}

/** Where the game is over the scores come once after what is said, when nothing lies before them any more. */
function useScores(over: boolean, step: string | null, show: () => void): void {
  const shown = useRef(false);
  useEffect(() => {
    if (step !== null) shown.current = false;
    else if (over && !shown.current) {
      shown.current = true;
      show();
    }
  }, [over, step, show]);
}

/** The first of these that is to be seen. */
function focusFirst(buttons: Iterable<HTMLButtonElement>): void {
  for (const each of buttons) {
    each.focus();
    if (document.activeElement === each) return;
  }
}

function saidOf(text: LessonText, step: string): readonly Part[] {
  const said = text.steps[step];
  if (step === LAST || said === undefined) return [{ text: text.last }];
  return [{ text: said.see }, { text: said.may, task: true }, { text: said.leads }];
}

/** A real table of as many against bots, in place of the lesson. */
function ARealOne({ table, now }: { readonly table: Table; readonly now: Now }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const { run, busy, error } = useRequest();
  const begin = async () => {
    const others = now.seats.slice(1).map(() => ({ sitter: 'bot' as const }));
    const { id } = await rest.openTable({ game: table.game, seats: [{ sitter: 'me' }, ...others], options: {}, pace: {}, absence: {}, undo: 'asked', salt: freshSalt() });
    // Where that fails the table is there all the same, and offers to begin once more.
    await rest.start(id).catch(() => undefined);
    if (now.you !== null && (now.status === 'running' || now.status === 'paused')) await rest.leave(table.id, now.you);
    go(`/tables/${id}`);
  };
  return (
    <>
      <button type="button" className="button main" disabled={busy} onClick={() => run(begin)}>
        {t('lesson.real')}
      </button>
      <ErrorNote code={error} />
    </>
  );
}
