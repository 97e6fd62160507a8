import type { TFunction } from 'i18next';

import { isolated } from '../i18n/Words';

/** Why a seat has changed hands, as far as this says more than the log of every table. */
const WHYS = ['left', 'away', 'returned'] as const;

interface Who {
  /** Whose seat it is. */
  readonly name: string;
  /** What a bot there is called. */
  readonly bot: string;
  readonly seat: string;
}

interface Told {
  readonly why?: unknown;
  readonly level?: unknown;
  readonly reason?: unknown;
}

/** The log's line where a bot has taken over, or the person again; null where somebody has resigned. */
export function handedOver({ why, level, reason }: Told, who: Who, t: TFunction): string | null {
  if (why === 'staff') return t(level === null ? 'seats.log.given_back' : 'seats.log.replaced', { ...who, reason: isolated(String(reason)) });
  const known = WHYS.find((each) => each === why);
  return known === undefined ? null : t(`seats.log.${known}`, { ...who });
}

/** The log's line where nobody is left who plays. */
export function pausedAway(until: Date, t: TFunction): string {
  return t('seats.log.paused', { until });
}
