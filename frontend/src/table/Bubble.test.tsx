import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { Bubble } from './Bubble';

afterEach(() => vi.unstubAllGlobals());

test('a bubble that had its few words on a phone has its text when the window grows wide', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const { container, rerender } = render(<Bubble text="Give your card 2" brief={<b>give 2</b>} />);
  rerender(<Bubble text="Give your card 2" brief={null} />);
  expect(container.textContent).toBe('Give your card 2');
});
