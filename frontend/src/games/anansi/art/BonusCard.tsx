import { Spider } from './Spider';

/** A trickster bonus card: 2, 4 or 7. */
export function BonusCard({ value }: { readonly value: number }) {
  return (
    <svg className="an-bonus" viewBox="0 0 60 60" aria-hidden="true">
      <rect className="an-bonus-sheet" width="60" height="60" rx="8" />
      <g className="an-bonus-spider" transform="translate(3 12) scale(.48)">
        <Spider />
      </g>
      <text className="an-bonus-value" x="46" y="42">
        {value}
      </text>
    </svg>
  );
}
