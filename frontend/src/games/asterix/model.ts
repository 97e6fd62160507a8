/** What the parts of this board share: their props, and questions that only read the view. */
import type { BoardProps, PlaceProps } from '../game';
import { type Gaul, GAULS } from './art/GaulSign';
import { flasksOn, IDEFIX, isPirate, setBonus, valueOf } from './art/faces';
import type { Freed, Hints, LastTrick, Move, Note, View } from './types';

export type Props = BoardProps<View, Move, Note, Hints>;
export type SeatProps = PlaceProps<View, Move, Note, Hints>;

export function gaulOf(view: View, seat: number): Gaul | null {
  return GAULS.find((gaul) => gaul === view.gauls[seat]) ?? null;
}

export function amAsked(props: Props): boolean {
  return props.you !== null && props.view.waiting.includes(props.you);
}

/** Whether a card of that seat lies on the table as its bid, and not in its hand: Idefix until it is told what becomes of it. */
export function liesBid({ bids, phase, looker }: View, seat: number, card: string): boolean {
  return bids[seat] === card || (card === IDEFIX && phase === 'idefix' && looker === seat);
}

export interface Stack {
  readonly kind: string;
  readonly count: number;
}

/** A front area as it is laid out: Romans by value, then Pirates. */
export function stacks(front: readonly string[]): { readonly romans: Stack[]; readonly pirates: string[] } {
  const counts = new Map<string, number>();
  for (const kind of front) if (!isPirate(kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const romans = [...counts].map(([kind, count]) => ({ kind, count }));
  romans.sort((one, other) => valueOf(one.kind) - valueOf(other.kind));
  return { romans, pirates: front.filter(isPirate) };
}

/** Cards of one kind in a front area as it is shown. */
export interface Laid extends Stack {
  /** A Pirate takes it as things stand: it lies beside that one, and not among those that stay. */
  readonly taken: boolean;
  /** A Pirate that takes a Roman as things stand. */
  readonly takes: boolean;
  /** The first of its kind: where another one flies to. */
  readonly first: boolean;
}

/** A front area as it is shown: the Romans that stay by value, then the Pirates, each followed by the Roman that it takes as things stand, as in the sums of the round. */
export function laid(front: readonly string[], freed: readonly Freed[]): readonly Laid[] {
  const stay = [...front];
  for (const { card } of freed) stay.splice(stay.indexOf(card), 1);
  const { romans, pirates } = stacks(stay);
  const all = [
    ...romans.map((stack) => ({ ...stack, taken: false, takes: false })),
    ...pirates.flatMap((kind) => {
      const prey = freed.filter(({ pirate }) => pirate === kind);
      return [{ kind, count: 1, taken: false, takes: prey.length > 0 }, ...prey.map(({ card }) => ({ kind: card, count: 1, taken: true, takes: false }))];
    }),
  ];
  return all.map((each, at) => ({ ...each, first: all.findIndex(({ kind }) => kind === each.kind) === at }));
}

/** Which numbers of kinds, from which on a line shows less of each, it has at least: "3+ 4+" (place.css). */
export function atLeast(kinds: number): string {
  return [3, 4, 6, 7, 11, 12].filter((few) => kinds >= few).map((few) => `${few}+`).join(' ');
}

/** Whether the last trick is one of this round: a prize of it lies somewhere. */
export function begun({ fronts, set_aside: aside }: View): boolean {
  return [...fronts.flat(), ...aside].length > 0;
}

/** Its holder chooses who escapes. */
const CHOSEN = 'pirate_any';

/** What is told while the bids of the last trick are looked at. */
const OF_A_REVEAL: readonly Note['type'][] = ['bids_revealed', 'bids_cancelled', 'trick_won', 'prize_set_aside'];

/**
 * Whether a bid is told of a trick that the view has compared already, as where it is told once more: all lie face down, and
 * nothing of what comes of them is shown yet.
 */
export function closing({ view, scene, story }: Props): boolean {
  if (scene?.note.type !== 'bid_made' || view.chosen.includes(scene.note.seat)) return false;
  return story.filter(({ seq, notes }) => seq >= scene.seq && notes.some(({ type }) => type === 'bids_revealed')).length === 1;
}

/** Whether a scene of the reveal plays: until it ends the board shows the trick it tells of, and not yet the next prize. */
export function revealing(props: Props): boolean {
  const { scene } = props;
  return scene !== null && (OF_A_REVEAL.includes(scene.note.type) || closing(props));
}

/** What the prize would change in a seat's score, where that is another number than the one on the card: sets, and what Pirates take. */
export function setsApart(view: View, hints: Hints | null, seat: number): number | undefined {
  const { prize } = view;
  const worth = worthOf(view, hints, seat);
  const printed = prize === null || isPirate(prize) ? 0 : valueOf(prize);
  return worth === printed ? undefined : worth;
}

/** Whether a seat has nothing to gain from this prize: it holds no card any more, or none that may be bid for it. */
function outOf({ hands, chosen, sitting_out: sitters }: View, seat: number): boolean {
  return !chosen.includes(seat) && (hands[seat]?.length === 0 || sitters.includes(seat));
}

/** What winning the prize would bring that seat; undefined: there is none, it cannot win it, or it is not known. */
export function worthOf(view: View, hints: Hints | null, seat: number): number | undefined {
  return view.prize === null || outOf(view, seat) ? undefined : hints?.worth[seat];
}

export type Fate = 'discarded' | 'returned';

/** What became of a bid of the last trick; null where that is still open, or where the end of the round has swept the hands. */
export function fateOf(view: View, seat: number, card: string): Fate | null {
  const prize = view.last_trick?.prize;
  const swept = prize === undefined || ![...view.fronts.flat(), ...view.set_aside].includes(prize);
  const open = card === IDEFIX && view.phase !== 'bidding';
  if (swept || open || view.phase === 'scoring' || view.phase === 'over') return null;
  return view.discards[seat]?.includes(card) === true ? 'discarded' : 'returned';
}

/** How strong each bid is: its number first, then its flasks; 0 for Idefix and no bid. */
function strengths(view: View, bids: LastTrick['bids']): number[] {
  return bids.map((bid, seat) => {
    const gaul = gaulOf(view, seat);
    return bid === null || bid === IDEFIX || gaul === null ? 0 : Number(bid) * 10 + flasksOn(gaul, bid);
  });
}

/** Who wins with these bids: the strongest that is alone. */
export function winnerOf(view: View, bids: LastTrick['bids']): number | null {
  const all = strengths(view, bids);
  const most = Math.max(0, ...all.filter((own) => all.filter((other) => other === own).length === 1));
  return most === 0 ? null : all.indexOf(most);
}

/** Who else holds this number, by what becomes of it against the card of that seat. */
export function rivalsOf(view: View, seat: number, card: string): { readonly beaten: number[]; readonly tied: number[]; readonly beats: number[] } {
  const own = strengths(view, view.hands.map(() => card));
  const others = view.hands.flatMap((hand, each) => (each !== seat && hand.includes(card) ? [each] : []));
  const by = (sign: number) => others.filter((each) => Math.sign((own[each] ?? 0) - (own[seat] ?? 0)) === sign);
  return { beaten: by(1), tied: by(0), beats: by(-1) };
}

/** Seats whose bid cancelled another's: equal in number and flasks, and stronger than what won; or each an Idefix. */
export function cancelled(view: View, last: LastTrick): number[] {
  const all = strengths(view, last.bids);
  const won = last.winner === null ? 0 : (all[last.winner] ?? 0);
  const dogs = last.bids.filter((bid) => bid === IDEFIX).length;
  return all.flatMap((own, seat) => {
    const tied = last.bids[seat] === IDEFIX ? dogs > 1 : own > won && all.filter((other) => other === own).length > 1;
    return tied ? [seat] : [];
  });
}

/** Whether the last trick was won with more flasks: somebody bid the same number, and was not out of the comparison. */
export function byFlasks(view: View, last: LastTrick): boolean {
  const bid = last.winner === null ? null : last.bids[last.winner];
  const out = cancelled(view, last);
  return last.bids.filter((other, seat) => other !== null && other === bid && !out.includes(seat)).length > 1;
}

/** What winning a Pirate costs, or, where nobody fits yet, whom it waits for until the round ends (AX-11.3). */
function whyOfPirate(pirate: string, front: readonly string[], worth: number): Why {
  if (front.some(isPirate)) return { key: 'worth_why.pirates' };
  if (worth >= 0) return { key: `worth_why.later.${pirate}` };
  return { key: pirate === CHOSEN ? 'worth_why.choose' : 'worth_why.escapes' };
}

export interface Why {
  readonly key: string;
  readonly value?: number;
  readonly bonus?: number;
}

/** Why winning the prize would bring its seat another number than the one on the card: the set it makes, or what Pirates take. */
export function whyWorth({ prize, fronts }: View, seat: number, worth: number): Why | null {
  if (prize === null) return null;
  if (isPirate(prize)) return whyOfPirate(prize, fronts[seat] ?? [], worth);
  const held = (fronts[seat] ?? []).filter((card) => card === prize).length;
  const [value, bonus] = [valueOf(prize), setBonus(held + 1) - setBonus(held)];
  if (worth !== value + bonus) return { key: 'worth_why.pirates' };
  return bonus > 0 ? { key: `worth_why.set_${held + 1}`, value, bonus } : null;
}
