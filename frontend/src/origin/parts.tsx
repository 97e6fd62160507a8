/** What is said and offered of tables that come from others: it comes with its words when there is something to say. */
import { createElement, type ComponentType } from 'react';

import type { Table } from '../api/wire';
import { withWords } from '../i18n/withWords';
import { isLesson } from '../lesson/parts';
import { usePart, type Part } from '../ui/part';
import type { FirstTableProps } from './FirstTable';
import { isPractice } from './kinds';
import type { WaysProps } from './Ways';
import type { WhenceProps } from './Whence';

const ways = withWords<ComponentType<WaysProps>>(['origin'], async () => (await import('./Ways')).Ways);
const whence = withWords<ComponentType<WhenceProps>>(['origin'], async () => (await import('./Whence')).Whence);
const firstTable = withWords<ComponentType<FirstTableProps>>(['origin'], async () => (await import('./FirstTable')).FirstTable);

/** Practising from where one is, practising once more, the same deal once more: whatever of it there is. */
export function Ways(props: WaysProps) {
  return offered(props) ? <Coming of={ways} props={props} /> : null;
}

/** Where the table comes from, and whether one may practise from it; nothing at a table of which there is nothing to say. */
export function Whence(props: WhenceProps) {
  return props.table.origin === null && !props.beforehand ? null : <Coming of={whence} props={props} />;
}

/** How it ended at the table that had this deal first. */
export function FirstTable({ table }: { readonly table: Table }) {
  return table.origin?.kind === 'deal' ? <Coming of={firstTable} props={{ id: table.origin.table }} /> : null;
}

function offered({ table, at, revealed, ended, you }: WaysProps): boolean {
  return ended || (you !== null && (isPractice(table) || isLesson(table) || (at !== null && (table.practice || revealed))));
}

function Coming<Props extends object>({ of, props }: { readonly of: Part<ComponentType<Props>>; readonly props: Props }) {
  const part = usePart(of);
  return part === null ? null : createElement(part, props);
}
