/** Chance as the log goes on: the digest of all that counts so far, and every outcome drawn again (design.md part 5). */
import { digestChoice, digestOutcome, draw, firstDigest, fromHex, type Bytes, type Dealer } from '../chance/chance';
import { dealDigest, poolKey, type Digests } from '../chance/deal';

type Step =
  | { readonly seq: number; readonly question: number; readonly seat: number; readonly move: unknown }
  | { readonly seq: number; readonly outcome: readonly (string | number)[]; readonly pool: string };

/** The deal of another game, where that is played again. */
export interface Deal {
  readonly seed: string;
  readonly digests: Digests;
}

interface Known {
  /** So many steps have entered the digest. */
  readonly steps: number;
  readonly digest: Bytes;
}

export class Luck {
  private readonly seed: Bytes;
  /** What counts, in order; what was taken back is left out. */
  private steps: Step[] = [];
  private taken: readonly Step[] = [];
  /** Digests after questions that have closed and after outcomes, so that nothing is worked out twice. */
  private known: Known[] = [];
  private readonly first: Known;

  private readonly deal: Deal | null;

  private constructor(seed: Bytes, first: Bytes, deal: Deal | null) {
    this.seed = deal === null ? seed : fromHex(deal.seed);
    this.deal = deal;
    this.first = { steps: 0, digest: first };
  }

  /** At the start of a game; `salts` by seat. */
  static async begin(seed: Bytes, commitment: string, salts: readonly string[], deal: Deal | null): Promise<Luck> {
    return new Luck(seed, await firstDigest(commitment, salts), deal);
  }

  choose(seq: number, question: number, seat: number, move: unknown): void {
    this.steps.push({ seq, question, seat, move });
  }

  /** What chance says now; RangeError if that cannot come out of that pool. */
  async deals(dealer: Dealer): Promise<readonly (string | number)[]> {
    const enough = dealer.put_back ? dealer.pool.length > 0 || dealer.take === 0 : dealer.pool.length >= dealer.take;
    if (!enough) throw new RangeError('more taken than the pool holds');
    return draw(this.seed, await this.digest(dealer), dealer);
  }

  async dealt(seq: number, outcome: readonly (string | number)[], dealer: Dealer): Promise<void> {
    this.steps.push({ seq, outcome, pool: await poolKey(dealer) });
  }

  takeBack(numbers: ReadonlySet<number>): void {
    this.taken = [...this.taken, ...this.steps.filter(({ seq }) => numbers.has(seq))];
    this.change(this.steps.filter(({ seq }) => !numbers.has(seq)), numbers);
  }

  bringBack(numbers: ReadonlySet<number>): void {
    const back = this.taken.filter(({ seq }) => numbers.has(seq));
    this.taken = this.taken.filter(({ seq }) => !numbers.has(seq));
    this.change([...this.steps, ...back].sort((one, other) => one.seq - other.seq), numbers);
  }

  private change(steps: Step[], numbers: ReadonlySet<number>): void {
    const first = Math.min(...numbers);
    const before = steps.filter(({ seq }) => seq < first).length;
    this.steps = steps;
    this.known = this.known.filter((each) => each.steps <= before);
  }

  private async digest(dealer: Dealer): Promise<Bytes> {
    if (this.deal !== null) {
      const pool = await poolKey(dealer);
      return dealDigest(this.deal.digests, pool, this.steps.filter((step) => 'outcome' in step && step.pool === pool).length);
    }
    let { steps, digest } = this.known.at(-1) ?? this.first;
    while (steps < this.steps.length) {
      const together = this.together(steps);
      for (const step of together) {
        digest = 'outcome' in step ? await digestOutcome(digest, step.outcome) : await digestChoice(digest, step.seat, step.move);
      }
      steps += together.length;
      this.known.push({ steps, digest });
    }
    return digest;
  }

  /** The choices of one question, in the order of seats, or one outcome. */
  private together(from: number): readonly Step[] {
    const [first, ...rest] = this.steps.slice(from);
    if (first === undefined || 'outcome' in first) return first === undefined ? [] : [first];
    const end = rest.findIndex((step) => 'outcome' in step || step.question !== first.question);
    const choices = [first, ...(end < 0 ? rest : rest.slice(0, end))];
    return choices.sort((one, other) => ('seat' in one && 'seat' in other ? one.seat - other.seat : 0));
  }
}
