import './asterix.css';
import './board.css';
import './choices.css';
import './place.css';

import { defineGame } from '../game';
import { Board } from './Board';
import { CardFace } from './Choices';
import { Cover } from './art/Cover';
import { Hand } from './Hand';
import { moveName, question, scoreItem, sentence, stage } from './lines';
import { Place } from './Place';
import type { Hints, Move, Note, View } from './types';

export default defineGame<View, Move, Note, Hints>({
  key: 'asterix',
  palette: 'game-asterix',
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
  chosen: ({ chosen }) => chosen,
  points: ({ totals }, seat) => totals[seat] ?? null,
});
