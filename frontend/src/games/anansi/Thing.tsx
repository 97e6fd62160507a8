import { Listener } from './art/Listener';
import { StoryCard } from './art/StoryCard';
import { INSPIRED, LISTENER } from './scene';

/** What flies: a Story card by its name, or a listener. */
export function Thing({ thing }: { readonly thing: string }) {
  return thing === LISTENER || thing === INSPIRED ? <Listener inspired={thing === INSPIRED} /> : <StoryCard card={thing} />;
}
