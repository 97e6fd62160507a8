import type { CSSProperties } from 'react';

import { useRoundEnd } from '../generic/useRoundEnd';
import { useTold } from '../../director/useTold';
import { colourOf } from './art/cards';
import { StoryCard } from './art/StoryCard';
import { Web } from './art/Web';
import { Display } from './Display';
import { Facts } from './Facts';
import type { Props } from './model';
import { OpenCards } from './OpenCards';
import { RoundEnd } from './RoundEnd';
import { after } from './told';
import { Trick } from './Trick';
import type { Note } from './types';

const ENDS: ReadonlySet<Note['type']> = new Set<Note['type']>(['round_scored']);
/** Others may lead while one still reads the sums: their cards lie there until the trick is won. */
const BEGINS: ReadonlySet<Note['type']> = new Set<Note['type']>(['trick_won']);

export function Board(props: Props) {
  const end = useRoundEnd(props, ENDS, BEGINS);
  const view = useTold(props, after);
  // What comes next is known of the view alone, which may be ahead of what is told.
  const told = { ...props, view, hints: view === props.view ? props.hints : null };
  if (end !== null) return <RoundEnd view={props.view} end={end} />;
  return (
    <div className="an-board" style={{ '--slots': props.view.seats.length } as CSSProperties}>
      <Web />
      <Facts {...told} />
      <OpenCards {...props} />
      <Display {...told} />
      <Trick {...props} />
    </div>
  );
}

/** A card as the log names it, large. */
export function CardFace({ card }: { readonly card: string }) {
  return (
    <div data-colour={colourOf(card)}>
      <StoryCard card={card} />
    </div>
  );
}
