/**
 * What each note looks like on the board. Addresses of this game:
 *   space:E5, space:E5/elephant       a hexagon with what lies on it, the elephant there
 *   pile:WARE, bag, free              the piles, the bag, the count of spaces that are left
 *   dice, dice/N                      where the dice lie, and the die of that number (from 1)
 *   seat:N/goods, seat:N/goods/WARE   the cards of a seat
 *   seat:N/tents, seat:N/tents/I      its tents, from 0
 *   seat:N/tents/KIND                 one of one's own tents, by what it is; of several alike the first: for lessons
 *   seat:N/elephant                   its elephant at home
 *   do/roll, do/end                   the two buttons below one's own tents, as long as they can be pressed: for lessons
 */
import type { Flight, Scene } from '../../director/scene';
import { WARES, yieldOf } from './art/wares';
import type { Note, Wares } from './types';

type NoteOf<Type extends Note['type']> = Extract<Note, { type: Type }>;

/** So long one looks at a thing that was done, and at one that changes the table, in milliseconds. */
const GLANCE = 500;
const LOOK = 1100;
/** Until the last die lies still, and then a look at them. */
const TUMBLE = 2000;

const home = (seat: number, part: string) => `seat:${seat}/${part}`;

function cards(wares: Wares, from: (ware: string) => string, to: (ware: string) => string): readonly Flight[] {
  return WARES.flatMap((ware) => Array.from({ length: wares[ware] }, () => ({ thing: ware, from: from(ware), to: to(ware) })));
}

const pile = (ware: string) => `pile:${ware}`;
const goods = (seat: number) => (ware: string) => home(seat, `goods/${ware}`);

const SCENES: { readonly [Type in Note['type']]: (note: NoteOf<Type>) => Scene | null } = {
  starter_drawn: ({ seat }) => ({ marks: [home(seat, 'name')], hold: GLANCE }),
  tents_drawn: ({ seat, tents }) => ({ flights: tents.map((tent) => ({ thing: yieldOf(tent) + '_tent', from: 'bag', to: home(seat, 'tents') })) }),
  bonus_taken: ({ seat, space, cards: taken }) => ({
    flights: cards(taken, () => `space:${space}`, goods(seat)),
    marks: [`space:${space}`, home(seat, 'goods')],
    hold: LOOK,
  }),
  tent_bought: ({ seat, space, paid, helped }) => ({
    flights: [
      ...cards(paid, goods(seat), pile),
      ...helped.map((from) => ({ thing: 'load', from: `space:${from}`, to: `space:${space}` })),
    ],
  }),
  cards_traded: ({ seat, given }) => ({ flights: cards(given, goods(seat), pile) }),
  tent_placed: ({ seat, tent, space, points }) => ({
    flights: [
      { thing: `${yieldOf(tent)}_tent`, from: home(seat, 'tents'), to: `space:${space}`, lands: true },
      { thing: `points_${points}`, from: `space:${space}`, to: home(seat, 'points') },
    ],
    marks: [`space:${space}`],
    hold: GLANCE,
  }),
  settlement_closed: ({ spaces }) => ({ marks: spaces.map((space) => `space:${space}`), caption: { key: 'scene.closed' }, hold: LOOK }),
  elephant_returned: ({ seat, space }) => ({
    flights: [{ thing: `elephant_${seat}`, from: `space:${space}`, to: home(seat, 'elephant'), lands: true }],
    marks: [home(seat, 'elephant')],
    hold: GLANCE,
  }),
  building_ended: () => null,
  elephant_placed: ({ seat, space }) => ({
    flights: [{ thing: `elephant_${seat}`, from: home(seat, 'elephant'), to: `space:${space}/elephant`, lands: true }],
    marks: [`space:${space}`],
    hold: GLANCE,
  }),
  elephant_skipped: () => null,
  // The board draws the dice as they tumble; what they show is told once they lie.
  dice_taken: () => null,
  dice_rolled: ({ rolled }) => ({ marks: rolled.map((die) => `dice/${die}`), caption: { key: 'scene.rolling' }, hold: TUMBLE }),
  cards_collected: ({ seat, cards: taken }) => ({ flights: cards(taken, pile, goods(seat)), marks: [home(seat, 'goods')], hold: GLANCE }),
  turn_passed: ({ seat }) => ({ marks: [home(seat, 'name')], hold: GLANCE }),
  end_reached: ({ reason }) => ({ marks: ['free'], caption: { key: `note.end_reached.${reason}` }, hold: LOOK }),
  majority_scored: ({ ware, seats, points }) => ({
    flights: seats.map((seat) => ({ thing: `points_${points}`, from: home(seat, `goods/${ware}`), to: home(seat, 'points') })),
    marks: seats.map((seat) => home(seat, `goods/${ware}`)),
    hold: LOOK,
  }),
  last_tent_scored: ({ seat, points }) => ({
    flights: [{ thing: `points_${points}`, from: home(seat, 'tents'), to: home(seat, 'points') }],
    hold: LOOK,
  }),
  game_ended: () => null,
};

export function scene(note: Note): Scene | null {
  // The table pairs each tag with its own note; TypeScript cannot follow that through the union.
  const told = SCENES[note.type] as (note: Note) => Scene | null;
  return told(note);
}
