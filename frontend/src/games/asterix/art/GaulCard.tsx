import { useTranslation } from 'react-i18next';

import { BidSign } from './BidSign';
import { Flask } from './Flask';
import { flasksOn, IDEFIX } from './faces';
import { type Gaul, GaulSign } from './GaulSign';
import { Paper } from './Paper';

const FLASK_STEP = 15;

/** A card of a Gaul's hand: a number to read from afar, what it is, the flasks that break ties, and whose it is. */
export function GaulCard({ gaul, card }: { readonly gaul: Gaul; readonly card: string }) {
  if (card === IDEFIX) return <IdefixCard gaul={gaul} />;
  const flasks = flasksOn(gaul, card);
  return (
    <Paper kind="gaul" tone={gaul}>
      <g className="ax-light" transform="translate(0 47)">
        <BidSign card={card} />
      </g>
      <text className="ax-number ax-light" x="6" y="47">
        {card}
      </text>
      <path className="ax-label" d="M0 116q10-4 20-1t22-1 22 1 18-2 18 1v17q0 9-9 9H9q-9 0-9-9z" />
      <g className="ax-tone">
        <g className="ax-flasks" transform="translate(3 120) scale(.82)">
          {Array.from({ length: flasks }, (_, index) => (
            <Flask key={index} x={index * FLASK_STEP} />
          ))}
        </g>
      </g>
      <text className="ax-digit ax-ink" x="70" y="138">
        {flasks}
      </text>
      <g className="ax-whose">
        <circle className="ax-seal" cx="85" cy="123" r="13" />
        <g className="ax-light" transform="translate(76 114) scale(.28)">
          <GaulSign gaul={gaul} />
        </g>
      </g>
    </Paper>
  );
}

/** As many letters of what Idefix does have room beside each other. */
const LINE = 10;

/** Words in lines, as few as they need. */
function inLines(words: string): readonly string[] {
  return words.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last === undefined || last.length + 1 + word.length > LINE ? [...lines, word] : [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

/** Idefix: who he is, and below that what he is for (AX-9.3). */
function IdefixCard({ gaul }: { readonly gaul: Gaul }) {
  const { t } = useTranslation('asterix');
  const name = t(`hand_card.${IDEFIX}`);
  const does = inLines(t('idefix_does'));
  return (
    <Paper kind="idefix" tone={gaul}>
      <path className="ax-deep" d="M0 66q22-12 50-6t50-8v79q0 9-9 9H9q-9 0-9-9z" />
      <g className="ax-light" transform="translate(6 6) scale(.36)">
        <GaulSign gaul={gaul} />
      </g>
      <g className="ax-light" transform="translate(20 4) rotate(-20 38 30) scale(.9)">
        <Bone x={8} y={14} />
      </g>
      <text className="ax-caption ax-light" x="50" y="82" fontSize={Math.min(19, 138 / name.length)}>
        {name}
      </text>
      {does.map((line, at) => (
        <text key={line} className="ax-does ax-light" x="50" y={(does.length > 2 ? 98 : 104) + 16 * at}>
          {line}
        </text>
      ))}
    </Paper>
  );
}

/** A bid of a trick that is over, small: its number or the bone, and below it, large, whose it was. */
export function BidCard({ gaul, card }: { readonly gaul: Gaul; readonly card: string }) {
  const dog = card === IDEFIX;
  return (
    <Paper kind={dog ? 'idefix' : 'gaul'} tone={gaul}>
      <path className="ax-deep" d="M0 76q22-12 50-5t50-8v68q0 9-9 9H9q-9 0-9-9z" />
      <g className="ax-light" transform={dog ? 'translate(13 17)' : 'translate(2 -1) scale(1.2)'}>
        {dog ? <Bone /> : <text className="ax-number" x="5" y="46" fill="currentColor">{card}</text>}
      </g>
      <g className="ax-light" transform="translate(20 73) scale(.94)">
        <GaulSign gaul={gaul} />
      </g>
    </Paper>
  );
}

/** A bone in a box of 76 by 40. */
export function Bone({ x = 0, y = 0 }: { readonly x?: number; readonly y?: number }) {
  return (
    <path
      fill="currentColor"
      transform={`translate(${x} ${y})`}
      d="M18 13h40c-3-8 2-13 8-13 6 0 9 5 8 9 4 3 4 9-1 11 5 2 5 8 1 11 1 4-2 9-8 9-6 0-11-5-8-13H18c3 8-2 13-8 13-6 0-9-5-8-9-4-3-4-9 1-11-5-2-5-8-1-11-1-4 2-9 8-9 6 0 11 5 8 13z"
    />
  );
}

/** The back of a Gaul card: whose it is may be known, which it is may not. */
export function GaulBack({ gaul }: { readonly gaul: Gaul }) {
  return (
    <Paper kind="back" tone={gaul}>
      <rect className="ax-line" x="6" y="6" width="88" height="128" rx="5" />
      <path className="ax-deep" d="M50 14l36 56-36 56-36-56z" />
      <path className="ax-line" d="M50 14l36 56-36 56-36-56zM6 6l22 34M94 6L72 40M6 134l22-34M94 134l-22-34" />
      <g className="ax-light" transform="translate(27 47) scale(.72)">
        <GaulSign gaul={gaul} />
      </g>
    </Paper>
  );
}
