/** Whoever would be first if the game ended now wears it; where several would share that, each of them. */
export function FirstSign() {
  return (
    <svg className="ba-ahead" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      <path d="M8.500 8.200L12.600 5.500V18.500" />
    </svg>
  );
}
