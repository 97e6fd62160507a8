/** What each note changes of what lies on the stage: while scenes play it shows what has been told so far (director/useTold.ts). */
import { useTold } from '../../director/useTold';
import { steps, isSpread, type Props } from './market';
import type { Note, View } from './types';

/** Without a card whose effect is over, and without all that it still asked. */
function done({ resolving, frames, ...view }: View, card: string): View {
  const last = resolving.lastIndexOf(card);
  return { ...view, resolving: resolving.filter((_, at) => at !== last), frames: frames.filter(({ source }) => source !== card), found: null, stolen: null };
}

export function after(view: View, note: Note): View {
  switch (note.type) {
    case 'card_announced':
      return { ...view, drawn: null, found: null, resolving: [...view.resolving, note.card] };
    case 'card_cancelled':
    case 'card_finished':
      return done(view, note.card);
    case 'card_drawn':
      return note.source === 'draw_card' && note.seat === view.you ? { ...view, drawn: note.card } : view;
    case 'card_kept':
    case 'card_rejected':
      return { ...view, drawn: null };
    case 'card_turned':
      return note.found ? { ...view, found: note.card } : view;
    case 'artifact_seized':
    case 'card_stolen':
      return { ...view, stolen: note.card };
    case 'card_given':
      return { ...view, stolen: null };
    default:
      return view;
  }
}

/** What is asked: by which card, and of which kind. */
const question = ({ frames, phase }: View): string => `${frames.at(-1)?.source ?? phase} ${frames.at(-1)?.step ?? ''}`;

/**
 * The table as far as it has been told, for what is decided: the cards on the stage; and no answers to a question that has
 * not been put yet. One that is put once more, as for the next ware, keeps its answers: they would only flicker.
 */
export function useToldTable(props: Props): Props {
  const { view, legal } = props;
  const told = useTold(props, after);
  if (told === view) return props;
  const { resolving, frames, drawn, found, stolen } = told;
  const untold = question(told) !== question(view);
  return { ...props, view: { ...view, resolving, frames, drawn, found, stolen }, legal: untold ? legal.filter((move) => !isAnswer(move, view)) : legal };
}

const ACTIONS: ReadonlySet<string> = new Set(['draw_card', 'begin_play', 'end_turn']);

/** Whether a move answers what the stage asks: it takes hold of nothing, or of a card that lies there alone. */
function isAnswer(move: Parameters<typeof steps>[0], view: View): boolean {
  const [first] = steps(move, view);
  return ACTIONS.has(move.type) ? false : first === undefined || isSpread(first.thing) || view.frames.length > 0;
}
