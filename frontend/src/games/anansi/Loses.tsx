import { LosesSign } from './art/LosesSign';

/** On a card that may be played: that it wins this trick no more. What it means stands in the place of the trick. */
export function Loses() {
  return (
    <span className="an-loses">
      <LosesSign />
    </span>
  );
}
