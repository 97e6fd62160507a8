import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** The selectors with `:hover` that stand in no block for devices that can hover. */
function sticking(css: string): readonly string[] {
  const blocks: string[] = [];
  const found: string[] = [];
  for (const [, before = '', end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{' && before.includes(':hover') && !blocks.some((block) => block.includes('(hover: hover)'))) found.push(before.trim());
    if (end === '{') blocks.push(before);
    if (end === '}') blocks.pop();
  }
  return found;
}

test('what lights up below a mouse does not stay lit where a finger has pressed', () => {
  expect(sticking('a { &:hover { color: red; } }')).toEqual(['&:hover']);
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf-8' }).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.flatMap((file) => sticking(readFileSync(`src/${file}`, 'utf-8')))).toEqual([]);
});
