import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { Address } from '../director/scene';
import type { CoachProps } from './Coach';
import { CoachPanel } from './CoachPanel';
import { cardMeant, dueAt, found, useLesson, type Step, type Told } from './lesson';
import { hintsOf, useMemory } from './memory';
import { useFront } from '../ui/front';
import { useSigned } from './useSigned';

export type HintsProps = Pick<CoachProps, 'table' | 'now' | 'busy' | 'showSection'>;

/** In the first real game of who has not had the lesson to its end: at each first question of a kind a few words, until they are unwanted. */
export function Hints(props: HintsProps) {
  const told = useLesson(props.table.game);
  return told === null ? null : <Panel {...props} told={told} />;
}

function Panel({ table, now, busy, showSection, told: { lesson, text } }: HintsProps & { readonly told: Told }) {
  const { t } = useTranslation();
  const memory = hintsOf(table.game);
  const signed = useSigned(table.game);
  const { shown } = useMemory(memory);
  const panel = useRef<HTMLElement>(null);
  // The sums of a round are read first: what is asked lies behind them.
  const front = useFront();
  const due = busy || front !== null ? null : dueAt(lesson.hints, shown, table.id, now);
  const hint = lesson.hints.find(({ id }) => id === due && !memory.isClosed(id));
  const step = hint?.id ?? null;
  const card = cardMeant(hint?.when ?? [], now);
  const number = hint?.number === undefined ? null : found(hint.number, now);
  const said = step === null ? '' : (text.hints[step] ?? '').replace('{{card}}', card === null ? '' : t(`kind.${card}`, { ns: table.game })).replace('{{number}}', String(number));
  useEffect(() => {
    if (step !== null) memory.show(step, now.asked ?? 0, table.id);
  }, [memory, step, now.asked, table.id]);
  const over = now.result !== null;
  useEffect(() => {
    if (over) memory.closeAll();
  }, [memory, over]);
  return (
    <CoachPanel
      {...{ panel, step, signed }}
      low={lesson.low}
      label={t('lesson.hints')}
      at={addressesOf(hint, card, now.you)}
      said={step === null ? [] : [{ text: said }]}
      more={() => hint && showSection(hint.section)}
      ends={hint === undefined ? null : { says: t('lesson.got_it'), main: true, press: () => memory.close(hint.id) }}
    >
      <button type="button" className="button bare coach-no-more" onClick={() => memory.closeAll()}>
        {t('lesson.no_hints')}
      </button>
    </CoachPanel>
  );
}

/** What it speaks of: the card that it names, and what is said to be there, `{{you}}` being the reader's seat. */
function addressesOf(hint: Step | undefined, card: string | null, you: number | null): readonly Address[] {
  if (hint === undefined || you === null) return [];
  if (card !== null) return [`seat:${you}/hand/${card}`];
  return [hint.at ?? []].flat().map((address) => address.replace('{{you}}', String(you)));
}
