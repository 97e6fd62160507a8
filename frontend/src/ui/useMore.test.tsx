import { cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useMore } from './useMore';

/** Lines of 20 pixels in a place of 50. */
const [LINE, PLACE] = [20, 50];

function Lines({ length }: { readonly length: number }) {
  const list = useRef<HTMLOListElement>(null);
  useMore(list, length);
  return <ol ref={list} />;
}

let list: HTMLElement;
let shows: (length: number) => void;

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => (then(), 0));
  const { container, rerender } = render(<Lines length={0} />);
  list = container.querySelector('ol') as HTMLElement;
  let lines = 0;
  Object.defineProperty(list, 'scrollHeight', { get: () => lines * LINE });
  Object.defineProperty(list, 'clientHeight', { value: PLACE });
  shows = (length) => {
    lines = length;
    rerender(<Lines length={length} />);
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a list says on which sides it goes on', () => {
  shows(2);
  expect(list.dataset.more).toBe('none');
  shows(5);
  expect(list.dataset.more).toBe('below');
  for (const [top, more] of [[25, 'both'], [50, 'above'], [0, 'below']] as const) {
    list.scrollTop = top;
    fireEvent.scroll(list);
    expect(list.dataset.more).toBe(more);
  }
});
