/** What the parts of the generic table share: their props, and lines as texts. */
import { textOf, type LogLine } from '../../i18n/line';
import { useReading } from '../../i18n/Reading';
import type { BoardProps, PlaceProps, TypedMove } from '../game';
import type { Choosing } from './choosing';
import type { AnyPlain, Piece } from './plain';

/** What the parts of the table get besides the frame's props: the game's description, and the choice in progress. */
export interface Shared {
  readonly plain: AnyPlain;
  readonly choosing: Choosing<TypedMove>;
}

export type TableProps = BoardProps<unknown, TypedMove, unknown, unknown> & Shared;
export type PlaceTableProps = PlaceProps<unknown, TypedMove, unknown, unknown> & Shared;

/** Texts as sentences of one text: where one ends with its own sign no other is set behind it. */
export function sentences(texts: readonly string[]): string {
  return texts.filter(Boolean).reduce((all, text) => (all === '' ? text : `${all}${/[.!?…]$/.test(all) ? '' : '.'} ${text}`), '');
}

/** Lines as one text, for labels. */
export function useTexts(): (...lines: readonly (LogLine | null | undefined)[]) => string {
  const reading = useReading();
  return (...lines) => sentences(lines.flatMap((line) => (line ? [textOf(line, reading)] : [])));
}

/** All that is to be said of a piece. */
export function usePieceText(): (piece: Piece) => string {
  const texts = useTexts();
  return ({ name, count, corner, facts = [], notes = [] }) => {
    const own = [texts(name), count !== undefined && count > 1 ? `× ${count}` : '', corner ?? ''].filter(Boolean).join(' ');
    return sentences([own, texts(...facts, ...notes)]);
  };
}
