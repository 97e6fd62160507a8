/**
 * The rules of a game for who plays it. `games/KEY/rules/rules.json` says what there is, and which paragraphs of
 * docs/rules/KEY.md it tells; `en.json`, `de.json` and `fr.json` beside it are the words. tests/rules/test_pages.py holds
 * all of them together (docs/decisions/0034-rules-pages.md).
 */
import { useTranslation } from 'react-i18next';

import { Part, usePart } from '../ui/part';

/** What a game tells, without words. */
export interface Rules {
  /** In the order in which they are read. */
  readonly sections: readonly Section[];
  /** All that one can hold or look at, in groups. */
  readonly pieces: readonly PieceGroup[];
  /** By the type of a note, the section that its line in the log comes from. */
  readonly notes: Readonly<Record<string, string>>;
  /** By the reason of a refusal, likewise. */
  readonly refusals: Readonly<Record<string, string>>;
}

/** The rule behind a line of the log, by its note's type, or behind a refusal, by its reason. */
export type Wanted = { readonly note: string } | { readonly refusal: string };

/** What is read, and where it begins: at a section, or at the one behind a rule; null: at the beginning. */
export interface RulesProps {
  readonly game: string;
  readonly begin: string | Wanted | null;
}

/** The section behind a rule; null where there is none. */
export function sectionOf(rules: Rules, wanted: Wanted | null): string | null {
  if (wanted === null) return null;
  return ('note' in wanted ? rules.notes[wanted.note] : rules.refusals[wanted.refusal]) ?? null;
}

export interface Section {
  readonly id: string;
  /** What it speaks of, to look at: cards as `CardFace` names them, other things as `Thing` does. */
  readonly shows?: readonly string[];
}

export interface PieceGroup {
  readonly id: string;
  readonly pieces: readonly Piece[];
}

/** One kind of card or tile, or several that the same is said of. */
export interface Piece {
  readonly id: string;
  /** As the game's `CardFace` names them. */
  readonly shows: readonly string[];
  /** How many there are in the game. */
  readonly count: number;
}

/** The words of one language. */
export interface RulesText {
  /** What the game is about, in two sentences. */
  readonly about: string;
  readonly sections: Readonly<Record<string, SectionText>>;
  readonly groups: Readonly<Record<string, string>>;
  readonly pieces: Readonly<Record<string, PieceText>>;
}

export interface SectionText {
  readonly title: string;
  readonly text: readonly Block[];
}

export interface PieceText {
  readonly name: string;
  readonly text: string;
}

/** A paragraph; a list; an example; what no rulebook says and was decided here; a question that comes up. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly example: string }
  | { readonly ruling: string }
  | { readonly ask: string; readonly answer: string };

export interface RulesPages {
  readonly rules: Rules;
  readonly text: RulesText;
}

const files = import.meta.glob<unknown>('../games/*/rules/{rules,en,de,fr}.json', { import: 'default' });
const pages = new Map<string, Part<RulesPages>>();

/** Whether there are rules to be read of this game. */
export function hasRules(game: string): boolean {
  return path(game, 'rules') in files;
}

/** The rules of a game in that language, which come when they are wanted; null of a game without any. */
function rulesOf(game: string, language: string): Part<RulesPages> | null {
  const [rules, text] = [files[path(game, 'rules')], files[path(game, language)]];
  if (rules === undefined || text === undefined) return null;
  const name = `${game} ${language}`;
  const known = pages.get(name) ?? new Part(async () => ({ rules: (await rules()) as Rules, text: (await text()) as RulesText }));
  pages.set(name, known);
  return known;
}

const NONE = new Part<null>(() => Promise.resolve(null));

/** The rules in the reader's language; null until they have come, and of a game without any. */
export function useRules(game: string): RulesPages | null {
  const { i18n } = useTranslation();
  return usePart<RulesPages | null>(rulesOf(game, i18n.language) ?? NONE);
}

function path(game: string, file: string): string {
  return `../games/${game}/rules/${file}.json`;
}
