import { type Gaul, GaulMark } from './GaulSign';

/** Somebody still holds the same number: a less-than sign where the own card is the weaker one, an equals sign where both would cancel; and whose it is, where that is told. */
export function Rival({ gaul, tied }: { readonly gaul?: Gaul | null; readonly tied: boolean }) {
  return (
    <span className="ax-rival" data-gaul={gaul} data-tied={tied}>
      <b aria-hidden="true">{tied ? '=' : '<'}</b>
      {gaul ? <GaulMark gaul={gaul} /> : null}
    </span>
  );
}
