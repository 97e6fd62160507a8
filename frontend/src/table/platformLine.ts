import type { TFunction } from 'i18next';

import type { Entry, Sitter } from '../api/wire';
import { botName } from '../i18n/botName';

/** What the platform's own entries say; null for those of the game and for talk. */
export function platformLine(entry: Entry, t: TFunction): string | null {
  const data = entry.data ?? {};
  const seat = entry.seat === null ? '' : String(entry.seat + 1);
  switch (entry.kind) {
    case 'seated':
      return data.sitter === ('bot' satisfies Sitter)
        ? t('log.seated', { name: t('seat.bot', { name: botName(entry.seat ?? 0) }), seat })
        : t('log.seated', { name: text(data.name), seat });
    case 'handed_over':
      return t('log.handed_over', { name: t('seat.bot', { name: botName(entry.seat ?? 0) }), seat });
    case 'left':
      return t('log.left', { seat });
    case 'resigned':
      return t('log.resigned', { seat });
    case 'opened':
      return t('log.opened');
    case 'started':
      return t('log.started');
    case 'paused':
      return t('log.paused', { until: new Date(text(data.until)) });
    case 'resumed':
      return t('log.resumed');
    case 'abandoned':
      return t('log.abandoned');
    case 'undone':
      return t('log.undone');
    case 'redone':
      return t('log.redone');
    case 'ended':
      return t('log.ended');
    case 'scored':
      return t('log.scored');
    case 'revealed':
      return t('log.revealed');
    case 'followed':
      return t('log.followed');
    default:
      return null;
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
