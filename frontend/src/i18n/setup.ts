/** Hands i18next the words of the reader's language as they come: the frame's and its folders', and each game's under its key. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

import { commonWords, folderWords, gameWords, type Words } from './catalogues';
import { language, type Language } from './language';

export { language, languages, type Language } from './language';

/** The games and folders whose words have been wanted so far: a change of language brings theirs too. */
const wanted = { games: new Set<string>(), folders: new Set<string>() };

void i18next.use(initReactI18next).init({
  resources: {},
  lng: language.get(),
  fallbackLng: false,
  defaultNS: 'frame',
  initAsync: false,
  showSupportNotice: false,
  // React escapes by itself.
  interpolation: { escapeValue: false },
});
language.listen(() => void speak());

/** Resolved once every page, and the tables of these games, can be read in the reader's language. */
export function speak(...more: readonly string[]): Promise<void> {
  more.forEach((game) => wanted.games.add(game));
  return learn();
}

/** Resolved once the page or sheet in this folder can be read besides. */
export function speakOf(folder: string): Promise<void> {
  wanted.folders.add(folder);
  return learn();
}

async function learn(): Promise<void> {
  const now = language.get();
  const ofGames = [...wanted.games].flatMap((game) => gameWords(now, game));
  const ofFolders = [...wanted.folders].flatMap((folder) => folderWords(now, folder));
  const parts = [commonWords(now), ...ofGames, ...ofFolders];
  // What is here is spoken at once: nothing may be drawn in between.
  if (parts.some((part) => part.read() === null)) await Promise.all(parts.map((part) => part.load()));
  if (language.get() !== now) return learn();
  parts.forEach((part) => teach(now, part.read() ?? []));
  document.documentElement.lang = now;
  // Only then: it draws anew all that is shown.
  if (i18next.resolvedLanguage !== now) await i18next.changeLanguage(now);
}

export function teach(of: Language, words: Words): void {
  // Deep: a game's words for the lobby and for its table share a namespace, as the frame's and those of folders do.
  words.forEach(([namespace, catalogue]) => i18next.addResourceBundle(of, namespace, catalogue, true));
}
