import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import * as rest from '../api/rest';
import { useRequest } from '../api/useRequest';
import type { Now, Table } from '../api/wire';
import { freshSalt } from '../chance/salt';
import { ErrorNote } from '../ui/ErrorNote';
import { CoachPanel } from './CoachPanel';
import { LAST, stepAt, useLesson, type LessonText, type Told } from './lesson';
import { hintsOf, memoryOf, useMemory } from './memory';
import { useDone, useReadOnce } from './useTask';

export interface CoachProps {
  readonly table: Table;
  readonly now: Now;
  /** Whether something else is looked at now: a scene, a move that is on its way, the past. */
  readonly busy: boolean;
  /** Whether the reader has begun to choose. */
  readonly choosing: boolean;
  readonly showSection: (section: string) => void;
  /** Shows how the game has ended. */
  readonly showScores: () => void;
}

/** Says at each first decision of a kind what there is to see and to do: a small panel over the table of a lesson, and one line of it that stays. */
export function Coach(props: CoachProps) {
  const told = useLesson(props.table.game);
  return told === null ? null : <Panel {...props} told={told} />;
}

function Panel({ table, now, busy, choosing, showSection, showScores, told: { lesson, text } }: CoachProps & { readonly told: Told }) {
  const { t } = useTranslation();
  const memory = memoryOf(table.id);
  const { shown, closed, called, task = null } = useMemory(memory);
  const panel = useRef<HTMLElement>(null);
  const due = stepAt(lesson, shown, table.id, now);
  const back = called === (now.asked ?? 0) ? (due ?? shown.at(-1)?.[0] ?? null) : null;
  const step = busy ? null : (back ?? (due !== null && closed.includes(due) ? null : due));
  const about = step === LAST ? lesson.last : lesson.steps.find(({ id }) => id === step);
  // What is to be done stays marked when it has been read.
  const spoken = step ?? (busy ? null : due);
  const marked = spoken === LAST ? null : (lesson.steps.find(({ id }) => id === spoken)?.at ?? null);
  useEffect(() => {
    if (step !== null) memory.show(step, now.asked ?? 0, table.id);
  }, [memory, step, now.asked, table.id]);
  useDone(memory, now);
  useReadOnce(memory, step, choosing);
  // Who has learned it here needs no hints in a real game; who leaves before has been told too little.
  useEffect(() => {
    if (step === LAST) hintsOf(table.game).closeAll();
  }, [step, table.game]);
  useEffect(() => {
    // Who has called it is led to it. Where it is closed the focus goes nowhere, from where arrow keys begin at the hand.
    if (called !== null && step !== null) panel.current?.querySelector('button')?.focus();
  }, [called, step]);
  const ended = now.result !== null && step === null && !busy;
  const scored = useRef(false);
  useEffect(() => {
    if (!ended || scored.current) return;
    scored.current = true;
    showScores();
  }, [ended, showScores]);
  return (
    <>
      {closed.includes(LAST) ? null : <Task text={task === null ? null : (text.steps[task]?.may ?? null)} between={shown.some(([known]) => known === LAST) ? text.title : t(now.asked === null ? 'lesson.others' : 'lesson.free')} />}
      <CoachPanel panel={panel} label={text.title} step={step} at={marked} said={step === null ? null : <Said text={text} step={step} />} lasting>
        {step === null || about === undefined ? null : (
          <>
            {step === LAST ? <ARealOne table={table} now={now} /> : null}
            <button type="button" className={step === LAST ? 'button' : 'button main'} onClick={() => memory.close(step)}>
              {t(step !== LAST ? 'lesson.got_it' : now.status === 'running' ? 'lesson.play_on' : 'prompt.scores')}
            </button>
            <button type="button" className="button bare" onClick={() => showSection(about.section)}>
              {t('lesson.more')}
            </button>
          </>
        )}
      </CoachPanel>
    </>
  );
}

function Said({ text, step }: { readonly text: LessonText; readonly step: string }) {
  if (step === LAST) return <p>{text.last}</p>;
  const said = text.steps[step];
  return (
    <>
      <p>{said?.see}</p>
      <p className="coach-may">{said?.may}</p>
      <p>{said?.leads}</p>
    </>
  );
}

/** What is to be done, for as long as it is, and `between` tasks something else: it keeps its row all the lesson, so that nothing moves. */
function Task({ text, between }: { readonly text: string | null; readonly between: string }) {
  const { t } = useTranslation();
  return (
    <aside className="coach-task" data-due={text !== null} aria-label={t('lesson.row')}>
      <p>
        {text === null ? (
          between
        ) : (
          <>
            {t('lesson.task')} <b>{text}</b>
          </>
        )}
      </p>
    </aside>
  );
}

/** A real table of as many against bots, in place of the lesson. */
function ARealOne({ table, now }: { readonly table: Table; readonly now: Now }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const { run, busy, error } = useRequest();
  const begin = async () => {
    const others = now.seats.slice(1).map(() => ({ sitter: 'bot' as const }));
    const { id } = await rest.openTable({ game: table.game, seats: [{ sitter: 'me' }, ...others], options: {}, pace: {}, absence: {}, undo: 'asked', salt: freshSalt() });
    await rest.start(id);
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
