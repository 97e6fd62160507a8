import type { Look } from '../generic/plain';

/** Own signs, cut from paper: wares, and what a card is. Dyes: terracotta, palm green, gold and the stripes of a market. */
const WARES: Readonly<Record<string, Look>> = {
  jewelry: { dye: 5, sign: 'M12 7.500a7.500 7.500 0 1 1-.01 0zM12 10.500a4.500 4.500 0 1 0 .01 0zM8.500 1h7l2 3.500L12 8.500 6.500 4.500z' },
  pelt: { dye: 6, sign: 'M9 1h6l1 3 6-1-2 6-2 3 2 4 3 5-7-1-4 3-4-3-7 1 3-5 2-4-2-3-2-6 6 1z' },
  tea: { dye: 3, sign: 'M22 2c0 12-4 18-12 18-2 0-4-.7-5-1.500L2.500 22 1 20.500 4 17C2 8 10 3 22 2zM17 6.500C12 9 8.500 12 6.500 16.500c4-3.500 7.500-6 10.500-10z' },
  silk: { dye: 7, sign: 'M4 2h16v4H4zM4 18h16v4H4zM7 7.200h10v1.900H7zM7 10.100h10V12H7zM7 13h10v1.900H7zM7 15.900h10v1.300H7z' },
  fruits: { dye: 1, sign: 'M13 4c6 0 9.500 4 9.500 9s-4 10-10.500 10S1.500 19 1.500 14 5 5 10 5c0-2-1-3-2-4h2.500C12 2 13 3 13 4zM6 13.500a6 6 0 0 0 4 5.500c-1.500-2-2-4-2-6.500z' },
  salt: { dye: 4, sign: 'M12 1l5 5v11l-5 6-5-6V6zM4.500 9v10l-3.500-3v-4.500zM19.500 9v10l3.500-3v-4.500zM12 4.500L9.500 7v9l2.500 3.500z' },
  package: { dye: 6, sign: 'M2 5h20v16H2zM4 7v12h16V7zM12 8.500c2 0 3.500 1 3.500 2.800 0 1.700-1.500 2.200-2.300 3v1h-2.300v-2c.9-.9 2.300-1.200 2.300-2 0-.6-.5-.9-1.200-.9s-1.200.4-1.300 1.100H8.400c.1-1.900 1.600-3 3.600-3zM10.900 16.300h2.300v1.900h-2.300zM9 2h6v2H9z' },
};
const SIGNS = {
  ware: 'M11 1h2v3h7v2l3 8c0 2.500-1.800 4-4 4s-4-1.500-4-4l2.700-8H13v13h4v3H7v-3h4V6H6.300L9 14c0 2.500-1.800 4-4 4s-4-1.500-4-4l3-8V4h7zM5 8l-2 6h4zM19 8l-2 6h4z',
  person: 'M12 1a6 6 0 1 1-.01 0zM6 13.500h12l5 9.500H1zM12 15.500l-2.500 3.500 2.500 3.500 2.500-3.500z',
  animal: 'M12 11c4 0 7 4 7 7.500 0 2.500-2 4-4 4-1.500 0-2-.8-3-.8s-1.500.8-3 .8c-2 0-4-1.500-4-4C5 15 8 11 12 11zM4 8a2.600 3.600 0 1 1-.01 0zM9 2a2.600 3.600 0 1 1-.01 0zM15 2a2.600 3.600 0 1 1-.01 0zM20 8a2.600 3.600 0 1 1-.01 0z',
  pottery: 'M8 1h8v3l-2 2c5 1 8 4 8 8.500S18 23 12 23 2 19 2 14.500 5 7 10 6L8 4zM5 12.500h14v-1.600H5zM4.500 16h15v-1.600h-15z',
  map: 'M2 4l6-2 8 3 6-2v17l-6 2-8-3-6 2zM7.500 4.500v12.600l1 .3V4.500zM15.500 7v12.500l1-.3V6.700zM11 8l3 2-1 4-3-1z',
  shango_figurine: 'M4 1l8 4 8-4v7l-5-1.500V9h1l3 7h-3.500L17 23H7l1.500-7H5l3-7h1V6.500L4 8zM10.500 11v3h3v-3z',
  talking_drum: 'M3 1h18v4.500L14.500 11v2l6.500 5.500V23H3v-4.500L9.500 13v-2L3 5.500zM6 3v1.500h12V3zM6 19.500V21h12v-1.500zM11 12l1-1 1 1-1 1z',
  calabash: 'M10 1h4l-.5 6a3.500 3.500 0 0 1 1 4.500 7 7 0 1 1-5 0 3.500 3.500 0 0 1 1-4.500zM7 17.500l5-2.500 5 2.500-5 2.500z',
  ancestral_mask: 'M12 1c6 0 9 3 9 8s-4 14-9 14S3 14 3 9s3-8 9-8zM6 8.500l4.500 2v-2zM18 8.500l-4.500 2v-2zM11 10h2v5h-2zM9 18h6v1.800H9z',
  loom: 'M1 2h22v3H1zM3 5h2.500v14H3zM18.500 5H21v14h-2.500zM7 6h1.500v6H7zM10 6h1.500v6H10zM13 6h1.500v6H13zM16 6h1.500v6H16zM7 13h10.500v2H7zM7 16h10.500v2H7zM1 19h22v3H1z',
  rwenzori: 'M6 1h12v22H6zM8 3v18h8V3zM12 7l3 5-3 5-3-5z',
  victoria: 'M12 1a11 11 0 1 1-.01 0zM12 4a8 8 0 1 0 .01 0zM12 6l3.500 6-3.500 6-3.500-6z',
  okavango: 'M12 4a8.500 8.500 0 1 1-8 5.500l3 1A5.500 5.500 0 1 0 12 7v4.500L4 6l8-5.500z',
  ngorongoro: 'M1 6h13V2l8 6.500-8 6.500v-4H1zM23 16H10v-2.500L3 18.500l7 5V21h13z',
  kilimanjaro: 'M12 .5l3.200 7.800 8.300.6-6.400 5.400 2 8.200L12 18l-7.100 4.500 2-8.200L.5 8.900l8.300-.6z',
} as const;

