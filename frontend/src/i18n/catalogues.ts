/**
 * The words of a language, which come when they are wanted: those of every page, those of the table of a game, and
 * those of a page or sheet that is not always there (`FOLDER/i18n/`, read as `FOLDER.KEY` like words of the frame).
 */
import { Part } from '../ui/part';
import type { Catalogue } from './catalogue';
import type { Language } from './language';

/** Catalogues by their namespace: `frame`, or a game's key. */
export type Words = readonly (readonly [namespace: string, Catalogue])[];

interface Common {
  readonly frame: Catalogue;
  readonly games: Readonly<Record<string, Catalogue>>;
}

const common: Readonly<Record<Language, () => Promise<Common>>> = {
  en: async () => (await import('./words/en')).default,
  de: async () => (await import('./words/de')).default,
  fr: async () => (await import('./words/fr')).default,
};
/** By path: those of games and of folders. */
const more = import.meta.glob<Catalogue>(['../games/*/i18n/*.json', '../*/i18n/*.json', '!../games/generic/**'], { import: 'default' });
const parts = new Map<string, Part<Words>>();

/** What every page needs. */
export function commonWords(language: Language): Part<Words> {
  return part(language, async () => {
    const { frame, games } = await common[language]();
    const ofGames = Object.entries(games).map(([path, catalogue]) => [/games\/([^/]+)/.exec(path)?.[1] ?? '', catalogue] as const);
    return [['frame', frame], ...ofGames];
  });
}

/** What the table of a game needs besides; none for a game without a catalogue. */
export function gameWords(language: Language, game: string): readonly Part<Words>[] {
  const fetch = more[`../games/${game}/i18n/${language}.json`];
  return fetch === undefined ? [] : [part(`${language} ${game}`, async () => [[game, await fetch()]])];
}

/** What the page or sheet in this folder needs besides; none for a folder without a catalogue. */
export function folderWords(language: Language, folder: string): readonly Part<Words>[] {
  const fetch = more[`../${folder}/i18n/${language}.json`];
  return fetch === undefined ? [] : [part(`${language} ${folder}/`, async () => [['frame', { [folder]: await fetch() }]])];
}

function part(name: string, fetch: () => Promise<Words>): Part<Words> {
  const known = parts.get(name) ?? new Part(fetch);
  parts.set(name, known);
  return known;
}
