import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { language, speak } from '../../i18n/setup';
import { Signed } from './Signed';

afterEach(() => {
  cleanup();
  language.set('en');
});

test.each([
  ['en', 'Choose the Incense tent (Spice + 2 Oil), then boil silk.', ['incense tent', 'spice', 'oil', 'silk']],
  ['de', 'Wähle das Gewürzzelt (Gewürze + Seide) und dann G8.', ['spice tent', 'spice', 'silk']],
  ['fr', 'Choisis la tente d’encens (Épices + l’Huile), puis qu’ils soient là.', ['incense tent', 'spice', 'oil']],
] as const)('a text of the lesson bears behind each ware and each tent the sign that the board shows, and no word is lost (%s)', async (tongue, text, meant) => {
  await speak('bania');
  language.set(tongue);
  await speak('bania');
  const { container } = render(<Signed text={text} />);
  expect(container.textContent).toBe(text);
  const signs = Array.from(container.querySelectorAll<HTMLElement>('.ba-named'), (each) => `${each.querySelector<SVGElement>('[data-ware]')?.dataset.ware ?? ''}${each.querySelector('.ba-tent') === null ? '' : ' tent'}`);
  expect(signs).toEqual(meant);
});
