/** The sign of advice, and of thoughts. */
export function Bulb() {
  return (
    <svg viewBox="0 0 24 24" width="1.3rem" height="1.3rem" fill="currentColor" aria-hidden="true">
      <path d="M12 2a7 7 0 0 0-4 12.7V17h8v-2.3A7 7 0 0 0 12 2zM8.5 18.5h7v1.6h-7zM10 21.4h4V23h-4z" />
    </svg>
  );
}
