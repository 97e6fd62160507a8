import { Elephant } from './art/Elephant';
import { Tent } from './art/Tent';
import { WARES } from './art/wares';
import { WareSign } from './art/WareSign';

/** What flies: a ware, its tent, an elephant, points, or the load that a neighbour pays. */
export function Thing({ thing }: { readonly thing: string }) {
  const [kind = '', of = ''] = thing.split('_');
  const ware = WARES.find((each) => each === kind);
  if (ware !== undefined) return of === 'tent' ? <Tent ware={ware} /> : <WareSign ware={ware} />;
  if (kind === 'elephant') return <Elephant seat={Number(of)} />;
  if (kind === 'points') return <Points count={of} />;
  return (
    <svg className="ba-load" viewBox="0 0 24 24" aria-hidden="true">
      <path className="ba-load-cloth" d="M4 11c5-5 11-5 16 0 3 4 2 9-2 11H6c-4-2-5-7-2-11z" />
      <path className="ba-load-knot" d="M12 9c-6-2-7-7-3-7 2 0 3 3 3 7 0-4 1-7 3-7 4 0 3 5-3 7z" />
    </svg>
  );
}

function Points({ count }: { readonly count: string }) {
  return (
    <svg className="ba-points" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      <text x="11.500" y="16.500">{`+${count}`}</text>
    </svg>
  );
}
