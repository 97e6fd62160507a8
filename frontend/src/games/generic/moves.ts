/** Orders any game's moves into steps: first what kind, then what they act on, until few are left. */
import { spoken } from '../../i18n/spoken';

export type Plain = Readonly<Record<string, unknown>>;

export interface Step {
  /** What is kept in `picked` when this step is taken. */
  readonly path: string;
  readonly field: string;
  readonly value: string;
  readonly count: number;
}

export type Offer =
  | { readonly kind: 'moves'; readonly moves: readonly unknown[] }
  | { readonly kind: 'steps'; readonly steps: readonly Step[] };

const FEW = 12;

export function offer(legal: readonly unknown[], picked: string | null): Offer {
  const taken = (picked ?? '').split('\n').filter((part) => part !== '');
  const moves = legal.filter((move) => taken.every((part) => parts(move).includes(part)));
  const field = moves.length > FEW ? divider(moves, taken) : undefined;
  if (field === undefined) return { kind: 'moves', moves };
  const counts = new Map<string, number>();
  for (const move of moves) {
    const value = valueOf(move, field);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const steps = Array.from(counts, ([value, count]) => ({
    path: [...taken, `${field}=${value}`].join('\n'),
    field,
    value,
    count,
  }));
  return { kind: 'steps', steps };
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

function divider(moves: readonly unknown[], taken: readonly string[]): string | undefined {
  const fields = new Set(moves.flatMap((move) => Object.keys(move as Plain)));
  return [...fields].find(
    (field) =>
      !taken.some((part) => part.startsWith(`${field}=`)) && new Set(moves.map((move) => valueOf(move, field))).size > 1,
  );
}

function parts(move: unknown): string[] {
  return Object.keys(move as Plain).map((field) => `${field}=${valueOf(move, field)}`);
}

function valueOf(move: unknown, field: string): string {
  return brief((move as Plain)[field]);
}
