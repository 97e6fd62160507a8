/** What a move costs and brings, as it stands on its button. */
import type { LogLine } from '../../i18n/line';
import { hintOf } from './market';
import type { Hints, Move, View } from './types';

/** What the use of an Artifact costs in gold, besides markers (AS-10.5). */
const FEES: ReadonlyMap<string, number> = new Map([['calabash', 1]]);

/** The gold that such a use costs, and how much of it is left then; null where it costs none. */
function fee(kind: string | null | undefined, view: View) {
  const gold = FEES.get(kind ?? '');
  return gold === undefined ? null : { gold, after: (view.seats[view.you ?? 0]?.gold ?? 0) - gold };
}

/** An Artifact that a Cape Buffalo takes away is used without markers; its other costs are paid as usual (AS-12.2). */
function seizedFact(option: string, source: string | undefined, view: View): LogLine | null {
  const paid = option === 'use' && source === 'cape_buffalo' ? fee(view.resolving.at(-1), view) : null;
  return paid === null ? null : { key: 'board.purchase', args: paid };
}

/** A hand as it is, and as a Chieftain makes it (AS-11.5). */
function handFact(option: string, { seats, you }: View): LogLine | null {
  const drawing = option === 'draw';
  const from = seats.find(({ seat }) => (seat === you) === drawing)?.cards ?? 0;
  return { key: 'board.hand_becomes', args: { from, count: drawing ? 5 : 3 } };
}

/** What a move costs in markers: drawing, a trade, and what is played from the hand one (AS-4.1, AS-6.2, AS-6.3, AS-7.2, AS-8.1), an Artifact its own (AS-10). */
export function markersOf(move: Move, hints: Hints | null): number {
  switch (move.type) {
    case 'draw_card':
    case 'buy_wares':
    case 'sell_wares':
    case 'place_artifact':
    case 'play_person':
    case 'play_animal':
      return 1;
    case 'use_artifact':
      return hints?.artifacts.find(({ slot }) => slot === move.slot)?.markers ?? 0;
    default:
      return 0;
  }
}

/** What a move costs and brings, besides markers. */
export function moveFact(move: Move, hints: Hints | null, view: View): LogLine | null {
  const source = view.frames.at(-1)?.source;
  switch (move.type) {
    case 'choose_option':
      return source === 'chieftain' ? handFact(move.option, view) : seizedFact(move.option, source, view);
    case 'choose_card': {
      // For a Haggler it is what one sells with (AS-11.7).
      const gold = source === 'haggler' ? hintOf(hints, move.card)?.sell : null;
      return gold == null ? null : { key: 'board.sale', args: { gold, after: (view.seats[view.you ?? 0]?.gold ?? 0) + gold } };
    }
    case 'buy_wares':
    case 'sell_wares': {
      const type = move.package_type ?? null;
      const found = hints?.trades.find((one) => one.card === move.card && one.package_type === type && one.sale === (move.type === 'sell_wares'));
      return found === undefined
        ? null
        : { key: found.sale ? 'board.sale' : 'board.purchase', args: { gold: Math.abs(found.gold), after: found.gold_after } };
    }
    case 'use_artifact': {
      const own = hints?.artifacts.find(({ slot }) => slot === move.slot);
      if (own === undefined) return null;
      const paid = fee(own.card, view);
      return paid === null ? null : { key: 'board.purchase', args: paid };
    }
    case 'play_holy_place': {
      const own = hints?.holy_places.find(({ kind }) => kind === move.kind);
      return own === undefined ? null : { key: 'board.times', args: { count: own.copies } };
    }
    case 'keep_card':
      return { key: 'board.kept' };
    case 'reject_card':
      // Who has no marker left draws no more (AS-4.3).
      return { key: view.markers > 0 ? 'board.rejected' : 'board.rejected_last' };
    case 'play_animalist':
      return { key: 'board.cancels' };
    default:
      return null;
  }
}
