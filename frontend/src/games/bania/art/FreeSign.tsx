/** A space where a tent may stand. */
export function FreeSign() {
  return (
    <svg className="ba-free" viewBox="0 0 24 24" aria-hidden="true">
      <path className="ba-free-sign" d="M12 1l9.500 5.500v11L12 23l-9.500-5.500v-11z" />
      <path className="ba-free-dune" d="M7.200 15.600q2.400-4.200 5.400 0t5.400-.6" />
    </svg>
  );
}
