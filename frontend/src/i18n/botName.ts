/** What bots are called: on the server they have no names. Two for each seat of the largest table. */
const NAMES = ['Kofi', 'Ama', 'Sefu', 'Nala', 'Zola', 'Jabari', 'Imani', 'Baako', 'Tano', 'Safi', 'Chidi', 'Makena', 'Thabo', 'Wanjiru'];

const LARGEST = NAMES.length / 2;

/**
 * For each seat, what a bot there is called: neither as a person at this table nor as another bot. A seat has two names
 * of its own: in the middle of a game its bot changes from one to the other only where somebody of that very name comes or goes.
 */
export function botNames(seats: readonly { readonly name: string | null }[]): readonly string[] {
  const people = new Set(seats.map(({ name }) => folded(name ?? '')));
  const free = NAMES.filter((each) => !people.has(folded(each)));
  const own = seats.map((_, seat) => [NAMES[seat], NAMES[seat + LARGEST]].find((each) => each !== undefined && free.includes(each)));
  const spare = free.filter((each) => !own.includes(each));
  return own.map((each) => each ?? spare.shift() ?? '');
}

/** Names that differ by case or accents only are taken for the same. */
function folded(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
