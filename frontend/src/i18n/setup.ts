/** Loads every catalogue: the frame's own, and that of each game under the game's key. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

import { remembered } from '../ui/remembered';

export const languages = ['en', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];

interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

const frame = import.meta.glob<Catalogue>('./*.json', { eager: true, import: 'default' });
const games = import.meta.glob<Catalogue>('../games/*/i18n/*.json', { eager: true, import: 'default' });

function resources(): Record<string, Record<string, Catalogue>> {
  const all: Record<string, Record<string, Catalogue>> = {};
  for (const language of languages) {
    const namespaces: Record<string, Catalogue> = { frame: frame[`./${language}.json`] ?? {} };
    for (const [path, catalogue] of Object.entries(games)) {
      const [, key, file] = /games\/([^/]+)\/i18n\/(\w+)\.json$/.exec(path) ?? [];
      if (key !== undefined && file === language) namespaces[key] = catalogue;
    }
    all[language] = namespaces;
  }
  return all;
}

export const language = remembered<Language>('language', languages, () => {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return languages.find((known) => wanted[0] === known) ?? languages.find((known) => wanted.includes(known)) ?? 'en';
});

function apply(): void {
  document.documentElement.lang = language.get();
}

void i18next.use(initReactI18next).init({
  resources: resources(),
  lng: language.get(),
  fallbackLng: false,
  defaultNS: 'frame',
  initAsync: false,
  showSupportNotice: false,
  // React escapes by itself.
  interpolation: { escapeValue: false },
});
apply();
language.listen(() => {
  apply();
  void i18next.changeLanguage(language.get());
});
