import type { Move } from '../types';

/** How a card will lie: upright in the trick, sideways where it recruits. Before one is chosen an arrow says that it is to come there. */
export function PlaceSign({ use, taken }: { readonly use: Move['type']; readonly taken: boolean }) {
  return (
    <svg className="an-use-sign" data-taken={taken} viewBox="0 0 24 28" aria-hidden="true">
      {use === 'play' ? <rect x="5" y="2" width="14" height="19" rx="2.500" /> : <rect x="2" y="4" width="20" height="14" rx="2.500" />}
      {taken ? null : <path className="an-use-arrow" d="M12 27V11M7 15.500l5-5 5 5" />}
    </svg>
  );
}
