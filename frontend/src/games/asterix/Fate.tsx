import type { Fate } from './model';

/** What became of a bid: down and out, or back into the hand. The shape says it as well as the colour. */
export function FateArrow({ fate }: { readonly fate: Fate }) {
  return (
    <svg className="ax-fate" data-fate={fate} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" />
      <path
        transform="translate(2 2)"
        d={fate === 'discarded' ? 'M8 2h4v7h5l-7 7-7-7h5zM3 17h14v2H3z' : 'M8 3v4h3a6 6 0 0 1 0 12H6v-4h5a2 2 0 0 0 0-4H8v4L1 9z'}
      />
    </svg>
  );
}
