/** What bots are called: on the server they have no names. Twice as many as a table has seats. */
const NAMES = ['Kofi', 'Ama', 'Sefu', 'Nala', 'Zola', 'Jabari', 'Imani', 'Baako', 'Safi', 'Tano', 'Chidi', 'Makena', 'Thabo', 'Wanjiru'];

/** For each seat, what a bot there is called: neither as a person at this table nor as another bot. */
export function botNames(seats: readonly { readonly name: string | null }[]): readonly string[] {
  const taken = new Set(seats.map(({ name }) => folded(name ?? '')));
  return seats.map((_, seat) => {
    const name = [...NAMES.slice(seat), ...NAMES].find((each) => !taken.has(folded(each))) ?? '';
    taken.add(folded(name));
    return name;
  });
}

/** Names that differ by case or accents only are taken for the same. */
function folded(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
