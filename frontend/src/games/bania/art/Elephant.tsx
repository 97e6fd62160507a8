/** What is woven into the saddle cloth of each seat's elephant: a sign beside its colour. */
const CLOTHS = ['M24 10l5 6-5 6-5-6z', 'M19 11h10v2.500H19zM19 15h10v2.500H19zM19 19h10v2.500H19z', 'M21 13.500a2.500 2.500 0 1 1 .010 0zM27 13.500a2.500 2.500 0 1 1 .010 0zM24 19a2.500 2.500 0 1 1 .010 0z', 'M18 12l6 4 6-4v4l-6 4-6-4z'];

/** A seat's elephant, on a field of 64 by 50, looking to the right. */
export function ElephantShape({ seat }: { readonly seat: number }) {
  return (
    <g className="ba-elephant-shape" data-seat={seat}>
      <path
        className="ba-hide"
        d="M5 26C5 13 14 7 27 7h9c3-3 7-4 11-3 7 2 10 7 10 14 0 8 1 13 5 17 1.500 2-.500 4.500-3 4-7-1.500-10-8-10-14-1 2-3 3.500-6 4v19h-9V37c-4 .800-8 .800-12 0v11H13V36c-2-1-4-2.500-5-4.500L5 41H2.500C2.500 36 3 31 5 26z"
      />
      <path className="ba-ear" d="M38 11c6-1 10 3 9 9-1 5-5 8-8 6-4-2-5-12-1-15z" />
      <path className="ba-tusk" d="M50 25c.500 4 3 6 7 5.500-3.500 3-8.500 1-10-3.500z" />
      <circle className="ba-eye" cx="51" cy="14" r="1.700" />
      <path className="ba-cloth" d="M15 8c6-2 12-2 18 0v15c-6 2.500-12 2.500-18 0z" />
      <path className="ba-cloth-sign" d={CLOTHS[seat % CLOTHS.length]} />
    </g>
  );
}

export function Elephant({ seat }: { readonly seat: number }) {
  return (
    <svg className="ba-elephant" viewBox="0 1 64 49" aria-hidden="true">
      <ElephantShape seat={seat} />
    </svg>
  );
}
