/** Who sees the face of a card: an open eye is the table's, an eye under a hat is its holder's alone. */
export function Eye({ facing }: { readonly facing: 'in' | 'out' }) {
  return (
    <svg className="ay-eye" data-facing={facing} viewBox="0 0 24 24" aria-hidden="true">
      <circle className="ay-eye-disc" cx="12" cy="12" r="12" />
      {facing === 'out' ? (
        <>
          <path className="ay-eye-line" d="M2.500 12.500q9.500-11 19 0-9.500 11-19 0z" />
          <circle className="ay-eye-hole" cx="12" cy="12.500" r="4.600" />
          <circle className="ay-eye-line" cx="12" cy="12.500" r="2.300" />
        </>
      ) : (
        <path className="ay-eye-line" d="M7.500 3h9l.6 6.500H22V12H2V9.500h4.900zM3.500 14q8.500 5.500 17 0l-1.200 3.200 1.500 2.300-1.900.9-1.600-2.200-2.600.9.3 2.400h-2.100l-.4-2.200h-.9l-.4 2.200H9.100l.3-2.400-2.700-.9-1.600 2.200-1.900-.9 1.500-2.300z" />
      )}
    </svg>
  );
}
