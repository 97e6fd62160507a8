/**
 * What the notes of Anansi look like on its board. Its addresses:
 *   deck                   cards that are not dealt (the button that tells which are unseen)
 *   supply, quota, led     facts: free listeners, who may still recruit, the led colour
 *   open/CARD              a card out of play (3 players)
 *   display/COLOUR/CARD    a card in a column of the trump display
 *   trick/CARD             a card in the trick on the table, the last one too
 *   hand/CARD              a card of one's own hand
 *   seat:N/hand, seat:N/listeners, seat:N/stacks    what lies before a seat
 */
import type { Flight, Scene } from '../../director/scene';
import { colourOf } from './art/cards';
import { sentence } from './lines';
import type { Note } from './types';

type NoteOf<Type extends Note['type']> = Extract<Note, { type: Type }>;

export const LISTENER = 'listener';
/** One whom a story has reached. */
export const INSPIRED = 'listener/inspired';

/** A story stack, by its back. */
export const STACK = 'stack';

/** Milliseconds, at the calm speed: to see a trick, a line, the sums of a round and each seat's line of them. */
const TRICK = 1600;
const LINE = 1200;
const SUMS = 3500;
const SUM = 700;

function lain(card: string): string {
  return `display/${colourOf(card)}/${card}`;
}

function into(seat: number, card: string, you: number | null): Flight {
  return { thing: card, from: seat === you ? `hand/${card}` : `seat:${seat}/hand`, to: `trick/${card}`, lands: true };
}

/** Only one's own: a deal to five in a row would take longer than a trick. */
function dealt({ cards }: NoteOf<'hand_dealt'>): Scene | null {
  if (cards === null) return null;
  return { flights: cards.map((card) => ({ thing: card, from: 'deck', to: `hand/${card}`, lands: true })) };
}

function recruited({ seat, card, listeners }: NoteOf<'card_recruited'>, you: number | null): Scene {
  const come: Flight = { thing: LISTENER, from: 'supply', to: `seat:${seat}/listeners` };
  const flights = [into(seat, card, you), ...Array.from({ length: listeners }, () => come)];
  return { flights, marks: [`trick/${card}`, ...(listeners > 0 ? [`seat:${seat}/listeners`] : [])] };
}

const SCENES: { readonly [Type in Note['type']]: ((note: NoteOf<Type>, you: number | null) => Scene | null) | null } = {
  row_laid: null,
  leader_drawn: ({ seat }) => ({ marks: [`seat:${seat}/name`] }),
  display_laid: ({ cards }) => ({ flights: cards.map((card) => ({ thing: card, from: 'deck', to: lain(card), lands: true })) }),
  hand_dealt: dealt,
  open_laid: ({ cards }) => ({
    flights: cards.map((card) => ({ thing: card, from: 'deck', to: `open/${card}`, lands: true })),
  }),
  round_opened: (note) => ({ hold: LINE, caption: sentence(note), marks: [`seat:${note.leader}/name`] }),
  trump_set: (note) =>
    note.colour === note.before
      ? null
      : { hold: note.before === null ? 0 : LINE, caption: sentence(note), marks: [`display/${note.colour}`] },
  card_played: ({ seat, card }, you) => ({ flights: [into(seat, card, you)], marks: [`trick/${card}`] }),
  card_recruited: recruited,
  listeners_inspired: ({ seat }) => ({ marks: [`seat:${seat}/listeners`] }),
  // A stack lies face down: its cards stay to be seen, each once, until somebody leads the next.
  trick_won: (note) => ({
    flights: [{ thing: STACK, from: `trick/${note.card}`, to: `seat:${note.seat}/stacks` }],
    hold: TRICK,
    caption: sentence(note),
    marks: [`seat:${note.seat}/stacks`],
  }),
  display_extended: ({ recruits }) => ({
    flights: recruits.map(({ card }) => ({ thing: card, from: `trick/${card}`, to: lain(card), lands: true })),
    marks: recruits.map(({ card }) => lain(card)),
  }),
  // The board shows the points themselves (RoundEnd.tsx).
  round_scored: ({ lines }) => ({ hold: SUMS + lines.length * SUM, marks: lines.map(({ seat }) => `seat:${seat}/points`) }),
  game_ended: (note) => ({ hold: LINE, caption: sentence(note) }),
};

export function scene(note: Note, you: number | null): Scene | null {
  // The table pairs each tag with its own note; TypeScript cannot follow that through the union.
  const tell = SCENES[note.type] as ((note: Note, you: number | null) => Scene | null) | null;
  return tell === null ? null : tell(note, you);
}
