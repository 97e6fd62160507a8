/** What workers think about for a reader: asked for once, then looked for until it is there. Apart from `rest.ts`, as few ask. */
import { ask } from './rest';
import type { Advice, Considered } from './wire';

export const askAdvice = (table: string, asked: number) => ask<Advice>('POST', `/tables/${table}/advice/${asked}/`, {});
export const advice = (table: string, asked: number) => ask<Advice>('GET', `/tables/${table}/advice/${asked}/`);
export const askConsidered = (table: string, entry: number) => ask<Considered>('POST', `/tables/${table}/considered/${entry}/`, {});
export const considered = (table: string, entry: number) => ask<Considered>('GET', `/tables/${table}/considered/${entry}/`);
