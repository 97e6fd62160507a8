/** What the parts of the generic table share: its props, and words and clicks that only read them. */
import type { BoardProps, Line } from '../game';
import { useReading } from '../../words/Reading';
import { plain as text } from '../../words/line';
import { press, stateOf, type State } from './choosing';
import type { AnyPlain, Piece, Step, Told } from './plain';

export interface TableProps extends BoardProps<unknown, Told, unknown, unknown> {
  readonly plain: AnyPlain;
}

export function stepsOf({ plain, view }: TableProps): (move: Told) => readonly Step[] {
  return (move) => plain.steps(move, view);
}

export function thingState(table: TableProps, thing: string | undefined): State {
  return thing === undefined ? null : stateOf(thing, table.legal, table.picked, stepsOf(table));
}

export function pressThing(table: TableProps, thing: string): void {
  if (table.busy) return;
  const pressed = press(thing, table.legal, table.picked, stepsOf(table));
  if (pressed === null) return;
  if ('choose' in pressed) table.choose(pressed.choose);
  else table.pick(pressed.pick);
}

/** Lines as one text, for labels. */
export function useTexts(): (...lines: readonly (Line | null | undefined)[]) => string {
  const reading = useReading();
  return (...lines) => lines.flatMap((line) => (line ? [text(line, reading)] : [])).join('. ');
}

/** All that is to be said of a piece. */
export function usePieceText(): (piece: Piece) => string {
  const texts = useTexts();
  return ({ name, count, corner, facts = [], notes = [] }) => {
    const own = [texts(name), count !== undefined && count > 1 ? `× ${count}` : '', corner ?? ''].filter(Boolean).join(' ');
    return [own, texts(...facts, ...notes)].filter(Boolean).join('. ');
  };
}
