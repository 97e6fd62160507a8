import { language } from './language';

/** A colon as the reader's language writes it: French has a space before it, which breaks no line. */
export function colon(): string {
  return language.get() === 'fr' ? '\u00A0:' : ':';
}

/** "Cards: 3". */
export function labelled(label: string, value: string | number): string {
  return `${label}${colon()} ${value}`;
}
