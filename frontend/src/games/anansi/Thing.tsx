import { Listener } from './art/Listener';
import { StoryCard } from './art/StoryCard';
import { LISTENER } from './scene';

/** What flies: a Story card by its name, or a listener. */
export function Thing({ thing }: { readonly thing: string }) {
  return thing === LISTENER ? <Listener inspired={false} /> : <StoryCard card={thing} />;
}
