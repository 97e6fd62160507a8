import type { Note, RoundScore } from './types';

type Samples = { readonly [Type in Note['type']]: readonly Extract<Note, { type: Type }>[] };

const scored = (how: RoundScore['case'], seat: number): RoundScore => ({
  seat,
  listeners: 2,
  stacks: 2,
  case: how,
  kept: 2,
  bonus: 0,
  points: 2,
});

/** At least one note of every type: TypeScript does not let one be left out. */
export const notes: Samples = {
  row_laid: [{ type: 'row_laid', row: ['snake', 'hornet', 'leopard'] }],
  leader_drawn: [{ type: 'leader_drawn', seat: 0 }],
  display_laid: [{ type: 'display_laid', round: 1, cards: ['snake_3', 'hornet_9'] }],
  hand_dealt: [
    { type: 'hand_dealt', seat: 0, count: 1, cards: null },
    { type: 'hand_dealt', seat: 0, count: 10, cards: null },
    { type: 'hand_dealt', seat: 0, count: 2, cards: ['snake_1', 'leopard_14'] },
  ],
  open_laid: [{ type: 'open_laid', cards: ['snake_1', 'leopard_14'] }],
  round_opened: [{ type: 'round_opened', round: 2, bonus: 4, leader: 0 }],
  trump_set: [
    { type: 'trump_set', colour: 'snake', before: null, counts: [1, 1, 0] },
    { type: 'trump_set', colour: 'snake', before: 'snake', counts: [2, 1, 0] },
  ],
  card_played: [
    { type: 'card_played', seat: 0, card: 'hornet_7', leads: true },
    { type: 'card_played', seat: 0, card: 'hornet_7', leads: false },
  ],
  card_recruited: [0, 1, 2].map((listeners) => ({
    type: 'card_recruited',
    seat: 0,
    card: 'hornet_7',
    listeners,
    supply: 30,
  })),
  listeners_inspired: [1, 2].map((count) => ({ type: 'listeners_inspired', seat: 0, count, inspired: 2 })),
  trick_won: [1, 3].map((stacks) => ({ type: 'trick_won', seat: 0, card: 'snake_14', cards: ['snake_14'], stacks })),
  display_extended: [
    { type: 'display_extended', recruits: [{ seat: 0, card: 'snake_2', recruits: true }], counts: [1, 2, 0] },
    {
      type: 'display_extended',
      recruits: [
        { seat: 0, card: 'snake_2', recruits: true },
        { seat: 1, card: 'snake_3', recruits: true },
      ],
      counts: [1, 3, 0],
    },
  ],
  round_scored: [
    { type: 'round_scored', round: 1, lines: [scored('exact', 0), scored('under', 1), scored('over', 2)], supply: 25 },
  ],
  game_ended: [
    { type: 'game_ended', ranking: [{ seat: 1, rank: 1, points: 16, listeners: 9 }] },
    { type: 'game_ended', ranking: [0, 1].map((seat) => ({ seat, rank: 1, points: 16, listeners: 9 })) },
  ],
};
