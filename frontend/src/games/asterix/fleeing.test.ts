import { expect, test } from 'vitest';

import { fleeing } from './fleeing';

test('each Pirate lets one Roman go that fits it, in the order of the rules, of what the others have left', () => {
  expect(fleeing(['roman_02', 'roman_13', 'roman_07', 'pirate_highest'])).toEqual(['roman_13']);
  expect(fleeing(['roman_14', 'roman_12', 'pirate_highest', 'pirate_general'])).toEqual(['roman_12', 'roman_14']);
  expect(fleeing(['roman_10', 'roman_09', 'roman_10', 'pirate_lowest', 'pirate_centurion'])).toEqual(['roman_10', 'roman_09']);
});

test('a Pirate that finds nobody lets nobody go, and of several values its holder chooses one', () => {
  expect(fleeing(['roman_15', 'roman_08', 'pirate_general', 'pirate_decurion', 'pirate_any'])).toEqual([]);
  expect(fleeing(['roman_08', 'roman_08', 'pirate_any'])).toEqual(['roman_08']);
  expect(fleeing(['pirate_highest', 'pirate_lowest', 'pirate_any'])).toEqual([]);
});
