/** What the parts of this board share: their props, what a press does, and questions that only read the view. */
import type { BoardProps, PlaceProps } from '../game';
import { leadersOf } from '../leaders';
import { press, stateOf, type State, type Step } from '../generic/choosing';
import { gathered } from '../generic/plain';
import type { LogLine } from '../../i18n/line';
import { backOf, faceOf, isGood, type Back } from './faces';
import { kindName, moveName } from './lines';
import type { Hints, Move, Note, Slot, View } from './types';

export type Props = BoardProps<View, Move, Note, Hints>;
export type SeatProps = PlaceProps<View, Move, Note, Hints>;

/** How moves call a seat and a card in a hand, which are their addresses as well. */
export const seatThing = (seat: number): string => `seat:${seat}`;
export const slotThing = (seat: number, slot: number): string => `seat:${seat}/hand/${slot}`;

/** Whether one good more would win the game for that seat: all see what it has, and how much it needs. */
export function isNear({ phase, goods, targets }: View, seat: number): boolean {
  return phase !== 'over' && (targets[seat] ?? 0) - (goods[seat] ?? 0) === 1;
}

/** The seats that miss fewest goods, where others miss more. */
export function nearest({ phase, goods, targets }: View): readonly number[] {
  return phase === 'over' ? [] : leadersOf(goods.map((held, seat) => held - (targets[seat] ?? 0)));
}

/** Whether the two cards that lie open concern that seat: whoever may stop them looks at what it has. */
export function isTrading({ phase, active, partner }: View, seat: number): boolean {
  return phase === 'reaction' && (seat === active || seat === partner);
}

export function maySabotage(legal: readonly Move[]): boolean {
  return legal.some(({ type }) => type === 'play_sabotage');
}

/** Its back says so of every Sabotage (AY-10.6). */
export function othersMaySabotage({ hands, you }: View): boolean {
  return hands.some((hand, seat) => seat !== you && hand.some(({ back }) => back === 'sabotage'));
}

/** Of the two who trade, the one who is not this seat. */
export function across({ active, partner }: View, seat: number | null): number | null {
  return seat === active ? partner : active;
}

/** Whose hand lies enlarged on the stage, for a Lollipop; null while nobody takes. */
export function takenFrom(view: View): number | null {
  return view.phase === 'take_card' ? across(view, view.taker) : null;
}

/** A card that a seat could give or take, by its name where the reader saw its face. */
export function moveSeen(move: Move, view: View, seat: number): LogLine | null {
  if (move.type !== 'choose_card' && move.type !== 'take_card') return null;
  const from = move.type === 'choose_card' ? seat : takenFrom(view);
  const card = view.hands[from ?? -1]?.[move.slot]?.card ?? null;
  return card === null ? null : { key: `move.${move.type}_known`, args: { slot: move.slot + 1, card: kindName(faceOf(card)) } };
}

/** Two Sabotages do the same, and so do two cards with the same face towards the same side, whatever their backs: it is the face that is given. */
export function alike(move: Move, view: View): string | null {
  if (move.type === 'play_sabotage') return move.type;
  if (move.type !== 'choose_card' && move.type !== 'take_card') return null;
  const from = move.type === 'choose_card' ? view.you : takenFrom(view);
  const slot = view.hands[from ?? -1]?.[move.slot];
  return slot === undefined || slot.card === null ? null : `${move.type} ${faceOf(slot.card)} ${slot.facing}`;
}

/** What is seen of a card in a hand: its face, or the kind of its back. */
export function seenOf({ card, back }: Slot): string {
  return card ?? back;
}

/** The face of a card where the reader knows it: by the face, or by the back that only a Sabotage has (AY-10.6). */
export function faceSeen({ card, back }: Slot): string | null {
  return card === null ? (back === 'sabotage' ? back : null) : faceOf(card);
}

/** Whether the reader sees that it is a good, or that it is none; undefined where that hangs on a bag, as of Fish (AY-7.7). */
export function goodSeen(slot: Slot): boolean | undefined {
  const face = faceSeen(slot);
  return face === null || face === 'fish' ? undefined : isGood(face);
}

