/** A star for the best card of a trick; struck through, what cannot be the best any more. */
export function StarSign({ struck }: { readonly struck: boolean }) {
  return (
    <svg className="an-star-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3l2.700 5.700 6.300.800-4.600 4.300 1.200 6.200L12 17l-5.600 3 1.200-6.200L3 9.500l6.300-.800z" />
      {struck ? <path className="an-star-bar" d="M4 20L20 4" /> : null}
    </svg>
  );
}
