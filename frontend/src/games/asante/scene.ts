/**
 * What a note looks like at the market. The addresses of this board, beside the frame's `seat:N` and `seat:N/name`:
 *
 *   seat:N/gold              the bar that fills to 60
 *   seat:N/stand             the market stand; seat:N/stand/WARE the wares of a type on it, seat:N/stand/WARE/I each of them,
 *                            from 1, the newest first
 *   seat:N/hand              what a seat holds; seat:N/hand/CARD a card of the own hand
 *   seat:N/artifact/SLOT     a place for an Artifact, 1 to 3; seat:N/artifact/SLOT/cost where it shows what it costs
 *   seat:N/holy/KIND         the Holy Places of a kind before a seat
 *   row                      the row; row/SLOT a Holy Place of it, 1 to 3; row/pile those to come
 *   supply                   all wares; supply/WARE those of a type
 *   pile, discard            the draw pile and the discard pile; each pile's PILE/top is its card
 *   markers                  the five action markers
 *   stage                    where cards are carried out; stage/card the one that is, or that was the last
 */
import type { Address, Flight, Scene } from '../../director/scene';
import type { Note } from './types';

export const at = {
  place: (seat: number): Address => `seat:${seat}`,
  gold: (seat: number): Address => `seat:${seat}/gold`,
  stand: (seat: number): Address => `seat:${seat}/stand`,
  standWare: (seat: number, ware: string): Address => `seat:${seat}/stand/${ware}`,
  newest: (seat: number, ware: string, nth: number): Address => `seat:${seat}/stand/${ware}/${nth}`,
  hand: (seat: number): Address => `seat:${seat}/hand`,
  held: (seat: number, card: string): Address => `seat:${seat}/hand/${card}`,
  artifact: (seat: number, slot: number): Address => `seat:${seat}/artifact/${slot}`,
  cost: (seat: number, slot: number): Address => `seat:${seat}/artifact/${slot}/cost`,
  holy: (seat: number, kind: string): Address => `seat:${seat}/holy/${kind}`,
  row: (slot: number): Address => `row/${slot}`,
  wholeRow: 'row',
  holyPile: 'row/pile',
  supply: 'supply',
  ware: (ware: string): Address => `supply/${ware}`,
  pile: 'pile',
  discard: 'discard',
  markers: 'markers',
  stage: 'stage',
  subject: 'stage/card',
} as const;

/** The card that lies on top of a pile, without the number beside it; the last of the markers, beside their word. */
export const top = (pile: Address): Address => `${pile}/top`;

/** What flies beside cards and wares: a card face down, a coin, a marker. */
export const BACK = 'back';
export const COIN = 'coin';
export const MARKER = 'marker';

/** In milliseconds: long enough to read the name of a card that somebody else plays; to see what was changed; one of many. */
const READ = 1200;
const SEEN = 450;
const GLANCED = 220;

type NoteOf<Type extends Note['type']> = Extract<Note, { type: Type }>;
type Told = Scene | null;
type Reader = number | null;

/** A card, face up or down, and where it comes from in the hand of a seat: only the own cards lie apart. */
const faceOf = (card: string | null): string => card ?? BACK;
const inHand = (seat: number, card: string | null): Address => (card === null ? at.hand(seat) : at.held(seat, card));

const flight = (thing: string, from: Address, to: Address): Flight => ({ thing, from, to, lands: true });
/** Onto a pile or into a supply, where there are more of the same: nothing is hidden until it arrives. */
const joins = (thing: string, from: Address, to: Address): Flight => ({ thing, from, to });

/** A card that is looked at lies on the stage for who looks, and in that player's hand for all others. */
function drawn({ seat, card, source }: NoteOf<'card_drawn'>, you: Reader): Scene {
  if (source === 'draw_card') {
    const paid = joins(MARKER, top(at.markers), top(at.pile));
    if (seat !== you) return { flights: [paid, joins(faceOf(card), top(at.pile), at.hand(seat))] };
    return { flights: [paid, flight(faceOf(card), top(at.pile), at.subject)], marks: [at.subject] };
  }
  return { flights: [flight(faceOf(card), top(at.pile), inHand(seat, card))], marks: [inHand(seat, card)] };
}

