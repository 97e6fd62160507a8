import { Listener } from './art/Listener';

/** On a card with which one can recruit: so many listeners would come; without a number where it is said what the sign means. */
export function Comers({ count }: { readonly count?: number }) {
  return (
    <span className="an-only" data-bare={count === undefined} aria-hidden="true">
      <Listener inspired={false} />
      {count === undefined ? null : `+${count}`}
    </span>
  );
}
