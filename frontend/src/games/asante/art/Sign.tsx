import { isWare, looks } from '../signs';

/** The sign of a kind, cut from paper, in the ink of its ground. Fills its box. */
export function Sign({ kind }: { readonly kind: string }) {
  return (
    <svg className="as-sign" viewBox="0 0 24 24" fillRule="evenodd" aria-hidden="true">
      <path d={looks(kind).sign} />
    </svg>
  );
}

interface TokenProps {
  readonly kind: string;
  /** It is there already. */
  readonly ticked?: boolean | undefined;
  /** Ringed: it would have to lie on the stand. */
  readonly missing?: boolean;
}

/** A ware as it lies on a stand: a round token, a package a crate. Or another kind, small, on its colour. Fills its box. */
export function Token({ kind, ticked = false, missing = false }: TokenProps) {
  const { sign, dye } = looks(kind);
  const round = isWare(kind) && kind !== 'package';
  return (
    <svg className="as-token dyed" data-dye={dye} data-missing={missing} viewBox="0 0 32 32" fillRule="evenodd" aria-hidden="true">
      {round ? (
        <>
          <circle className="as-token-ground" cx="16" cy="16" r="15.500" />
          <circle className="as-token-ring" cx="16" cy="16" r="13.600" />
        </>
      ) : (
        <rect className="as-token-ground" x=".5" y=".5" width="31" height="31" rx="5" />
      )}
      <path className="as-token-sign" transform={round ? 'translate(6.400 6.400) scale(.8)' : 'translate(4 4)'} d={sign} />
      {missing ? <circle className="as-missing" cx="16" cy="16" r="15" /> : null}
      {ticked ? (
        <g className="as-tick">
          <circle cx="25.500" cy="25.500" r="6" />
          <path d="M22.400 25.700l2.200 2.200 4-4.700" />
        </g>
      ) : null}
    </svg>
  );
}

/** A Holy Place, small: its sign on a mountain. Fills its box. */
export function Peak({ kind }: { readonly kind: string }) {
  const { sign, dye } = looks(kind);
  return (
    <svg className="as-token dyed" data-dye={dye} viewBox="0 0 32 32" fillRule="evenodd" aria-hidden="true">
      <path className="as-token-ground" d="M16 0l6 7 3-1 7 17v9H0v-9L8 8l3 1z" />
      <path className="as-token-sign" transform="translate(7.600 11) scale(.7)" d={sign} />
    </svg>
  );
}

/** A piece of gold. Fills its box. */
export function Coin() {
  return (
    <svg className="as-coin" viewBox="0 0 24 24" fillRule="evenodd" aria-hidden="true">
      <circle className="as-coin-ground" cx="12" cy="12" r="11.500" />
      <path className="as-coin-sign" d="M12 3.500l6.500 8.500-6.500 8.500L5.500 12zM12 8l-3 4 3 4 3-4z" />
    </svg>
  );
}

/** An action marker: available, or spent. Fills its box. */
export function Marker({ spent = false, at }: { readonly spent?: boolean; readonly at?: string | undefined }) {
  return (
    <svg className="as-marker" data-spent={spent} data-at={at} viewBox="0 0 24 24" fillRule="evenodd" aria-hidden="true">
      <path className="as-marker-ground" d="M7 1.500h10L22.500 12 17 22.500H7L1.500 12z" />
      {spent ? null : <path className="as-marker-sign" d="M8.600 4.800h6.800l4 7.200-4 7.200H8.600L4.600 12zM9.400 6.200L6.200 12l3.200 5.800h5.200l3.200-5.800-3.200-5.800zM12 8.400l1.100 2.500 2.500 1.100-2.500 1.100-1.100 2.500-1.100-2.500L8.400 12l2.500-1.100z" />}
    </svg>
  );
}
