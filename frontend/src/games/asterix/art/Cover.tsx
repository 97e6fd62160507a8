import { GaulSign } from './GaulSign';
import { RomanSign } from './RomanSign';

const STAKES = Array.from({ length: 27 }, (_, index) => ({
  x: index * 15 - 2,
  top: 196 + ((index * 7) % 5) * 3 - (Math.abs(index - 13) < 4 ? 8 : 0),
}));

const LEGION = [10, 8, 10, 8, 10];

/** The village at sunrise: a palisade and a menhir before it, helmets beyond the hill. Fills its box. */
export function Cover() {
  return (
    <svg className="ax-cover" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="ax-sky" width="400" height="300" />
      <circle className="ax-sun" cx="286" cy="104" r="66" />
      <circle className="ax-sun-core" cx="286" cy="104" r="46" />
      <path className="ax-hill-far" d="M0 168q70-44 150-26t130-14 120 6v170H0z" />
      {LEGION.map((value, index) => (
        <g key={index} className="ax-legion" transform={`translate(${172 + index * 45} ${index % 2 === 0 ? 106 : 112}) scale(.74)`}>
          <RomanSign value={value} />
        </g>
      ))}
      <path className="ax-hill" d="M0 190q90-40 190-38t210-16v170H0z" />
      <g className="ax-cover-menhir" transform="translate(26 72) scale(2.250)">
        <GaulSign gaul="obelix" />
      </g>
      {STAKES.map(({ x, top }) => (
        <path key={x} className="ax-stake" d={`M${x} 300V${top + 12}l6.500-12 6.500 12V300z`} />
      ))}
      <path className="ax-rope" d="M0 234q100 8 200 0t200 0v6q-100-8-200 0t-200 0zM0 262q100-8 200 0t200 0v6q-100 8-200 0t-200 0z" />
      <circle className="ax-cover-disc" cx="262" cy="236" r="54" />
      <g className="ax-cover-helm" transform="translate(214 184) scale(1.500)">
        <GaulSign gaul="asterix" />
      </g>
    </svg>
  );
}
