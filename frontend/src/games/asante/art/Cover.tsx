import { looks } from '../signs';
import { Token } from './Sign';

/** The stripes of the awning, as wide as they come. */
const STRIPES = Array.from({ length: 11 }, (_, index) => index);
const WARES = ['jewelry', 'tea', 'fruits', 'salt', 'silk', 'pelt'];
const LEAVES = [-78, -48, -20, 20, 48, 78];

/** A market stall at noon under Kilimanjaro: palms, a camel, a gorilla behind the counter. Fills its box. */
export function Cover() {
  return (
    <svg className="as-cover" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="as-cover-sky" width="400" height="300" />
      <circle className="as-cover-sun" cx="292" cy="120" r="62" />
      <path className="as-cover-mountain" d="M20 236L150 112h48l150 124z" />
      <path className="as-cover-snow" d="M150 112h48l24 20-16 2-10 12-18-8-12 10-16-14-24 4z" />
      <path className="as-cover-plain" d="M0 226q110-30 210-16t190-10v110H0z" />
      <Palm x={352} y={232} high={116} />
      <Palm x={38} y={236} high={92} />
      <Animal kind="camel" at="translate(58 106) scale(4.800)" className="as-cover-camel" />
      <ellipse className="as-cover-face" cx="263" cy="150" rx="34" ry="36" />
      <Animal kind="gorilla" at="translate(208 92) scale(4.600)" className="as-cover-gorilla" />
      <path className="as-cover-post" d="M24 60h10v200H24zM366 60h10v200h-10z" />
      {STRIPES.map((index) => (
        <path key={index} className="as-cover-stripe" data-stripe={index % 4} d={`M${index * 37 - 4} 0h37v58a18.500 18.500 0 0 1-37 0z`} />
      ))}
      <path className="as-cover-counter" d="M8 226h384v80H8z" />
      <path className="as-cover-cloth" d={STRIPES.map((index) => `M${index * 37 - 4} 300v-26l18.500-22 18.500 22v26z`).join('')} />
      <path className="as-cover-edge" d="M0 222h400v10H0z" />
      {WARES.map((ware, index) => (
        <svg key={ware} x={26 + index * 59} y={180} width="52" height="52">
          <Token kind={ware} />
        </svg>
      ))}
    </svg>
  );
}

function Palm({ x, y, high }: { readonly x: number; readonly y: number; readonly high: number }) {
  return (
    <g className="as-cover-palm" transform={`translate(${x} ${y})`}>
      <path d={`M-5 0q8 ${-high / 2} 2 ${-high}h7q6 ${high / 2} 4 ${high}z`} />
      {LEAVES.map((turn) => (
        <path key={turn} transform={`translate(5 ${-high}) rotate(${turn})`} d="M0 0q-14-22 0-50 14 28 0 50z" />
      ))}
    </g>
  );
}

function Animal({ kind, at, className }: { readonly kind: string; readonly at: string; readonly className: string }) {
  return <path className={className} transform={at} fillRule="evenodd" d={looks(kind).sign} />;
}
