/**
 * Is this export the game that was played? From the file alone and without any rules: the chain, the seed that was
 * committed to, every body, every outcome. What needs the rules only `manage.py verify` finds (docs/decisions/0029-audit.md).
 */
import type { Bytes } from '../chance/bytes';
import { canonical } from '../chance/canonical';
import { commitment, fromHex, join, sha256, toHex } from '../chance/chance';
import { read, recordIn, Unproved, type Exported, type ExportedLine, type Wrong } from './exported';
import { Luck, type Deal } from './luck';

/** What was checked; of a table that is not revealed yet only the chain can be. */
export interface Proof {
  readonly id: string;
  readonly entries: number;
  /** Bodies and texts that fit their leaves; a text that was erased has none. */
  readonly bodies: number;
  readonly erased: number;
  readonly choices: number;
  /** Outcomes that were drawn again. */
  readonly outcomes: number;
  readonly revealed: boolean;
  /** By number, the hash of each entry. */
  readonly hashes: readonly string[];
}

const ZERO = '0'.repeat(64);

/** What the file proves; Unproved at the first thing that is not as it must be. */
export async function verify(file: Bytes): Promise<Proof> {
  const document = read(file);
  const checking = new Checking(document, document.seed === null ? null : fromHex(document.seed));
  let previous: string | undefined;
  for (const [at, line] of document.entries.entries()) {
    if (line.seq !== at + 1) throw new Unproved(at + 1, 'number');
    if ((await rowHash(document.id, line, previous)) !== line.hash) throw new Unproved(line.seq, 'hash');
    await checking.line(line);
    previous = line.hash;
  }
  if (document.seed !== null && !document.entries.some(({ kind }) => kind === 'revealed')) throw new Unproved('file', 'seed');
  const { sha256: sum, ...rest } = document;
  if (toHex(await sha256(canonical(rest))) !== sum) throw new Unproved('file', 'sha256');
  return { ...checking.counts, id: document.id, revealed: document.seed !== null, hashes: document.entries.map(({ hash }) => hash) };
}

/** What the chain holds of a line, as it must follow from all that the line says. */
export async function rowHash(stream: string, line: Pick<ExportedLine, 'seq' | 'kind' | 'seat' | 'at' | 'id' | 'leaf'>, previous: string = ZERO): Promise<string> {
  const { seq, kind, seat, at, id, leaf } = line;
  return toHex(await sha256(canonical(['griot-log-1', stream, seq, kind, seat, at, id, previous, leaf])));
}

/** Line after line, in order. */
class Checking {
  readonly counts = { entries: 0, bodies: 0, erased: 0, choices: 0, outcomes: 0 };
  private readonly document: Exported;
  private readonly seed: Bytes | null;
  private readonly salts: string[] = [];
  private promised = '';
  private luck: Luck | null = null;
  private deal: Deal | null = null;

  constructor(document: Exported, seed: Bytes | null) {
    this.document = document;
    this.seed = seed;
  }

  async line(line: ExportedLine): Promise<void> {
    this.counts.entries += 1;
    if (line.kind === 'played') this.counts.choices += 1;
    if (this.seed === null) {
      refuseIf(line.kind === 'revealed' || line.body !== undefined || line.dealer !== undefined, line, 'unrevealed');
      return;
    }
    const body = recordIn(line.body);
    refuseIf((line.kind === 'said') !== (body === null), line, 'body');
    if (line.kind === 'opened') refuseIf(body?.commitment !== (await commitment(this.seed)), line, 'commitment');
    if (line.kind === 'revealed') refuseIf(body?.seed !== this.document.seed, line, 'seed');
    await this.body(line, this.seed);
    await this.chance(line, body ?? {}, this.seed);
  }

  private async body(line: ExportedLine, seed: Bytes): Promise<void> {
    if (line.kind === 'said' && typeof line.text !== 'string') {
      this.counts.erased += 1;
      return;
    }
    const held = line.kind === 'said' ? { text: line.text } : line.body;
    refuseIf((await leafOf(seed, line.seq, held)) !== line.leaf, line, 'leaf');
    this.counts.bodies += 1;
  }

  private async chance(line: ExportedLine, body: Readonly<Record<string, unknown>>, seed: Bytes): Promise<void> {
    switch (line.kind) {
      case 'opened':
        this.promised = textIn(body.commitment);
        refuseIf(body.deal !== undefined && !isDeal(body.deal), line, 'form');
        this.deal = isDeal(body.deal) ? body.deal : null;
        this.salts.push(...Array.from({ length: Math.min(Number(body.seats), 99) }, () => ''));
        return;
      case 'seated':
      case 'left':
        if (line.seat !== null && line.seat in this.salts) this.salts[line.seat] = textIn(body.salt);
        return;
      case 'started':
        this.luck = await Luck.begin(seed, this.promised, this.salts, this.deal);
        return;
      case 'played':
        refuseIf(this.luck === null || line.question === undefined || line.seat === null, line, 'form');
        this.luck?.choose(line.seq, line.question ?? 0, line.seat ?? 0, body.move);
        return;
      case 'dealt':
        await this.outcome(line, body.outcome);
        return;
      case 'undone':
        this.luck?.takeBack(numbersIn(body.entries));
        return;
      case 'redone':
        this.luck?.bringBack(numbersIn(body.entries));
    }
  }

  private async outcome(line: ExportedLine, outcome: unknown): Promise<void> {
    const { luck } = this;
    const { dealer } = line;
    if (luck === null || dealer === undefined || !isOutcome(outcome) || outcome.length !== dealer.take) throw new Unproved(line.seq, 'outcome');
    const drawn = await luck.deals(dealer).catch(() => []);
    refuseIf(drawn.length !== outcome.length || drawn.some((piece, at) => piece !== outcome[at]), line, 'outcome');
    await luck.dealt(line.seq, outcome, dealer);
    this.counts.outcomes += 1;
  }
}

async function leafOf(seed: Bytes, seq: number, body: unknown): Promise<string> {
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(seq));
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const salt = new Uint8Array(await crypto.subtle.sign('HMAC', key, join(new TextEncoder().encode('leaf'), number)));
  return toHex(await sha256(join(salt, canonical(body))));
}

function refuseIf(wrong: boolean, line: ExportedLine, what: Wrong): void {
  if (wrong) throw new Unproved(line.seq, what);
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numbersIn(value: unknown): ReadonlySet<number> {
  return new Set(Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []);
}

const HASH = /^[0-9a-f]{64}$/;
const isHash = (value: unknown) => typeof value === 'string' && HASH.test(value);

/** Whether that is the deal of another game, as `opened` tells it. */
function isDeal(value: unknown): value is Deal {
  const digests = recordIn(recordIn(value)?.digests);
  return digests !== null && isHash(recordIn(value)?.seed) && Object.values(digests).every((each) => Array.isArray(each) && each.every(isHash));
}

function isOutcome(value: unknown): value is readonly (string | number)[] {
  return Array.isArray(value) && value.every((piece) => typeof piece === 'string' || typeof piece === 'number');
}