/** By what name a card in a hand is looked at closely: its face, or its back with the deck that it is from. The back of a Sabotage says all (AY-10.6). */
export function lookedAt({ card, back, deck }: Slot): string {
  return card ?? (back === 'sabotage' ? back : `${CLOSED}${back}/${deck}`);
}

const CLOSED = 'back/';

/** The closed card of that name; null for a face. */
export function closedCard(name: string): Pick<Slot, 'back' | 'deck'> | null {
  if (!name.startsWith(CLOSED)) return null;
  const [back, deck] = name.slice(CLOSED.length).split('/');
  return { back: back as Back, deck: Number(deck) };
}

/** The one thing that a move takes hold of: a seat, or a card in a hand. */
function thingOf(move: Move, view: View): string | null {
  switch (move.type) {
    case 'choose_partner':
      return seatThing(move.seat);
    case 'choose_card':
    case 'play_sabotage':
      return slotThing(view.you ?? -1, move.slot);
    case 'take_card':
      return slotThing(takenFrom(view) ?? -1, move.slot);
    case 'pass':
      return null;
  }
}

function steps(view: View): (move: Move) => readonly Step[] {
  return (move) => {
    const thing = thingOf(move, view);
    return thing === null ? [] : [{ thing, name: moveName(move) }];
  };
}

/** Whether a thing may be taken hold of, or has been. */
export function stateOn(thing: string, { legal, picked, view }: Props): State {
  return stateOf(thing, legal, picked, steps(view));
}

/** The move that pressing this thing would make, however often it has to be pressed. */
export function moveOn(thing: string, { legal, view }: Props): Move | undefined {
  return legal.find((move) => thingOf(move, view) === thing);
}

/** The first press takes hold of a thing, so that one can look at it in peace; the second makes the move. */
export function pressOn(thing: string, props: Props): void {
  if (props.busy) return;
  const pressed = press(thing, props.legal, props.picked, steps(props.view));
  if (pressed === null) return;
  if ('choose' in pressed) props.choose(pressed.choose);
  else props.pick(pressed.pick);
}

/**
 * How many of each card the reader does not see now, most common first. Without the turned cards, which the reader may
 * remember, the numbers would tell what they are (AY-10.7).
 */
export function outOfSight({ unseen, memories }: View): readonly { readonly kind: string; readonly count: number }[] {
  return counted([...unseen.flat(), ...memories.map(({ card }) => card)]);
}

/** Equal faces together, the most frequent first. */
export function counted(cards: readonly string[]): readonly { readonly kind: string; readonly count: number }[] {
  return gathered(cards.map(faceOf)).sort((one, other) => other.count - one.count || one.kind.localeCompare(other.kind));
}

export interface Odds {
  /** How many of the cards out of sight it can be, and how many of these are goods. */
  readonly fits: number;
  readonly goods: number;
}

/** The same for the catalogue: counts, and the share of goods in hundredths. */
export function fitsOf({ fits, goods }: Odds): { readonly count: number; readonly goods: number; readonly percent: number } {
  return { count: fits, goods, percent: Math.round((100 * goods) / fits) };
}

/** What a closed card in somebody's hand can be, by the same numbers; null where its face is seen or lies nowhere else. */
export function oddsOn(view: View, { card, back, deck }: Slot): Odds | null {
  return card !== null ? null : oddsAmong(couldBe(view, { back, deck }));
}

/** The same while it may come to be given; while two cards lie open the numbers would tell too much (AY-10.7). */
export function countedOn(view: View, slot: Slot): Odds | null {
  return view.revealed.length === 0 && view.phase !== 'over' ? oddsOn(view, slot) : null;
}

/** How many of these cards are goods; null where there are none. */
export function oddsAmong(fits: readonly string[]): Odds | null {
  return fits.length === 0 ? null : { fits: fits.length, goods: fits.filter((kind) => isGood(faceOf(kind))).length };
}

/** All cards out of sight that a closed card with this back, from this deck, can be. */
export function couldBe({ unseen, memories, hands }: View, { back, deck }: Pick<Slot, 'back' | 'deck'>): readonly string[] {
  const turned = memories.filter(({ seat, slot }) => hands[seat]?.[slot]?.deck === deck).map((each) => each.card);
  return [...(unseen[deck] ?? []), ...turned].filter((kind) => backOf(kind) === back);
}
