import { useTexts } from '../generic/table';
import { who } from './lines';
import type { View } from './types';

/** What the other player is choosing, where one's own answers will stand. What it depends on lies open: the step, and the phase of the turn. */
export function Meanwhile({ view: { frames, phase, waiting, you } }: { readonly view: View }) {
  const texts = useTexts();
  const [seat] = waiting;
  if (seat === undefined || waiting.some((each) => each === you)) return null;
  return <p className="as-lit">{texts({ key: `meanwhile.${frames.at(-1)?.step ?? phase}`, args: who(seat) })}</p>;
}
