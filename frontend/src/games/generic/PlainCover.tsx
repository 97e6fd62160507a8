import { Cloth } from '../../ornament/Cloth';
import type { Look } from './plain';
import { SignOf } from './SignOf';
import './signs.css';
import './cover.css';

/** A game's cloth, and its signs on a strip across it. */
export function PlainCover({ seed, signs }: { readonly seed: string; readonly signs: readonly Look[] }) {
  return (
    <div className="plain-cover">
      <Cloth seed={seed} strips={8} length={6} />
      <div className="plain-cover-signs">
        {signs.map((look) => (
          <SignOf key={look.sign} look={look} />
        ))}
      </div>
    </div>
  );
}
