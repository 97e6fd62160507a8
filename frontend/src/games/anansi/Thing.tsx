import { Listener } from './art/Listener';
import { StoryBack, StoryCard } from './art/StoryCard';
import { INSPIRED, LISTENER, STACK } from './scene';

/** What flies: a Story card by its name, a story stack, or a listener. */
export function Thing({ thing }: { readonly thing: string }) {
  if (thing === STACK) return <StoryBack />;
  return thing === LISTENER || thing === INSPIRED ? <Listener inspired={thing === INSPIRED} /> : <StoryCard card={thing} />;
}
