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
/** What a card is, small in its corner: the same for all of its kind. */
const FAMILIES = {
  person: 'M12 1a6 6 0 1 1-.01 0zM6 13.500h12l5 9.500H1zM12 15.500l-2.500 3.500 2.500 3.500 2.500-3.500z',
  animal: 'M12 11c4 0 7 4 7 7.500 0 2.500-2 4-4 4-1.500 0-2-.8-3-.8s-1.500.8-3 .8c-2 0-4-1.500-4-4C5 15 8 11 12 11zM4 8a2.600 3.600 0 1 1-.01 0zM9 2a2.600 3.600 0 1 1-.01 0zM15 2a2.600 3.600 0 1 1-.01 0zM20 8a2.600 3.600 0 1 1-.01 0z',
  artifact: 'M8 1h8v3l-2 2c5 1 8 4 8 8.500S18 23 12 23 2 19 2 14.500 5 7 10 6L8 4z',
  holy_place: 'M9 4l5 9 2.500-4L23.500 22H.5z',
} as const;
/** What it does. */
const PERSONS = {
  animalist: 'M6 11V4a1.500 1.500 0 0 1 3 0v6h1V2.500a1.500 1.500 0 0 1 3 0V10h1V3.500a1.500 1.500 0 0 1 3 0V11h1V6a1.500 1.500 0 0 1 3 0v9c0 5-3 8-8 8-4 0-6-2-8-6l-3-4.500c-1-2 1.500-3.500 3-1.500z',
  boatman: 'M1 15h22l-4 7H5zM11 1h2v12h-2zM14.500 3l6.500 9h-6.500zM9.500 5v7H4z',
  cartographer: 'M12 .5l2.500 9 9 2.500-9 2.500-2.500 9-2.500-9-9-2.500 9-2.500zM12 9.500a2.500 2.500 0 1 0 .01 0z',
  carver: 'M1.500 3h11v7h-11zM5.500 11h3v12h-3zM16 1.500h5v12l-2.500 3.500-2.500-3.500zM17 18h3v5h-3z',
  chieftain: 'M2 18V6l5 5 5-9 5 9 5-5v12zM2 20h20v3H2z',
  dyer: 'M12 1c3 4 5 6.500 5 9.500a5 5 0 1 1-10 0C7 7.500 9 5 12 1zM5 13c2 3 3.500 4.800 3.500 7a3.500 3.500 0 0 1-7 0c0-2.200 1.500-4 3.500-7zM19 13c2 3 3.500 4.800 3.500 7a3.500 3.500 0 0 1-7 0c0-2.200 1.500-4 3.500-7z',
  haggler: 'M6 2a4.500 4.500 0 1 1-.01 0zM6 5a1.500 1.500 0 1 0 .01 0zM18 13a4.500 4.500 0 1 1-.01 0zM18 16a1.500 1.500 0 1 0 .01 0zM19 1h4L5 23H1z',
  healer: 'M12 22L2.500 12C-1 7 3 1.500 8 3c2 .6 3.200 2 4 3.500C12.800 5 14 3.600 16 3c5-1.500 9 4 5.500 9zM10.700 7.500v3h-3v2.600h3v3h2.600v-3h3v-2.600h-3v-3z',
  hermit: 'M12 5c5 0 9 3.500 11.500 7-2.500 3.500-6.500 7-11.500 7S3 15.500.5 12C3 8.500 7 5 12 5zM12 8a4 4 0 1 0 .01 0zM12 10.200a1.800 1.800 0 1 1-.01 0z',
  market_crier: 'M1.500 9h5.500l12-7v20L7 15.500H1.500zM6 17h4l1.500 6H8zM21 9h2.500v6H21z',
  midwife: 'M2.500 2h12v16h-12zM16 6h5.500v16.500H8V20h8zM7.200 6v3h-3v2.600h3v3h2.600v-3h3V9h-3V6z',
  moneychanger: 'M12 2c6 0 10 1.800 10 4s-4 4-10 4S2 8.200 2 6s4-4 10-4zM2 9c2 2 6 3 10 3s8-1 10-3v3.500c-2 2-6 3-10 3s-8-1-10-3zM2 15.500c2 2 6 3 10 3s8-1 10-3V19c-2 2-6 3-10 3s-8-1-10-3z',
  nomad: 'M10.500 1h3L13 3.500 23.500 22H.5L11 3.500zM12 9.500L6.500 22h11z',
  pilgrim: 'M11 8l11.500 15H.500zM10 1h2v6h-2zM13 1h8l-2 2.500L21 6h-8z',
  tracker: 'M10 1a9 9 0 1 1-.01 0zM10 4a6 6 0 1 0 .01 0zM16 17.600l1.600-1.600 6 6-1.600 1.600zM10 9.500c1.800 0 3 1.500 3 3s-1.200 1.500-3 1.500-3 0-3-1.500 1.200-3 3-3zM7.500 6.500a1 1.400 0 1 1-.01 0zM12.500 6.500a1 1.400 0 1 1-.01 0z',
} as const;
const ANIMALS = {
  camel: 'M1 6.500C1 4.500 3 3 5.500 3.500V11c0 1 .5 1.500 1.500 1.500.2-4 2.300-8 4.500-4 2-4.500 5.300-1 5.500 3 3.500.2 5.500 2.500 5.500 5.500v6h-3v-5H10v5H7v-6C4 15 3 13 3 9.500H1z',
  cape_buffalo: 'M1.200 3c.3 5 3 6.500 6.800 6C9 8.500 10.500 8 12 8s3 .5 4 1c3.800.5 6.500-1 6.800-6 1.500 5 0 9-5 10l-2 8c-.8 1.800-2.300 2.500-3.800 2.500s-3-.7-3.800-2.500l-2-8C1.200 12-.3 8 1.200 3zM9 12.500a1.200 1.200 0 1 0 .01 0zM15 12.500a1.200 1.200 0 1 0 .01 0z',
  gorilla: 'M12 2c5 0 8 3.500 8 8 2 1 3 3 3 5.500 0 4.500-5 7.500-11 7.500S1 20 1 15.500C1 13 2 11 4 10c0-4.500 3-8 8-8zM7 9h4v3H7zM13 9h4v3h-4zM8.500 14.500H11v2H8.500zM13 14.500h2.500v2H13zM7 18.500h10v1.800H7z',
  jackal: 'M2 1l7 6h6l7-6-1 12-9 10.500L3 13zM7 11l4 2-3 1.500zM17 11l-4 2 3 1.500zM10.500 18h3L12 20z',
  marabou: 'M14 2a4 4 0 0 1 4 4c0 1 0 1.500-.5 2.500C20 10 21.500 13 21.500 16H16v7h-1.600v-7H12v7h-1.600v-7C6 15.500 5 12 6.500 9.500L10 8c0-1-1-1.500-1-2L.5 9.500 9 2.800C10 2 12 2 14 2zM13 4.300a1 1 0 1 0 .01 0z',
  vervet_monkey: 'M12 2.500c4 0 6.500 2.500 7 6 2.500-.5 4.500 1 4.500 3.500s-2 4-4.500 3.500C18 19.500 15.500 22 12 22s-6-2.500-7-6.500C2.500 16 .5 14.500.5 12S2.500 8 5 8.500c.5-3.500 3-6 7-6zM12 9c-3-2.500-5-.5-5 2s1.500 3 1.500 5 1.500 3.500 3.500 3.500 3.500-1.500 3.500-3.500 1.500-2.500 1.500-5-2-4.500-5-2zM9.300 11h2v2.500h-2zM12.700 11h2v2.500h-2z',
} as const;
const SIGNS = {
  ware: 'M11 1h2v3h7v2l3 8c0 2.500-1.800 4-4 4s-4-1.500-4-4l2.700-8H13v13h4v3H7v-3h4V6H6.300L9 14c0 2.500-1.800 4-4 4s-4-1.500-4-4l3-8V4h7zM5 8l-2 6h4zM19 8l-2 6h4z',
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

/** The end of a turn. */
export const MOON = 'M13 1a11 11 0 1 0 9.500 16.500A9 9 0 0 1 13 1z';

/** The five kinds of Holy Places. */
export const HOLY: readonly Sign[] = ['rwenzori', 'victoria', 'okavango', 'ngorongoro', 'kilimanjaro'];
const ARTIFACTS: readonly Sign[] = ['pottery', 'map', 'shango_figurine', 'talking_drum', 'calabash', 'ancestral_mask', 'loom'];

/** The sign of a kind in one of the tables above. */
function signIn<Kind extends string>(signs: Readonly<Record<Kind, string>>, kind: string): string | undefined {
  return Object.hasOwn(signs, kind) ? signs[kind as Kind] : undefined;
}

export function looks(kind: string): Look {
  const ware = WARES[kind];
  if (ware !== undefined) return ware;
  const holy = HOLY.find((each) => each === kind);
  if (holy !== undefined) return { dye: 8, sign: SIGNS[holy], family: FAMILIES.holy_place };
  const artifact = ARTIFACTS.find((each) => each === kind);
  if (artifact !== undefined) return { dye: 2, sign: SIGNS[artifact], family: FAMILIES.artifact };
  const animal = signIn(ANIMALS, kind);
  if (animal !== undefined) return { dye: 1, sign: animal, family: FAMILIES.animal };
  const person = signIn(PERSONS, kind);
  return person === undefined ? { dye: 4, sign: SIGNS.ware } : { dye: 3, sign: person, family: FAMILIES.person };
}

const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, double: 2, pair: 2, three: 1, four: 1 };

