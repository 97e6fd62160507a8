/**
 * What the server says and hears, as docs/wire.md describes it. Written by hand because OpenAPI has
 * no sockets; the games' own moves, views, notes and hints are `unknown` here and typed by each game.
 */

export type Status = 'open' | 'running' | 'paused' | 'ended' | 'scored' | 'abandoned';
export type Sitter = 'person' | 'bot' | 'open';
export type Level = 'novice' | 'casual';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface Seat {
  readonly seat: number;
  readonly sitter: Sitter;
  readonly name: string | null;
  readonly level: Level | null;
  readonly player: string | null;
  readonly resigned: boolean;
  readonly host: boolean;
}

export interface Waiting {
  readonly seats: readonly number[];
  readonly window: boolean;
  readonly deadline: string | null;
}

export interface ScoreItem {
  readonly key: string;
  readonly points: number;
  readonly args: Readonly<Record<string, string | number>>;
}

export interface ScoreLine {
  readonly seat: number;
  readonly rank: number;
  readonly points: number;
  readonly items: readonly ScoreItem[];
}

/** All of a table that changes, as of entry `seq`. */
export interface Now {
  readonly seq: number;
  readonly status: Status;
  readonly seats: readonly Seat[];
  readonly view: unknown;
  readonly asked: number | null;
  readonly legal: readonly unknown[];
  readonly hints: unknown;
  readonly waiting: Waiting | null;
  readonly result: readonly ScoreLine[] | null;
  readonly rematch: string | null;
}

export interface Pace {
  readonly deadline: number | null;
  readonly window: number;
  readonly bot_delay: number;
}

export interface Table extends Now {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly opened_at: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly pace: Pace;
  readonly commitment: string;
  readonly you: number | null;
}

export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly status: Status;
  readonly seats: readonly Seat[];
  readonly you: number | null;
  readonly your_turn: boolean;
  readonly opened_at: string;
}

export interface Entry {
  readonly seq: number;
  readonly kind: string;
  readonly seat: number | null;
  readonly by: 'person' | 'bot' | 'clock' | null;
  readonly at: string;
  readonly hash: string;
  readonly notes: readonly unknown[];
  readonly data: Readonly<Record<string, unknown>> | null;
}

export interface GameInfo {
  readonly key: string;
  readonly version: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: JsonSchema;
  readonly schema: JsonSchema;
}

/** As much of JSON Schema as the options of a table use. */
export interface JsonSchema {
  readonly type?: string;
  readonly title?: string;
  readonly enum?: readonly (string | number)[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

export interface SeatWish {
  readonly sitter: 'me' | 'bot' | 'open';
  readonly level?: Level;
}

export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatWish[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly salt?: string;
  readonly pace?: Partial<Pace>;
}

export type FromServer =
  | ({ readonly type: 'view' } & Now)
  | ({ readonly type: 'entries'; readonly entries: readonly Entry[] } & Now)
  | { readonly type: 'ack'; readonly id: string; readonly seq: number; readonly undone?: boolean }
  | { readonly type: 'refused'; readonly id: string; readonly code: string; readonly reason: string | null }
  | { readonly type: 'pong' };

export type ToServer =
  | { readonly type: 'move'; readonly id: string; readonly asked: number; readonly move: unknown }
  | { readonly type: 'say'; readonly id: string; readonly text: string }
  | { readonly type: 'ping' }
  | { readonly type: 'resync' };
