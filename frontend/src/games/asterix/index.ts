import './asterix.css';
import './board.css';
import './board-row.css';
import './wide.css';
import './bids.css';
import './last.css';
import './flasks.css';
import './choices.css';
import './give.css';
import './gauls.css';
import './place.css';
import './score.css';
import './fans.css';
import './gap.css';
import './own.css';
import './own-flat.css';
import './own-phone.css';
import './ends.css';
import './sums.css';

import { defineGame } from '../game';
import { IDEFIX } from './art/faces';
import { Board } from './Board';
import { CardFace, CardNow, gaulCard } from './CardFace';
import { chapters } from './chapters';
import { gains } from './gains';
import { Hand } from './Hand';
import { ItemSign } from './ItemSign';
import { about, kindName, moveName, question, rests, scoreItem, sentence, stage, together } from './lines';
import { gaulOf } from './model';
import { Place } from './Place';
import { scene } from './scene';
import { Thing } from './Thing';
import type { Hints, Move, Note, View } from './types';
import { Won } from './Won';

export default defineGame<View, Move, Note, Hints>({
  key: 'asterix',
  palette: 'game-asterix',
  Board,
  Place,
  Hand,
  ordersHand: true,
  CardFace,
  cardName: (card) => {
    const own = gaulCard(card);
    if (own === null) return kindName(card);
    return own.number === IDEFIX ? { key: 'hand_card.idefix' } : { key: 'own_card', args: { gaul: { key: `gaul.${own.gaul}` }, number: own.number } };
  },
  CardNow,
  sentence,
  together,
  scene,
  Thing,
  question,
  rests,
  stage,
  moveName,
  about,
  scoreItem,
  ItemSign,
  Won,
  chapters,
  gains,
  dye: (view, seat) => `var(--ax-line-${gaulOf(view, seat) ?? 'none'}, var(--text))`,
  chosen: ({ chosen }) => chosen,
  points: ({ totals }, seat) => totals[seat] ?? null,
});