interface Prices {
  readonly buy: number;
  readonly sell: number;
}

const PRICES: Readonly<Record<string, Prices>> = {
  three: { buy: 5, sell: 12 },
  two: { buy: 5, sell: 10 },
  double: { buy: 6, sell: 12 },
  four: { buy: 7, sell: 14 },
  pair: { buy: 3, sell: 5 },
  pair_package: { buy: 6, sell: 9 },
  package_one: { buy: 2, sell: 3 },
  package_two: { buy: 5, sell: 6 },
};

/** The prices on a Ware card, which follow from the pattern of its wares; null for all other kinds. */
export function prices(card: string): Prices | null {
  return PRICES[card.replace(/^(three|two|double|four|pair)_\w*?(_package)?$/, '$1$2')] ?? null;
}

/** What each number of different wares brings by the Pottery (AS-10.1), and each ware by a Moneychanger (AS-11.12). */
const POTTERY = [1, 3, 6, 10, 15, 20];
const PER_WARE = 2;

/** The gold that so many returned wares bring. */
export function goldFor(source: string, wares: number): number {
  return source === 'pottery' ? (POTTERY[wares - 1] ?? 0) : PER_WARE * wares;
}

export function isWare(kind: string): boolean {
  return WARES[kind] !== undefined;
}

/** The wares on a Ware card, as its name says: `two_tea_one_silk`, `pair_salt_package`, `package_two`. */
export function printed(card: string): readonly string[] {
  if (isWare(card)) return [];
  let count = 1;
  const words = card.split('_');
  return words.flatMap((word, at) => {
    count = COUNTS[word] ?? count;
    if (WARES[word] === undefined) return [];
    const times = word === 'package' ? (COUNTS[words[at + 1] ?? ''] ?? 1) : count;
    return Array.from({ length: times }, () => word);
  });
}

/** Which wares of a Ware card are missing, one by one, when these are missing in all and those lie there. */
export function lacking(card: string, lie: readonly boolean[], missing: readonly string[]): readonly boolean[] {
  const left = [...missing];
  return printed(card).map((ware, index) => {
    const at = lie[index] === true ? -1 : left.indexOf(ware);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

/** Which wares of a Ware card lie on a stand, one by one. What a package would be is not decided: it never does. */
export function lying(card: string, stand: readonly string[]): readonly boolean[] {
  const left = [...stand];
  return printed(card).map((ware) => {
    const at = left.indexOf(ware);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}
