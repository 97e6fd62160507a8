/** What each note changes of what is seen: while scenes play the table is drawn as told so far (director/useTold.ts). */
import { HAND, IDEFIX } from './art/faces';
import { winnerOf } from './model';
import type { LastTrick, Note, View } from './types';

type NoteOf<Type extends Note['type']> = Extract<Note, { type: Type }>;

/** What becomes of the bids is seen with what the trick has come to. */
export const ALONG: ReadonlySet<Note['type']> = new Set<Note['type']>(['card_discarded', 'card_taken_back']);

export function after(view: View, note: Note): View {
  switch (note.type) {
    case 'gaul_chosen':
      return { ...view, gauls: put(view.gauls, note.seat, note.gaul) };
    case 'round_started':
      return begun(view, note);
    case 'prize_turned':
      return turned(view, note);
    case 'bid_made':
      return { ...view, chosen: [...view.chosen, note.seat], bids: put(view.bids, note.seat, note.card), waiting: view.waiting.filter((seat) => seat !== note.seat) };
    case 'bids_revealed':
      return { ...view, phase: 'prize', prize: null, chosen: [], waiting: [], sitting_out: [], last_trick: trickOf(view, note) };
    case 'trick_won':
      return captured(unbid(view), note.seat, note.prize);
    case 'prize_set_aside':
      return { ...unbid(view), set_aside: [...view.set_aside, note.prize] };
    case 'card_looked_at':
      return { ...view, phase: 'idefix', looker: note.seat, peeked: note.card, waiting: [note.seat], pile: note.pile };
    case 'peeked_assigned':
      return captured({ ...view, phase: 'prize', looker: null, peeked: null, waiting: [] }, note.to, note.card);
    case 'card_discarded':
      return { ...discarded(view, note.seat, [note.card]), bids: put(view.bids, note.seat, null) };
    case 'card_taken_back':
      return { ...view, bids: put(view.bids, note.seat, null) };
    case 'cards_drawn':
      return { ...discarded(captured(view, note.seat, ...note.cards), note.seat, note.hand), pile: note.pile };
    case 'roman_escaped':
      return { ...view, fronts: put(view.fronts, note.seat, without(view.fronts[note.seat] ?? [], note.card)), set_aside: [...view.set_aside, note.card] };
    case 'round_ended':
      return { ...view, phase: 'scoring' };
    case 'game_ended':
      return { ...view, phase: 'over' };
    default:
      return view;
  }
}

/** A round begins: all hands are complete, and nothing is captured. */
function begun(view: View, { round, pile }: NoteOf<'round_started'>): View {
  const none = view.hands.map(() => []);
  const given = view.setup.hands ?? [];
  return { ...view, phase: 'prize', round, pile, waiting: [], hands: view.hands.map((_, seat) => [...(given[seat] ?? HAND)]), discards: none, fronts: none, set_aside: [] };
}

function turned(view: View, { card, pile, sitting_out: out }: NoteOf<'prize_turned'>): View {
  const waiting = view.hands.flatMap((hand, seat) => (hand.length > 0 && !out.includes(seat) ? [seat] : []));
  return { ...view, phase: 'bidding', prize: card, pile, waiting, sitting_out: out, chosen: [], bids: view.bids.map(() => null) };
}

function trickOf(view: View, { prize, bids }: NoteOf<'bids_revealed'>): LastTrick {
  const shown = view.hands.map((_, seat) => bids.find((bid) => bid.seat === seat)?.card ?? null);
  return { prize, bids: shown, winner: winnerOf(view, shown) };
}

/** Until a trick is decided a bid that is turned over lies in its slot, and not in the hand; Idefix until what he looks at is given away (AX-9.7). */
function unbid(view: View): View {
  return { ...view, bids: view.bids.map((bid) => (bid === IDEFIX ? bid : null)) };
}

function captured(view: View, seat: number, ...cards: readonly string[]): View {
  return { ...view, fronts: put(view.fronts, seat, [...(view.fronts[seat] ?? []), ...cards]) };
}

function discarded(view: View, seat: number, cards: readonly string[]): View {
  const left = (view.hands[seat] ?? []).filter((card) => !cards.includes(card));
  return { ...view, hands: put(view.hands, seat, left), discards: put(view.discards, seat, [...(view.discards[seat] ?? []), ...cards]) };
}

function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, each) => each !== at);
}

function put<Value>(all: readonly Value[], seat: number, value: Value): Value[] {
  return all.map((each, at) => (at === seat ? value : each));
}
