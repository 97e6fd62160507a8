/** Watching together: it comes once a game is over, when somebody looks back. */
import { withWords } from '../i18n/withWords';

export const reviewPart = withWords(['review'], async () => {
  const [{ OpenReview }, { ReviewLine }] = await Promise.all([import('../review/OpenReview'), import('../review/ReviewLine')]);
  return { OpenReview, ReviewLine };
});
