/** What is there at the table of a lesson, or of somebody's first game: it comes with its words. */
import { createElement, useState, type ComponentType } from 'react';

import type { Table } from '../api/wire';
import { withWords } from '../i18n/withWords';
import { usePart, type Part } from '../ui/part';
import type { CoachProps } from './Coach';
import { hasLesson } from './has';
import type { HintsProps } from './Hints';
import { hintsOf } from './memory';
import type { WhatNowProps } from './WhatNow';

const coach = withWords<ComponentType<CoachProps>>(['lesson'], async () => (await import('./Coach')).Coach);
const hints = withWords<ComponentType<HintsProps>>(['lesson'], async () => (await import('./Hints')).Hints);
const whatNow = withWords<ComponentType<WhatNowProps>>(['lesson'], async () => (await import('./WhatNow')).WhatNow);

/** Whether somebody learns the game there. */
export function isLesson(table: Table): boolean {
  return table.origin?.kind === 'lesson';
}

/** Whether the reader is the one who learns there, and not a watcher. */
export function isLearner(table: Table, you: number | null): boolean {
  return isLesson(table) && you !== null;
}

/** Whether the reader plays a real game there, and wants hints: they have not had its lesson to its end, and ended no game. */
function wantsHints(table: Table, you: number | null): boolean {
  return you !== null && table.origin === null && hasLesson(table.game) && !hintsOf(table.game).isClosed();
}

/** Whether the table keeps room for hints: from the first that may come for as long as the page is open, so that nothing moves once they are unwanted. */
export function useHinted(table: Table, you: number | null): boolean {
  const wants = wantsHints(table, you);
  const [hinted, setHinted] = useState(wants);
  if (wants && !hinted) setHinted(true);
  return hinted;
}

export function Coach(props: CoachProps) {
  const { table, now } = props;
  if (isLearner(table, now.you)) return <Coming of={coach} props={props} />;
  return wantsHints(table, now.you) ? <Coming of={hints} props={props} /> : null;
}

export function WhatNow({ table, you, asked }: { readonly table: Table; readonly you: number | null; readonly asked: number | null }) {
  return isLearner(table, you) ? <Coming of={whatNow} props={{ table: table.id, asked }} /> : null;
}

function Coming<Props extends object>({ of, props }: { readonly of: Part<ComponentType<Props>>; readonly props: Props }) {
  const part = usePart(of);
  return part === null ? null : createElement(part, props);
}
