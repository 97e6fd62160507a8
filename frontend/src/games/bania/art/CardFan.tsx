/** So many cards: the number on the first of a few, which no points look like. */
export function CardFanShape({ count }: { readonly count: number }) {
  return (
    <g className="ba-fan">
      <rect x="1.600" y=".300" width="6" height="5" rx=".900" transform="rotate(-10 4.600 9)" />
      <rect x="1.600" y=".300" width="6" height="5" rx=".900" transform="rotate(10 4.600 9)" />
      <rect x="1.600" width="6" height="6" rx=".900" />
      <text x="4.600" y="4.950">
        {count}
      </text>
    </g>
  );
}
