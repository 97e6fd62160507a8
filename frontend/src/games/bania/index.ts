import './bania.css';
import './art.css';
import './board.css';
import './map.css';
import './place.css';
import './place-phone.css';
import './place-low.css';
import './points.css';
import './frame.css';
import './hand.css';
import './doings.css';
import './trade.css';
import './dice.css';
import './since.css';
import './signs.css';
import './hints.css';

import { defineGame } from '../game';
import { Board } from './Board';
import { chapters } from './chapters';
import { gains } from './gains';
import { Hand } from './Hand';
import { ItemSign } from './ItemSign';
import { kindName, moveName, question, scoreItem, sentence, stage, whyForced } from './lines';
import { ahead } from './model';
import { CardFace, Place } from './Place';
import { scene } from './scene';
import { nearEnd } from './settlements';
import { Signed } from './Signed';
import { since } from './Since';
import { Thing } from './Thing';
import { after } from './told';
import type { Hints, Move, Note, View } from './types';
import { Won } from './Won';

export default defineGame<View, Move, Note, Hints>({
  key: 'bania',
  palette: 'game-bania',
  layout: 'beside',
  Board,
  Place,
  Hand,
  CardFace,
  Signed,
  cardName: kindName,
  Thing,
  sentence,
  scene,
  question,
  whyForced,
  stage,
  after,
  since,
  dye: (_, seat) => `var(--ba-line-${seat})`,
  moveName,
  scoreItem,
  ItemSign,
  Won,
  chapters,
  gains,
  // Nobody chooses in secret here.
  chosen: () => [],
  points: ({ points }, seat) => points[seat] ?? null,
  // There crowns are counted, too.
  leaders: (view) => (nearEnd(view) ? [...view.points.keys()].filter((seat) => ahead(view, seat)) : null),
});
