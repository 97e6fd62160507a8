import { textOf } from '../../i18n/line';
import { useReading } from '../../i18n/Reading';
import { Token } from './art/Figure';
import { kindName } from './lines';

/** How many of each card. `named`: with their names, where there is room for a list. */
export function Counted({ cards, named }: { readonly cards: readonly { readonly kind: string; readonly count: number }[]; readonly named: boolean }) {
  const reading = useReading();
  return (
    <ul className={named ? 'ay-counted' : 'ay-few'}>
      {cards.map(({ kind, count }) => {
        const name = textOf(kindName(kind), reading);
        return (
          <li key={kind} title={named ? undefined : name}>
            <Token kind={kind} />
            <b>{count}</b> <span className={named ? undefined : 'unseen'}>{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
