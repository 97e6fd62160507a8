/** Most of a ware. */
export function Crown() {
  return (
    <svg className="ba-crown" viewBox="0 0 24 18" aria-hidden="true">
      <path d="M2 17L1 4l6 5 5-8 5 8 6-5-1 13z" />
    </svg>
  );
}
