import type { Look } from '../generic/plain';

/** Own signs, cut from paper, and their dyes: spice red, oil blue, silk purple, incense yellow, sand. */
const LOOKS: Readonly<Record<string, Look>> = {
  spice: { dye: 2, sign: 'M12 3c4 5 9 10 10 18H2C3 13 8 8 12 3zM8 15h2.200v2.200H8zM12.500 11h2.200v2.200h-2.200zM14 16.500h2.200v2.200H14z' },
  oil: { dye: 3, sign: 'M12 1c4 6 7.500 9.500 7.500 14a7.500 7.500 0 1 1-15 0C4.500 10.500 8 7 12 1zM7.500 15a4.500 4.500 0 0 0 4.500 4.500v-2A2.500 2.500 0 0 1 9.500 15z' },
  silk: { dye: 5, sign: 'M4 2h16v4H4zM4 18h16v4H4zM7 7.200h10v1.900H7zM7 10.100h10V12H7zM7 13h10v1.900H7zM7 15.900h10v1.300H7z' },
  incense: { dye: 1, sign: 'M3 14h18c0 4-2 6-5 6.500V23H8v-2.500C5 20 3 18 3 14zM11 12.500c-4-3.500 2.500-5.500-.5-11 5 3.500 5.500 7.500.5 11zM16.500 12.500c-2.500-2.500 1.500-4-.5-7.500 3.800 2.300 4 5.300.5 7.500z' },
  elephant: { dye: 4, sign: 'M1 10c0-5 4-7 9-7h4c5 0 8 3 8.500 8 .4 3.500 0 7-.5 10h-2.500c.5-4 .3-6.500-.5-7.500-.8 1.500-1.800 2-3 2V21h-4v-5H8v5H4v-6.500C2 13.500 1 12 1 10zM17.500 7.500a1.200 1.200 0 1 0 .01 0z' },
  elephant_front: { dye: 4, sign: 'M0 3h10c6 0 10 3 11.500 8 .8 3.500.3 7-.5 10h-3c.6-4 .3-6.500-.8-7.500-.8 1.500-2.200 2.500-4.200 2.500v5H7v-5H0zM15 7a1.400 1.400 0 1 0 .01 0z' },
  elephant_back: { dye: 4, sign: 'M24 3h-9C8 3 4 6 3.500 11L1 17h2.300l2-3.500c.7 1.500 1.700 2.200 3.200 2.500v5H15v-5h9z' },
  trade: { dye: 4, sign: 'M1 6h13V2l8 6.500-8 6.500v-4H1zM23 16H10v-2.500L3 18.500l7 5V21h13z' },
};
const WARES: Readonly<Record<string, string>> = { s: 'spice', o: 'oil', k: 'silk', i: 'incense' };
const SAND: Look = { dye: 4, sign: 'M12 2l10 19H2zM12 8l-3.500 13h7z' };

export function looks(kind: string): Look {
  return LOOKS[kind] ?? LOOKS[yieldOf(kind)] ?? SAND;
}

/** `tent_sso_k` yields silk. */
export function yieldOf(tent: string): string {
  return WARES[tent.slice(-1)] ?? '';
}

/** `tent_sso_k` costs two spice and one oil. */
export function costOf(tent: string): readonly string[] {
  return tent.startsWith('tent_') ? Array.from(tent.split('_')[1] ?? '', (letter) => WARES[letter] ?? '') : [];
}
