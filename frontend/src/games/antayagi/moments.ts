/** What decided a game: the exchange that brought the last good to who won, and what else brought or cost most. */
import type { Entry, ScoreLine } from '../../api/wire';
import type { LogLine } from '../../i18n/line';
import type { Moment } from '../game';
import { faceOf, worthOf } from './faces';
import { cardArg, targetOf } from './lines';
import type { Note, Offer } from './types';

const SHOWN = 3;
const TOXIC = 'toxic_waste';

interface Step extends Omit<Moment, 'line'> {
  readonly turn: number;
  readonly key: string;
  readonly args: LogLine['args'];
  /** What lies in the bag then. */
  readonly goods: number;
  readonly toxic: number;
}

/** Goes through the story and keeps what changed how many goods a seat has, by turn. */
class Telling {
  readonly steps: Step[] = [];
  private readonly goods = new Map<number, number>();
  private readonly waste = new Map<number, number>();
  private offers: readonly Offer[] = [];
  private turn = 0;

  tell(note: Note, seq: number): void {
    if (note.type === 'turn_started') [this.turn, this.offers] = [note.turn, []];
    else if (note.type === 'cards_revealed') this.offers = note.cards;
    else if (note.type === 't_rex_ate') this.count(note.seat, note.card, -1, seq, 'eaten', {});
    else if ((note.type === 'card_received' || note.type === 'card_taken') && note.place === 'bag') {
      const given = this.offers.find(({ seat }) => seat === note.seat)?.card;
      if (note.type === 'card_taken') this.count(note.seat, note.card, 1, seq, 'taken', {});
      else if (given === undefined || note.giver === note.seat) this.count(note.seat, note.card, 1, seq, 'kept', {});
      else this.count(note.seat, note.card, 1, seq, 'swapped', { given: cardArg(given) });
    }
  }

  toxic(seat: number): number {
    return this.waste.get(seat) ?? 0;
  }

  private count(seat: number, card: string, sign: 1 | -1, seq: number, key: string, args: LogLine['args']): void {
    if (faceOf(card) === TOXIC) this.waste.set(seat, this.toxic(seat) + sign);
    const points = sign * Number(worthOf(faceOf(card)) ?? 0);
    if (points === 0) return;
    const goods = (this.goods.get(seat) ?? 0) + points;
    this.goods.set(seat, goods);
    this.steps.push({ seat, seq, points, turn: this.turn, key, args: { ...args, card: cardArg(card) }, goods, toxic: this.toxic(seat) });
  }
}

/** A loss hurts more than an equal gain, and what came late more than what came early. */
function larger(one: Step, other: Step): number {
  const weight = ({ points }: Step) => Math.abs(points) + (points < 0 ? 0.5 : 0);
  return weight(other) - weight(one) || other.seq - one.seq;
}

export function moments(story: readonly Entry[], lines: readonly ScoreLine[], you: number | null): readonly Moment[] {
  const telling = new Telling();
  for (const { seq, notes } of story) (notes as unknown as readonly Note[]).forEach((note) => telling.tell(note, seq));
  const won = (seat: number) => lines.some((line) => line.seat === seat && line.rank === 1);
  const last = telling.steps.findLast(({ seat, points }) => points > 0 && won(seat));
  if (last === undefined) return [];
  const others = telling.steps.filter((step) => step !== last).sort(larger);
  const shown = [last, ...others].slice(0, SHOWN);
  // Whoever looks has had a good moment, too.
  const own = others.find(({ seat, points }) => seat === you && points > 0);
  if (own !== undefined && !shown.some(({ seat, points }) => seat === you && points > 0)) shown.splice(SHOWN - 1, 1, own);
  return shown.map(({ seat, seq, points, turn, key, args, goods, toxic }) => {
    const line = lines.find((each) => each.seat === seat);
    // Each Toxic Waste asks for one good more (AY-8.2).
    const target = line === undefined ? goods : targetOf(line) - telling.toxic(seat) + toxic;
    return { seat, seq, points, line: { key: `moment.${key}`, args: { ...args, turn, goods, target } } };
  });
}
