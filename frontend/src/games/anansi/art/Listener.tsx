/** The head symbol, in a box of 20 by 24: a face under a wrapped cloth. */
export function Head() {
  return (
    <path
      fill="currentColor"
      d="M10 0c5 0 8 2 9 6l-2 3H3L1 6c1-4 4-6 9-6zM4 10.500h12c0 6-2.500 9.500-6 9.500s-6-3.500-6-9.500zM3 24c0-2 3-3.500 7-3.500s7 1.500 7 3.500z"
    />
  );
}

/** A listener: asleep and grey-blue until a story inspires it; then eyes, mouth and a spark. */
export function Listener({ inspired }: { readonly inspired: boolean }) {
  return (
    <svg className="an-listener" data-inspired={inspired} viewBox="0 0 48 48" aria-hidden="true">
      <path className="an-cloth" d="M24 9c10 0 17 4 18 11l-3 4H9l-3-4C7 13 14 9 24 9z" />
      <path className="an-face" d="M11 25h26c0 12-5 18-13 18S11 37 11 25z" />
      {inspired ? (
        <>
          <path className="an-spark" d="M24 0l2 5-2 3-2-3zM8 3l5 4v3h-3zM40 3l-5 4v3h3z" />
          <circle className="an-feature" cx="19" cy="30" r="2.400" />
          <circle className="an-feature" cx="29" cy="30" r="2.400" />
          <path className="an-feature" d="M18 35h12q-1 5-6 5t-6-5z" />
        </>
      ) : (
        <path className="an-feature" d="M16 29q3 3 6 0v2q-3 3-6 0zM26 29q3 3 6 0v2q-3 3-6 0zM20 37h8v2h-8z" />
      )}
    </svg>
  );
}
