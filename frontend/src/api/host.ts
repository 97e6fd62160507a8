/** What only hosts ask for; apart from `rest.ts`, which comes with every page. */
import { ask } from './rest';
import type { Level, Restriction, Table } from './wire';

export const seatBot = (id: string, seat: number, level: Level) => ask<Table>('PUT', `/tables/${id}/seats/${seat}/bot/`, { level });
export const freeSeat = (id: string, seat: number) => ask<Table>('DELETE', `/tables/${id}/seats/${seat}/bot/`);
export const restrict = (id: string, player: string, wish: Pick<Restriction, 'may_talk' | 'may_sit'>) => ask<Table>('PUT', `/tables/${id}/people/${player}/`, wish);
