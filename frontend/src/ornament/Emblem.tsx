import { Sign } from './Sign';
import { hashOf, signOf } from './weave';
import './ornament.css';

/** Who sits there, by shape as well as colour: a person is a disc, a bot a mask with corners, an open seat a dashed ring. */
export function Emblem({ of, name }: { readonly of: 'person' | 'bot' | 'open'; readonly name: string }) {
  return (
    <span className={`emblem ${of} dyed-${((hashOf(name) >>> 16) % 4) + 1}`} aria-hidden="true">
      {of === 'open' ? null : <Sign name={signOf(name)} size="62%" />}
    </span>
  );
}
