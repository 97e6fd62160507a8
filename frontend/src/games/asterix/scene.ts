/**
 * What the notes of Asterix look like on its board. Its addresses:
 *   pile                   the Roman deck, with the count of what is left
 *   prize                  the card that is bid for, and the card that Idefix looks at
 *   bid/N                  the bid slot of a seat
 *   gaul/KEY               a Gaul, while they are chosen
 *   hand/CARD              a place in one's own hand (1 to 10, idefix)
 *   seat:N/hand            the numbers that a seat still holds
 *   seat:N/front/KIND      captured Romans of one value, or a Pirate
 */
import type { Flight, Scene } from '../../director/scene';
import { compared, sentence } from './lines';
import type { Note } from './types';

type NoteOf<Type extends Note['type']> = Extract<Note, { type: Type }>;

/** A bid face down, and whose: `bid/N`, as its slot is called. */
const BID = 'bid/';
export const PILE = 'pile';

/** The seat whose bid that is; null: it is none. */
export function bidder(thing: string): number | null {
  return thing.startsWith(BID) ? Number(thing.slice(BID.length)) : null;
}

/** Milliseconds, at the calm speed: until all bids lie open and are read, to see who wins, to see one result, to read one line of the sums. */
const TURN = 1000;
const VERDICT = 1900;
const RESULT = 1700;
const LINE = 1100;

function wins(seat: number, card: string, from: string): Flight {
  return { thing: card, from, to: `seat:${seat}/front/${card}`, lands: true };
}

const SCENES: { readonly [Type in Note['type']]: ((note: NoteOf<Type>, you: number | null) => Scene) | null } = {
  gaul_chosen: ({ seat, gaul }) => ({ marks: [`gaul/${gaul}`, `seat:${seat}/name`] }),
  round_started: null,
  prize_turned: ({ card }) => ({ flights: [{ thing: card, from: 'pile', to: 'prize', lands: true }] }),
  // A slot bears no mark: what lies in it is seen, and what the prize is worth to its seat stands in its corner.
  bid_made: ({ seat, card }, you) => ({
    flights: [{ thing: `${BID}${seat}`, from: seat === you && card !== null ? `hand/${card}` : `seat:${seat}/hand`, to: `${BID}${seat}`, lands: true }],
  }),
  // Turned over on the board (Bids.tsx): all together, and only then it is seen and said which is the strongest.
  bids_revealed: (note) => ({ hold: TURN, caption: { key: 'cards_up' }, next: { hold: VERDICT, caption: compared(note) } }),
  bids_cancelled: (note) => ({ hold: RESULT, caption: sentence(note) }),
  trick_won: (note) => ({
    flights: [wins(note.seat, note.prize, 'prize')],
    hold: RESULT,
    caption: sentence(note),
    marks: [`seat:${note.seat}/front/${note.prize}`],
  }),
  prize_set_aside: (note) => ({ hold: RESULT, caption: sentence(note) }),
  // What becomes of each bid its slot shows.
  card_discarded: null,
  card_taken_back: null,
  card_looked_at: (note) => ({ flights: [{ thing: note.card ?? PILE, from: 'pile', to: 'prize', lands: true }], caption: sentence(note) }),
  peeked_assigned: (note) => ({
    flights: [wins(note.to, note.card, 'prize')],
    hold: RESULT,
    caption: sentence(note),
    marks: [`seat:${note.to}/front/${note.card}`],
  }),
  cards_drawn: (note) => ({
    flights: note.cards.map((card) => wins(note.seat, card, 'pile')),
    hold: RESULT,
    caption: sentence(note),
    marks: note.cards.map((card) => `seat:${note.seat}/front/${card}`),
  }),
  round_ended: (note) => ({ hold: LINE, caption: sentence(note) }),
  // The sums of the round show who has gone, and the points (RoundEnd.tsx).
  roman_escaped: (note) => ({ hold: LINE, caption: sentence(note) }),
  pirate_found_nobody: null,
  round_scored: (note) => ({ hold: LINE, caption: sentence(note), marks: [`seat:${note.seat}/points`] }),
  game_ended: (note) => ({ hold: RESULT, caption: sentence(note) }),
};

export function scene(note: Note, you: number | null): Scene | null {
  // The table pairs each tag with its own note; TypeScript cannot follow that through the union.
  const tell = SCENES[note.type] as ((note: Note, you: number | null) => Scene) | null;
  return tell === null ? null : tell(note, you);
}
