/** What only those ask who are at a table: its past and what may be taken back. Apart from `rest.ts`, which comes with every page. */
import { ask } from './rest';
import type { Entry, Eyes, Moment, TriedMove, WhatIf } from './wire';

/** Where a story is asked for: `tables/ID`, or `uploads/ID` for that of a file. */
export type Told = `${'tables' | 'uploads'}/${string}`;

export const past = (of: Told, from: number, to: number, eyes: Eyes) => ask<{ moments: Moment[] }>('GET', `/${of}/past/?from=${from}&to=${to}${as(eyes)}`);
export const entries = (of: Told, after: number, eyes: Eyes) => ask<{ seq: number; entries: Entry[] }>('GET', `/${of}/entries/?after=${after}${as(eyes)}`);
export const takingBack = (id: string) => ask<{ entry: number | null; known: boolean }>('GET', `/tables/${id}/undo/`);
export const whatIf = (id: string, at: number, moves: readonly TriedMove[]) => ask<WhatIf>('POST', `/tables/${id}/tried/`, { at, eyes: null, moves });
export const final = (id: string) => ask<{ asked: number | null; final: boolean[] }>('GET', `/tables/${id}/final/`);

export const as = (eyes: Eyes) => (eyes === null ? '' : `&as=${eyes}`);
