/** A game that the client knows nothing of: its view as it is, and every move can be made. */
import { spoken } from '../../i18n/spoken';
import { defineGame, type AnyGame } from '../game';
import { GenericBoard } from './Board';
import { brief } from './moves';

export function generic(key: string): AnyGame {
  return defineGame<unknown, unknown, unknown, unknown>({
    key,
    palette: 'plain-cloth',
    Board: GenericBoard,
    Place: () => null,
    Hand: null,
    CardFace: ({ card }) => <div className="generic-face">{spoken(card)}</div>,
    sentence: (note) => ({ key: 'note', args: { text: brief(note) } }),
    question: ({ picked }) => ({ key: picked.length === 0 ? 'choose' : 'choose_further' }),
    stage: () => null,
    moveName: (move) => ({ key: 'move', args: { text: brief(move) } }),
    scoreItem: (item) => ({ key: 'score', args: { text: spoken(item.key) } }),
    chosen: () => [],
    points: () => null,
  });
}
