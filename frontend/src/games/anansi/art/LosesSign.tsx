/** A star struck through: what wins this trick no more. */
export function LosesSign() {
  return (
    <svg className="an-loses-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3l2.700 5.700 6.300.800-4.600 4.300 1.200 6.200L12 17l-5.600 3 1.200-6.200L3 9.500l6.300-.800z" />
      <path className="an-loses-bar" d="M4 20L20 4" />
    </svg>
  );
}
