/** The sign of a seat's line: its number, its colour and its dashes, so that none of them need be seen to tell it. */
export function SeatSign({ seat }: { readonly seat: number }) {
  return (
    <span className="analysis-sign" data-seat={seat} aria-hidden="true">
      <b>{seat + 1}</b>
      <svg viewBox="0 0 28 8" width="28" height="8">
        <path className="seat-line" data-seat={seat} d="M0 4H28" />
      </svg>
    </span>
  );
}
