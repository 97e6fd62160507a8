import { useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { useFront } from '../../ui/front';
import { pointed } from '../../ui/pointed';
import { useMode } from '../../ui/useMode';
import { useCarrying } from '../generic/useCarrying';
import { useOwnOrder } from '../generic/useOwnOrder';
import { useTold } from '../../director/useTold';
import { colourOf } from './art/cards';
import { StoryCard } from './art/StoryCard';
import { Comers } from './Comers';
import { heldCard, ownHand, type Props } from './model';
import type { CardHint } from './types';
import { useCardName } from './useCardName';
import { Rest } from './Rest';
import { Stacks } from './Stacks';
import { Star } from './Star';
import { after } from './told';
import { Uses } from './Uses';

/** With so much of a hand left there is room for words beside it. */
const ROOMY = 0.7;

/** The own hand. A card is picked first, then it goes into the trick or recruits; or it is carried there, or to another place in the hand. */
export function Hand(now: Props) {
  const { t } = useTranslation('anansi');
  const front = useFront();
  const mode = useMode();
  const [near, setNear] = useState<string | null>(null);
  const told = useTold(now, after);
  // The next round's cards, and what can be done with them, come when the last one has been told.
  const dealt = told.round === now.view.round;
  // What a card would bring is of the question, which may be ahead of what is told.
  const asks = told === now.view;
  const props = { ...now, legal: dealt ? now.legal : [], hints: dealt && asks ? now.hints : null };
  const { view, legal, busy } = props;
  const { cards, put } = useOwnOrder(props.table, String(view.round), dealt ? ownHand(view) : []);
  const shown = [heldCard(props), near].find((card) => card !== null && cards.includes(card)) ?? null;
  const own = told.seats[now.you ?? -1];
  const rests = cards.length === 0 && told.tricks.length > 0;
  const carrying = useCarrying({
    cards,
    asked: props.asked,
    pending: props.pending !== null,
    put,
    takenUp: (card) => props.pick([card]),
    onto: (card, takes) => {
      const move = legal.find((one) => one.type === takes && one.card === card);
      return move === undefined || busy ? null : () => props.choose(move);
    },
  });
  return (
    <div className="an-handbox" style={{ '--cards': view.tricks_in_round, '--held': cards.length } as CSSProperties}>
      {mode === 'phone' && rests ? null : <Uses {...props} card={shown} />}
      {/* On an upright phone they stand beside their numbers. */}
      {mode !== 'phone' && !rests && own !== undefined && told.phase !== 'game_over' && <Stacks own={own} named={cards.length <= view.tricks_in_round * ROOMY} />}
      {told.phase === 'game_over' ? null : rests ? (
        <Rest {...props} />
      ) : (
        <ul className="an-hand" aria-label={t('hand')} data-asked={props.legal.length > 0 && front === null} data-held={heldCard(props) !== null} onPointerLeave={() => setNear(null)}>
          {cards.map((card) => (
            <li key={card} {...pointed(() => setNear(card))}>
              <HandCard {...props} card={card} near={() => setNear(card)} carrying={carrying(card)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface CardProps extends Props {
  readonly card: string;
  readonly near: () => void;
  readonly carrying: object;
}

function HandCard(props: CardProps) {
  const { t } = useTranslation('anansi');
  const name = useCardName();
  const front = useFront();
  const { card, legal, hints, picked, pending, busy, highlight } = props;
  const moves = legal.filter((move) => move.card === card);
  const play = moves.find((move) => move.type === 'play');
  const usable = moves.length > 0 && !busy;
  const hint = hints?.cards.find((one) => one.card === card);
  const chosen = heldCard(props) === card;
  const asked = usable && front === null;
  const recruits = asked && moves.some((move) => move.type === 'recruit');
  // Nothing is to be gone ahead of where one leads. What would not go ahead now wins no more: the best card only gets better (AN-5.22).
  const weighed = asked && play !== undefined && hints?.heading != null && hint !== undefined;
  return (
    <button
      type="button"
      className="an-handcard"
      data-at={`hand/${card}`}
      data-colour={colourOf(card)}
      data-lit={asked}
      data-plays={play !== undefined}
      data-picked={chosen}
      data-pending={pending?.card === card}
      data-pointed={highlight === card}
      data-card={card}
      {...props.carrying}
      aria-keyshortcuts="i Shift+ArrowLeft Shift+ArrowRight"
      aria-pressed={chosen}
      aria-disabled={!usable}
      aria-label={label(name(card), hint, t)}
      onClick={() => {
        if (!usable) return;
        // The only card is taken hold of by itself: a first press on it plays nothing either.
        const again = picked[0] === card;
        if (again && play !== undefined) props.choose(play);
        else props.pick(again ? [] : [card]);
      }}
      onFocus={props.near}
    >
      <StoryCard card={card} />
      {/* Each on the side of the place it is of. */}
      {weighed ? <Star wins={hint.wins_now} /> : null}
      {recruits && hint !== undefined ? <Comers count={hint.listeners} /> : null}
    </button>
  );
}

function label(name: string, hint: CardHint | undefined, t: (key: string) => string): string {
  if (hint === undefined) return name;
  const said = [name];
  if (hint.play_refused !== null) said.push(t(`refused.${hint.play_refused}`));
  else said.push(t(hint.wins_now ? 'would_head' : 'would_lose'));
  return said.join('. ');
}
