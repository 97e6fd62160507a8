/**
 * Every sentence exists in every language, is used somewhere, and fills the same blanks.
 * Used means: the key stands in the source as it is, or a template builds keys that begin like it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { languages } from './setup';

interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

const GAMES = 'src/games';
const FOR_ONESELF = /_you$/;
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** What the frame looks up in a game's catalogue by itself (see games/game.ts). */
const BY_FRAME = /^(name|tagline|refused\..+|option\..+)$/;

const games = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(GAMES, entry.name)).includes('i18n'))
  .map((entry) => entry.name);

const catalogues = [
  { name: 'the frame', folder: 'src/i18n', sources: sourcesUnder('src').filter((file) => !inGame(file)), byFrame: /^$/ },
  ...games.map((game) => ({
    name: game,
    folder: join(GAMES, game, 'i18n'),
    sources: sourcesUnder(join(GAMES, game)),
    byFrame: BY_FRAME,
  })),
];

describe.each(catalogues)('the catalogue of $name', ({ folder, sources, byFrame }) => {
  const read = (language: string) => flat(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Catalogue);
  const english = read('en');
  const source = sources.map((file) => readFileSync(file, 'utf8')).join('\n');

  test.each(languages)('%s has exactly the sentences that English has', (language) => {
    expect([...keys(read(language))].sort()).toEqual([...keys(english)].sort());
  });

  test.each(languages)('%s fills the same blanks', (language) => {
    const own = read(language);
    for (const [key, text] of own) {
      expect(`${key}: ${blanks(text)}`).toBe(`${key}: ${blanks(english.get(key) ?? englishPlural(english, key))}`);
    }
  });

  test('every sentence is used', () => {
    const literals = new Set([...source.matchAll(/['"`]([\w.]+)['"`]/g)].map((match) => match[1]));
    const prefixes = [...source.matchAll(/`([\w.]*)\$\{/g)].map((match) => match[1] ?? '').filter((part) => part !== '');
    const used = (key: string) => literals.has(key) || prefixes.some((prefix) => key.startsWith(prefix));
    const unused = [...keys(english)].filter((key) => !byFrame.test(key) && !used(key) && !used(key.replace(FOR_ONESELF, '')));
    expect(unused).toEqual([]);
  });

  test('every sentence that is asked for exists', () => {
    const asked = [...source.matchAll(/(?:\bt\(|\bkey: )'([\w.]+)'/g)].map((match) => match[1] ?? '');
    const known = keys(english);
    // `key: 'anansi'` is the key of a game and no sentence; names and taglines stand in the games' own catalogues.
    const missing = asked.filter((key) => !known.has(key) && !games.includes(key) && !BY_FRAME.test(key));
    expect(missing).toEqual([]);
  });
});

function inGame(file: string): boolean {
  return file.startsWith(`${GAMES}/`) && file.split('/').length > 3;
}

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file) && !file.endsWith('types.ts'))
    .map((file) => join(folder, file));
}

function flat(catalogue: Catalogue, prefix = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') all.set(prefix + key, value);
    else flat(value, `${prefix}${key}.`).forEach((text, inner) => all.set(inner, text));
  }
  return all;
}

/** Keys without plural forms, which differ by language. */
function keys(sentences: Map<string, string>): Set<string> {
  return new Set([...sentences.keys()].map((key) => key.replace(PLURAL, '')));
}

function englishPlural(english: Map<string, string>, key: string): string {
  return english.get(key.replace(PLURAL, '_other')) ?? '';
}

function blanks(text: string): string {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).filter((name) => name !== 'count').sort().join(', ');
}
