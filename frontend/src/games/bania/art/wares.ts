/** The four goods: in the order of the rules file, with a sign on a field of 24 by 24 for each. */
export const WARES = ['spice', 'oil', 'silk', 'incense'] as const;
export type Ware = (typeof WARES)[number];

export const SIGNS: Readonly<Record<Ware, string>> = {
  // A heap on a plate.
  spice: 'M12 2c3 3.500 8 9 9.500 14h-19C4 11 9 5.500 12 2zM1.500 18h21c-1 2.500-3 4-5.500 4H7c-2.500 0-4.500-1.500-5.500-4zM9.500 10h2.200v2.200H9.500zM13 6.800h2v2h-2zM13.500 12h2.200v2.200h-2.200z',
  // A drop.
  oil: 'M12 1c4 6 7.500 9.500 7.500 14a7.500 7.500 0 1 1-15 0C4.500 10.500 8 7 12 1zM7.500 15a4.500 4.500 0 0 0 4.500 4.500v-2A2.500 2.500 0 0 1 9.500 15z',
  // A spool of thread.
  silk: 'M4 2h16v4H4zM4 18h16v4H4zM7 7.200h10v1.900H7zM7 10.100h10V12H7zM7 13h10v1.900H7zM7 15.900h10v1.300H7z',
  // A bowl that smokes.
  incense: 'M3 14h18c0 4-2 6-5 6.500V23H8v-2.500C5 20 3 18 3 14zM11 12.500c-4-3.500 2.500-5.500-.5-11 5 3.500 5.500 7.500.5 11zM16.500 12.500c-2.500-2.500 1.500-4-.5-7.500 3.800 2.300 4 5.300.5 7.500z',
};

/** Three cards for one. */
export const TRADE_SIGN = 'M1 6h13V2l8 6.500-8 6.500v-4H1zM23 16H10v-2.500L3 18.500l7 5V21h13z';

const LETTERS: Readonly<Record<string, Ware>> = { s: 'spice', o: 'oil', k: 'silk', i: 'incense' };

/** `tent_sso_k` yields silk. */
export function yieldOf(tent: string): Ware {
  return LETTERS[tent.slice(-1)] ?? 'spice';
}

/** `tent_sso_k` costs two spice and one oil. */
export function costOf(tent: string): readonly Ware[] {
  return Array.from(tent.split('_')[1] ?? '', (letter) => LETTERS[letter] ?? 'spice');
}
