import { language } from './language';

/** "Cards: 3", with the colon as the reader's language writes it: French has a space before it, which breaks no line. */
export function labelled(label: string, value: string | number): string {
  return `${label}${language.get() === 'fr' ? '\u00A0' : ''}: ${value}`;
}
