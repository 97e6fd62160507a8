/** How a choice is made at the market: what a move takes hold of, where a card may be put, and what is offered by a button. */
import { useMemo } from 'react';

import type { Address } from '../../director/scene';
import type { Mode } from '../../ui/useMode';
import type { BoardProps, Situation } from '../game';
import { press, stateOf, within, type State, type Step } from '../generic/choosing';
import { gathered } from '../generic/plain';
import { kindName } from './lines';
import { at } from './scene';
import type { CardHint, Hints, Move, Note, SeatView, View } from './types';

export type Props = BoardProps<View, Move, Note, Hints>;
export type Now = Situation<View, Move, Hints>;

/** Effects that choose a card from one's own hand; all others choose from cards that do not lie open. */
const FROM_HAND: ReadonlySet<string> = new Set(['haggler', 'ancestral_mask']);

/** Those who carry out Holy Places of the row, where they stay (AS-9.12). */
export const IN_ROW: ReadonlySet<string> = new Set(['cartographer', 'map']);

export const held = (card: string): string => `card:${card}`;
export const inSupply = (ware: string): string => `supply:${ware}`;
export const onStand = (seat: number, ware: string): string => `stand:${seat}:${ware}`;
export const inPlace = (seat: number, slot: number): string => `artifact:${seat}:${slot}`;
export const before = (seat: number, kind: string): string => `holy:${seat}:${kind}`;
export const inRow = (slot: number): string => `row:${slot}`;
/** The cards in the hand of that seat that the other player knows: looked at, no move takes hold of them. */
export const knownOf = (seat: number): string => `known:${seat}`;

const on = (thing: string, kind: string | null | undefined): Step => ({ thing, name: kind ? kindName(kind) : { key: 'board.empty' } });
const card = (kind: string): Step => on(held(kind), kind);

/** What a move takes hold of, in the order in which people choose. */
export function steps(move: Move, view: View): readonly Step[] {
  const you = view.you ?? 0;
  switch (move.type) {
    case 'buy_wares':
      return [card(move.card), ...(move.package_type ? [on(inSupply(move.package_type), move.package_type)] : [])];
    case 'sell_wares':
      return [card(move.card), ...(move.package_type ? [on(onStand(you, move.package_type), move.package_type)] : [])];
    case 'take_ware':
      return [on(inSupply(move.ware), move.ware)];
    case 'return_ware':
      return [on(onStand(you, move.ware), move.ware)];
    case 'steal_ware':
      return [on(onStand(1 - you, move.ware), move.ware)];
    case 'place_artifact':
      return [card(move.card), on(inPlace(you, move.slot), view.seats[you]?.artifacts[move.slot - 1])];
    case 'play_person':
    case 'play_animal':
    case 'discard_card':
    case 'give_card':
      return [card(move.card)];
    case 'play_animalist':
      return [card('animalist')];
    case 'choose_card':
      return FROM_HAND.has(view.frames.at(-1)?.source ?? '') ? [card(move.card)] : [on(`there:${move.card}`, move.card)];
    case 'use_artifact':
      return [on(inPlace(you, move.slot), view.seats[you]?.artifacts[move.slot - 1])];
    case 'choose_artifact':
      return [on(inPlace(move.owner, move.slot), view.seats[move.owner]?.artifacts[move.slot - 1])];
    case 'play_holy_place':
      return [on(before(you, move.kind), move.kind)];
    case 'take_holy_place':
      return [on(before(1 - you, move.kind), move.kind)];
    case 'choose_slot':
      return [on(inRow(move.slot), view.row[move.slot - 1])];
    case 'choose_option':
      // What a Carver has found is put on its slot, as from the hand.
      return move.slot == null ? [] : [on(inPlace(you, move.slot), view.seats[you]?.artifacts[move.slot - 1])];
    case 'choose_position':
      return [on(`top:${move.position}`, view.top[move.position - 1]?.card)];
    default:
      return [];
  }
}

/** Where the card of a move is put when it is dropped: an Artifact on its place, an Animal on whom it strikes. */
export function landings(move: Move, view: View): readonly Address[] {
  const you = view.you ?? 0;
  switch (move.type) {
    case 'buy_wares':
      return [move.package_type ? at.ware(move.package_type) : at.supply];
    case 'sell_wares':
      return [move.package_type ? at.standWare(you, move.package_type) : at.stand(you)];
    case 'place_artifact':
      return [at.artifact(you, move.slot)];
    case 'play_person':
    case 'play_animalist':
      return [at.stage];
    case 'play_animal':
      return [at.stage, ...struck(move.card, view)];
    case 'discard_card':
      return [at.discard];
    case 'give_card':
      return [at.place(1 - you)];
    case 'choose_card':
      return [view.frames.at(-1)?.source === 'haggler' ? at.stand(you) : at.discard];
    default:
      return [];
  }
}

