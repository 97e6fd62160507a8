/** The moves of a game that nobody has described, as text and in steps: first by type, then by each field in which they differ. */
import { spoken } from '../../i18n/spoken';
import type { Offer, Step } from './choosing';

type Fields = Readonly<Record<string, unknown>>;

/** The most moves that are offered at once. */
const FEW = 12;

export function offers(legal: readonly unknown[], path: readonly string[]): readonly Offer<unknown>[] {
  const moves = legal.filter((move) => path.every((thing) => things(move).includes(thing)));
  const field = moves.length > FEW ? divider(moves, path) : undefined;
  if (field === undefined) return moves.map((move) => ({ kind: 'move', move }));
  const counts = new Map<string, number>();
  for (const move of moves) {
    const value = valueOf(move, field);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return Array.from(counts, ([value, count]) => {
    const step: Step = { thing: `${field}=${value}`, name: { key: 'move', args: { text: value } } };
    return { kind: 'step', step, path: [...path, step.thing], count };
  });
}

/** A value as short text: lists by their elements, structs by their fields. */
export function brief(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(brief).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([field, item]) => (field === 'type' ? spoken(brief(item)) : `${spoken(field)} ${brief(item)}`))
      .join(', ');
  }
  return spoken(JSON.stringify(value).replace(/^"|"$/g, ''));
}

/** The first field, not yet chosen by, in which the moves differ. */
function divider(moves: readonly unknown[], path: readonly string[]): string | undefined {
  const fields = new Set(moves.flatMap((move) => Object.keys(move as Fields)));
  return [...fields].find(
    (field) =>
      !path.some((thing) => thing.startsWith(`${field}=`)) && new Set(moves.map((move) => valueOf(move, field))).size > 1,
  );
}

function things(move: unknown): string[] {
  return Object.keys(move as Fields).map((field) => `${field}=${valueOf(move, field)}`);
}

function valueOf(move: unknown, field: string): string {
  return brief((move as Fields)[field]);
}
