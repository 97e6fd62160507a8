/** The reader's language. Apart from setup.ts, so that the words can be fetched before the library that reads them is here. */
import { remembered } from '../ui/remembered';

export const languages = ['en', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];

export const language = remembered<Language>('language', languages, () => {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return languages.find((known) => wanted[0] === known) ?? languages.find((known) => wanted.includes(known)) ?? 'en';
});
