import type { ScoreItem } from '../../api/wire';

/** The number of a round in the tone of its part of the bar. */
export function ItemSign({ item: { args } }: { readonly item: ScoreItem }) {
  return <span className="ax-round-sign">{args.round}</span>;
}
