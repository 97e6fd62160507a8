import { FaceArt, BackArt } from './CardArt';
import { Figure } from './Figure';

const BULBS = Array.from({ length: 21 }, (_, at) => 10 + at * 19);
const FOLDS = [0, 1, 2, 3, 4];

/** A stage at night: curtains, a beam, and two hats that hold cards up to each other, the faces away from who holds them. Fills its box. */
export function Cover() {
  return (
    <svg className="ay-cover" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="ay-cover-night" width="400" height="300" />
      <path className="ay-cover-beam" d="M200-30L20 300h360z" />
      <ellipse className="ay-cover-floor" cx="200" cy="276" rx="230" ry="60" />
      {FOLDS.map((at) => (
        <g key={at} className="ay-cover-curtain" data-at-fold={at % 2}>
          <path d={`M${at * 15} 0h15q6 150-${6 + at * 6} 300H${at * 9 - 20}q${24 + at * 5}-150 20-300z`} />
          <path d={`M${400 - at * 15} 0h-15q-6 150 ${6 + at * 6} 300H${420 - at * 9}q-${24 + at * 5}-150-20-300z`} />
        </g>
      ))}
      <svg x="104" y="74" width="92" height="129" viewBox="0 0 100 140" overflow="visible">
        <g transform="rotate(-9 50 70)">
          <FaceArt kind="lyrical_lollipop" />
        </g>
      </svg>
      <svg x="206" y="70" width="92" height="129" viewBox="0 0 100 140" overflow="visible">
        <g transform="rotate(9 50 70)">
          <FaceArt kind="t_rex" />
        </g>
      </svg>
      <svg x="52" y="150" width="64" height="90" viewBox="0 0 100 140" overflow="visible">
        <g transform="rotate(-18 50 70)">
          <BackArt back="hat" />
        </g>
      </svg>
      <svg x="288" y="146" width="64" height="90" viewBox="0 0 100 140" overflow="visible">
        <g transform="rotate(18 50 70)">
          <FaceArt kind="omniscient_muffin" />
        </g>
      </svg>
      <g className="ay-cover-hat" transform="translate(92 186) scale(1.800)">
        <Figure kind="hat" />
      </g>
      <g className="ay-cover-hat" transform="translate(194 186) scale(1.800)">
        <Figure kind="hat" />
      </g>
      <path className="ay-cover-rim" d="M0 0h400v22H0z" />
      {BULBS.map((x, at) => (
        <circle key={x} className="ay-cover-bulb" data-odd={at % 2} cx={x} cy="11" r="5.500" />
      ))}
    </svg>
  );
}
