/** Why a card of the hand cannot be used now, as it stands on the card itself, in two or three words. */
import type { LogLine } from '../../i18n/line';
import type { CardHint } from './types';

export interface Against {
  readonly why: LogLine | null;
  /** The wares that are missing for it. */
  readonly wares: readonly string[];
}

/** Against which there is no remedy but another part of the turn: the question says so. */
const ELSEWHEN: ReadonlySet<string> = new Set(['wrong_phase', 'not_your_turn', 'effect_pending', 'wrong_step', 'game_over']);

/** Why something cannot be used now, in two or three words. */
export function against(reason: string | null | undefined): LogLine | null {
  return reason == null || ELSEWHEN.has(reason) ? null : { key: `against.${reason}` };
}

/** What stands against buying with a card. */
export function buying(hint: CardHint | undefined): Against {
  return { why: against(hint?.buy_refused), wares: [] };
}

/** What stands against selling with it: how many wares are missing, which are ringed above. */
export function selling(hint: CardHint | undefined): Against {
  if (hint?.sell_refused !== 'wares_missing') return { why: against(hint?.sell_refused), wares: [] };
  return { why: { key: 'card.lacks', args: { count: hint.missing.length } }, wares: hint.missing };
}
