import { fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { useSeen } from './useSeen';

const choose = vi.fn();
const part = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};

/** What came with the question is still told (`waits`), and more of it waits behind what plays (`more`). */
function tells(waits: boolean, more: boolean): void {
  Object.assign(part('.ask').dataset, { waits: String(waits), more: String(more) });
}

beforeEach(() => {
  choose.mockReset();
  document.body.innerHTML = '<div class="ask"></div><button type="button">bid</button>';
  const { result } = renderHook(() => useSeen(choose));
  part('button').addEventListener('click', () => result.current('bid'));
});

const press = () => {
  fireEvent.pointerDown(part('button'));
  tells(false, false); // any press ends what is shown
  fireEvent.click(part('button'));
};

test('a press that cuts off what is still to be told before a question makes no move and shows the question, the next one moves', () => {
  const pulse = vi.spyOn(part('.ask'), 'animate');
  tells(true, true);
  press();
  expect([choose.mock.calls.length, pulse.mock.calls.length]).toEqual([0, 1]);
  press();
  expect(choose).toHaveBeenCalledExactlyOnceWith('bid');
});

test('while the last of it plays all has been seen: a press makes its move', () => {
  tells(true, false);
  press();
  expect(choose).toHaveBeenCalledOnce();
});

test('a key that chooses does neither', () => {
  tells(true, true);
  fireEvent.keyDown(part('button'), { key: ' ' });
  tells(false, false);
  fireEvent.keyUp(part('button'), { key: ' ' });
  fireEvent.click(part('button'));
  expect(choose).not.toHaveBeenCalled();
});

test('a key that is held down is one press, and pressed again it moves', () => {
  const down = (repeat: boolean) => {
    fireEvent.keyDown(part('button'), { key: 'Enter', repeat });
    fireEvent.click(part('button')); // what browsers do of it, each time
  };
  tells(true, true);
  down(false);
  tells(false, false);
  down(true);
  down(true);
  expect(choose).not.toHaveBeenCalled();
  fireEvent.keyUp(part('button'), { key: 'Enter' });
  down(false);
  expect(choose).toHaveBeenCalledOnce();
});

test('the space bar where it presses nothing takes no click from who presses by a click alone', async () => {
  tells(true, true);
  fireEvent.keyDown(document.body, { key: ' ' });
  tells(false, false);
  fireEvent.keyUp(document.body, { key: ' ' });
  await new Promise((done) => setTimeout(done));
  fireEvent.click(part('button'));
  expect(choose).toHaveBeenCalledOnce();
});

test('a key that presses nothing, or a finger that scrolls, takes no click from who presses by a click alone', () => {
  tells(true, true);
  fireEvent.keyDown(part('button'), { key: 'Tab' });
  fireEvent.keyUp(part('button'), { key: 'Tab' });
  tells(false, false);
  fireEvent.click(part('button'));
  expect(choose).toHaveBeenCalledOnce();
  tells(true, true);
  fireEvent.pointerDown(part('button'));
  fireEvent.pointerCancel(part('button'));
  tells(false, false);
  fireEvent.click(part('button'));
  expect(choose).toHaveBeenCalledTimes(2);
});
