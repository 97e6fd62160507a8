/** What the parts of the generic table share: its props, and texts and clicks that only read them. */
import type { LogLine } from '../../i18n/line';
import { textOf } from '../../i18n/line';
import { useReading } from '../../i18n/Reading';
import type { BoardProps, TypedMove } from '../game';
import { choiceOf, press, stateOf, toggled, type Choice, type State } from './choosing';
import type { AnyPlain, Piece, Step, Zone } from './plain';

export interface TableProps extends BoardProps<unknown, TypedMove, unknown, unknown> {
  readonly plain: AnyPlain;
}

export function stepsOf({ plain, view }: TableProps): (move: TypedMove) => readonly Step[] {
  return (move) => plain.steps(move, view);
}

/** The set of things that is asked for, where all of them lie on the table to be pressed. */
export function setChoice(table: TableProps): Choice<TypedMove> | null {
  const { plain, legal, picked, you } = table;
  if (plain.setOf === undefined) return null;
  const choice = choiceOf(legal, picked, plain.setOf);
  if (choice === null || you === null) return null;
  const lying = new Set([...plain.hand(table, you), ...plain.table(table)].flatMap(things));
  return [...choice.things].every((thing) => lying.has(thing)) ? choice : null;
}

function things(zone: Zone): readonly string[] {
  if (zone.as === 'cards') return zone.pieces.flatMap(({ thing }) => thing ?? []);
  return zone.as === 'tokens' ? zone.tokens.flatMap(({ thing }) => thing ?? []) : [];
}

/** Whether all that lies there belongs to the set: it is then shown beside the button that takes it. */
export function isOfSet(zone: Zone, choice: Choice<TypedMove> | null): boolean {
  const own = things(zone);
  return own.length > 0 && own.every((thing) => choice?.things.has(thing));
}

/** What was picked on the way to a move, which the things of a set are not. */
export function pathOf(table: TableProps): string | null {
  return (setChoice(table)?.chosen.length ?? 0) > 0 ? null : table.picked;
}

export function thingState(table: TableProps, thing: string | undefined): State {
  if (thing === undefined) return null;
  const choice = setChoice(table);
  if (choice?.things.has(thing) === true) return choice.chosen.includes(thing) ? 'picked' : 'lit';
  return stateOf(thing, table.legal, pathOf(table), stepsOf(table));
}

export function pressThing(table: TableProps, thing: string, once = false): void {
  if (table.busy) return;
  const choice = setChoice(table);
  if (choice?.things.has(thing) === true) {
    table.pick(toggled(thing, choice));
    return;
  }
  const pressed = press(thing, table.legal, pathOf(table), stepsOf(table), once);
  if (pressed === null) return;
  if ('choose' in pressed) table.choose(pressed.choose);
  else table.pick(pressed.pick);
}

/** Lines as one text, for labels. */
export function useTexts(): (...lines: readonly (LogLine | null | undefined)[]) => string {
  const reading = useReading();
  return (...lines) => lines.flatMap((line) => (line ? [textOf(line, reading)] : [])).join('. ');
}

/** All that is to be said of a piece. */
export function usePieceText(): (piece: Piece) => string {
  const texts = useTexts();
  return ({ name, count, corner, facts = [], notes = [] }) => {
    const own = [texts(name), count !== undefined && count > 1 ? `× ${count}` : '', corner ?? ''].filter(Boolean).join(' ');
    return [own, texts(...facts, ...notes)].filter(Boolean).join('. ');
  };
}
