/** What was done in the newest turn: the stage shows it while no effect is carried out. */
import type { Entry } from '../../api/wire';
import type { Props } from './market';
import type { Note } from './types';

/** What a deed took from a player, or gave to the other one. */
export interface Change {
  readonly seat: number;
  /** A ware, an Artifact or a Holy Place; null for a card of a hand. */
  readonly kind: string | null;
  readonly lost: boolean;
}

/** Something done in a turn: with what, in a word what, what came of it, and what it did to somebody. */
export interface Deed {
  /** The kind of its card; null for a card that nobody else has seen. */
  readonly kind: string | null;
  readonly word: 'kept' | 'rejected' | 'bought' | 'sold' | 'placed' | 'used' | 'played' | 'blocked';
  readonly gold: number;
  /** Wares and Holy Places. */
  readonly things: readonly string[];
  readonly cards: number;
  readonly changes: readonly Change[];
}

export interface Turn {
  readonly seat: number;
  readonly turn: number;
  readonly deeds: readonly Deed[];
}

/** So many have room beside each other: of more, the first are left out, which were looks at cards. */
const MOST = 6;

const deed = (kind: string | null, word: Deed['word'], gold = 0): Deed => ({ kind, word, gold, things: [], cards: 0, changes: [] });

/** What the note tells of, if it is something done and not what came of it. */
function done(note: Note): Deed | null {
  switch (note.type) {
    case 'card_kept':
      return deed(note.card, 'kept');
    case 'card_rejected':
      return deed(note.card, 'rejected');
    case 'wares_bought':
      return deed(note.card, 'bought', -note.gold);
    case 'wares_sold':
      return deed(note.card, 'sold', note.gold);
    case 'artifact_placed':
      return deed(note.card, 'placed');
    case 'artifact_used':
      return deed(note.card, 'used');
    case 'holy_place_played':
      return deed(note.kind, 'played');
    case 'card_announced':
      return deed(note.card, 'played');
    default:
      return null;
  }
}

/** The deed together with what the note says came of it for who did it. */
function grown(last: Deed, note: Note): Deed {
  switch (note.type) {
    case 'gold_taken':
      return { ...last, gold: last.gold + note.gold };
    case 'gold_paid':
      return { ...last, gold: last.gold - note.gold };
    // A stolen ware is taken, too, where it is kept (AS-12.6).
    case 'ware_taken':
      return { ...last, things: [...last.things, note.ware] };
    case 'holy_place_taken':
      return { ...last, things: [...last.things, note.kind] };
    case 'card_drawn':
      return note.source === 'draw_card' ? last : { ...last, cards: last.cards + 1 };
    case 'card_taken':
    case 'position_taken':
    case 'card_stolen':
      return { ...last, cards: last.cards + 1 };
    case 'card_given':
      return { ...last, cards: last.cards - 1 };
    default:
      return last;
  }
}

const lost = (seat: number, kind: string | null): Change => ({ seat, kind, lost: true });

/** What the note says was taken from a player, or given to another than `by`, whose turn it is. What one gives for oneself is a price. */
function changed(note: Note, by: number): Change | null {
  switch (note.type) {
    case 'ware_returned':
      return note.seat === by ? null : lost(note.seat, note.ware);
    case 'card_discarded':
      return note.seat === by ? null : lost(note.seat, null);
    case 'ware_stolen':
      return lost(note.of, note.ware);
    case 'artifact_seized':
      return lost(note.of, note.card);
    case 'card_stolen':
      return lost(note.of, null);
    case 'card_given':
      return { seat: note.to, kind: null, lost: false };
    case 'holy_place_taken':
      if (note.of !== null) return lost(note.of, note.kind);
      // Whoever places an Artifact gives away the Holy Place there (AS-7.3).
      return note.seat === by ? null : { seat: note.seat, kind: note.kind, lost: false };
    default:
      return null;
  }
}

/** The deed together with all that the note says came of it. */
function after(last: Deed, note: Note, by: number): Deed {
  const own = 'seat' in note && note.seat === by ? grown(last, note) : last;
  const change = changed(note, by);
  return change === null ? own : { ...own, changes: [...own.changes, change] };
}

/** What may become of a card in the same turn: it is shown once, with what was done last. */
const BEFORE: Readonly<Partial<Record<Deed['word'], readonly Deed['word'][]>>> = {
  bought: ['kept'],
  sold: ['kept'],
  placed: ['kept'],
  played: ['kept'],
  used: ['placed'],
};

/** The deed with all that came of the same card before, which is taken out from among the deeds. */
function joined(deeds: Deed[], next: Deed): Deed {
  const before = deeds.findLastIndex(({ kind, word }) => kind !== null && kind === next.kind && BEFORE[next.word]?.includes(word) === true);
  const [first] = before < 0 ? [] : deeds.splice(before, 1);
  return first === undefined ? next : { ...next, cards: first.cards, things: first.things, changes: first.changes };
}

/** What that player did in the turn that these notes begin, and what it did to the other one; of what was done in answer to it, what undid it. */
function deedsOf(notes: readonly Note[], seat: number): readonly Deed[] {
  const deeds: Deed[] = [];
  for (const note of notes) {
    if (note.type === 'turn_started') break;
    const next = 'seat' in note && note.seat === seat ? done(note) : null;
    const last = deeds.at(-1);
    if (next !== null) deeds.push(joined(deeds, next));
    else if (last === undefined) continue;
    else deeds[deeds.length - 1] = note.type === 'card_cancelled' ? { ...last, word: 'blocked' } : after(last, note, seat);
  }
  return deeds.slice(-MOST);
}

/** The newest turn in which anything was done, as far as it has been told; null before there is one. */
export function lastTurn(story: readonly Entry[], scene: Props['scene'] = null): Turn | null {
  const notes = story.flatMap((entry) => told(entry, scene));
  for (let at = notes.length - 1; at >= 0; at -= 1) {
    const note = notes[at];
    if (note?.type !== 'turn_started') continue;
    const deeds = deedsOf(notes.slice(at + 1), note.seat);
    if (deeds.length > 0) return { seat: note.seat, turn: note.turn, deeds };
  }
  return null;
}

/** While scenes play, what has been told until the one that is shown, and with it. */
function told({ seq, notes }: Entry, scene: Props['scene']): readonly Note[] {
  const all = notes as unknown as readonly Note[];
  if (scene === null || scene.again === true || seq < scene.seq) return all;
  return seq > scene.seq ? [] : all.slice(0, all.indexOf(scene.note) + 1);
}
