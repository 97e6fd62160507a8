import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Store } from '../../ui/store';
import { useDrawn } from '../../ui/useDrawn';
import { useCarrying } from './useCarrying';
import { useOwnOrder } from './useOwnOrder';

const play = vi.fn<(card: string, takes: string) => void>();
/** Whether what takes cards takes one now. */
let takes: boolean;
const onto = (card: string, where: string) => (takes ? () => play(card, where) : null);
const pressed = vi.fn();

interface Props {
  readonly deal: string;
  readonly asked?: number;
  readonly pending?: boolean;
}

function Hand({ deal, asked = 1, pending = false }: Props) {
  const { cards, put } = useOwnOrder('table', deal, ['a', 'b', 'c']);
  const carrying = useCarrying({ cards, asked, pending, put, onto });
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
  fireEvent.pointerDown(card(name), { isPrimary: true, button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(card(name), { buttons: 1, clientX: 60, clientY: 40 });
  fireEvent.pointerUp(card(name), { clientX: 60, clientY: 40 });
  fireEvent.click(card(name), { detail: 1 });
}

/** A table that tells, in a transition, whether a move is on its way. */
class Line extends Store<boolean> {
  constructor() {
    super(false);
  }

  readonly say = (pending: boolean) => this.tell(pending);
}

function LiveHand({ line }: { readonly line: Line }) {
  return <Hand deal="1" pending={useDrawn(line)} />;
}

beforeEach(() => {
  localStorage.clear();
  takes = true;
  play.mockImplementation(() => undefined);
  HTMLElement.prototype.setPointerCapture = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('a card that is let go over what takes it is played, and the press that ends it chooses nothing', () => {
  render(<Hand deal="1" />);
  carried('b', screen.getByText('trick'));
  expect(play).toHaveBeenCalledExactlyOnceWith('b', 'play');
  expect(pressed).not.toHaveBeenCalled();
});

test.each([true, false])('what takes cards is lit while one is carried over it that it would take: %s', (would) => {
  takes = would;
  render(<Hand deal="1" />);
  const trick = screen.getByText('trick');
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(trick);
  fireEvent.pointerDown(card('b'), { isPrimary: true, button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(card('b'), { buttons: 1, clientX: 60, clientY: 40 });
  expect(trick.hasAttribute('data-over')).toBe(would);
  fireEvent.pointerUp(card('b'), { clientX: 60, clientY: 40 });
  expect(trick.hasAttribute('data-over')).toBe(false);
});

const HOME = '';
const THERE = 'translate(60px, 40px)';
const lies = (name: string) => card(name).style.transform;

test('a card that is let go over what takes it lies there until the server has answered', () => {
  const { rerender } = render(<Hand deal="1" />);
  carried('b', screen.getByText('trick'));
  rerender(<Hand deal="1" pending />);
  expect(lies('b')).toBe(THERE);
  rerender(<Hand deal="1" />);
  expect(lies('b')).toBe(HOME);
});

test('it is not seen at home until the page has drawn that its move is on its way', async () => {
  const line = new Line();
  play.mockImplementation(() => line.say(true));
  render(<LiveHand line={line} />);
  const seen: (string | null)[] = [];
  const watch = new MutationObserver((records) => records.forEach(({ oldValue }) => seen.push(oldValue)));
  watch.observe(card('b'), { attributes: true, attributeFilter: ['style'], attributeOldValue: true });
  carried('b', screen.getByText('trick'));
  await act(() => new Promise((then) => void setTimeout(then)));
  expect(lies('b')).toBe(THERE);
  const [before, ...since] = seen;
  expect([before, since.filter((style) => style?.includes(THERE) !== true)]).toEqual([null, []]);
});

test('it lies there also while another one is carried to the same place, which makes no move and is home', () => {
  const { rerender } = render(<Hand deal="1" />);
  carried('b', screen.getByText('trick'));
  rerender(<Hand deal="1" pending />);
  takes = false;
  carried('a', screen.getByText('trick'));
  expect([lies('a'), lies('b')]).toEqual([HOME, THERE]);
});

test('a card whose move was answered before that was drawn is home with the next question', () => {
  const { rerender } = render(<Hand deal="1" />);
  carried('b', screen.getByText('trick'));
  rerender(<Hand deal="1" asked={2} />);
  expect(lies('b')).toBe(HOME);
});

test('and one that was refused before that was drawn may be pressed, and is home then', () => {
  render(<Hand deal="1" />);
  carried('b', screen.getByText('trick'));
  expect(card('b').style.pointerEvents).toBe('');
  fireEvent.pointerDown(card('b'), { isPrimary: true, button: 0, clientX: 60, clientY: 40 });
  expect(lies('b')).toBe(HOME);
});

test('a card that has come back to the hand stays there with the next move, whatever makes it', () => {
  const { rerender } = render(<Hand deal="1" />);
  carried('b', screen.getByText('trick'));
  rerender(<Hand deal="1" pending />);
  rerender(<Hand deal="1" />);
  rerender(<Hand deal="1" pending />);
  expect(lies('b')).toBe(HOME);
});

test.each([true, false])('a card that makes no move where it is let go is home at once, also while another one is on its way: %s', (pending) => {
  takes = false;
  const { rerender } = render(<Hand deal="1" pending={pending} />);
  carried('b', screen.getByText('trick'));
  expect(lies('b')).toBe(HOME);
  rerender(<Hand deal="1" pending />);
  expect(lies('b')).toBe(HOME);
});

test('a press without a move stays a press', () => {
  render(<Hand deal="1" />);
  fireEvent.pointerDown(card('a'), { isPrimary: true, button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(card('a'), { buttons: 1, clientX: 3, clientY: 3 });
  fireEvent.pointerUp(card('a'));
  fireEvent.click(card('a'), { detail: 1 });
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
