import type { SVGProps } from 'react';

/** What whoever stands first wears. */
export function Star(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...props}>
      <path d="M12 1l3.200 7 7.800.900-5.800 5.200 1.600 7.700L12 17.900 5.200 21.800l1.600-7.700L1 8.900 8.800 8z" />
    </svg>
  );
}
