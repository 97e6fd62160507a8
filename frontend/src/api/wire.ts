/**
 * The messages to and from the server (docs/wire.md), under the names that the client uses. The types
 * come from the server's schema; the games' own moves, views, notes and hints are `unknown` here.
 */
import type { components } from './types';

type Schemas = components['schemas'];

export type Table = Schemas['TableInfo'];
export type Status = Table['status'];
export type Seat = Schemas['SeatInfo'];
export type Sitter = Seat['sitter'];
export type Level = NonNullable<Seat['level']>;
export type Waiting = Schemas['WaitingFor'];
export type ScoreItem = Schemas['ScoreItem'];
export type ScoreLine = Schemas['ScoreLine'];
export type Person = Schemas['Person'];
export type Preferences = Schemas['Preferences'];
export type Summary = Schemas['Summary'];
export type Entry = Schemas['EntryInfo'];
export type SeatWish = Pick<Schemas['SeatWish'], 'sitter'> & Partial<Schemas['SeatWish']>;

/** Everything about a table that changes, as it stands after entry `seq`. */
export type Now = Omit<Schemas['ViewMessage'], 'type'>;

export type FromServer =
  | Schemas['ViewMessage']
  | Schemas['EntriesMessage']
  | Schemas['Ack']
  | Schemas['RefusedMessage']
  | Schemas['Pong'];

export type LobbyLists = Schemas['LobbyMessage'];
export type FromLobby = LobbyLists | Schemas['RefusedMessage'] | Schemas['Pong'];

/** A move's fields are its game's own. */
type MoveMessage = Omit<Schemas['MoveMessage'], 'move'> & { readonly move: unknown };

export type ToServer = MoveMessage | Schemas['SayMessage'] | Schemas['Ping'] | Schemas['Resync'];

/** A new table as we ask for it: what is left out is as the server has it by default. */
export type NewTable = Pick<Schemas['NewTable'], 'game' | 'options' | 'salt'> & {
  readonly seats: readonly SeatWish[];
  readonly pace: Partial<Schemas['PaceWish']>;
};

export type GameInfo = Omit<Schemas['GameInfo'], 'options' | 'schema'> & { readonly options: JsonSchema };

/** As much of JSON Schema as the options of a table use. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}
