/** What is printed on the cards: the pictures need it, no rule is worked out from it. */
import type { Gaul } from './GaulSign';

/** Flasks on the cards 1 to 10 of each Gaul (table 3.3 of the rules file). */
const FLASKS: Readonly<Record<Gaul, readonly number[]>> = {
  asterix: [3, 2, 3, 2, 3, 4, 1, 2, 1, 4],
  obelix: [2, 4, 3, 1, 2, 2, 3, 3, 4, 1],
  getafix: [4, 1, 2, 4, 1, 3, 3, 2, 2, 3],
  vitalstatistix: [1, 3, 4, 2, 4, 2, 2, 1, 3, 3],
  cacofonix: [3, 3, 1, 3, 2, 1, 4, 4, 2, 2],
};

export const IDEFIX = 'idefix';

/** The hand cards in the order in which a hand is held. */
export const HAND: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', IDEFIX];

export const ROMAN_VALUES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15];

export const PIRATES: readonly string[] = [
  'pirate_centurion',
  'pirate_general',
  'pirate_decurion',
  'pirate_highest',
  'pirate_lowest',
  'pirate_any',
];

/** How many cards of this kind the Roman deck holds. */
export function copiesOf(kind: string): number {
  return valueOf(kind) > 0 && valueOf(kind) <= 10 ? 4 : 1;
}

/** The number on a Roman; 0 for a Pirate. */
export function valueOf(kind: string): number {
  return isPirate(kind) ? 0 : Number(kind.slice(-2));
}

export function romanOf(value: number): string {
  return `roman_${String(value).padStart(2, '0')}`;
}

export function isPirate(kind: string): boolean {
  return kind.startsWith('pirate_');
}

/** No card has more flasks, and of each number only one Gaul has as many. */
export const MOST_FLASKS = 4;

/** The flasks on a Gaul's card; 0 on Idefix. */
export function flasksOn(gaul: Gaul, card: string): number {
  return card === IDEFIX ? 0 : (FLASKS[gaul][Number(card) - 1] ?? 0);
}

/** Set bonuses by number of equal Romans, as the score cards print them. */
const SET_BONUS: readonly number[] = [0, 0, 20, 50, 100];

export function setBonus(count: number): number {
  return SET_BONUS[count] ?? 0;
}
