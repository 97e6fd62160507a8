import '../generic/signs.css';
import './asante.css';
import './card.css';
import './card-small.css';
import './frame.css';
import './supply.css';
import './board.css';
import './market-phone.css';
import './market-label.css';
import './place.css';
import './place-phone.css';
import './place-flat.css';
import './place-low.css';
import './markers.css';
import './plates.css';
import './hand.css';
import './hand-rows.css';
import './stage.css';
import './deeds.css';
import './answers.css';
import './answers-holy.css';
import './uses.css';
import './doing.css';
import './moments.css';

import { defineGame } from '../game';
import { Board, CardFace, CardNow, Thing } from './Board';
import { brief } from './brief';
import { chapters } from './chapters';
import { gains } from './gains';
import { Hand } from './Hand';
import { items } from './items';
import { kindName, moveName, moveNow, scoreItem, sentence, stage } from './lines';
import { Place } from './Place';
import { question } from './questions';
import { scene } from './scene';
import type { Hints, Move, Note, View } from './types';
import { Won } from './Won';

export default defineGame<View, Move, Note, Hints>({
  key: 'asante',
  palette: 'game-asante',
  Board,
  Place,
  Hand,
  ordersHand: true,
  CardFace,
  cardName: kindName,
  CardNow,
  Thing,
  sentence,
  brief,
  scene,
  question,
  stage,
  moveName,
  moveNow,
  scoreItem,
  items,
  Won,
  chapters,
  gains,
  // Nobody chooses in secret here.
  chosen: () => [],
  turnBegun: (note) => (note.type === 'turn_started' ? note.seat : null),
  points: ({ seats }, seat) => seats[seat]?.gold ?? null,
});
