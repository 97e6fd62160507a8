/** What is there at the table of a lesson alone: it comes with its words. */
import { createElement, type ComponentType } from 'react';

import type { Table } from '../api/wire';
import { withWords } from '../i18n/withWords';
import { usePart, type Part } from '../ui/part';
import type { CoachProps } from './Coach';
import type { WhatNowProps } from './WhatNow';

const coach = withWords<ComponentType<CoachProps>>(['lesson'], async () => (await import('./Coach')).Coach);
const whatNow = withWords<ComponentType<WhatNowProps>>(['lesson'], async () => (await import('./WhatNow')).WhatNow);

/** Whether somebody learns the game there. */
export function isLesson(table: Table): boolean {
  return table.origin?.kind === 'lesson';
}

/** Whether the reader is the one who learns there, and not a watcher. */
export function isLearner(table: Table, you: number | null): boolean {
  return isLesson(table) && you !== null;
}

export function Coach(props: CoachProps) {
  return isLearner(props.table, props.now.you) ? <Coming of={coach} props={props} /> : null;
}

export function WhatNow({ table, you, asked }: { readonly table: Table; readonly you: number | null; readonly asked: number | null }) {
  return isLearner(table, you) ? <Coming of={whatNow} props={{ table: table.id, asked }} /> : null;
}

function Coming<Props extends object>({ of, props }: { readonly of: Part<ComponentType<Props>>; readonly props: Props }) {
  const part = usePart(of);
  return part === null ? null : createElement(part, props);
}
