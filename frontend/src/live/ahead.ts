/** The line to a table, opened before the page that shows the table has come: what it tells is here when that is drawn. */
import { LiveTable } from './live';

interface Ahead {
  readonly table: string;
  readonly live: LiveTable;
  readonly close: () => void;
}

let ahead: Ahead | null = null;

export function openAhead(table: string): void {
  const live = new LiveTable(table);
  ahead = { table, live, close: live.open() };
}

/** Closes the line that was opened ahead: it is a stranger's, and who says their name has one of their own. */
export function closeAhead(): void {
  ahead?.close();
  ahead = null;
}

/** The line to this table, for whoever keeps it open from now on; a new one where there is none, or nobody could be let in. */
export function liveTable(table: string): LiveTable {
  const known = ahead;
  if (known?.table === table && ['connecting', 'live'].includes(known.live.read().connection)) {
    ahead = null;
    return known.live;
  }
  closeAhead();
  return new LiveTable(table);
}
