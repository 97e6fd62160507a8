import type { TFunction } from 'i18next';

import type { Entry, Sitter } from '../api/wire';
import { personName, type Reading } from '../i18n/Reading';
import { isolated } from '../i18n/Words';
import { handedOver, pausedAway } from '../seats/line';

/** What is told of taking back: it answers a press, or takes away what was told before. */
export const OF_UNDO: ReadonlySet<Entry['kind']> = new Set(['undo_asked', 'undo_answered', 'undone', 'redone']);

type Told = Pick<Reading, 'botAt' | 'seatName' | 'you'>;

/** Entries that say the same whoever made them. */
const ALIKE: Partial<Readonly<Record<Entry['kind'], string>>> = {
  started: 'log.started',
  resumed: 'log.resumed',
  abandoned: 'log.abandoned',
  undone: 'log.undone',
  redone: 'log.redone',
  ended: 'log.ended',
  scored: 'log.scored',
  revealed: 'log.revealed',
  followed: 'log.followed',
};

/** What the platform's own entries say to a reader; null for those of the game and for talk. */
export function platformLine(entry: Entry, t: TFunction, reading: Told): string | null {
  const alike = ALIKE[entry.kind];
  if (alike !== undefined) return t(alike);
  return ofTable(entry, t) ?? ofSeats(entry, t, reading) ?? ofUndo(entry, t, reading);
}

/** What happens to the table as a whole. */
function ofTable({ kind, data }: Entry, t: TFunction): string | null {
  switch (kind) {
    case 'opened':
      return t(isOfLesson(data?.origin) ? 'status.lesson' : 'log.opened');
    case 'paused': {
      const until = new Date(text(data?.until));
      return data?.why === 'away' ? pausedAway(until, t) : t('log.paused', { until });
    }
    case 'stopped':
    case 'erased':
      return t(`log.${kind}`, { reason: isolated(text(data?.reason)) });
    case 'restricted':
      return t(`log.restricted.${allowed(data ?? {})}`, { name: nameIn(data ?? {}, t) });
    default:
      return null;
  }
}

/** Who comes to a seat or leaves it. */
function ofSeats(entry: Entry, t: TFunction, { botAt }: Told): string | null {
  const data = entry.data ?? {};
  const seat = entry.seat === null ? '' : String(entry.seat + 1);
  const bot = botAt(entry.seat ?? 0);
  switch (entry.kind) {
    case 'seated':
      return t('log.seated', { name: data.sitter === ('bot' satisfies Sitter) ? bot : nameIn(data, t), seat });
    case 'handed_over':
      return handedOver(data, { name: nameIn(data, t), bot, seat }, t) ?? t('log.handed_over', { name: bot, seat });
    case 'left':
      return t('log.left', { name: nameIn(data, t), seat });
    case 'resigned':
      return t('log.resigned', { seat });
    default:
      return null;
  }
}

/** What is asked and answered about taking back. */
function ofUndo(entry: Entry, t: TFunction, reading: Told): string | null {
  const { kind, data } = entry;
  if (kind === 'undo_asked') return t(ofSeat(data?.redo === true ? 'log.redo_asked' : 'log.undo_asked', entry, reading), { who: nameOf(entry, reading) });
  if (kind !== 'undo_answered') return null;
  if (data?.by === 'clock') return t('log.undo_late');
  return t(ofSeat(data?.yes === true ? 'log.undo_yes' : 'log.undo_no', entry, reading), { who: nameOf(entry, reading) });
}

/** The sentence to the reader, where it is their own seat. */
function ofSeat(key: string, { seat }: Entry, { you }: Pick<Reading, 'you'>): string {
  return seat !== null && seat === you ? `${key}_you` : key;
}

function nameOf({ seat }: Entry, { seatName }: Pick<Reading, 'seatName'>): string {
  return seatName(seat ?? 0);
}

function allowed({ may_talk, may_sit }: Record<string, unknown>): 'both' | 'talk' | 'sit' | 'none' {
  if (may_talk === true) return may_sit === true ? 'both' : 'talk';
  return may_sit === true ? 'sit' : 'none';
}

function isOfLesson(origin: unknown): boolean {
  return typeof origin === 'object' && origin !== null && 'kind' in origin && origin.kind === 'lesson';
}

/** Who an entry speaks of, as part of a text. */
function nameIn(data: Readonly<Record<string, unknown>>, t: TFunction): string {
  return personName(text(data.name) || null, t);
}

/** Who said that: a bot has no player. */
export function speakerOf({ seat, data }: Pick<Entry, 'seat' | 'data'>, t: TFunction, botAt: (seat: number) => string): string {
  return seat !== null && data?.player === null ? botAt(seat) : nameIn(data ?? {}, t);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
