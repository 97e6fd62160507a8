/**
 * What each note looks like. What lies on this board, by its address:
 *   stage                the stage in the middle; stage/N what seat N has laid on it; stage/eater and stage/eaten for a T-Rex;
 *                        stage/power the card whose power works; stage/hand the hand from which a Lollipop takes
 *   pile, discard        the draw pile and the discard pile
 *   seat:N/hand          the hand of a seat, one's own as well; seat:N/hand/S its card in slot S, counted from 0
 *   seat:N/bag           the open cards of a seat; seat:N/bag/FACE all of one kind
 */
import type { Flight, Scene } from '../../director/scene';
import { caption, MAGICIAN } from './captions';
import { faceOf, flying } from './faces';
import { slotThing as slot } from './model';
import type { Note } from './types';

type NoteOf<Type extends Note['type']> = Extract<Note, { type: Type }>;

const PILE = 'pile';
const DISCARD = 'discard';
/** A card of which nobody is to see even the back: it would tell which slot was chosen. */
const VEILED = flying(null, 'veil');

export const stage = (seat: number): string => `stage/${seat}`;
export const bag = (seat: number): string => `seat:${seat}/bag`;
export const hand = (seat: number): string => `seat:${seat}/hand`;
export const inBag = (seat: number, card: string): string => `${bag(seat)}/${faceOf(card)}`;
const seatAt = (seat: number): string => `seat:${seat}`;

/** In milliseconds at the calm speed: a line to be read, and the two cards that everybody waits for. */
const READ = 1300;
const LOOK = 2200;
/** Until both are turned over (stage.css). */
const TURN = 900;

/** To a place of its own, which stays empty until it arrives. */
function lands(thing: string, from: string, to: string): Flight {
  return { thing, from, to, lands: true };
}

/** To its place before a seat, or onto the discard pile, where others lie already. */
function arrives(card: string, from: string, seat: number, place: 'bag' | 'discard'): Flight {
  return place === 'bag' ? lands(card, from, inBag(seat, card)) : { thing: card, from, to: DISCARD };
}

const SCENES: { readonly [Type in Note['type']]: (note: NoteOf<Type>) => Scene | null } = {
  first_player_drawn: (note) => ({ hold: READ, caption: caption(note), marks: [seatAt(note.seat)] }),
  card_dealt: ({ seat, slot: at, card, back }) => ({ flights: [lands(flying(card, back), PILE, slot(seat, at))] }),
  // What lies on top is seen on the pile, whose turn it is at the seat.
  top_card_shown: () => null,
  turn_started: () => null,
  exchange_skipped: (note) => ({ hold: READ, caption: caption(note), marks: [seatAt(note.seat)] }),
  partner_chosen: (note) => ({ hold: READ / 2, caption: caption(note), marks: [stage(note.seat), stage(note.partner)] }),
  card_chosen: ({ seat, slot: at }) => ({
    flights: [lands(VEILED, at === null ? hand(seat) : slot(seat, at), stage(seat))],
    marks: [stage(seat)],
  }),
  cards_revealed: (note) => ({
    hold: TURN + LOOK,
    caption: caption(note),
    marks: note.cards.map(({ seat }) => stage(seat)),
  }),
  // Who is asked is seen on the stage.
  passed: () => null,
  sabotage_played: (note) => ({
    flights: [{ thing: 'sabotage', from: slot(note.seat, note.slot), to: DISCARD }],
    hold: LOOK,
    caption: caption(note),
    marks: [DISCARD, hand(note.seat)],
  }),
  exchange_cancelled: (note) => ({
    flights: note.cards.map(({ seat, card }) => ({ thing: card, from: stage(seat), to: DISCARD })),
    hold: READ / 2,
    caption: caption(note),
    marks: [DISCARD],
  }),
  magician_worked: (note) => ({
    flights: [{ thing: MAGICIAN, from: stage(note.seat), to: DISCARD }],
    hold: READ,
    caption: caption(note),
    marks: [DISCARD],
  }),
  card_received: (note) => ({
    flights: [arrives(note.card, stage(note.giver), note.seat, note.place)],
    hold: READ / 2,
    caption: caption(note),
    marks: [note.place === 'bag' ? inBag(note.seat, note.card) : DISCARD],
  }),
  card_taken: (note) => ({
    flights: [arrives(note.card, slot(note.giver, note.slot), note.seat, note.place)],
    hold: READ,
    caption: caption(note),
    marks: [note.place === 'bag' ? inBag(note.seat, note.card) : DISCARD],
  }),
  nothing_to_take: (note) => ({ hold: READ, caption: caption(note) }),
  hand_discarded: (note) => ({
    flights: note.cards.map((card, at) => ({ thing: card, from: slot(note.seat, at), to: DISCARD })),
    hold: READ,
    caption: caption(note),
    marks: [hand(note.seat), DISCARD],
  }),
  hand_turned: (note) => ({ hold: LOOK, caption: caption(note), marks: [hand(note.seat)] }),
  t_rex_ate: (note) => ({
    flights: [lands('t_rex', inBag(note.seat, 't_rex'), 'stage/eater'), lands(note.card, inBag(note.seat, note.card), 'stage/eaten')],
    hold: LOOK,
    caption: caption(note),
    marks: [bag(note.seat), DISCARD],
  }),
  card_drawn: ({ seat, slot: at, card, back }) => ({
    flights: [lands(flying(card, back), PILE, slot(seat, at))],
    marks: [slot(seat, at)],
  }),
  pile_reshuffled: (note) => ({ flights: [{ thing: VEILED, from: DISCARD, to: PILE }], hold: READ / 2, caption: caption(note), marks: [PILE] }),
  game_ended: (note) => ({ hold: LOOK, caption: caption(note), marks: note.winners.map(seatAt) }),
};

/** What a note looks like; null where there is nothing to see. */
export function scene(note: Note): Scene | null {
  // The table pairs each tag with its own note; TypeScript cannot follow that through the union.
  const tell = SCENES[note.type] as (note: Note) => Scene | null;
  return tell(note);
}
