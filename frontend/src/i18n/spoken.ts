/** `played_card` as people write it: for a name that the catalogue does not have. */
export function spoken(word: string): string {
  return word.replaceAll('_', ' ');
}
