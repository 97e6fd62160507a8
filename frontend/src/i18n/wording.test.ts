/** What can be checked of how the words are written, whatever they say: in every catalogue there is. */
import { describe, expect, test } from 'vitest';

interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

const files = import.meta.glob<Catalogue>('/src/**/i18n/**/{en,de,fr}.json', { eager: true, import: 'default' });
const catalogues = Object.entries(files).map(([file, words]) => ({ file, words: flat(words) }));
const french = catalogues.filter(({ file }) => file.endsWith('/fr.json'));

/** Places for the names of people, which may begin with a vowel: "d’Ana", but "de Kofi". */
const ELIDED = /\b(de|que) \{\{(who|name|names|other|of|to|giver|partner|keeper|bot)\}\}/i;
/** What follows a word in French: a thin space before `;`, `!`, `?` and a wide one before `:`, and neither breaks the line. */
const UNSPACED = /[^\u00A0!?][;!?]|[^\u00A0][:»]|«[^\u00A0]|'/;
/** What stands on a button, beside other buttons or on a phone. */
const BUTTON = /^(act|answer|choice|group|rail)\.[a-z_]+$/;
const FRAME_BUTTON =
  /^(menu\.(audit|leave|leave_now|resign|resign_now|stay)|end\.(rematch|join_rematch)|prompt\.(back|scores|go_on)|name\.(enter|save|change)|lobby\.join_button|link\.copy|chat\.say|door\.enter|new\.open)$/;
/** Of folders, whose keys do not say their names. */
const FOLDER_BUTTONS: Readonly<Record<string, RegExp>> = {
  waiting: /^(sit|start|leave|silence|let_talk|keep_off|let_sit)$/,
  lesson: /^(what_now|got_it|more|no_hints|real|play_on|begin)$/,
  undo: /^(take_back|bring_back|yes|no)$/,
  seats: /^take_back$/,
};
const LONGEST = 18;
/** Names of pieces of a game, which stand in sentences and lists. */
const NAME = /^(kind|card|the_card|a_card|a_ware|hand_card|gaul)\./;

test('every catalogue there is gets checked', () => {
  expect(french.length).toBeGreaterThan(15);
  expect(catalogues.length).toBe(3 * french.length);
});

describe.each(french)('$file', ({ words }) => {
  test('keeps its signs with the word before them, and has curved apostrophes', () => {
    expect(having(words, (text) => UNSPACED.test(withoutBlanks(text)))).toEqual([]);
  });

  test('has no name after a word that would be elided', () => {
    expect(having(words, (text) => ELIDED.test(text))).toEqual([]);
  });

  test('says tu', () => {
    expect(having(words, (text) => /\b(vous|votre|vos)\b/i.test(text))).toEqual([]);
  });
});

describe.each(catalogues)('$file', ({ file, words }) => {
  const inGame = file.startsWith('/src/games/');

  test('has short words on buttons', () => {
    const button = inGame ? BUTTON : (FOLDER_BUTTONS[file.split('/').at(-3) ?? ''] ?? FRAME_BUTTON);
    expect(having(words, (text, key) => button.test(key) && withoutBlanks(text).length > LONGEST)).toEqual([]);
  });

  test('has no colon or comma within a name', () => {
    expect(having(words, (text, key) => inGame && NAME.test(key) && /[:,]/.test(text))).toEqual([]);
  });
});

function flat(catalogue: Catalogue, prefix = ''): [key: string, text: string][] {
  return Object.entries(catalogue).flatMap(([key, value]) => (typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`)));
}

function having(words: readonly [key: string, text: string][], wrong: (text: string, key: string) => boolean): string[] {
  return words.filter(([key, text]) => wrong(text, key)).map(([key, text]) => `${key}: ${text}`);
}

/** A blank stands for one sign at least; how it is written out is no part of the sentence. */
function withoutBlanks(text: string): string {
  return text.replaceAll(/\{\{[^}]*\}\}/g, '0');
}
