import { useTranslation } from 'react-i18next';

import { faceOf, worthOf } from '../faces';
import { Figure } from './Figure';

interface Props {
  readonly kind: string;
  readonly named?: Named;
}

/** Writes the name of a card below its figure; `roomy`: where its holder is wide enough to read it (art.css). */
export type Named = boolean | 'roomy';

const BEAMS = 'M50 62L-20-20H8zM50 62L36-20h28zM50 62L92-20h30zM50 62L140 30v34zM50 62L-40 30v34zM50 62L-40 130v-30zM50 62L140 130v-30zM50 62L20 170h-40zM50 62L80 170h40z';

/** The face of a card: a figure in a spotlight. Its name for screen readers is told by what holds it. */
export function FaceArt({ kind, named = false }: Props) {
  const { t } = useTranslation('antayagi');
  const face = faceOf(kind);
  const worth = worthOf(face);
  return (
    <svg className="ay-art" data-kind={face} data-named={named} viewBox="0 0 100 140" aria-hidden="true">
      <rect className="ay-cream" width="100" height="140" rx="10" />
      <svg x="4.500" y="4.500" width="91" height="131" viewBox="4.500 4.500 91 131">
        <rect className="ay-ground" x="4.500" y="4.500" width="91" height="131" rx="7" />
        <path className="ay-beams" d={BEAMS} />
      </svg>
      <g className="ay-figure">
        <Figure kind={face} />
      </g>
      {named === false ? null : (
        <>
          <Name text={t(`short.${face}`)} />
          <Name text={t(`nick.${face}`)} nick />
        </>
      )}
      {worth === null ? null : (
        <g data-if={face === 'fish'}>
          <circle className="ay-coin" cx="83" cy="18" r="12" />
          <text className="ay-worth" x="83" y="24">
            {worth}
          </text>
          {face === 'fish' ? <Barrel /> : null}
        </g>
      )}
    </svg>
  );
}

/** A Fish counts only where Toxic Waste lies. */
function Barrel() {
  return (
    <g transform="translate(73 31) scale(.31)">
      <Figure kind="toxic_waste" />
    </g>
  );
}

/** One or two lines, as large as the longer one lets them be; a catalogue marks with | where a name may break. `nick`: the one word that is read on a small card. */
function Name({ text, nick = false }: { readonly text: string; readonly nick?: boolean }) {
  const lines = text.split('|');
  const size = Math.min(!nick ? 15 : lines.length > 1 ? 17 : 22, 158 / Math.max(...lines.map((line) => line.length)));
  const from = (nick ? 126 : 121) - (lines.length - 1) * size * 0.5;
  return (
    <g className="ay-name-strip" data-nick={nick}>
      <path className="ay-strip" d="M4 103q23-7 46-3t46-3v32q0 7-7 7H11q-7 0-7-7z" />
      <text className="ay-name" fontSize={size}>
        {lines.map((line, at) => (
          <tspan key={line} x="50" y={from + at * size * 1.02}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** One of the four backs, or the `veil` over a card of which nobody is to see even that. */
export function BackArt({ back, named = false }: { readonly back: string; readonly named?: Named }) {
  const { t } = useTranslation('antayagi');
  const sign = back === 't_rex' ? 'footprint' : back;
  return (
    <svg className="ay-art" data-back={back} data-named={named} viewBox="0 0 100 140" aria-hidden="true">
      <rect className="ay-cream" width="100" height="140" rx="10" />
      <svg x="4.500" y="4.500" width="91" height="131" viewBox="4.500 4.500 91 131">
        <rect className="ay-ground" x="4.500" y="4.500" width="91" height="131" rx="7" />
        <path className="ay-stripes" d="M-60 140L80 0h16L-44 140zM-28 140L112 0h16L-12 140zM4 140L144 0h16L20 140zM36 140L176 0h16L52 140zM68 140L208 0h16L84 140z" />
      </svg>
      <g className="ay-sign">
        <circle className="ay-back-field" cx="50" cy="70" r="38" />
        <g transform="translate(20 40) scale(.94)">
          <Figure kind={sign} />
        </g>
      </g>
      {named === false ? null : <Name text={t(`short_back.${back}`)} />}
    </svg>
  );
}
