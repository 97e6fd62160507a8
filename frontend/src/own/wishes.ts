/** Which of one's tables one wants to see: in the address, as the server is asked. */
const names = ['game', 'opponent', 'outcome'] as const;
export type Name = (typeof names)[number];

export const outcomes = ['unfinished', 'won', 'not_won', 'abandoned'] as const;

/** What of an address is a wish. */
export function wishesIn(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(names.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])));
}
