/** "A, B and C" in the reader's language. Kept, because the browser takes milliseconds to make one. */
const formats = new Map<string, Intl.ListFormat>();

export function listFormat(language: string): Intl.ListFormat {
  const known = formats.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
  formats.set(language, known);
  return known;
}
