import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useAtEnd } from './useAtEnd';

/** Lines of 20 pixels in a place of 200. */
const [LINE, PLACE] = [20, 200];

function Lines({ length, own, led = false }: { readonly length: number; readonly own: number; readonly led?: boolean }) {
  const list = useAtEnd<HTMLOListElement>(length, own, led);
  return <ol ref={list} />;
}

let list: HTMLElement;
let lines: number;
let shows: (length: number, own?: number, led?: boolean) => void;

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => (then(), 0));
  const { container, rerender } = render(<Lines length={0} own={0} />);
  list = container.querySelector('ol') as HTMLElement;
  lines = 0;
  Object.defineProperty(list, 'scrollHeight', { get: () => lines * LINE });
  Object.defineProperty(list, 'clientHeight', { value: PLACE });
  shows = (length, own = 0, led = false) => {
    lines = length;
    rerender(<Lines length={length} own={own} led={led} />);
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function scrollsTo(top: number): void {
  list.scrollTop = top;
  fireEvent.scroll(list);
}

test('it stays at its end as lines come', () => {
  shows(30);
  expect(list.scrollTop).toBe(30 * LINE);
});

test('many lines at once, before it is told that it scrolled, leave it at its end', () => {
  shows(30);
  lines = 60;
  fireEvent.scroll(list);
  shows(61);
  expect(list.scrollTop).toBe(61 * LINE);
});

test('whoever has gone up to read is left there, and is taken along again from the end', () => {
  shows(60);
  fireEvent.scroll(list);
  scrollsTo(300);
  shows(61);
  expect(list.scrollTop).toBe(300);
  scrollsTo(61 * LINE - PLACE);
  shows(90);
  expect(list.scrollTop).toBe(90 * LINE);
});

test('whoever has gone up is taken to the end by what they do themselves', () => {
  shows(60);
  fireEvent.scroll(list);
  scrollsTo(0);
  shows(61);
  expect(list.scrollTop).toBe(0);
  shows(62, 62);
  expect(list.scrollTop).toBe(62 * LINE);
});

test('nor by what is not known any more, or was taken back', () => {
  shows(60, 60);
  fireEvent.scroll(list);
  scrollsTo(0);
  shows(61, undefined);
  shows(62, 58);
  expect(list.scrollTop).toBe(0);
});

test.each([
  ['at its end', 1000, 60 * LINE],
  ['far up', 100, 300],
])('whoever was %s finds it there again after looking back', (_, before, after) => {
  shows(60);
  fireEvent.scroll(list);
  scrollsTo(before);
  shows(12, 0, true);
  lines = 60;
  scrollsTo(300); // to what is looked at
  expect(list.scrollTop).toBe(300);
  shows(60);
  expect(list.scrollTop).toBe(after);
});
