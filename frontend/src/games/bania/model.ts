/** What the parts of this board share: their props, and the choice of a tent, its space, or dice. */
import type { BoardProps, PlaceProps } from '../game';
import { setChoice, toggled, type SetChoice } from '../generic/choosing';
import { WARES, type Ware } from './art/wares';
import { priceOf } from './lines';
import { nearEnd } from './settlements';
import type { Hints, Move, Note, Price, View, Wares } from './types';

export type Props = BoardProps<View, Move, Note, Hints>;
export type SeatProps = PlaceProps<View, Move, Note, Hints>;

/** The kinds of these cards, one by one. */
export function each(cards: Wares): readonly Ware[] {
  return WARES.flatMap((ware) => Array.from({ length: cards[ware] }, () => ware));
}

/** What most of a ware brings at the end, where the setup does not say another (BA-12.3). */
const MAJORITY = 2;

export function majorityOf({ setup }: View): number {
  return setup.majority ?? MAJORITY;
}

/** Whether a seat has most cards of a ware, alone or with others (BA-12.3). Where all have as many, it says nothing before it counts. */
export function leads(view: View, seat: number, ware: Ware): boolean {
  const held = view.hands[seat]?.[ware] ?? 0;
  const less = nearEnd(view) ? held > 0 : view.hands.some((hand) => hand[ware] < held);
  return less && view.hands.every((hand) => hand[ware] <= held);
}

/** What the crowns of a seat bring, if all stays as it is. */
export function crownsOf(view: View, seat: number): number {
  return WARES.filter((ware) => leads(view, seat, ware)).length * majorityOf(view);
}

/** Whether nobody would have more with crowns, if the game ended now: those who are even share the victory (BA-12.6). */
export function ahead(view: View, seat: number): boolean {
  const sums = view.points.map((points, at) => points + crownsOf(view, at));
  return sums[seat] === Math.max(...sums);
}

/** For each card of a price whether it is missing among those held. */
export function lacking(cost: readonly Ware[], held: Wares): readonly boolean[] {
  return cost.map((ware, at) => cost.slice(0, at + 1).filter((each) => each === ware).length > held[ware]);
}

/** What is left of these cards. */
export function without(held: Wares, given: Wares): Wares {
  return { spice: held.spice - given.spice, oil: held.oil - given.oil, silk: held.silk - given.silk, incense: held.incense - given.incense };
}

/** The tent that was taken hold of, to be bought or just to see its prices. */
export function tentTaken({ picked }: Props): string | null {
  return picked.find((thing) => thing.startsWith('tent_')) ?? null;
}

/** The space that a finger pressed once, to see its price. */
export function spaceTaken({ picked }: Props): string | null {
  return picked.find((thing) => thing.startsWith('space:'))?.slice('space:'.length) ?? null;
}

/** Before the space over which something is pulled: nothing has been pressed there yet. */
export const OVER = 'over:';

export function spaceBelow({ picked }: Props): string | null {
  return picked.find((thing) => thing.startsWith(OVER))?.slice(OVER.length) ?? null;
}

/** The move that pressing this space makes now. */
export function moveOn(space: string, props: Props): Move | undefined {
  const tent = tentTaken(props);
  return props.legal.find(
    (move) => (move.type === 'place_elephant' && move.space === space) || (move.type === 'buy_tent' && move.tent === tent && move.space === space),
  );
}

/** What the tent taken hold of would cost there, whether it can be paid or not. */
export function priceHere(space: string, props: Props): Price | null {
  const tent = tentTaken(props);
  return tent === null || props.hints === null ? null : priceOf(tent, space, props.hints);
}

/** What any tent would bring there (BA-9.2), while one may be bought and none is picked: what it costs is told of the one that is. */
export function worthOf(space: string, props: Props): number | null {
  const [tent] = Object.keys(props.hints?.prices ?? {});
  const buys = tentTaken(props) === null && props.legal.some(({ type }) => type === 'buy_tent');
  if (!buys || tent === undefined || props.hints === null) return null;
  return priceOf(tent, space, props.hints)?.points ?? null;
}

/** A finger hides what it presses: its first press shows what that brings, its second one on the same space does it. */
export function pressSpace(space: string, byFinger: boolean, props: Props): void {
  const move = moveOn(space, props);
  if (move === undefined || props.busy) return;
  const tent = tentTaken(props);
  if (byFinger && spaceTaken(props) !== space) props.pick([...(tent === null ? [] : [tent]), `space:${space}`]);
  else props.choose(move);
}

export function pressTent(tent: string, props: Props): void {
  props.pick(tentTaken(props) === tent ? [] : [tent]);
}

/** The dice that may be rolled again, and which of them are taken up for it. */
export function diceChoice({ legal, picked }: Props): SetChoice<Move> | null {
  return setChoice(legal, picked, (move) => (move.type === 'reroll' ? move.dice.map((die) => `die:${die}`) : null));
}

/** Whether the dice lie at one's own hand: while one may choose among them, and while one's own roll is shown. */
export function ownRoll(props: Props): boolean {
  const { scene, you } = props;
  return diceChoice(props) !== null || (scene?.note.type === 'dice_rolled' && scene.note.seat === you);
}

export function pressDie(die: number, choice: SetChoice<Move>, { busy, pick }: Props): void {
  if (!busy) pick(toggled(`die:${die}`, choice));
}

/** Which dice belong to a full elephant: one back half for each front half (BA-8.5). */
export function joined(dice: readonly string[]): ReadonlySet<number> {
  const at = (half: string) => dice.flatMap((face, index) => (face === half ? [index] : []));
  const [fronts, backs] = [at('elephant_front'), at('elephant_back')];
  const full = Math.min(fronts.length, backs.length);
  return new Set([...fronts.slice(0, full), ...backs.slice(0, full)]);
}
