/** The table of a lesson with its panel and its row, at moments that the rules have written down (tests/rules/lessons.py). */
import { readFileSync } from 'node:fs';

import { screen } from '@testing-library/react';

import type { Now, Table } from '../api/wire';
import { viewMessage } from '../live/messages.fixture';
import { nowOf } from '../live/story';
import { Coach } from './Coach';
import { WhatNow } from './WhatNow';

export type Recorded = Readonly<Record<string, Partial<Now>>>;

/** What a file of the repository holds; the path is from `frontend/`. */
export function parsed(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, `file://${process.cwd()}/`), 'utf-8'));
}

export function recordedOf(game: string): Recorded {
  return parsed(`../tests/rules/${game}/lesson-views.json`) as Recorded;
}

const anansi = recordedOf('anansi');
let tables = 0;

/** The table of a lesson that nobody has been at. */
export function newTable(game = 'anansi'): Table {
  tables += 1;
  return { id: `t${tables}`, game, origin: { kind: 'lesson', table: '', entry: 0, seat: null } } as unknown as Table;
}

export interface Around {
  readonly busy?: boolean;
  readonly picked?: readonly string[];
  readonly over?: Partial<Now>;
  readonly showSection?: (section: string) => void;
  readonly showScores?: () => void;
}

/** `step`: that of Anansi's lesson whose moment it is; null: a moment at which nothing is due. */
export function drawn(table: Table, step: string | null, asked: number | null, { busy = false, picked = [], over = {}, showSection, showScores }: Around = {}) {
  const seats = [0, 1, 2].map((seat) => ({ seat, sitter: 'bot' as const, name: null, level: null, player: null, resigned: false, host: false, kept: null }));
  const now = { ...nowOf(viewMessage(1)), seats, status: 'running' as const, you: 0, ...(step === null ? { legal: [] } : anansi[step]), asked, ...over };
  return (
    <>
      <div className="round-table">
        <button type="button" data-at="trick/hornet_6" data-testid="hornet_6" />
      </div>
      <WhatNow table={table.id} asked={asked} />
      <Coach table={table} now={now} busy={busy} picked={picked} showSection={showSection ?? (() => undefined)} showScores={showScores ?? (() => undefined)} />
    </>
  );
}

/** What the row says. */
export const row = () => document.querySelector('.coach-task')?.textContent;
/** What the panel says. */
export const status = () => screen.getByRole('status').textContent;
