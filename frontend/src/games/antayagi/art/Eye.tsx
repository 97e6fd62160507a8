/** Who sees the face of a card: an open eye is the table's; crossed out, only its holder does. */
export function Eye({ facing }: { readonly facing: 'in' | 'out' }) {
  return (
    <svg className="ay-eye" data-facing={facing} viewBox="0 0 24 24" aria-hidden="true">
      <circle className="ay-eye-disc" cx="12" cy="12" r="12" />
      <path className="ay-eye-line" d="M2.500 12.500q9.500-11 19 0-9.500 11-19 0z" />
      <circle className="ay-eye-hole" cx="12" cy="12.500" r="4.600" />
      <circle className="ay-eye-line" cx="12" cy="12.500" r="2.300" />
      {facing === 'in' ? <path className="ay-eye-bar" d="M4.500 19.500l15-15" /> : null}
    </svg>
  );
}
