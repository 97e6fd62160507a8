/** What decided a game: the exchanges in which somebody came nearer to their target than all others, and the one that brought the last good. */
import type { Entry, ScoreLine } from '../../api/wire';
import type { LogLine } from '../../i18n/line';
import type { Moment } from '../game';
import { turning, type Step } from '../lead';
import { faceOf, worthOf } from './faces';
import { cardArg, targetOf, TOXIC } from './lines';
import type { Note, Offer } from './types';

/** Who leads is asked as places are (AY-8.10): what is missing first, of equals who has more goods. No hand has as many as this. */
const FIRST = 1000;

const LOLLIPOP = 'lyrical_lollipop';

/** Goes through the story and keeps what brought a seat nearer to its target, or away from it. */
class Telling {
  readonly steps: Step[] = [];
  private offers: readonly Offer[] = [];
  private turn = 0;

  tell(note: Note, seq: number): void {
    if (note.type === 'turn_started') [this.turn, this.offers] = [note.turn, []];
    else if (note.type === 'cards_revealed') this.offers = note.cards;
    else if (note.type === 't_rex_ate') this.count(note.seat, note.card, -1, seq, null, {});
    else if ((note.type === 'card_received' || note.type === 'card_taken') && note.place === 'bag') {
      this.count(note.seat, note.card, 1, seq, ...this.howOf(note));
    }
  }

  /** Who gave it, and for what. */
  private howOf({ type, seat, giver }: Extract<Note, { type: 'card_received' | 'card_taken' }>): [key: string, args: NonNullable<LogLine['args']>] {
    const offered = (by: number) => this.offers.find((offer) => offer.seat === by)?.card;
    const who = { seat: giver };
    // Who keeps an own Lollipop, because of a Magician, was not given it (AY-7.5d).
    if (type === 'card_taken') return [faceOf(offered(giver) ?? '') === LOLLIPOP ? 'lollipop' : 'taken', { who }];
    const given = offered(seat);
    return given === undefined || giver === seat ? ['kept', {}] : ['swapped', { who, given: cardArg(given) }];
  }

  private count(seat: number, card: string, sign: 1 | -1, seq: number, key: string | null, args: LogLine['args']): void {
    // Each Toxic Waste asks for one good more (AY-8.2).
    const goods = faceOf(card) === TOXIC ? 0 : Number(worthOf(faceOf(card)) ?? 0);
    const nearer = faceOf(card) === TOXIC ? -1 : goods;
    const points = sign * (FIRST * nearer + goods);
    if (points === 0) return;
    // Both cards of an exchange count at once: what they bring is one stretch.
    const line = key === null ? null : { key: `moment.${key}`, args: { ...args, turn: this.turn, card: cardArg(card) } };
    this.steps.push({ seat, seq, points, stretch: seq, thing: card, line });
  }
}

export function moments(story: readonly Entry[], lines: readonly ScoreLine[]): readonly Moment[] {
  const telling = new Telling();
  for (const { seq, notes } of story) (notes as unknown as readonly Note[]).forEach((note) => telling.tell(note, seq));
  const { steps } = telling;
  const missing = (seat: number, until: number) => {
    const line = lines.find((each) => each.seat === seat);
    // From what is missing in the end, back to then.
    const since = steps.filter((step) => step.seat === seat && step.seq > until);
    return line === undefined ? 0 : since.reduce((sum, { points }) => sum + Math.round(points / FIRST), targetOf(line) - line.points);
  };
  const winner = lines.find(({ rank }) => rank === 1)?.seat ?? null;
  const turns = turning(steps, lines.map(() => 0), winner).filter(({ as }) => as === 'lead' || as === 'kept');
  const last = steps.findLast(({ seat, points }) => points > 0 && seat === winner);
  const leads = turns
    .filter(({ seq }) => seq !== last?.seq)
    .map((moment) => ({ ...moment, as: 'lead' as const, own: missing(moment.seat, moment.seq) }));
  // Who came as near as the leader before, and leads by more goods alone: one line of the two, the later.
  const before = leads.filter(({ own }, at) => leads[at + 1]?.own !== own).slice(last === undefined ? 0 : -2);
  const won = last === undefined ? [] : [{ ...last, as: 'won' as const, next: 0, own: missing(last.seat, last.seq) }];
  return [...before, ...won].sort((one, other) => one.seq - other.seq);
}
