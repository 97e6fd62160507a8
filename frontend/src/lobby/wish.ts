/** The wish for a new table: as the form holds it, and as the server takes it. */
import type { GameInfo, JsonSchema, Level, NewTable, SeatWish, UndoRule } from '../api/wire';
import { isLong as areLong } from '../seats/absence';
import { graces, type GraceName } from '../seats/graces';

export type Place = 'me' | 'open' | Level;

const paces = { none: null, quick: 60, calm: 300, day: 86_400, days: 259_200 } as const;
export type PaceName = keyof typeof paces;
export const paceNames = Object.keys(paces) as PaceName[];

export interface Wish {
  readonly seats: readonly Place[];
  readonly pace: PaceName;
  /** Seconds for a reaction; null for as long as the game usually has. */
  readonly window: number | null;
  readonly options: Readonly<Record<string, unknown>>;
  /** Whether those who sit there may practise from the game while it is played. */
  readonly practice: boolean;
  /** Which bot plays on for who leaves or stays away, and how soon. */
  readonly standIn: Level;
  readonly grace: GraceName;
  readonly undo: UndoRule;
  /** Whether people may ask for advice; null: as is usual. */
  readonly advice: boolean | null;
}

/** What is wished for at first; `friends`: one chair is kept free for somebody. */
export function firstWish(info: GameInfo, friends = false): Wish {
  const players = Math.max(info.players.min, Math.min(3, info.players.max));
  return { seats: resized(friends ? ['me', 'open'] : ['me'], players), pace: 'none', window: null, options: {}, standIn: 'casual', grace: 'usual', undo: 'asked', practice: false, advice: null };
}

/** Whether somebody may still sit down there. */
export function isWaiting({ seats }: Pick<Wish, 'seats'>): boolean {
  return seats.includes('open');
}

/** The game's reaction windows; null where it has none, or where they do not end by themselves. */
export function shortWindows(info: GameInfo, { pace, seats }: Pick<Wish, 'pace' | 'seats'>): GameInfo['windows'] {
  const unhurried = pace === 'none' && !isWaiting({ seats });
  return isLong(pace) || unhurried ? null : info.windows;
}

/** Whether turns are long: reaction windows stay open until they are answered then. */
export function isLong(pace: PaceName): boolean {
  return areLong(paces[pace]);
}

/** The same wish for a table of so many seats: bots of a level that is not offered there are casual ones. */
export function forPlayers(info: GameInfo, wish: Wish, players: number): Pick<Wish, 'seats' | 'standIn'> {
  const offered = info.levels[players] ?? [];
  const isThere = (place: Place) => place === 'me' || place === 'open' || offered.includes(place);
  const seats = resized(wish.seats, players).map((place) => (isThere(place) ? place : 'casual'));
  return { seats, standIn: isThere(wish.standIn) ? wish.standIn : 'casual' };
}

export function resized(seats: readonly Place[], players: number): Place[] {
  return Array.from({ length: players }, (_, at) => seats[at] ?? 'casual');
}

export function ordered(info: GameInfo, wish: Wish, salt: string): NewTable {
  return {
    game: info.key,
    seats: wish.seats.map(seatWish),
    options: Object.fromEntries(Object.entries(wish.options).filter(([, value]) => isThere(value, wish.seats.length))),
    pace: { deadline: paces[wish.pace], window: wish.window },
    absence: isLong(wish.pace) ? { level: wish.standIn } : { level: wish.standIn, grace: graces[wish.grace] },
    undo: wish.undo,
    salt,
    practice: wish.practice || !isWaiting(wish),
    advice: advises(wish),
  };
}

/** Whether people may ask for advice: it is help, and so usual only where nobody else plays. */
export function advises(wish: Wish): boolean {
  return wish.advice ?? !isWaiting(wish);
}

/** The fields of the options, by name. The schema may be a reference to the one that has them. */
export function optionFields(schema: JsonSchema): [string, JsonSchema][] {
  const name = schema.$ref?.split('/').at(-1);
  const root = name === undefined ? schema : (schema.$defs?.[name] ?? schema);
  return Object.entries(root.properties ?? {});
}

/** Whether a table with so many seats can be opened with that value of an option: `seat_N` names a seat, counted from 0. */
export function isThere(value: unknown, seats: number): boolean {
  const seat = typeof value === 'string' ? /^seat_(\d+)$/.exec(value)?.[1] : undefined;
  return seat === undefined || Number(seat) < seats;
}

export function seatWish(place: Place): SeatWish {
  return place === 'me' || place === 'open' ? { sitter: place } : { sitter: 'bot', level: place };
}
