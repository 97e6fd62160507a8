import { colourOf } from './art/cards';
import { StoryCard } from './art/StoryCard';
import { Web } from './art/Web';
import { Display } from './Display';
import { Facts } from './Facts';
import type { Props } from './model';
import { OpenCards } from './OpenCards';
import { RoundEnd } from './RoundEnd';
import { Trick } from './Trick';

export function Board(props: Props) {
  const note = props.scene?.note;
  return (
    <div className="an-board">
      <Web />
      <Facts {...props} />
      <OpenCards {...props} />
      <Display {...props} />
      {note?.type === 'round_scored' ? <RoundEnd note={note} /> : <Trick {...props} />}
    </div>
  );
}

/** A card as the log names it, large. */
export function CardFace({ card }: { readonly card: string }) {
  return (
    <div className="an-cardface" data-colour={colourOf(card)}>
      <StoryCard card={card} />
    </div>
  );
}
