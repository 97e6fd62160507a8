/** The merchants' cart between the two cards: it waits, rolls, or stands on a stop sign where there is no exchange. */
export function Cart({ state, runs }: { readonly state: 'waits' | 'stands' | 'stopped'; readonly runs: boolean }) {
  return (
    <svg className="ay-cart" data-state={state} data-runs={runs} viewBox="0 0 64 64" aria-hidden="true">
      {state === 'stopped' ? <Stop /> : <Whole />}
    </svg>
  );
}

function Whole() {
  return (
    <g className="ay-cart-whole">
      <path className="ay-gold" d="M14 12h44l-6 24H22L16 18H4v-6z" />
      <path className="ay-raspberry" d="M22 18h30l-3 12H25z" />
      <circle className="ay-cream" cx="26" cy="48" r="9" />
      <circle className="ay-cream" cx="48" cy="48" r="9" />
      <path className="ay-dark" d="M24.500 40h3v16h-3zM18 46.500h16v3H18zM46.500 40h3v16h-3zM40 46.500h16v3H40z" />
    </g>
  );
}

/** No cart goes here. */
function Stop() {
  return (
    <g className="ay-stop">
      <circle className="ay-cream" cx="32" cy="32" r="32" />
      <circle className="ay-red" cx="32" cy="32" r="29" />
      <path className="ay-cream" d="M19 20h31l-4 17H24l-4-13h-7v-4z" />
      <circle className="ay-cream" cx="28" cy="45" r="5" />
      <circle className="ay-cream" cx="42" cy="45" r="5" />
      <path className="ay-red" d="M12.500 5.500l46 46-4.500 4.500-46-46z" />
      <path className="ay-cream" d="M10 12l3-3 42 42-3 3z" />
    </g>
  );
}

/** Two rows of teeth that close. */
export function Bite() {
  return (
    <svg className="ay-bite" viewBox="0 0 64 64" aria-hidden="true">
      <path className="ay-cream" d="M0 4h64v14l-8 12-8-12-8 12-8-12-8 12-8-12-8 12-8-12z" />
      <path className="ay-cream" d="M0 60h64V46l-8-12-8 12-8-12-8 12-8-12-8 12-8-12-8 12z" />
    </svg>
  );
}
