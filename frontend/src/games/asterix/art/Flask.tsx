/** A potion flask in a box of 14 by 20. */
export function Flask({ x = 0, y = 0 }: { readonly x?: number; readonly y?: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="currentColor">
      <path d="M5 3h4v5c3 1 5 3 5 6 0 4-3 6-7 6s-7-2-7-6c0-3 2-5 5-6z" />
      <rect x="4" y="0" width="6" height="2.500" rx="1" />
      <path className="ax-cut" d="M2.500 14q4.500-3 9 0-1 4-4.500 4t-4.500-4z" />
    </g>
  );
}
