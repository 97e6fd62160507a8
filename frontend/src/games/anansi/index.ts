import './anansi.css';
import './board.css';
import './place.css';
import './rounds.css';

import { defineGame } from '../game';
import { Cover } from './art/Cover';
import { Board, CardFace } from './Board';
import { Hand } from './Hand';
import { moveName, question, scoreItem, sentence, stage } from './lines';
import { Place } from './Place';
import type { Hints, Move, Note, View } from './types';

export default defineGame<View, Move, Note, Hints>({
  key: 'anansi',
  palette: 'game-anansi',
  Board,
  Place,
  Hand,
  CardFace,
  Cover,
  sentence,
  question,
  stage,
  moveName,
  scoreItem,
  // Nobody chooses in secret here.
  chosen: () => [],
  points: ({ seats }, seat) => seats[seat]?.points ?? null,
});