type Sign = keyof typeof SIGNS;

const HOLY: readonly Sign[] = ['rwenzori', 'victoria', 'okavango', 'ngorongoro', 'kilimanjaro'];
const ARTIFACTS: readonly Sign[] = ['pottery', 'map', 'shango_figurine', 'talking_drum', 'calabash', 'ancestral_mask', 'loom'];
const ANIMALS: readonly string[] = ['camel', 'cape_buffalo', 'gorilla', 'jackal', 'marabou', 'vervet_monkey'];

export function looks(kind: string): Look {
  const ware = WARES[kind];
  if (ware !== undefined) return ware;
  const holy = HOLY.find((each) => each === kind);
  if (holy !== undefined) return { dye: 8, sign: SIGNS[holy] };
  const artifact = ARTIFACTS.find((each) => each === kind);
  if (artifact !== undefined) return { dye: 2, sign: SIGNS[artifact] };
  if (printed(kind).length > 0) return { dye: 4, sign: SIGNS.ware };
  return ANIMALS.includes(kind) ? { dye: 1, sign: SIGNS.animal } : { dye: 3, sign: SIGNS.person };
}

const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, double: 2, pair: 2, three: 1, four: 1 };

/** The wares on a Ware card, as its name says: `two_tea_one_silk`, `pair_salt_package`, `package_two`. */
export function printed(card: string): readonly string[] {
  if (WARES[card] !== undefined) return [];
  let count = 1;
  const words = card.split('_');
  return words.flatMap((word, at) => {
    count = COUNTS[word] ?? count;
    if (WARES[word] === undefined) return [];
    const times = word === 'package' ? (COUNTS[words[at + 1] ?? ''] ?? 1) : count;
    return Array.from({ length: times }, () => word);
  });
}
