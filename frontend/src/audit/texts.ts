/** What a line of the audit says, as words. */
import type { TFunction } from 'i18next';

import type { Entry } from '../api/wire';
import type { AnyGame } from '../games/game';
import { textOf, type LogLine } from '../i18n/line';
import { personName, spoken, type Reading } from '../i18n/Reading';
import { platformLine } from '../table/platformLine';
import type { Author, Row } from './rows';

export interface RowTexts {
  readonly who: string;
  readonly kind: string;
  /** The platform's own sentence, or what was said. */
  readonly plain: string | null;
  /** The game's sentences. */
  readonly lines: readonly LogLine[];
}

export function textsOf({ entry, author }: Row, game: AnyGame, reading: Reading): RowTexts {
  const { t } = reading;
  return {
    who: authorName(author, t, reading.botAt),
    kind: t(`audit.kind.${entry.kind}`),
    plain: entry.kind === 'said' ? saying(entry, reading) : platformLine(entry, t, reading),
    lines: entry.notes.flatMap((note) => game.sentence(note, reading.you) ?? []),
  };
}

/** All that a row says, in small letters, to be searched. */
export function searchable({ entry }: Row, { who, kind, plain, lines }: RowTexts, reading: Reading): string {
  return [entry.seq, who, kind, plain, ...lines.map((line) => textOf(line, reading)), entry.hash].join(' ').toLowerCase();
}

function saying({ data }: Entry, reading: Reading): string {
  return typeof data?.text === 'string' ? spoken(data.text, reading) : reading.t('chat.erased');
}

function authorName(author: Author, t: TFunction, botAt: (seat: number) => string): string {
  switch (author.is) {
    case 'person':
      return personName(author.name, t);
    case 'bot':
      return [botAt(author.seat), author.level === null ? '' : t(`level.${author.level}`), author.build ?? '', author.failed ? t('audit.failed') : ''].filter((part) => part !== '').join(', ');
    default:
      return t(`audit.by.${author.is}`);
  }
}
