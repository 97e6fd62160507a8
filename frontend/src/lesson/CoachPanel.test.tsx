import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';

import '../i18n/setup';
import { CoachPanel } from './CoachPanel';

afterEach(cleanup);

const panel = createRef<HTMLElement>();
const cards = (word: string, count: number) => Array.from({ length: count }, (_, at) => `${word} ${at} ${'and one more '.repeat(10)}.`).join(' ');

function says(text: string) {
  return <CoachPanel panel={panel} label="Lesson" step="a" at={[]} said={[{ text }]} more={() => undefined} ends={{ says: 'Got it', main: true, press: () => undefined }} />;
}

test('in another language, which needs fewer cards, one of them is still shown', () => {
  const page = render(says(cards('Satz', 4)));
  for (let at = 0; at < 3; at += 1) fireEvent.click(screen.getByRole('button', { name: 'Read on' }));
  page.rerender(says(cards('Sentence', 2)));
  expect(document.querySelector('[data-shown="true"]')?.textContent).toContain('Sentence 1');
  expect(document.querySelector('.coach')?.getAttribute('data-end')).toBe('true');
});