function placed({ seat, card, slot, replaced }: NoteOf<'artifact_placed'>): Scene {
  const place = at.artifact(seat, slot);
  const gone = replaced === null ? [] : [joins(replaced, place, top(at.discard))];
  return { flights: [...gone, flight(card, at.held(seat, card), place)], marks: [place] };
}

function holyPlaceTaken({ seat, kind, slot, of }: NoteOf<'holy_place_taken'>): Scene {
  const from = of !== null ? at.holy(of, kind) : at.row(slot ?? 1);
  return { flights: [joins(kind, from, at.holy(seat, kind))], hold: SEEN, marks: [at.holy(seat, kind)] };
}

/** Wares between the supply and a stand, each to or from a space of its own. */
function traded(seat: number, wares: readonly string[]): readonly { readonly ware: string; readonly space: Address }[] {
  return wares.map((ware, index) => ({ ware, space: at.newest(seat, ware, wares.slice(0, index + 1).filter((each) => each === ware).length) }));
}

/** More of them for more gold, so that a good sale looks like one; never so many that one waits for the last. */
const coins = (gold: number, from: Address, to: Address): readonly Flight[] => Array.from({ length: Math.max(1, Math.min(6, Math.ceil(gold / 2))) }, () => joins(COIN, from, to));

/** Where gold for wares comes from and goes to: a coin as large as all of the supply would cover it. */
const crate = (wares: readonly string[]): Address => (wares[0] === undefined ? at.supply : at.ware(wares[0]));

const moved = (thing: string, from: Address, to: Address): Scene => ({ flights: [joins(thing, from, to)], marks: [to] });

