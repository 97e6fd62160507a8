/** Why a card cannot be used now: from what everybody sees, and the reader's own hand. */
import type { LogLine } from '../../i18n/line';
import { against } from './against';
import { missing, reasons, refusal, theCard } from './lines';
import { held, hintOf, steps, type Now } from './market';
import type { View } from './types';

/** What must come first, whatever the card: another turn, an answer, another part of the turn; null: nothing must. */
function first({ view }: Pick<Now, 'view'>): LogLine | null {
  const { active, you, frames, phase, drawn, waiting } = view;
  if (active === null || you === null || phase === 'over') return null;
  const step = frames.at(-1);
  const asked = waiting.includes(you);
  if (active !== you) {
    const key = !asked ? 'why.their_turn' : step?.step === 'response' ? 'why.only_answer' : 'why.asked';
    return { key, args: { who: { seat: active } } };
  }
  if (step !== undefined) {
    const awaited = step.step === 'response' ? 'why.awaits' : 'why.awaits_done';
    return { key: asked ? unfit(step.source, step.step) : awaited, args: { card: theCard(step.source) } };
  }
  if (drawn !== null) return { key: 'why.drawn', args: { card: theCard(drawn) } };
  return phase === 'draw' ? { key: 'why.draw' } : null;
}

/** Why there is no choice where one is asked all the same, so that nobody else learns of it (AS-8.5); null where there is one. */
export function whyNoChoice({ view, legal }: Pick<Now, 'view' | 'legal'>): LogLine | null {
  const only = view.frames.at(-1)?.step === 'response' && legal.length === 1 && legal[0]?.type === 'let_pass';
  return only ? { key: 'why.no_answer' } : null;
}

/** A Haggler sells with some Ware cards only (AS-11.7). */
function unfit(source: string, step: string): string {
  return source === 'haggler' && step === 'choose_card' ? 'why.haggler' : 'why.pending';
}

/** Whether a move takes hold of that card of the hand first. */
function isUsable(card: string, { view, legal }: Pick<Now, 'view' | 'legal'>): boolean {
  return legal.some((move) => steps(move, view)[0]?.thing === held(card));
}

/** Why nothing can be done with this card of the hand; empty where something can. */
export function whyNot(card: string, now: Now): readonly LogLine[] {
  if (isUsable(card, now)) return [];
  const before = first(now);
  if (before !== null) return [before];
  const hint = hintOf(now.hints, card);
  const own = hint?.play_refused === 'only_in_response' ? { key: 'refused.only_in_response' } : null;
  return own === null ? reasons(hint) : [own];
}

/** The same in a few words, as the question says it in a turn in which others could be played; null where no reason is known. */
export function whyInShort(card: string, { hints }: Now): LogLine | null {
  const hint = hintOf(hints, card);
  if (hint === undefined) return null;
  if (hint.buy_refused === null || hint.sell_refused !== 'wares_missing') return against(hint.play_refused ?? hint.buy_refused ?? hint.sell_refused);
  return { key: 'why.trade', args: { why: against(hint.buy_refused) ?? '', wares: missing(hint)?.args?.wares ?? [] } };
}

/** Why what lies on the table before the reader cannot be used: Artifacts and Holy Places of that kind; null where it can, or there is none. */
export function whyNotThere(kind: string, now: Now): LogLine | null {
  const { hints, legal } = now;
  const [artifacts, places] = [hints?.artifacts.filter(({ card }) => card === kind) ?? [], hints?.holy_places.filter((each) => each.kind === kind) ?? []];
  const refused = [...artifacts.map((each) => each.use_refused), ...places.map((each) => each.play_refused)];
  const may = refused.includes(null) || legal.some((move) => kindOf(move, now.view) === kind);
  return refused.length === 0 || may ? null : (first(now) ?? refusal(refused[0]));
}

/** The kind of the Artifact or Holy Place that a move uses. */
function kindOf(move: Now['legal'][number], { seats, you }: View): string | null {
  if (move.type === 'use_artifact') return seats[you ?? 0]?.artifacts[move.slot - 1] ?? null;
  return move.type === 'play_holy_place' ? move.kind : null;
}
