/** `played_card` as people write it: for names that no catalogue has. */
export function spoken(word: string): string {
  return word.replaceAll('_', ' ');
}
