import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useDrag } from './useDrag';

const started = vi.fn();
const dropped = vi.fn();
const over = vi.fn();
const pressed = vi.fn();

function Table({ accepts = 'stall', draggable = true }: { readonly accepts?: string; readonly draggable?: boolean }) {
  const drag = useDrag(draggable ? { start: started, accepts: (address) => address === accepts, over, drop: dropped } : null);
  return (
    <main>
      <button type="button" data-at="hand" onClick={pressed} {...drag}>
        card
      </button>
      <div data-at="stall">
        <p data-at="stall/shelf">shelf</p>
      </div>
    </main>
  );
}

/** Where the pointer is let go. */
let under: Element | null = null;

beforeEach(() => {
  vi.clearAllMocks();
  document.elementFromPoint = () => under;
});
afterEach(cleanup);

const card = () => screen.getByRole('button', { name: 'card' });

function pull(far: number): void {
  fireEvent.pointerDown(card(), { pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(window, { pointerId: 1, clientX: 10, clientY: 10 - far });
}

function letGo(): void {
  fireEvent.pointerUp(window, { pointerId: 1, clientX: 10, clientY: 10 });
  // What browsers send after it.
  fireEvent.click(card(), { detail: 1 });
}

test('a thing that is let go over a part of its place is dropped on the place, and not pressed as well', () => {
  render(<Table />);
  under = screen.getByText('shelf');
  pull(40);
  expect(started).toHaveBeenCalledOnce();
  expect(screen.getByText('shelf').parentElement?.dataset.over).toBe('true');
  expect(document.documentElement.dataset.drags).toBe('touch'); // what lies over a board's places lets it through
  letGo();
  expect(document.documentElement.dataset.drags).toBeUndefined();
  expect(dropped.mock.calls).toEqual([['stall']]);
  expect(pressed).not.toHaveBeenCalled();
  expect(document.querySelectorAll('.drag-ghost, [data-over], [data-dragged]')).toHaveLength(0);
});

test('a thing that is pulled tells where it lies, once for each place, and when it has left that', () => {
  render(<Table />);
  under = screen.getByText('shelf');
  pull(40);
  fireEvent.pointerMove(window, { pointerId: 1, clientX: 11, clientY: 0 });
  expect(over.mock.calls).toEqual([['stall']]);
  under = null;
  fireEvent.pointerMove(window, { pointerId: 1, clientX: 12, clientY: 0 });
  expect(over.mock.calls).toEqual([['stall'], [null]]);
  under = screen.getByText('shelf');
  fireEvent.pointerMove(window, { pointerId: 1, clientX: 13, clientY: 0 });
  letGo();
  expect(over.mock.calls).toEqual([['stall'], [null], ['stall'], [null]]);
});

test('Escape, which forgets all that was picked, picks nothing by leaving a place', () => {
  render(<Table />);
  under = screen.getByText('shelf');
  pull(40);
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(over.mock.calls).toEqual([['stall']]);
});

test('a press that moves a little stays a press', () => {
  render(<Table />);
  under = screen.getByText('shelf');
  pull(5);
  letGo();
  expect([started.mock.calls.length, dropped.mock.calls.length, pressed.mock.calls.length]).toEqual([0, 0, 1]);
});

test('a thing that is let go elsewhere, or given up by Escape, goes nowhere', () => {
  render(<Table accepts="elsewhere" />);
  under = screen.getByText('shelf');
  pull(40);
  letGo();
  pull(40);
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(document.querySelector('.drag-ghost')).toBeNull();
  letGo();
  expect(dropped).not.toHaveBeenCalled();
});

test('the picture that follows the pointer knows where that took hold of it, and has no address of its own', () => {
  render(<Table />);
  pull(40);
  const ghost = document.querySelector<HTMLElement>('.drag-ghost');
  expect(['--grab-x', '--grab-y'].map((name) => ghost?.style.getPropertyValue(name))).toEqual(['10px', '10px']);
  expect(document.querySelectorAll('[data-at="hand"]')).toHaveLength(1);
  letGo();
});

test('the keyboard presses a thing, after a drag too', async () => {
  render(<Table />);
  under = null;
  pull(40);
  fireEvent.pointerUp(window, { pointerId: 1, clientX: 10, clientY: 10 });
  card().focus();
  await userEvent.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledOnce();
});

test('what cannot be pulled is only pressed', () => {
  render(<Table draggable={false} />);
  under = screen.getByText('shelf');
  pull(40);
  letGo();
  expect([started.mock.calls.length, dropped.mock.calls.length, pressed.mock.calls.length]).toEqual([0, 0, 1]);
});

test('a drag that another press breaks off has left what it was over', () => {
  render(<Table />);
  under = screen.getByText('shelf');
  pull(40);
  expect(over).toHaveBeenLastCalledWith('stall');
  fireEvent.pointerDown(card(), { pointerId: 2, pointerType: 'touch', isPrimary: true, button: 0, clientX: 10, clientY: 10 });
  expect(over).toHaveBeenLastCalledWith(null);
});
