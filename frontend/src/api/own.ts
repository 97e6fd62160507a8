/** The addresses of one's own page; apart from `rest.ts`, as the first visit wants none of them. */
import { ask } from './rest';
import type { OwnNumbers, OwnTables } from './wire';

export const ownTables = (wishes: URLSearchParams) => ask<OwnTables>('GET', `/guests/me/tables/?${wishes.toString()}`);
export const ownNumbers = () => ask<OwnNumbers>('GET', '/guests/me/numbers/');
