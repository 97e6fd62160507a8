/** A table's whole log with its chain, page by page as it comes. */
import * as rest from '../api/rest';
import type { Entry, Eyes } from '../api/wire';
import { Store } from '../ui/store';
import * as requests from './requests';
import { rowHash } from './verify';

export interface Loaded {
  /** From number 1 on, as far as they have come. */
  readonly entries: readonly Entry[];
  /** The number of the newest entry that the server knows; null until it has said. */
  readonly head: number | null;
  /** The numbers of those whose hash does not follow from what they say and from the hash before. */
  readonly broken: ReadonlySet<number>;
  /** The code of the latest request if it has failed. */
  readonly failed: string | null;
}

/** Browsers hash on secure origins only, and people play over a home network. */
export const canHash = (globalThis.crypto as Partial<Crypto>).subtle !== undefined;

export class Ledger extends Store<Loaded> {
  private coming = false;
  private readonly table: string;
  private readonly eyes: Eyes;

  constructor(table: string, eyes: Eyes) {
    super({ entries: [], head: null, broken: new Set(), failed: null });
    this.table = table;
    this.eyes = eyes;
  }

  /** Fetches all that has not come yet. */
  readonly more = async (): Promise<void> => {
    if (this.coming) return;
    this.coming = true;
    try {
      while (await this.page());
    } catch (failure) {
      this.tell({ ...this.read(), failed: rest.codeOf(failure) });
    } finally {
      this.coming = false;
    }
  };

  /** Whether there is another page. */
  private async page(): Promise<boolean> {
    const { entries, broken } = this.read();
    const { seq, entries: fresh } = await requests.proven(this.table, entries.length, this.eyes);
    const odd = await brokenIn(this.table, entries.at(-1)?.hash, fresh);
    const all = [...entries, ...fresh];
    this.tell({ entries: all, head: seq, broken: new Set([...broken, ...odd]), failed: null });
    return fresh.length > 0 && all.length < seq;
  }
}

async function brokenIn(table: string, before: string | undefined, entries: readonly Entry[]): Promise<readonly number[]> {
  if (!canHash) return [];
  const told = await Promise.all(
    entries.map(({ proof, ...entry }, at) => rowHash(table, { ...entry, id: proof?.id ?? null, leaf: proof?.leaf ?? '' }, entries[at - 1]?.hash ?? before)),
  );
  return entries.filter(({ hash }, at) => told[at] !== hash).map(({ seq }) => seq);
}
