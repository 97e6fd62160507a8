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

const FRAME = 'src/i18n';
const GAMES = 'src/games';
const FOR_ONESELF = /(_to)?_you$/;
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** A number that some word is counted by, as it is not where the sentence ends or a bracket closes. */
const COUNTED = /\{\{count\}\}(?!$|[.)])/;
/** What the frame looks up in a game's catalogue by itself (see games/game.ts). */
const BY_FRAME = /^((refused|end)\..+|points_less)$/;
/** And of its words for the lobby: all. */
const IN_LOBBY = /^(name|tagline|option\..+)$/;

const games = spokenIn(GAMES);
/** Pages and sheets whose words come with them: read as the frame's own, under the folder's name. */
const folders = spokenIn('src');
const outsideGames = sourcesUnder('src').filter((file) => !inGame(file));

const catalogues = [
  { name: 'the frame', folder: FRAME, prefix: '', sources: outsideGames, byFrame: /^$/ },
  ...folders.map((name) => ({
    name: `the folder ${name}`,
    folder: join('src', name, 'i18n'),
    prefix: `${name}.`,
    sources: sourcesUnder(join('src', name)),
    byFrame: /^$/,
  })),
  ...games.map((game) => ({
    name: game,
    folder: join(GAMES, game, 'i18n'),
    prefix: '',
    sources: sourcesUnder(join(GAMES, game)),
    byFrame: BY_FRAME,
  })),
  ...games
    .filter((game) => game !== 'generic')
    .map((game) => ({ name: `${game} in the lobby`, folder: join(GAMES, game, 'i18n/lobby'), prefix: '', sources: [], byFrame: IN_LOBBY })),
];

describe.each(catalogues)('the catalogue of $name', ({ folder, prefix, sources, byFrame }) => {
  const read = (language: string) => readCatalogue(folder, prefix, language);
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

  test.each(languages)('%s counts one thing otherwise than many', (language) => {
    const own = read(language);
    // `many` is for millions; a number that is never one of them needs none.
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((form) => form !== 'many');
    const counting = [...own].filter(([, text]) => COUNTED.test(text)).map(([key]) => key);
    const missing = counting.flatMap((key) => needed.map((form) => `${key.replace(PLURAL, '')}_${form}`)).filter((key) => !own.has(key));
    expect([...new Set(missing)]).toEqual([]);
  });

  test('every sentence is used', () => {
    const literals = new Set([...source.matchAll(/['"`]([\w.]+)['"`]/g)].map((match) => match[1]));
    const prefixes = [...source.matchAll(/`([\w.]*)\$\{/g)].map((match) => match[1] ?? '').filter((part) => part !== '');
    const used = (key: string) => literals.has(key) || prefixes.some((prefix) => key.startsWith(prefix));
    const unused = [...keys(english)].filter((key) => !byFrame.test(key) && !used(key) && !used(key.replace(FOR_ONESELF, '')));
    expect(unused).toEqual([]);
  });

  test('every sentence that is asked for exists', () => {
    const known = keys(english);
    const missing = sources.flatMap((file) => {
      const there = prefix === '' ? wordsComingWith(file) : keys(readCatalogue(FRAME, '', 'en'));
      return askedIn(file).filter((key) => !known.has(key) && !there.has(key));
    });
    expect(missing).toEqual([]);
  });
});

test('no sentence of a folder stands in the frame as well', () => {
  const frame = keys(readCatalogue(FRAME, '', 'en'));
  const own = folders.flatMap((folder) => [...keys(readCatalogue(join('src', folder, 'i18n'), `${folder}.`, 'en'))]);
  expect(own.filter((key) => frame.has(key))).toEqual([]);
});

function spokenIn(path: string): string[] {
  const folders = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).filter((name) => readdirSync(join(path, name)).includes('i18n'));
}

/** The sentences of its own that come with a file, if it lies in a folder that has some. */
function wordsComingWith(file: string): Set<string> {
  const folder = folders.find((name) => file.startsWith(`src/${name}/`));
  return folder === undefined ? new Set() : keys(readCatalogue(`src/${folder}/i18n`, `${folder}.`, 'en'));
}

function askedIn(file: string): string[] {
  const asked = [...readFileSync(file, 'utf8').matchAll(/(?:\bt\(|\bkey: )'([\w.]+)'/g)].map((match) => match[1] ?? '');
  // `key: 'anansi'` is the key of a game and no sentence; names and taglines stand in the games' own catalogues.
  return asked.filter((key) => !games.includes(key) && !BY_FRAME.test(key) && !IN_LOBBY.test(key));
}

function readCatalogue(folder: string, prefix: string, language: string): Map<string, string> {
  return flat(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Catalogue, prefix);
}

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
