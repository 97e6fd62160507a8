import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { useAside } from './useAside';

afterEach(() => vi.unstubAllGlobals());

function Inside() {
  const box = useRef<HTMLDivElement>(null);
  useAside(box);
  return <div ref={box} />;
}

test('a sheet that has opened, or grown, lies within the table', () => {
  const told: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        told.push(tell);
      }
      readonly observe = vi.fn();
      readonly disconnect = vi.fn();
    },
  );
  const { container } = render(
    <div data-mode="flat">
      <div className="round-table" />
      <dialog>
        <Inside />
      </dialog>
    </div>,
  );
  const [table, sheet] = Array.from(container.querySelectorAll<HTMLElement>('.round-table, dialog'));
  if (table === undefined || sheet === undefined) throw new Error('they are drawn');
  table.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, y: 40, width: 844, height: 350 });
  const sized = (width: number, height: number) => {
    Object.defineProperties(sheet, { offsetWidth: { value: width, configurable: true }, offsetHeight: { value: height, configurable: true } });
    told.forEach((tell) => tell());
    return sheet.style.translate;
  };
  // Closed it has no size: where it would lie then is nothing to go by.
  expect(sheet.style.translate).toBe('');
  expect(sized(300, 120)).toBe('538px 46px');
  expect(sized(300, 344)).toBe('538px 46px');
  expect(sized(832, 120)).toBe('6px 46px');
});
