import type { Look } from './plain';

/** A kind's sign, cut from paper in its dye. */
export function SignOf({ look }: { readonly look: Look }) {
  return (
    <svg className="plain-sign" data-dye={look.dye} viewBox="0 0 24 24" fillRule="evenodd" aria-hidden="true">
      <path d={look.sign} />
    </svg>
  );
}
