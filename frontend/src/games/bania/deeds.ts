/** What the others have done since the reader's last move. */
import type { Entry } from '../../api/wire';
import { yieldOf, type Ware } from './art/wares';
import type { Note, Wares } from './types';

/** The deeds of one seat. */
export interface Deeds {
  readonly seat: number;
  /** Of which ware each tent is that it has placed. */
  readonly tents: readonly Ware[];
  readonly points: number;
  /** So many settlements it has closed. */
  readonly closed: number;
  /** Whether it has sent the reader's elephant home by that. */
  readonly sentHome: boolean;
  /** Where it has put its elephant. */
  readonly elephant: string | null;
  /** What it has rolled for. */
  readonly rolled: Wares | null;
}

const NOTHING = { tents: [], points: 0, closed: 0, sentHome: false, elephant: null, rolled: null };

/** All that has been told since the reader's last move. */
export function notesSince(story: readonly Entry[], you: number | null): readonly Note[] {
  const own = story.findLastIndex(({ kind, seat }) => kind === 'played' && seat === you);
  return story.slice(own + 1).flatMap((entry) => entry.notes as unknown as readonly Note[]);
}

/** What the reader's elephant has brought since then, at the start of the turn that is played now; null for nothing. */
export function incomeSince(story: readonly Entry[], you: number | null): Wares | null {
  const brought = you === null ? [] : notesSince(story, you).flatMap((note) => (note.type === 'bonus_taken' && note.seat === you ? [note.cards] : []));
  const all = brought.reduce<Wares | null>(sum, null);
  return all === null || Object.values(all).every((held) => held === 0) ? null : all;
}

/** Of each other seat that has done anything, in the order of their turns. */
export function deedsSince(story: readonly Entry[], you: number | null): readonly Deeds[] {
  const deeds = new Map<number, Deeds>();
  let builder: number | null = null;
  for (const note of you === null ? [] : notesSince(story, you)) {
    // A settlement is closed, and one's elephant sent home, by whoever has just placed a tent.
    if (note.type === 'tent_placed') builder = note.seat;
    const sends = note.type === 'elephant_returned' && note.seat === you;
    const seat = sends || note.type === 'settlement_closed' ? builder : 'seat' in note ? note.seat : null;
    if (seat === null || seat === you) continue;
    const before = deeds.get(seat) ?? { seat, ...NOTHING };
    const now = sends ? { ...before, sentHome: true } : grown(before, note);
    if (now !== before) deeds.set(seat, now);
  }
  return [...deeds.values()];
}

/** The deeds together with what the note tells. */
function grown(deeds: Deeds, note: Note): Deeds {
  switch (note.type) {
    case 'tent_placed':
      return { ...deeds, tents: [...deeds.tents, yieldOf(note.tent)], points: deeds.points + note.points };
    case 'settlement_closed':
      return { ...deeds, closed: deeds.closed + 1 };
    case 'elephant_placed':
      return { ...deeds, elephant: note.space };
    case 'elephant_returned':
      return deeds.elephant === null ? deeds : { ...deeds, elephant: null };
    case 'cards_collected':
      return { ...deeds, rolled: sum(deeds.rolled, note.cards) };
    default:
      return deeds;
  }
}

function sum(some: Wares | null, more: Wares): Wares {
  const of = (ware: Ware) => (some?.[ware] ?? 0) + more[ware];
  return { spice: of('spice'), oil: of('oil'), silk: of('silk'), incense: of('incense') };
}

/** On which spaces others have placed tents since then, and who. */
export function builtSince(story: readonly Entry[], you: number | null): ReadonlyMap<string, number> {
  if (you === null) return new Map();
  return new Map(notesSince(story, you).flatMap((note) => (note.type === 'tent_placed' && note.seat !== you ? [[note.space, note.seat] as const] : [])));
}
