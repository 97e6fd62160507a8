/**
 * All games of the server: those with a folder here, and every other one on the generic board. Each comes when it is
 * wanted, and its cover apart from its board: the lobby shows covers, a table one board.
 */
import type { ComponentType } from 'react';

import { Part } from '../ui/part';
import type { AnyGame } from './game';

const boards = import.meta.glob<AnyGame>(['./*/index.{ts,tsx}', '!./generic/*'], { import: 'default' });
const pictures = import.meta.glob<ComponentType>('./*/cover.tsx', { import: 'default' });

// Kept, because React takes a new component for another one and would forget what it holds.
const games = new Map<string, Part<AnyGame>>();
const covers = new Map<string, Part<ComponentType>>();

/** What a table of this game needs, except for its words. */
export function gameOf(key: string): Part<AnyGame> {
  const known = games.get(key) ?? new Part(boards[`./${key}/index.ts`] ?? boards[`./${key}/index.tsx`] ?? (() => plain(key)));
  games.set(key, known);
  return known;
}

export function coverOf(key: string): Part<ComponentType> {
  const known = covers.get(key) ?? new Part(pictures[`./${key}/cover.tsx`] ?? (() => cloth(key)));
  covers.set(key, known);
  return known;
}

/** The covers of all games that have one, for whoever will see them soon. */
export function allCovers(): readonly Part<ComponentType>[] {
  return Object.keys(pictures).map((path) => coverOf(path.split('/')[1] ?? ''));
}

async function plain(key: string): Promise<AnyGame> {
  const { generic } = await import('./generic');
  return generic(key);
}

async function cloth(key: string): Promise<ComponentType> {
  const { clothOf } = await import('./generic/clothOf');
  return clothOf(key);
}
