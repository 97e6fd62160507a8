/** Bots have no names on the server; at a table each chair's bot goes by one of its own. */
const NAMES = ['Kofi', 'Ama', 'Sefu', 'Nala', 'Zola', 'Jabari', 'Imani', 'Baako', 'Safi', 'Tano'] as const;

export function botName(seat: number): string {
  return NAMES[seat % NAMES.length] ?? NAMES[0];
}
