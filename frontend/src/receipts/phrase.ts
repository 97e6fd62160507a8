/** A hash as six words, to be read out and compared: the first 66 bits of it, 11 for each word. */
import type { Language } from '../i18n/language';

export const WORDS = 6;
const BITS = 11;

/** Each comes when it is wanted: 2,048 words that nobody takes for one another, in German a list of our own. */
const lists: Readonly<Record<Language, () => Promise<readonly string[]>>> = {
  en: async () => (await import('@scure/bip39/wordlists/english.js')).wordlist,
  de: async () => (await import('./words.de.txt?raw')).default.trim().split('\n'),
  fr: async () => (await import('@scure/bip39/wordlists/french.js')).wordlist,
};

export async function phraseOf(hash: string, language: Language): Promise<string> {
  const words = await lists[language]();
  const bits = BigInt(`0x${hash}`) >> BigInt(4 * hash.length - WORDS * BITS);
  const at = (place: number) => Number((bits >> BigInt((WORDS - 1 - place) * BITS)) % BigInt(words.length));
  // The French list has its accents as signs of their own.
  return Array.from({ length: WORDS }, (_, place) => words[at(place)]?.normalize('NFC')).join(' ');
}
