/** A small game on the generic table, for tests: cards are sown on spaces, dice are thrown together. */
import type { LogLine } from '../../i18n/line';
import type { PlaceProps, TypedMove } from '../game';
import { people } from '../people.fixture';
import { quiet } from '../quiet.fixture';
import type { Plain } from './plain';

export interface Play extends TypedMove {
  readonly card?: string;
  readonly dice?: readonly string[];
  readonly space?: string;
}

export interface View {
  readonly hand: readonly string[];
  readonly pile: number;
}

export const say = (text: string): LogLine => ({ key: 'note', args: { text } });
const look = { sign: 'M0 0h24v24H0z', dye: 1 };

export const mancala: Plain<View, Play, unknown, unknown> = {
  key: 'mancala',
  palette: 'game-mancala',
  looks: () => look,
  kindName: say,
  cardText: (kind) => (['seed', 'shell'].includes(kind) ? say(`${kind} grows`) : null),
  table: ({ view }) => [
    { as: 'facts', facts: [{ name: say('Pile'), value: view.pile }] },
    { as: 'tokens', name: say('Nothing here'), tokens: [] },
    { as: 'cards', name: say('Lying'), pieces: ['shell', 'shard'].map((face) => ({ face, name: say(face), thing: face })) },
    { as: 'tokens', name: say('Goods'), tokens: [{ kind: 'salt', name: say('salt'), count: 2, thing: 'salt' }] },
  ],
  place: (_, seat) => [{ as: 'pips', name: say('Goods'), count: seat, of: 3 }],
  hand: ({ view }) => [
    {
      as: 'cards',
      name: say('Held'),
      pieces: view.hand.map((card) => ({ face: card, name: say(card), facts: [say(`why not ${card}`)], thing: card })),
    },
  ],
  steps: ({ card, space }) =>
    [card, space === undefined ? undefined : `space:${space}`]
      .filter((thing) => thing !== undefined)
      .map((thing) => ({ thing, name: say(thing) })),
  sure: ({ type }) => type === 'gather',
  setOf: ({ dice }) => dice ?? null,
  setName: (type) => say(`which to ${type}?`),
  groupName: (type) => say(`group ${type}`),
  moveName: ({ type, card = '', space = '', dice = [] }) => say([type, card, space, dice.join()].filter(Boolean).join(' ')),
  moveFact: ({ space }) => (space === undefined ? null : say('costs 3')),
  sentence: () => null,
  question: () => say('What now?'),
  stage: () => null,
  scoreItem: () => say('points'),
  chosen: () => [],
  points: () => null,
};

export const seats = people('Awa', 'Efua');
export const pass: Play = { type: 'pass' };
export const sowA: Play = { type: 'sow', card: 'seed', space: 'a' };
export const sowB: Play = { type: 'sow', card: 'seed', space: 'b' };
export const throwOne: Play = { type: 'throw', dice: ['stone'] };
export const throwBoth: Play = { type: 'throw', dice: ['seed', 'stone'] };
export const shown: readonly Play[] = [pass, sowA, sowB];

/** The table as the frame shows it to Awa. */
export function at(picked: readonly string[], legal: readonly Play[] = shown): PlaceProps<unknown, unknown, unknown, unknown> {
  return {
    ...quiet,
    view: { hand: ['seed', 'stone'], pile: 7 },
    legal,
    seats,
    asked: 4,
    picked,
    table: 'here',
    seat: 1,
    compact: false,
  };
}
