import { Creature } from './Creature';
import { Spider } from './Spider';

const STRANDS = [0, 30, 62, 96, 132, 168, 205, 244, 284, 322, 362, 400];

/** Anansi comes down his thread before the moon; below, the three animals listen. Fills its box. */
export function Cover() {
  return (
    <svg className="an-cover" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="an-cover-night" width="400" height="300" />
      <g className="an-web">
        <path d={STRANDS.map((x) => `M200 -40L${x * 1.6 - 120} 320`).join('')} />
        <path d="M-20 40q110 70 220 70t220-70M-20 110q110 90 220 90t220-90M-20 190q110 110 220 110t220-110" />
      </g>
      <circle className="an-cover-moon" cx="200" cy="118" r="84" />
      <path className="an-cover-thread" d="M200-10V84" />
      <g className="an-cover-spider" transform="translate(141 58) scale(1.850)">
        <Spider />
      </g>
      <path className="an-cover-hill" d="M0 224q100-34 200-20t200-14v120H0z" />
      <g data-colour="hornet" className="an-cover-beast" transform="translate(14 84) scale(1.250)">
        <Creature colour="hornet" value={4} />
      </g>
      <g data-colour="leopard" className="an-cover-beast" transform="translate(134 102) scale(1.450)">
        <Creature colour="leopard" value={12} />
      </g>
      <g data-colour="snake" className="an-cover-beast" transform="translate(272 116) scale(1.300)">
        <Creature colour="snake" value={13} />
      </g>
    </svg>
  );
}
