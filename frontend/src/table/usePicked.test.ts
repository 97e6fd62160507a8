import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { usePicked } from './usePicked';

afterEach(cleanup);

function picking() {
  const { result, rerender } = renderHook(({ asked }) => usePicked(asked), { initialProps: { asked: 4 } });
  const picked = () => result.current[0];
  const pick = (...things: readonly string[]) => act(() => result.current[1](things));
  return { picked, pick, ask: (asked: number) => rerender({ asked }) };
}

test('what was picked stays, step by step, while the same question stands', () => {
  const { picked, pick, ask } = picking();
  expect(picked()).toEqual([]);
  pick('seed');
  pick('seed', 'space:a');
  ask(4);
  expect(picked()).toEqual(['seed', 'space:a']);
});

test('the next press goes on from what was picked, drawn or not', () => {
  const { result } = renderHook(() => usePicked(4));
  act(() => {
    const [, pick] = result.current;
    pick(['seed']);
    expect(result.current[0]).toEqual([]); // not drawn yet
    fireEvent.pointerDown(window);
    expect(result.current[0]).toEqual(['seed']);
  });
  expect(result.current[0]).toEqual(['seed']);
});

test('Escape and another question forget it', () => {
  const { picked, pick, ask } = picking();
  pick('seed');
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(picked()).toEqual([]);
  pick('seed');
  ask(5);
  expect(picked()).toEqual([]);
});
