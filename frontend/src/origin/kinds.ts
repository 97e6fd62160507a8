import type { Table } from '../api/wire';

/** Whether it is somebody's practice table. */
export function isPractice(table: Table): boolean {
  return table.origin?.kind === 'imagined' || table.origin?.kind === 'continued';
}

/** Whether chance is known beforehand, and says the same whatever is chosen. */
export function isKnownDeal({ origin }: Pick<Table, 'origin'>): boolean {
  return origin?.kind === 'deal' || origin?.kind === 'lesson';
}
