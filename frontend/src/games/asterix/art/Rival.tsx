import { type Gaul, GaulMark } from './GaulSign';

/** Somebody still holds the same number: an arrow where that stands higher, an equals sign where both would cancel; and whose it is, where that is told. */
export function Rival({ gaul, tied }: { readonly gaul?: Gaul | null; readonly tied: boolean }) {
  return (
    <span className="ax-rival" data-gaul={gaul} data-tied={tied}>
      <svg viewBox="0 0 12 16">
        <path d={tied ? 'M1 4h10v3H1zM1 9.500h10v3H1z' : 'M6 1l5.500 6H8v8H4V7H.500z'} />
      </svg>
      {gaul ? <GaulMark gaul={gaul} /> : null}
    </span>
  );
}
