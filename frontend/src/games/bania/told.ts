/** What each note changes of what is seen: while scenes play the table is drawn as told so far (director/useTold.ts). */
import { yieldOf, type Ware } from './art/wares';
import { beside } from './hexes';
import { closingSize } from './settlements';
import { keyOf } from './sizes';
import type { Note, Settlement, Space, View, Wares } from './types';

/** The view when this has been told: of the map, of hands, piles, tents and dice, and of whose turn it is. */
export function after(before: View, note: Note): View {
  const view = begun(before, note);
  switch (note.type) {
    case 'bonus_taken':
    case 'cards_collected':
      return handed(view, note.seat, note.cards, 1);
    case 'tent_bought':
      return handed(atSupply(view, note.seat, (tents) => withoutOne(tents, note.tent)), note.seat, note.paid, -1);
    case 'cards_traded':
      return handed(view, note.seat, note.given, -1);
    case 'tents_drawn':
      return { ...atSupply(view, note.seat, (tents) => [...tents, ...note.tents]), bag: note.tents.reduce(withoutOne, view.bag) };
    case 'tent_placed':
      return placed({ ...view, purchase: null }, note);
    case 'elephant_placed':
      return ridden(view, note.seat, note.space);
    case 'elephant_returned':
      return ridden(view, note.seat, null);
    case 'dice_rolled':
      return { ...view, dice: note.dice };
    case 'majority_scored':
      return note.seats.reduce((now, seat) => scored(now, seat, note.points), view);
    case 'last_tent_scored':
      return scored(view, note.seat, note.points);
    case 'end_reached':
      return { ...view, phase: 'over' };
    default:
      return view;
  }
}

/** With which the action of a turn begins, or what comes before it (BA-3.1): no other note comes first. */
export const FIRST: ReadonlySet<Note['type']> = new Set(['bonus_taken', 'tent_bought', 'dice_taken', 'turn_passed']);

/** Whose turn it is: of whoever does first what is only done in one's own. */
function begun(view: View, note: Note): View {
  if (!FIRST.has(note.type) || !('seat' in note) || note.seat === view.turn) return view;
  return { ...view, turn: note.seat, turns: view.turns + 1 };
}

/** Cards from the piles to a hand, or back. */
function handed(view: View, seat: number, cards: Wares, by: 1 | -1): View {
  const sum = (some: Wares, sign: number): Wares => {
    const of = (ware: Ware) => some[ware] + sign * cards[ware];
    return { spice: of('spice'), oil: of('oil'), silk: of('silk'), incense: of('incense') };
  };
  return { ...view, piles: sum(view.piles, -by), hands: view.hands.map((hand, at) => (at === seat ? sum(hand, by) : hand)) };
}

function atSupply(view: View, seat: number, change: (tents: readonly string[]) => string[]): View {
  return { ...view, supplies: view.supplies.map((tents, at) => (at === seat ? change(tents) : tents)) };
}

function withoutOne(tents: readonly string[], tent: string): string[] {
  const at = tents.indexOf(tent);
  return tents.filter((_, other) => other !== at);
}

function scored(view: View, seat: number, points: number): View {
  return { ...view, points: view.points.map((before, at) => (at === seat ? before + points : before)) };
}

function ridden(view: View, seat: number, space: string | null): View {
  const rider = (each: Space) => (each.space === space ? seat : each.elephant === seat ? null : each.elephant);
  return { ...view, elephants: view.elephants.map((at, rides) => (rides === seat ? space : at)), spaces: view.spaces.map((each) => ({ ...each, elephant: rider(each) })) };
}

/** A tent joins all that it touches (BA-7.3); what that closes, and where no tent may stand any more, follows from it (BA-2.5, BA-7.4). */
function placed(view: View, { space, tent, seat, points }: Extract<Note, { type: 'tent_placed' }>): View {
  const at = view.spaces.find((each) => each.space === space);
  if (at === undefined) return view;
  const built = view.spaces.map((each): Space => (each === at ? { ...each, kind: 'tent', tent, ware: yieldOf(tent) } : each));
  const near = touching(at, view.settlements, built);
  const joined = new Set([space, ...near.flatMap(({ spaces }) => spaces)]);
  const one = { spaces: built.map((each) => each.space).filter((each) => joined.has(each)), closed: joined.size >= closingSize(view) };
  const settlements = inOrder([...view.settlements.filter((each) => !near.includes(each)), one], built);
  const legal = (each: Space) => touching(each, settlements, built).reduce((sum, { spaces }) => sum + spaces.length, 1) <= closingSize(view);
  const spaces = built.map((each): Space => (each.kind === 'free' && !legal(each) ? { ...each, kind: 'unusable' } : each));
  return scored({ ...view, spaces, settlements, free: spaces.filter(({ kind }) => kind === 'free').length }, seat, points);
}

/** The settlements beside a space. */
function touching(space: Space, settlements: readonly Settlement[], spaces: readonly Space[]): readonly Settlement[] {
  const around = new Set(beside(space).map(keyOf));
  const names = new Set(spaces.filter((each) => around.has(keyOf(each))).map((each) => each.space));
  return settlements.filter((each) => each.spaces.some((name) => names.has(name)));
}

/** As the map has them: by the first of their spaces. */
function inOrder(settlements: readonly Settlement[], spaces: readonly Space[]): Settlement[] {
  const first = ({ spaces: [name] }: Settlement) => spaces.findIndex(({ space }) => space === name);
  return [...settlements].sort((one, other) => first(one) - first(other));
}
