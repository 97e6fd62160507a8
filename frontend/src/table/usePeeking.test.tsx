import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { usePeeking } from './usePeeking';

const open = vi.fn();
const choose = vi.fn();

function Table() {
  const table = useRef<HTMLElement>(null);
  usePeeking(table, open);
  return (
    <main ref={table}>
      <button type="button" data-card="camel" onClick={choose}>
        <span>hump</span>
      </button>
      <button type="button">pass</button>
      <span data-card="goat" data-opens="true">horn</span>
    </main>
  );
}

const card = () => screen.getByText('hump');
const down = (more: object = {}) => fireEvent.pointerDown(card(), { pointerType: 'touch', clientX: 10, clientY: 10, ...more });
const lift = () => {
  fireEvent.pointerUp(card());
  fireEvent.click(card());
};

beforeEach(() => {
  vi.useFakeTimers();
  open.mockReset();
  choose.mockReset();
  render(<Table />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a tap chooses and does not open the card; held down, it is opened and not chosen', () => {
  down();
  vi.advanceTimersByTime(200);
  lift();
  vi.advanceTimersByTime(2000);
  expect([open.mock.calls, choose.mock.calls.length]).toEqual([[], 1]);
  down();
  vi.advanceTimersByTime(600);
  expect(open).toHaveBeenCalledExactlyOnceWith('camel');
  lift();
  expect(choose).toHaveBeenCalledTimes(1);
  down();
  lift();
  expect(choose).toHaveBeenCalledTimes(2);
});

test('a finger that scrolls, and a mouse button that is held, open nothing', () => {
  down();
  fireEvent.pointerMove(card(), { clientX: 10, clientY: 40 });
  vi.advanceTimersByTime(2000);
  down();
  fireEvent.pointerCancel(card());
  vi.advanceTimersByTime(2000);
  down({ pointerType: 'mouse' });
  vi.advanceTimersByTime(2000);
  expect(open).not.toHaveBeenCalled();
});

test('a right click and the menu key open the card instead of the menu of the browser, which stays elsewhere', () => {
  const onCard = createEvent.contextMenu(card());
  fireEvent(card(), onCard);
  expect(onCard.defaultPrevented).toBe(true);
  expect(open).toHaveBeenCalledExactlyOnceWith('camel');
  const elsewhere = createEvent.contextMenu(screen.getByText('pass'));
  fireEvent(screen.getByText('pass'), elsewhere);
  expect(elsewhere.defaultPrevented).toBe(false);
  expect(open).toHaveBeenCalledTimes(1);
});

test('"i" opens the card in focus, and only a card', () => {
  fireEvent.keyDown(card(), { key: 'i', ctrlKey: true });
  fireEvent.keyDown(screen.getByText('pass'), { key: 'i' });
  expect(open).not.toHaveBeenCalled();
  fireEvent.keyDown(card(), { key: 'i' });
  expect(open).toHaveBeenCalledExactlyOnceWith('camel');
});

test('where a press chooses nothing, it opens the card, but not while something is being shown', () => {
  const press = () => {
    fireEvent.pointerDown(screen.getByText('horn'), { pointerType: 'mouse' });
    fireEvent.click(screen.getByText('horn'));
  };
  press();
  expect(open).toHaveBeenCalledExactlyOnceWith('goat');
  document.body.dataset.playing = 'true';
  press();
  delete document.body.dataset.playing;
  expect(open).toHaveBeenCalledOnce();
});

/** Something is shown, which a press ends. */
const ends = () => {
  const room = document.createElement('div');
  room.dataset.playing = 'true';
  cleanup();
  render(<Table />, { container: document.body.appendChild(room) });
  fireEvent.pointerDown(screen.getByText('pass'));
  room.dataset.playing = 'false';
};

test('a press that has ended what was shown keeps no later click alone, as screen readers press, from opening a card', () => {
  ends();
  fireEvent.click(screen.getByText('pass'));
  fireEvent.click(screen.getByText('horn'));
  expect(open).toHaveBeenCalledExactlyOnceWith('goat');
});

test('a press that has ended what was shown keeps no later key from opening a card', () => {
  ends();
  fireEvent.keyDown(screen.getByText('horn'), { key: 'Enter' });
  fireEvent.click(screen.getByText('horn'));
  expect(open).toHaveBeenCalledExactlyOnceWith('goat');
});
