import { expect, test } from 'vitest';

import { botNames } from './botName';

const called = (...names: (string | null)[]) => botNames(names.map((name) => ({ name })));

test('a bot is called by its seat, whoever else comes', () => {
  expect(called(null, null, null)).toEqual(['Kofi', 'Ama', 'Sefu']);
  expect(called('Efua', null, null)).toEqual(['Kofi', 'Ama', 'Sefu']);
});

test.each(['Ama', 'AMA', 'Amá'])('no bot is called as somebody at the table: %s', (name) => {
  expect(called(name, null, null)).toEqual(['Kofi', 'Tano', 'Sefu']);
});

test('who comes or goes gives no bot another name but one that was called like them', () => {
  expect([called('Kofi', 'Ama', null), called(null, 'Ama', null), called('Efua', 'Ama', null)].map((each) => each[2])).toEqual(['Sefu', 'Sefu', 'Sefu']);
});

test('no two bots are called alike, whatever the people are called', () => {
  const names = called('Kofi', 'Ama', 'Sefu', 'Nala', 'Zola', null, null);
  expect(new Set(['Kofi', 'Ama', 'Sefu', 'Nala', 'Zola', ...names]).size).toBe(12);
  expect(names).not.toContain('');
});
