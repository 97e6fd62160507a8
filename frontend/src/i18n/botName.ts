/** The name of a bot, by its seat: on the server bots have none. */
const NAMES = ['Kofi', 'Ama', 'Sefu', 'Nala', 'Zola', 'Jabari', 'Imani', 'Baako', 'Safi', 'Tano'] as const;

export function botName(seat: number): string {
  return NAMES[seat % NAMES.length] ?? NAMES[0];
}