/** By type of note; null where nothing moves: what it says stands in the story. */
const SCENES: { readonly [Type in Note['type']]: ((note: NoteOf<Type>, you: Reader) => Told) | null } = {
  starter_drawn: null,
  row_laid: ({ row }) => ({ flights: row.map((kind, slot) => flight(kind, top(at.holyPile), at.row(slot + 1))) }),
  hand_dealt: ({ seat }) => ({ flights: [joins(BACK, top(at.pile), at.hand(seat))] }),
  turn_started: null,
  play_begun: null,
  bonus_taken: ({ seat }) => moved(COIN, at.markers, at.gold(seat)),
  end_triggered: ({ seat }) => ({ hold: READ, marks: [at.gold(seat)] }),
  game_ended: null,
  // The marker flies with the card, which comes at once.
  draw_begun: null,
  card_drawn: drawn,
  card_kept: ({ seat, card }, you) => (seat === you ? moved(faceOf(card), at.subject, inHand(seat, card)) : { marks: [at.hand(seat)] }),
  card_rejected: ({ seat, card }, you) => ({ ...moved(card, seat === you ? at.subject : at.hand(seat), top(at.discard)), hold: SEEN }),
  card_turned: ({ card, found }) =>
    found
      ? { flights: [flight(card, top(at.pile), at.subject)], hold: SEEN, marks: [at.subject] }
      : { flights: [joins(card, top(at.pile), top(at.discard))], hold: GLANCED, marks: [top(at.discard)] },
  search_failed: null,
  pile_renewed: () => ({ flights: [joins(BACK, top(at.discard), top(at.pile))], marks: [top(at.pile)] }),
  row_refilled: ({ slot, kind }) => ({ flights: [flight(kind, top(at.holyPile), at.row(slot))], marks: [at.row(slot)] }),
  holy_pile_renewed: () => ({ marks: [top(at.holyPile)] }),
  wares_bought: ({ seat, card, wares, gold }) => ({
    flights: [
      joins(card, at.held(seat, card), top(at.discard)),
      ...coins(gold, at.gold(seat), crate(wares)),
      ...traded(seat, wares).map(({ ware, space }) => flight(ware, at.ware(ware), space)),
    ],
    hold: SEEN,
    marks: [at.stand(seat), at.gold(seat), top(at.discard)],
  }),
  wares_sold: ({ seat, card, wares, gold }) => ({
    flights: [
      joins(card, at.held(seat, card), top(at.discard)),
      ...traded(seat, wares).map(({ ware, space }) => joins(ware, space, at.ware(ware))),
      ...coins(gold, crate(wares), at.gold(seat)),
    ],
    hold: SEEN,
    marks: [at.stand(seat), at.gold(seat), top(at.discard)],
  }),
  gold_taken: ({ seat, gold }) => ({ flights: coins(gold, at.subject, at.gold(seat)), marks: [at.gold(seat)] }),
  gold_paid: ({ seat }) => ({ flights: [joins(COIN, at.gold(seat), at.subject)], marks: [at.gold(seat)] }),
  ware_taken: ({ seat, ware }) => ({ flights: [flight(ware, at.ware(ware), at.newest(seat, ware, 1))], marks: [at.standWare(seat, ware)] }),
  ware_returned: ({ seat, ware }) => ({ flights: [joins(ware, at.standWare(seat, ware), at.ware(ware))], marks: [at.stand(seat)] }),
  ware_stolen: ({ of, ware }) => ({ flights: [joins(ware, at.standWare(of, ware), at.ware(ware))], marks: [at.stand(of)] }),
  artifact_placed: placed,
  artifact_used: ({ seat, slot, markers }) => ({
    flights: markers === 0 ? [] : [joins(MARKER, top(at.markers), at.cost(seat, slot))],
    hold: SEEN,
    marks: [at.artifact(seat, slot)],
  }),
  artifact_seized: ({ of, card, slot }) => ({ flights: [flight(card, at.artifact(of, slot), at.subject)], hold: SEEN, marks: [at.artifact(of, slot)] }),
  holy_place_taken: holyPlaceTaken,
  holy_place_played: ({ seat, kind }) => ({ flights: [joins(kind, at.holy(seat, kind), top(at.holyPile))], hold: SEEN, marks: [at.holy(seat, kind)] }),
  markers_retrieved: ({ seat, source }) => moved(MARKER, source === 'okavango' ? at.holy(seat, source) : at.subject, at.markers),
  card_announced: ({ seat, card }) => ({ flights: [flight(card, at.held(seat, card), at.subject)], hold: READ, marks: [at.subject] }),
  // Whoever answered, and with what in hand, looks the same.
  card_let_pass: null,
  card_cancelled: ({ seat, card }) => ({
    flights: [joins('animalist', at.hand(seat), at.subject), joins(card, at.subject, top(at.discard)), joins('animalist', at.subject, top(at.discard))],
    hold: READ,
    marks: [top(at.discard)],
  }),
  card_finished: ({ card }) => moved(card, at.subject, top(at.discard)),
  market_cried: () => ({ hold: SEEN, marks: [at.markers] }),
  nothing_fitted: null,
  stopped: null,
  option_chosen: null,
  number_chosen: null,
  slot_chosen: ({ slot }) => ({ hold: SEEN, marks: [at.row(slot)] }),
  kind_chosen: null,
  card_discarded: ({ seat, card }) => moved(card, at.held(seat, card), top(at.discard)),
  card_taken: ({ seat, card, source }) => moved(card, source === 'healer' ? top(at.discard) : at.subject, at.held(seat, card)),
  cards_exchanged: ({ seat, given, taken }) => ({
    flights: [joins(given, at.held(seat, given), top(at.discard)), joins(taken, top(at.discard), at.held(seat, taken))],
    hold: SEEN,
    marks: [top(at.discard), at.held(seat, taken)],
  }),
  pile_looked_at: () => ({ hold: SEEN, marks: [top(at.pile)] }),
  position_taken: ({ seat, card }) => moved(faceOf(card), top(at.pile), inHand(seat, card)),
  hand_seen: ({ of }) => ({ hold: SEEN, marks: [at.hand(of)] }),
  card_stolen: ({ of, card }) => moved(faceOf(card), inHand(of, card), at.subject),
  card_given: ({ seat, to, card }) => ({ flights: [joins(faceOf(card), inHand(seat, card), inHand(to, card))], marks: [inHand(to, card)] }),
};

/** Shown to everybody alike: it ends the game, or it passes and is not seen again. */
const FOR_ALL: ReadonlySet<Note['type']> = new Set(['end_triggered', 'card_turned', 'card_cancelled']);

export function scene(note: Note, you: Reader = null): Told {
  // The table pairs each tag with its own note; TypeScript cannot follow that through the union.
  const tell = SCENES[note.type] as ((note: Note, you: Reader) => Told) | null;
  const told = tell?.(note, you) ?? null;
  // Who did it knows what was done, and need not look at it.
  return told !== null && 'seat' in note && note.seat === you && !FOR_ALL.has(note.type) ? { ...told, hold: 0 } : told;
}
