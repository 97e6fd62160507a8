import './anansi.css';
import './board.css';
import './display.css';
import './facts.css';
import './trick.css';
import './caption.css';
import './place.css';
import './stacks.css';
import './voids.css';
import './place-phone.css';
import './rivals-phone.css';
import './place-flat.css';
import './own-flat.css';
import './rivals.css';
import './hand.css';
import './uses.css';
import './card-signs.css';
import './order.css';
import './own-figures.css';
import './rest.css';
import './rounds.css';
import './round-end.css';

import { defineGame } from '../game';
import { Board, CardFace } from './Board';
import { chapters } from './chapters';
import { gains } from './gains';
import { Hand } from './Hand';
import { card, cardName, moveName, question, scoreItem, sentence, stage } from './lines';
import { Place } from './Place';
import { scene } from './scene';
import { Thing } from './Thing';
import type { Hints, Move, Note, View } from './types';
import { Won } from './Won';

export default defineGame<View, Move, Note, Hints>({
  key: 'anansi',
  palette: 'game-anansi',
  unnamedAtThumb: true,
  Board,
  Place,
  Hand,
  ordersHand: true,
  CardFace,
  cardName,
  sentence,
  scene,
  Thing,
  question,
  // Only a last card is ever forced.
  whyForced: (move) => ({ key: 'question.last', args: { card: card(move.card) } }),
  stage,
  moveName,
  scoreItem,
  Won,
  chapters,
  gains,
  // Nobody chooses in secret here.
  chosen: () => [],
  points: ({ seats }, seat) => seats[seat]?.points ?? null,
});
