/**
 * What people write may be of any script and direction, and must turn nothing around it. A name is put between
 * Unicode's isolates wherever it becomes part of a text; where the text is shown, they become elements.
 */
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const ISOLATED = /\u2068([^\u2069]*)\u2069/;

/** A name as part of any text, titles and labels included. Signs that turn text are left out: old names may hold some. */
export function isolated(name: string): string {
  return `\u2068${name.replace(DIRECTIONS, '')}\u2069`;
}

/** Fewer letters are an article or the first letter of a name. */
const SAYS = 4;

/** Whether a name is so long that it is printed smaller where there is little room, rather than cut. */
export function isLong(name: string): boolean {
  return name.replace(DIRECTIONS, '').length > 14;
}

/** What names are called by where there is little room: a long one by its first word, where that alone says who is meant. */
export function shortNames(names: readonly string[]): readonly string[] {
  const first = names.map((name) => name.replace(DIRECTIONS, '').split(' ')[0] ?? '');
  const alone = (word: string) => word.length >= SAYS && first.filter((each) => each === word).length === 1;
  return names.map((name, at) => (isLong(name) && alone(first[at] ?? '') ? isolated(first[at] ?? '') : name));
}

/** How many letters the longest word of a name has: where there is little room it is printed smaller, rather than broken. */
export function longestWord(name: string): number {
  return Math.max(...name.replace(DIRECTIONS, '').split(/[\s-]/).map(({ length }) => length));
}

/** A text with what is isolated in it as elements, so that nobody copies or searches invisible signs. */
export function Words({ of }: { readonly of: string }) {
  return of.split(ISOLATED).map((part, at) => (at % 2 === 1 ? <bdi key={at}>{part}</bdi> : part));
}
