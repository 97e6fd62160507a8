/** What a game's poster says of it in figures: `games/KEY/poster.json`. They are read at once, since every lobby shows them. */
export interface PosterFacts {
  /** How long a game takes at a table of people. */
  readonly minutes: number;
  /** From easy to demanding. */
  readonly weight: 1 | 2 | 3;
}

const facts = import.meta.glob<PosterFacts>('./*/poster.json', { eager: true, import: 'default' });

/** Null of a game that has none. */
export function posterOf(game: string): PosterFacts | null {
  return facts[`./${game}/poster.json`] ?? null;
}
