/** A space where a tent may stand. */
export function FreeSign() {
  return (
    <svg className="ba-free" viewBox="0 0 24 24" aria-hidden="true">
      <path className="ba-free-sign" d="M12 1l9.500 5.500v11L12 23l-9.500-5.500v-11z" />
    </svg>
  );
}
