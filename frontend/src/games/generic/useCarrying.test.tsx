import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useCarrying } from './useCarrying';
import { useOwnOrder } from './useOwnOrder';

const letGo = vi.fn();
const pressed = vi.fn();

function Hand({ deal, pending = false }: { readonly deal: string; readonly pending?: boolean }) {
  const { cards, put } = useOwnOrder('table', deal, ['a', 'b', 'c']);
  const carrying = useCarrying({ cards, pending, put, letGo });
  return (
    <>
      <p data-takes="play">trick</p>
      {cards.map((card) => (
        <button key={card} {...carrying(card)} onClick={() => void pressed(card)}>
          {card}
        </button>
      ))}
    </>
  );
}

const order = () => screen.getAllByRole('button').map((each) => each.textContent);
const card = (name: string) => screen.getByRole('button', { name });

/** Carries a card by mouse to the middle of what lies there. */
function carried(name: string, goal: Element) {
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(goal);
  fireEvent.pointerDown(card(name), { button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(card(name), { buttons: 1, clientX: 60, clientY: 40 });
  fireEvent.pointerUp(card(name), { clientX: 60, clientY: 40 });
  fireEvent.click(card(name));
}

beforeEach(() => {
  localStorage.clear();
  HTMLElement.prototype.setPointerCapture = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('a card that is let go over what takes it is played, and the press that ends it chooses nothing', () => {
  render(<Hand deal="1" />);
  carried('b', screen.getByText('trick'));
  expect(letGo).toHaveBeenCalledExactlyOnceWith('b', 'play');
  expect(pressed).not.toHaveBeenCalled();
});

test('a card that is let go over what takes it lies there until the server has answered', () => {
  const { rerender } = render(<Hand deal="1" />);
  carried('b', screen.getByText('trick'));
  rerender(<Hand deal="1" pending />);
  expect(card('b').style.transform).toBe('translate(60px, 40px)');
  rerender(<Hand deal="1" />);
  expect(card('b').style.transform).toBe('');
});

test('a card that was let go and not taken does not lie there with the next move', () => {
  const { rerender } = render(<Hand deal="1" />);
  carried('b', screen.getByText('trick'));
  expect(card('b').style.transform).toBe('');
  fireEvent.keyDown(card('a'), { key: 'Enter' });
  rerender(<Hand deal="1" pending />);
  expect(card('b').style.transform).toBe('');
});

test('a press without a move stays a press', () => {
  render(<Hand deal="1" />);
  fireEvent.pointerDown(card('a'), { button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(card('a'), { buttons: 1, clientX: 3, clientY: 3 });
  fireEvent.pointerUp(card('a'));
  fireEvent.click(card('a'));
  expect(pressed).toHaveBeenCalledExactlyOnceWith('a');
});

test('a card carried to another one stands beside it, after a reload too, and until the next deal', () => {
  const page = render(<Hand deal="1" />);
  carried('a', card('c'));
  expect(order()).toEqual(['b', 'c', 'a']);
  page.unmount();
  const again = render(<Hand deal="1" />);
  expect(order()).toEqual(['b', 'c', 'a']);
  again.rerender(<Hand deal="2" />);
  expect(order()).toEqual(['a', 'b', 'c']);
});

test('shift and an arrow key move a card by one place', () => {
  render(<Hand deal="1" />);
  fireEvent.keyDown(card('a'), { key: 'ArrowRight', shiftKey: true });
  expect(order()).toEqual(['b', 'a', 'c']);
  fireEvent.keyDown(card('a'), { key: 'ArrowLeft', shiftKey: true });
  fireEvent.keyDown(card('a'), { key: 'ArrowLeft', shiftKey: true });
  expect(order()).toEqual(['a', 'b', 'c']);
});
