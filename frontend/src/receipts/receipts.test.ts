import { readFileSync } from 'node:fs';

import { beforeEach, describe, expect, test } from 'vitest';

import { languages } from '../i18n/language';
import { phraseOf, WORDS } from './phrase';
import { compare, keep, receiptOf, remember } from './receipts';

const hash = (digit: string) => digit.repeat(64);
const entries = [{ hash: hash('1') }, { hash: hash('2') }, { hash: hash('3') }];

describe('a receipt', () => {
  beforeEach(() => localStorage.clear());

  test('is of the newest entry, whichever window heard of it', () => {
    expect(receiptOf('t')).toBeNull();
    remember('t', { seq: 3, hash: hash('3') });
    remember('t', { seq: 2, hash: hash('2') });
    expect(receiptOf('t')).toEqual({ seq: 3, hash: hash('3') });
    keep('t', { seq: 2, hash: hash('2') });
    expect(receiptOf('t')).toEqual({ seq: 2, hash: hash('2') });
  });

  test('is kept of the hundred tables that were last heard of', () => {
    for (let each = 0; each < 100; each += 1) remember(`t${each}`, { seq: 1, hash: hash('1') });
    remember('t0', { seq: 2, hash: hash('2') });
    remember('new', { seq: 1, hash: hash('1') });
    expect([receiptOf('t0')?.seq, receiptOf('t1'), receiptOf('t2')?.seq, receiptOf('new')?.seq]).toEqual([2, null, 1, 1]);
  });

  test('agrees with a story that goes on, and with no other', () => {
    expect(compare({ seq: 2, hash: hash('2') }, entries)).toBeNull();
    expect(compare({ seq: 2, hash: hash('f') }, entries)).toBe('other');
    expect(compare({ seq: 4, hash: hash('4') }, entries)).toBe('lost');
  });

  test('is nothing where something else stands in its place', () => {
    for (const stored of ['{', '[[1,2,3]]', '{"t":1}', '[["t"]]']) {
      localStorage.setItem('griot.receipts', stored);
      expect(receiptOf('t')).toBeNull();
    }
  });
});

describe('a phrase', () => {
  const ofBits = (bits: string) => BigInt(`0b${bits.padEnd(256, '0')}`).toString(16).padStart(64, '0');

  test.each(languages)('in %s has six words, and every one of 66 bits changes it', async (language) => {
    const phrases = new Set<string>();
    for (let bit = 0; bit < 66; bit += 1) phrases.add(await phraseOf(ofBits(`${'0'.repeat(bit)}1`), language));
    expect(phrases.size).toBe(66);
    for (const phrase of phrases) expect(phrase.split(' ')).toHaveLength(WORDS);
  });

  test('is the words at the numbers that the hash begins with', async () => {
    expect(await phraseOf(ofBits('0'.repeat(54) + '1'.repeat(12)), 'en')).toBe('abandon abandon abandon abandon ability zoo');
  });
});

test('the German words are 2,048 in order, each known by its first four letters', () => {
  const words = readFileSync('src/receipts/words.de.txt', 'utf8').trim().split('\n');
  expect(words).toHaveLength(2048);
  expect(words.toSorted()).toEqual(words);
  expect(new Set(words.map((word) => word.slice(0, 4))).size).toBe(2048);
  expect(words.filter((word) => !/^[a-z]{4,8}$/.test(word))).toEqual([]);
});
