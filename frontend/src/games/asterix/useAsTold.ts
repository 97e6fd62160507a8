import { useTold } from '../../director/useTold';
import type { Props } from './model';
import { after, ALONG } from './told';
import type { View } from './types';

/** The table as told so far; what the prize is worth is known where it is the same that the view has. */
export function useAsTold(now: Props): Props {
  const view = useToldView(now);
  if (view === now.view) return now;
  const same = view.round === now.view.round && view.pile === now.view.pile && view.prize === now.view.prize;
  return { ...now, view, hints: same ? now.hints : null };
}

export function useToldView(now: Pick<Props, 'view' | 'scene' | 'story'>): View {
  return useTold(now, after, ALONG);
}
