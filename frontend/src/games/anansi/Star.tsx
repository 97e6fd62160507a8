import { StarSign } from './art/StarSign';

/** On a card that may be played: whether it would go ahead in this trick. What it means stands in the place of the trick. */
export function Star({ wins }: { readonly wins: boolean }) {
  return (
    <span className="an-star" aria-hidden="true" data-wins={wins}>
      <StarSign struck={!wins} />
    </span>
  );
}
