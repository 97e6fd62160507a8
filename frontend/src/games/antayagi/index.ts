import './antayagi.css';
import './art.css';
import './curtain.css';
import './stage.css';
import './stage-shapes.css';
import './whole.css';
import './facing.css';
import './last.css';
import './counted.css';
import './goods.css';
import './place.css';
import './hand.css';
import './frame.css';
import './rows.css';
import './high.css';
import './wide.css';
import './room.css';
import './low.css';
import './beside.css';
import './near.css';
import './state.css';
import './said.css';
import './side.css';
import './result.css';

import { defineGame } from '../game';
import { Board } from './Board';
import { brief } from './captions';
import { chapters } from './chapters';
import { gains } from './gains';
import { Thing } from './Card';
import { CardFace, CardNow } from './CardFace';
import { Hand } from './Hand';
import { Heard } from './Heard';
import { items } from './items';
import { kindName, lacks, moveName, moveNow, question, scoreItem, sentence, partOf, stage, stageFrom, targetOf } from './lines';
import { alike, closedCard, moveSeen, nearest } from './model';
import { moments } from './moments';
import { outdated } from './outdated';
import { heard, phrases } from './phrases';
import { Place } from './Place';
import { Result } from './Result';
import { scene } from './scene';
import type { Hints, Move, Note, View } from './types';
import { Won } from './Won';

export default defineGame<View, Move, Note, Hints>({
  key: 'antayagi',
  palette: 'game-antayagi',
  talks: true,
  saysScenes: true,
  Board,
  Place,
  Hand,
  CardFace,
  cardName: (card) => (closedCard(card) === null ? kindName(card) : null),
  CardNow,
  sentence,
  brief,
  scene,
  Thing,
  phrases,
  heard,
  Heard,
  outdated,
  question,
  stage,
  stageFrom,
  partOf,
  moveName,
  moveNow,
  moveSeen,
  alike,
  scoreItem,
  items,
  Won,
  Result,
  reached: (line) => `${line.points}/${targetOf(line)}`,
  lacks,
  chapters,
  gains,
  moments,
  chosen: ({ chosen }) => chosen,
  // With its target, among what lies before the seat.
  points: () => null,
  leaders: nearest,
});
