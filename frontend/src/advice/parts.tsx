/** Advice while one plays, and after the end what bots considered: it comes with its words where there is some. */
import { createElement, type ComponentType } from 'react';

import type { Entry, Table } from '../api/wire';
import { withWords } from '../i18n/withWords';
import { usePart, type Part } from '../ui/part';
import type { AdviceButtonProps } from './AdviceButton';
import type { AskConsideredProps, ConsideredSheetProps } from './Considered';

const button = withWords<ComponentType<AdviceButtonProps>>(['advice'], async () => (await import('./AdviceButton')).AdviceButton);
const here = withWords<ComponentType<{ readonly advice: boolean }>>(['advice'], async () => (await import('./Here')).Here);
const considered = withWords<{ readonly AskConsidered: ComponentType<AskConsideredProps>; readonly ConsideredSheet: ComponentType<ConsideredSheetProps> }>(['advice'], () => import('./Considered'));

/** The way to advice, for those who play where it was agreed on. */
export function AdviceButton({ table, ...props }: Omit<AdviceButtonProps, 'table'> & { readonly table: Table }) {
  const { now } = props;
  return table.advice && now.you !== null && now.status === 'running' ? <Coming of={button} props={{ ...props, table: table.id }} /> : null;
}

/** What was agreed on about advice. */
export function AdviceHere({ table }: { readonly table: Table }) {
  return <Coming of={here} props={{ advice: table.advice }} />;
}

/** Whether a bot made that choice. In a window nobody is told who did: there it is a bot's seat that says so. */
export function isBotsChoice({ kind, seat, by }: Entry, isPersons: (seat: number) => boolean): boolean {
  return kind === 'played' && seat !== null && (by === 'bot' || (by === null && !isPersons(seat)));
}

export function AskConsidered(props: AskConsideredProps) {
  const part = usePart(considered);
  return part === null ? null : <part.AskConsidered {...props} />;
}

/** Nothing of it comes before somebody asks. */
export function ConsideredSheet(props: ConsideredSheetProps) {
  return props.entry === null ? null : <Sheet {...props} />;
}

function Sheet(props: ConsideredSheetProps) {
  const part = usePart(considered);
  return part === null ? null : <part.ConsideredSheet {...props} />;
}

function Coming<Props extends object>({ of, props }: { readonly of: Part<ComponentType<Props>>; readonly props: Props }) {
  const part = usePart(of);
  return part === null ? null : createElement(part, props);
}
