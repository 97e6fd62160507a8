import type { FunctionComponent } from 'react';

import type { LogLine } from '../../i18n/line';
import { Say } from '../../i18n/Reading';
import { defineGame, type AnyGame, type BoardProps, type PlaceProps, type Situation, type TypedMove } from '../game';
import { within } from './choosing';
import { PieceShape } from './PieceShape';
import type { AnyPlain, Plain } from './plain';
import { PlainBoard, PlainHand, PlainPlace } from './PlainTable';
import type { Shared } from './table';
import { useChoosing } from './useChoosing';
import './signs.css';
import './plain.css';
import './plain-cards.css';
import './plain-places.css';
import './plain-moves.css';
import './plain-frame.css';

/** A game on the generic table: its own catalogue, colours and signs, and each part of the table from its zones or drawn by itself. */
export function plainGame<View, Move extends TypedMove, Note, Hints>(own: Plain<View, Move, Note, Hints>): AnyGame {
  // Its types are forgotten here, once, as in `defineGame`.
  const plain = own as unknown as AnyPlain;
  return defineGame<unknown, TypedMove, unknown, unknown>({
    ...plain,
    palette: `${plain.palette} plain-table`,
    question: (now) => furtherQuestion(plain, now) ?? plain.question(now),
    Board: part<AnyBoard>(plain, plain.Board ?? PlainBoard),
    Place: part<AnyPlace>(plain, plain.Place ?? PlainPlace),
    Hand: part<AnyBoard>(plain, plain.Hand ?? PlainHand),
    CardFace: ({ card }) => <PlainFace plain={plain} card={card} />,
  });
}

type AnyBoard = BoardProps<unknown, TypedMove, unknown, unknown>;
type AnyPlace = PlaceProps<unknown, TypedMove, unknown, unknown>;

/** A part of the table with the choice in progress, which it shares with the other parts. */
function part<Props extends AnyBoard>(plain: AnyPlain, Part: FunctionComponent<Props & Shared>): FunctionComponent<Props> {
  return function PlainPart(props) {
    return <Part {...props} plain={plain} choosing={useChoosing(plain, props)} />;
  };
}

/** A card at arm's length, and what it does. */
function PlainFace({ plain, card }: { readonly plain: AnyPlain; readonly card: string }) {
  const text = plain.cardText?.(card) ?? null;
  return (
    <div className="plain-face">
      <PieceShape plain={plain} piece={{ face: card, name: plain.kindName(card), printed: plain.printed?.(card) ?? [] }} large />
      {text === null ? null : (
        <p className="card-text">
          <Say line={text} />
        </p>
      )}
    </div>
  );
}

/** What is asked when the first of several steps is taken. */
function furtherQuestion(plain: AnyPlain, now: Situation<unknown, TypedMove, unknown>): LogLine | null {
  const { legal, picked, view } = now;
  if (picked.length === 0) return null;
  const [move] = within(legal, picked, (each) => plain.steps(each, view));
  const next = move === undefined ? undefined : plain.steps(move, view)[picked.length];
  return next === undefined ? null : { key: 'choose_further' };
}
