import type { Look } from '../generic/plain';

/** Own signs, cut from paper, and their candy dyes. */
const LOOKS: Readonly<Record<string, Look>> = {
  bone: { dye: 4, sign: 'M5 2.500A3.200 3.200 0 0 1 9.300 6.200L17.800 14.700A3.200 3.200 0 1 1 21.500 19 3.200 3.200 0 1 1 17 21.500 3.200 3.200 0 0 1 14.700 17.800L6.200 9.300A3.200 3.200 0 1 1 2.500 5 3.200 3.200 0 0 1 5 2.500z' },
  treasure: { dye: 1, sign: 'M2 10c0-4 2-6 5-6h10c3 0 5 2 5 6v1.500H2zM2 13h7.500v4h5v-4H22v8H2zM11 12.500h2v3h-2z' },
  lyrical_lollipop: { dye: 2, sign: 'M12 .5a8 8 0 1 1-.01 0zM12 3a5.500 5.500 0 1 0 .01 0zM12 5.200a3.300 3.300 0 1 1-.01 0zM12 7.300a1.300 1.300 0 1 0 .01 0zM11 17h2v7h-2z' },
  omniscient_muffin: { dye: 6, sign: 'M3 12C0 8 4 5 6 6c1-5 11-5 12 0 2-1 6 2 3 6zM4.500 13.500h15L17 22.500H7zM12 6.500c-2.500 0-4 2-4 2s1.500 2 4 2 4-2 4-2-1.500-2-4-2zM12 7.500a1 1 0 1 1-.01 0z' },
  fish: { dye: 3, sign: 'M.5 5.500L6 10c3-4 6.500-5 9.500-5 4 .5 6.500 4 8 7-1.500 3-4 6.500-8 7-3 0-6.500-1-9.500-5L.5 18.500c2-4.500 2-8.500 0-13zM17.500 9a1.500 1.500 0 1 0 .01 0z' },
  toxic_waste: { dye: 7, sign: 'M5 1h14l-1 5H6zM6 7.500h12v9H6zM6 18h12l1 5H5zM12 8.500L9 14h6z' },
  t_rex: { dye: 8, sign: 'M1 3h16c4 0 6 3 6 7H11l-1.200 3.500L8 10l-1.800 3.500L4.500 10H1zM1 22h15c4 0 6-2 7-7H13l-1.500-3-1.700 3H8.200l-1.700-3-1.700 3H1zM17.500 5.200a1.400 1.400 0 1 0 .01 0z' },
  hat: { dye: 5, sign: 'M6 2h12l-1 10h6c0 5-5 7-11 7S1 17 1 12h6zM7.200 8.500L7.500 11.500h9l.3-3z' },
  itinerant_magician: { dye: 5, sign: 'M2 19.500L14.500 7 17 9.500 4.500 22zM18 1l1.100 3.400L22.500 5.500 19.100 6.600 18 10l-1.100-3.400L13.500 5.500 16.900 4.400zM21 11.500l.8 2.200 2.200.8-2.200.8-.8 2.200-.8-2.200-2.200-.8 2.200-.8zM8.500 1.500l.8 2.200 2.200.8-2.200.8-.8 2.200-.8-2.200-2.200-.8 2.200-.8z' },
  sabotage: { dye: 8, sign: 'M9.500 2.200A10 10 0 1 0 21.800 14.500L18.800 13.500A7 7 0 1 1 10.200 5.200zM11 8.200a4 4 0 1 0 4.800 5l-4.300-1zM13.500.5L12 9.500l3.200-1.200-.9 3.200L23.500 10c-1-5-5-9-10-9.500z' },
  footprint: { dye: 8, sign: 'M12 23.500c-4.500 0-6.500-3.500-5.500-7.500L2 7.500l5 3.500L8.500 1.500 12 9l3.500-7.500L17 11l5-3.500-4.500 8.500c1 4-1 7.500-5.500 7.500z' },
  plain: { dye: 4, sign: 'M12 1l11 11-11 11L1 12zM12 6l-6 6 6 6 6-6zM12 9.500l2.500 2.500-2.500 2.500L9.500 12z' },
};
const PLAIN: Look = { dye: 4, sign: 'M12 1l11 11-11 11L1 12z' };

/** A card shows its face, whatever its back is: `hat_bone` is a Bone. */
export function looks(kind: string): Look {
  return LOOKS[kind] ?? LOOKS[faceOf(kind)] ?? PLAIN;
}

/** What a card shows, whatever its back is. */
export function faceOf(kind: string): string {
  return kind.replace(/^hat_/, '');
}

/** What lies on the back of a card, as a kind with a sign. */
export function backSign(back: string): string {
  return back === 't_rex' ? 'footprint' : back;
}