/** What an Animal goes for: a Camel brings wares from the supply, a Cape Buffalo goes for an Artifact, all others for the other player. */
function struck(animal: string, view: View): readonly Address[] {
  const you = view.you ?? 0;
  if (animal === 'camel') return [at.supply, at.stand(you)];
  if (animal !== 'cape_buffalo') return [at.place(1 - you)];
  return view.seats.flatMap(({ seat, artifacts }) => artifacts.flatMap((kind, slot) => (kind === null ? [] : [at.artifact(seat, slot + 1)])));
}

/** Whether all that this card could go for is the reader's own (AS-12.2). */
export function hitsOnlyOwn(card: string, { seats, you }: View): boolean {
  return card === 'cape_buffalo' && seats.every(({ seat, artifacts }) => seat === you || artifacts.every((kind) => kind === null));
}

/** The choice in progress, as all parts of the table see it. */
export interface Market {
  /** The card that was taken hold of first, wherever it lies. */
  readonly looked: string | null;
  /** The moves that begin with what was picked. */
  readonly moves: readonly Move[];
  /** What was picked for the answers that are shown: nothing while a card is only looked at, or one may answer what is played. */
  readonly path: readonly string[];
  /** The moves among which those are. */
  readonly answers: readonly Move[];
  readonly stateOf: (thing: string) => State;
  /** Takes hold of a thing, lets go of it, or makes the move. `once`: makes the only move at the first press. */
  readonly press: (thing: string, once?: boolean) => void;
  /** Whether what is picked may be put there. */
  readonly takes: (address: Address) => boolean;
  /** Whether the move that is held back until the reader says so, or is on its way, takes hold of it. */
  readonly isMeant: (thing: string) => boolean;
  /** Puts a card of the hand there: makes the move. */
  readonly put: (card: string, address: Address) => void;
}

/** Who gets the Holy Place of that slot where an Artifact is placed: with three in play it is one's own (AS-7.3, AS-7.4); null: none lies there (AS-7.10). */
export function getsHolyPlace(slot: number, { row, seats, you }: View): number | null {
  const own = you ?? 0;
  if (row[slot - 1] == null) return null;
  return isFull(seats[own]) ? own : 1 - own;
}

/** Whether a new Artifact takes the place of one that lies there. */
export function isFull(seat: SeatView | undefined): boolean {
  return seat?.artifacts.every((kind) => kind !== null) === true;
}

/** What was picked for a move: looking at known cards is no step of one. */
export function pathOf(picked: readonly string[]): readonly string[] {
  return picked[0]?.startsWith('known:') === true ? [] : picked;
}

export function useMarket({ view, legal, picked, pending, busy, pick, choose }: Props): Market {
  return useMemo(() => {
    const path = pathOf(picked);
    const stepsOf = (move: Move) => steps(move, view);
    const moves = within(legal, path, stepsOf);
    // Answers stay where they are while a card is looked at.
    const stay = moves.length === 0 || view.frames.at(-1)?.step === 'response';
    const places = new Set(path.length === 0 ? [] : moves.flatMap((move) => landings(move, view)));
    return {
      looked: cardOf(path[0] ?? '', view),
      moves,
      path: stay ? [] : path,
      answers: stay ? legal : moves,
      stateOf: (thing) => stateOf(thing, legal, path, stepsOf),
      press(thing, once = false) {
        if (thing.startsWith('known:')) {
          pick(picked[0] === thing ? [] : [thing]);
          return;
        }
        if (busy) return;
        // What is only looked at is no step: what answers is pressed once all the same.
        const pressed = press(thing, legal, moves.length === 0 ? [] : path, stepsOf, once);
        // A card that cannot be used is taken up all the same, to be read.
        if (pressed === null) pick(thing.startsWith('card:') && path[0] !== thing ? [thing] : []);
        else if ('choose' in pressed) choose(pressed.choose);
        else pick(pressed.pick);
      },
      takes: (address) => places.has(address),
      isMeant: (thing) => pending !== null && stepsOf(pending).some((step) => step.thing === thing),
      put(kind, address) {
        const move = within(legal, [held(kind)], stepsOf).find((each) => landings(each, view).includes(address));
        if (!busy && move !== undefined) choose(move);
      },
    };
  }, [view, legal, picked, pending, busy, pick, choose]);
}

