/** The wish for a new table: as the form holds it, and as the server takes it. */
import type { GameInfo, JsonSchema, NewTable, SeatWish } from '../api/wire';

export type Place = 'me' | 'open' | 'novice' | 'casual';
export const places = ['open', 'casual', 'novice'] as const satisfies readonly Place[];

export const paces = { none: null, quick: 60, calm: 300, day: 86_400, days: 259_200 } as const;
export type PaceName = keyof typeof paces;
export const paceNames = Object.keys(paces) as PaceName[];

/** Where a turn has this many seconds or more, reaction windows stay open until they are answered (docs/wire.md). */
const LONG = 3600;

export interface Wish {
  readonly seats: readonly Place[];
  readonly pace: PaceName;
  /** Seconds for a reaction; null for as long as the game usually has. */
  readonly window: number | null;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A table that can be played at once: oneself and bots. */
export function firstWish(info: GameInfo): Wish {
  const players = Math.max(info.players.min, Math.min(3, info.players.max));
  return { seats: resized(['me'], players), pace: 'none', window: null, options: {} };
}

/** The game's reaction windows; null where it has none, or where they do not end by themselves. */
export function shortWindows(info: GameInfo, pace: PaceName): GameInfo['windows'] {
  return (paces[pace] ?? 0) < LONG ? info.windows : null;
}

export function resized(seats: readonly Place[], players: number): Place[] {
  return Array.from({ length: players }, (_, at) => seats[at] ?? 'casual');
}

export function ordered(info: GameInfo, wish: Wish, salt: string): NewTable {
  return {
    game: info.key,
    seats: wish.seats.map(seatWish),
    options: wish.options,
    pace: { deadline: paces[wish.pace], window: wish.window },
    salt,
  };
}

/** The fields of the options, by name. The schema may be a reference to the one that has them. */
export function optionFields(schema: JsonSchema): [string, JsonSchema][] {
  const name = schema.$ref?.split('/').at(-1);
  const root = name === undefined ? schema : (schema.$defs?.[name] ?? schema);
  return Object.entries(root.properties ?? {});
}

function seatWish(place: Place): SeatWish {
  return place === 'me' || place === 'open' ? { sitter: place } : { sitter: 'bot', level: place };
}
