import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { useMark } from './useMark';

/** Where things lie, by their id: jsdom draws nothing. */
const LIE: Readonly<Record<string, [number, number, number, number]>> = {
  table: [0, 0, 600, 400],
  ask: [0, 300, 600, 100],
  lit: [300, 0, 300, 200],
  panel: [0, 0, 200, 150],
};

function Panel() {
  const panel = useRef<HTMLElement>(null);
  useMark(panel, null, true, true);
  return <aside ref={panel} id="panel" />;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('the panel covers nothing that may be pressed, as far as there is room', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(...(LIE[this.id] ?? [0, 0, 0, 0]));
  });
  const page = render(
    <div className="round-table" id="table">
      <div className="ask" id="ask" />
      <button type="button" id="lit" data-lit="true" />
      <Panel />
    </div>,
  );
  const { left, top } = page.container.querySelector<HTMLElement>('#panel')?.style ?? { left: '', top: '' };
  expect([Number.parseInt(left) + 200 <= 300, Number.parseInt(top) + 150 <= 300]).toEqual([true, true]);
});
