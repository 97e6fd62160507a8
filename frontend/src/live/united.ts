import type { Live } from './live';

/**
 * What is drawn at once of all that a table has told since the page was drawn: how it stands at last, and what happened
 * in all of it. Acknowledgements, and who is there, come between; they tell no story.
 */
export function united(newest: Live, { drawn, told }: { readonly drawn: Live; readonly told: Live }, later: readonly Live[]): Live {
  const stories = new Set(later.map(({ story }) => story));
  stories.delete(told.story);
  if (stories.size === 0) return { ...newest, story: drawn.story };
  if (stories.size === 1) return newest;
  return { ...newest, story: { ...newest.story, recent: Array.from(stories).flatMap(({ recent }) => recent) } };
}
