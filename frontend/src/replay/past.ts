/**
 * What was to be seen at each entry of a table: asked for in stretches, and kept, since the past stays as it is.
 * What lies near is fetched before anybody asks for it, so that a step shows at once.
 */
import * as rest from '../api/rest';
import * as story from '../api/story';
import type { Entry, Eyes, Now } from '../api/wire';
import { kept } from '../ui/kept';
import { Store } from '../ui/store';

/** So many entries are asked for at once; the server tells no more. */
const STRETCH = 100;

export interface PastNow {
  /** The table as of that entry; null until it has come. Another function whenever something has. */
  readonly at: (seq: number) => Now | null;
  /** The code of the latest request if it has failed. */
  readonly failed: string | null;
}

export class Past extends Store<PastNow> {
  private readonly moments = new Map<number, Now>();
  private readonly coming = new Set<string>();
  private lines: readonly Entry[] | null = null;
  private readonly of: story.Told;
  private readonly eyes: Eyes;

  constructor(of: story.Told, eyes: Eyes) {
    super({ at: () => null, failed: null });
    this.of = of;
    this.eyes = eyes;
  }

  /** The log as these eyes read it; null until it has come. */
  log(): readonly Entry[] | null {
    return this.lines;
  }

  /** Fetches the stretch around that entry, and then the rest, the nearest first. `head`: the newest entry there is. */
  async want(seq: number, head: number): Promise<void> {
    await Promise.all([this.stretch(seq, head), this.eyes === null ? null : this.story(head)]);
    for (let away = STRETCH; seq - away > 1 - STRETCH || seq + away < head + STRETCH; away += STRETCH) {
      await this.stretch(Math.min(seq + away, head), head);
      await this.stretch(Math.max(seq - away, 1), head);
    }
  }

  private async stretch(seq: number, head: number): Promise<void> {
    const first = seq - ((seq - 1) % STRETCH);
    const last = Math.min(first + STRETCH - 1, head);
    if (this.moments.has(last)) return;
    await this.once(`${first}-${last}`, async () => {
      let shown: Partial<Now> = {};
      for (const { seq: at, changed } of (await story.past(this.of, first, last, this.eyes)).moments) {
        shown = kept(shown, { ...shown, ...changed });
        this.moments.set(at, shown as Now);
      }
    });
  }

  private async story(head: number): Promise<void> {
    if ((this.lines?.at(-1)?.seq ?? 0) >= head) return;
    await this.once('story', async () => {
      const lines: Entry[] = [];
      for (let end = 0; end < head; end = lines.at(-1)?.seq ?? head) {
        lines.push(...(await story.entries(this.of, end, this.eyes)).entries);
      }
      this.lines = lines;
    });
  }

  private async once(what: string, fetch: () => Promise<void>): Promise<void> {
    if (this.coming.has(what)) return;
    this.coming.add(what);
    let failed: string | null = null;
    try {
      await fetch();
    } catch (failure) {
      failed = rest.codeOf(failure);
    }
    this.coming.delete(what);
    this.tell({ at: (seq) => this.moments.get(seq) ?? null, failed });
  }
}
