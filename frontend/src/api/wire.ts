/**
 * The messages to and from the server (docs/wire.md), under the names that the client uses. The types
 * come from the server's schema; the games' own moves, views, notes and hints are `unknown` here.
 */
import type { components } from './types';

type Schemas = components['schemas'];

export type Table = Schemas['TableInfo'];
export type Seat = Schemas['SeatInfo'];
export type Restriction = Schemas['Restriction'];
export type Sitter = Seat['sitter'];
export type Level = NonNullable<Seat['level']>;
export type Waiting = Schemas['WaitingFor'];
export type ScoreItem = Schemas['ScoreItem'];
export type ScoreLine = Schemas['ScoreLine'];
export type Person = Schemas['Person'];
export type Preferences = Schemas['Preferences'];
export type Summary = Schemas['Summary'];
/** Whether a person is there, by their connections to the server. */
export type Presence = Schemas['PresenceMessage']['seats'][number] & string;
export type Absence = Schemas['Absence'];
export type Chosen = Schemas['Chosen'];
export type OwnTables = Schemas['OwnTables'];
export type PlayedTable = Schemas['PlayedTable'];
export type OwnNumbers = Schemas['OwnNumbers'];
export type Entry = Schemas['EntryInfo'];
export type Upload = Schemas['UploadInfo'];
export type UploadedGame = Schemas['UploadedGame'];
export type UndoNow = Schemas['UndoNow'];
export type Advice = Schemas['Advice'];
export type Considered = Schemas['Considered'];
export type BotThought = Schemas['BotThought'];
export type UndoRule = UndoNow['rule'];
export type UndoRequest = Schemas['UndoRequest'];
export type SeatWish = Pick<Schemas['SeatWish'], 'sitter'> & Partial<Schemas['SeatWish']>;

/** Everything about a table that changes, as it stands after entry `seq`. */
export type Now = Omit<Schemas['ViewMessage'], 'type'>;

/** The table as of one entry of the past: what is not as in the moment before. */
export interface Moment {
  readonly seq: number;
  readonly changed: Partial<Now>;
}

/** Through whose eyes somebody looks: a seat's, a spectator's, with everything open, or (null) as they sit. */
export type Eyes = number | 'none' | 'all' | null;

export type FromServer =
  | Schemas['ViewMessage']
  | Schemas['EntriesMessage']
  | Schemas['ChangedMessage']
  | Schemas['PresenceMessage']
  | Schemas['Ack']
  | Schemas['RefusedMessage']
  | Schemas['Pong'];

export type ReviewNow = Schemas['ReviewMessage'];
export type FromReview = ReviewNow | Schemas['PointedMessage'] | Schemas['RefusedMessage'] | Schemas['Pong'];
export type ToReview = Schemas['ShowMessage'] | Schemas['OfferMessage'] | Schemas['TakeMessage'] | Schemas['PointMessage'];
export type AnalysisNow = Schemas['AnalysisNow'];
export type Analysis = Schemas['Analysis'];
export type TriedMove = Schemas['Tried'];
export interface WhatIf {
  readonly now: Now;
  readonly entries: readonly Entry[];
}

export type LobbyLists = Schemas['LobbyMessage'];
export type FromLobby = LobbyLists | Schemas['RefusedMessage'] | Schemas['Pong'];

/** A move's fields are its game's own. */
type MoveMessage = Omit<Schemas['MoveMessage'], 'move'> & { readonly move: unknown };

export type ToServer =
  | MoveMessage
  | Schemas['SayMessage']
  | Schemas['UndoMessage']
  | Schemas['RedoMessage']
  | Schemas['AnswerUndoMessage']
  | ToReview
  | Schemas['Ping']
  | Schemas['Resync'];

/** A new table as we ask for it: what is left out is as the server has it by default. */
export type NewTable = Pick<Schemas['NewTable'], 'game' | 'options' | 'salt' | 'undo'> & {
  readonly seats: readonly SeatWish[];
  readonly pace: Partial<Schemas['PaceWish']>;
  readonly practice?: boolean | null;
  readonly advice?: boolean | null;
  readonly absence: Partial<Schemas['AbsenceWish']>;
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
