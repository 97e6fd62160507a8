import type { Seat } from '../api/wire';

/** A table of people with these names, whose first is its host. */
export function people(...names: readonly string[]): Seat[] {
  return names.map((name, at) => ({ seat: at, sitter: 'person', name, level: null, player: name, resigned: false, host: at === 0, kept: null }));
}
