/** The exchange as it lies on the stage: of the view where nothing is being told, else as the scenes have told it so far. */
import { useMemo } from 'react';

import { useBefore } from '../../director/useTold';
import type { Props } from './model';
import type { Note, Offer, View } from './types';

export interface Exchange {
  /** Who trade, active player first; null while nobody is chosen. */
  readonly seats: readonly [number, number] | null;
  /** Whose card lies there face down. */
  readonly hidden: readonly number[];
  /** What lies open. */
  readonly cards: readonly Offer[];
}

/** Nobody trades. */
export const NOBODY: Exchange = { seats: null, hidden: [], cards: [] };

/** Notes that are told while the two still stand on the stage: until both have drawn it is their turn (AY-9.8). */
const ABOUT: ReadonlySet<Note['type']> = new Set<Note['type']>([
  'partner_chosen',
  'card_chosen',
  'cards_revealed',
  'sabotage_played',
  'exchange_cancelled',
  'magician_worked',
  'card_received',
  'card_taken',
  'nothing_to_take',
  'hand_discarded',
  'hand_turned',
  't_rex_ate',
  'card_drawn',
  'pile_reshuffled',
]);

function standing({ active, partner, revealed, chosen }: View): Exchange {
  return { seats: active === null || partner === null ? null : [active, partner], hidden: chosen, cards: revealed };
}

/** The exchange when this has been told of it. */
function told(exchange: Exchange, note: Note): Exchange {
  const without = (seat: number): Exchange => ({ ...exchange, cards: exchange.cards.filter((card) => card.seat !== seat) });
  switch (note.type) {
    // In a turn without an exchange (AY-5.3) the two of the turn before have left the stage.
    case 'turn_started':
      return NOBODY;
    case 'partner_chosen':
      return { seats: [note.seat, note.partner], hidden: [], cards: [] };
    case 'card_chosen':
      return { ...exchange, hidden: [...exchange.hidden, note.seat] };
    case 'cards_revealed':
      return { seats: seatsOf(exchange, note.cards), hidden: [], cards: note.cards };
    case 'magician_worked':
      return without(note.seat);
    case 'card_received':
      return without(note.giver);
    case 'exchange_cancelled':
      return { ...exchange, cards: [] };
    default:
      return exchange;
  }
}

/** As they already stand there, or as the note names them. */
function seatsOf({ seats }: Exchange, [one, other]: readonly Offer[]): Exchange['seats'] {
  if (one === undefined || other === undefined) return seats;
  return seats?.includes(one.seat) === true && seats.includes(other.seat) ? seats : [one.seat, other.seat];
}

/** What lies on the stage now. */
export function useExchange(now: Pick<Props, 'view' | 'scene' | 'story'>): Exchange {
  const before = useBefore(now);
  const { view, scene, story } = now;
  return useMemo(() => {
    if (scene === null || !ABOUT.has(scene.note.type)) return standing(view);
    const { from, notes } = beginning(story, scene, before);
    return notes.reduce(told, from);
  }, [before, view, scene, story]);
}

/** All that has been told of the exchange up to this scene, and what it is told from: two who choose each other. */
function beginning(story: Props['story'], scene: NonNullable<Props['scene']>, { view, seq }: { readonly view: View; readonly seq: number }) {
  const until = story.filter((entry) => entry.seq <= scene.seq);
  const last = until.findLastIndex(({ notes }) => notes.some(({ type }) => type === 'partner_chosen'));
  // A story that does not reach back that far goes on from what was seen.
  const entries = last < 0 ? until.filter((entry) => entry.seq > seq) : until.slice(last);
  const notes = entries.flatMap((entry) => entry.notes as unknown as readonly Note[]);
  return { from: last < 0 ? standing(view) : NOBODY, notes: notes.slice(0, notes.indexOf(scene.note) + 1) };
}
