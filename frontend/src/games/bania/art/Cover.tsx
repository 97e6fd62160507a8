import { ElephantShape } from './Elephant';
import { TentShape } from './Tent';
import { WARES } from './wares';

const STEADS = [
  { x: 22, y: 128, size: 1.9 },
  { x: 96, y: 98, size: 2.1 },
  { x: 208, y: 104, size: 2.05 },
  { x: 292, y: 130, size: 1.9 },
] as const;

/** The caravan comes to the market: dunes before the sun, a tent of each ware, the elephant on its way. Fills its box. */
export function Cover() {
  return (
    <svg className="ba-cover" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="ba-cover-sky" width="400" height="300" />
      <path className="ba-cover-rays" d={RAYS} />
      <circle className="ba-cover-sun" cx="200" cy="118" r="72" />
      <path className="ba-cover-far" d="M0 168q70-48 140-22t130 4 130-20v170H0z" />
      <path className="ba-cover-dune" d="M0 200q110-34 210-8t190-16v124H0z" />
      {STEADS.map(({ x, y, size }, at) => (
        <g key={WARES[at]} transform={`translate(${x} ${y}) scale(${size})`}>
          <TentShape ware={WARES[at] ?? 'spice'} />
        </g>
      ))}
      <path className="ba-cover-near" d="M0 252q90-44 200-26t200-4v78H0z" />
      <path className="ba-cover-ripple" d="M20 268q60-22 130-14M60 286q90-26 170-16M250 262q60-2 120-12M280 284q50-4 100-12" />
      <g transform="translate(136 162) scale(2.150)">
        <ElephantShape seat={3} />
      </g>
    </svg>
  );
}

const RAYS = Array.from({ length: 18 }, (_, at) => {
  const [from, to] = [at * 20, at * 20 + 9].map((degrees) => (degrees * Math.PI) / 180);
  const point = (angle = 0) => `${(200 + 320 * Math.cos(angle)).toFixed(1)} ${(118 + 320 * Math.sin(angle)).toFixed(1)}`;
  return `M200 118L${point(from)}L${point(to)}z`;
}).join('');