/** Moves that have a fixed place of their own at the rail. */
export const RAIL = ['draw_card', 'begin_play', 'end_turn'] as const satisfies readonly Move['type'][];

/**
 * The moves that stand as buttons among the answers: those that take hold of nothing more, those whose thing lies small
 * or far away at a seat or in the supply, and on a phone those whose thing cannot be pressed where it lies.
 */
export function offered(moves: readonly Move[], view: View, picked: readonly string[], mode: Mode): readonly Move[] {
  const buttons = moves.filter((move) => {
    if (RAIL.some((type) => type === move.type)) return false;
    const next = steps(move, view)[picked.length]?.thing;
    if (next === undefined) return picked.length > 0 || steps(move, view).length === 0;
    // An answer of its own, whose card is lit in the hand as well.
    if (move.type === 'play_animalist') return true;
    if (isSpread(next)) return mode === 'phone';
    if (isWareChosen(move)) return mode !== 'wide';
    return /^(stand|supply|holy):/.test(next) || (mode === 'phone' && next.startsWith(`artifact:${1 - (view.you ?? 0)}:`));
  });
  // Wares in the order in which they lie in the supply; what is bought before what is sold.
  const place = (move: Move) => view.supply.findIndex(({ ware }) => inSupply(ware) === steps(move, view)[picked.length]?.thing);
  const wares = buttons.filter((move) => place(move) >= 0).sort((one, other) => place(one) - place(other));
  return [...wares, ...buttons.filter((move) => place(move) < 0)];
}

/** Whether only a ware is chosen: on a wide table it is pressed where it lies, and has no button that would be the same once more. */
export function isWareChosen({ type }: Move): boolean {
  return type === 'take_ware' || type === 'return_ware' || type === 'steal_ware';
}

/** The card that a thing is. */
export function cardOf(thing: string, view: View): string | null {
  const [where, ...rest] = thing.split(':');
  const [first = '', last = ''] = [rest[0], rest.at(-1)];
  switch (where) {
    case 'card':
    case 'there':
    case 'holy':
      return last;
    case 'artifact':
      return view.seats[Number(first)]?.artifacts[Number(last) - 1] ?? null;
    case 'row':
      return view.row[Number(last) - 1] ?? null;
    case 'top':
      return view.top[Number(last) - 1]?.card ?? null;
    default:
      return null;
  }
}

/** A card that is spread out on the stage, with what moves call it. */
export interface Spread {
  readonly thing: string;
  readonly card: string;
}

/** Whether moves take hold of it on the stage: it lies nowhere else. */
export const isSpread = (thing: string): boolean => /^(there|top):/.test(thing);

/** The cards that lie nowhere else on the table: those that an effect lets one choose from, or else the known ones that are looked at. */
export function spread({ view, legal, picked }: Now): readonly Spread[] {
  const seat = view.seats.find((each) => knownOf(each.seat) === picked[0]);
  if (seat !== undefined) return gathered(knownCards(seat)).map(({ kind }) => ({ thing: `seen:${kind}`, card: kind }));
  return legal.flatMap((move) => {
    const thing = steps(move, view)[0]?.thing ?? '';
    const card = isSpread(thing) ? cardOf(thing, view) : null;
    return card === null ? [] : [{ thing, card }];
  });
}

/** So many wares of a type are still to leave the supply in the scene that is shown; below zero: to come into it. */
export function underWay(ware: string, { scene }: Pick<Props, 'scene'>): number {
  const address = at.ware(ware);
  const flights = (scene?.scene.flights ?? []).filter(({ thing }) => thing === ware);
  return flights.filter(({ from }) => from === address).length - flights.filter(({ to }) => to === address).length;
}

/** Those of a hand that the other player knows, as far as the reader may know it. */
export function knownCards({ known, open }: SeatView): readonly string[] {
  return known?.cards ?? open.cards ?? [];
}

export function hintOf(hints: Hints | null, card: string): CardHint | undefined {
  return hints?.cards.find((each) => each.card === card);
}

/** The cards whose effects are being carried out, the innermost last. */
export function stack({ frames, resolving }: View): readonly string[] {
  const cards = [...resolving];
  for (const { source } of frames) {
    if (source !== 'draw_card' && source !== 'row' && !cards.includes(source)) cards.push(source);
  }
  return cards;
}
