import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import '../i18n/all.fixture';
import type { Eyes, ReviewNow } from '../api/wire';
import { language } from '../i18n/setup';
import { FakeSocket } from '../live/socket.fixture';
import type { Looking, Replay } from '../replay/useReplay';
import { OpenReview } from './OpenReview';
import { Pointer } from './Pointer';
import { Together } from './Together';
import { useLead } from './useLead';
import { usePointing } from './usePointing';
import { useReview, type Review } from './useReview';

const ama = { id: 'a', name: 'Ama' };
const people = [ama, { id: 'k', name: 'Kofi' }];
const review = (more: Partial<ReviewNow> = {}): ReviewNow => ({ type: 'review', people, leader: 'a', offered: false, at: 9, eyes: 'none', tried: [], ...more });

beforeEach(() => {
  language.set('en');
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a review', () => {
  const open = () => renderHook(() => useReview('t1', 'xyz'));

  test('is opened under a name that nobody guesses', () => {
    const names: string[] = [];
    const done = vi.fn();
    render(<OpenReview together={(name) => names.push(name)} done={done} />);
    for (const press of [1, 2]) {
      fireEvent.click(screen.getByRole('button', { name: 'Watch together' }));
      expect(done).toHaveBeenCalledTimes(press);
    }
    expect(names[0]).toMatch(/^[a-z0-9]{9}$/);
    expect(names[1]).not.toBe(names[0]);
  });

  test('is heard over a socket of its own, until it is left', () => {
    const { result, unmount } = open();
    expect(FakeSocket.latest().url).toContain('/ws/tables/t1/reviews/xyz/');
    expect(result.current.now).toBeNull();
    act(() => FakeSocket.latest().accept(review({ at: 12 })));
    expect(result.current.now?.at).toBe(12);
    unmount();
    expect(FakeSocket.latest().readyState).toBe(3);
  });

  test('tells each press of whoever points apart, also where it is the same place', () => {
    const { result } = open();
    const pointed = { type: 'pointed', by: ama, place: 'seat:0' } as const;
    act(() => FakeSocket.latest().accept(review(), pointed));
    expect(result.current.pointed).toEqual({ name: 'Ama', place: 'seat:0', number: 1 });
    act(() => FakeSocket.latest().tell(pointed));
    expect(result.current.pointed?.number).toBe(2);
  });
});

describe('the lead', () => {
  const send = vi.fn();
  const follow = vi.fn();
  const look = (at: number, eyes: Eyes = null) => ({ at, eyes, now: { you: 1 } }) as unknown as Replay;

  interface Moment {
    readonly now: ReviewNow | null;
    readonly led: boolean;
    readonly replay: Replay;
    readonly leads: boolean;
  }

  const lead = (first: Moment) =>
    renderHook(({ now, led, replay, leads }: Moment) => useLead({ now, pointed: null, connection: 'live', send } as unknown as Review, { led, follow } as unknown as Looking, replay, leads, []), { initialProps: first });

  beforeEach(() => {
    send.mockClear();
    follow.mockClear();
  });

  test('says where one looks, one’s own eyes by their seat, and soon but not with every step', () => {
    const { rerender } = lead({ now: review(), led: false, replay: look(10), leads: true });
    act(() => void vi.advanceTimersByTime(0));
    expect(send.mock.calls).toEqual([[{ type: 'show', at: 10, eyes: 1, tried: [] }]]);
    for (const at of [11, 12, 13]) rerender({ now: review({ at: 10, eyes: 1 }), led: false, replay: look(at), leads: true });
    act(() => void vi.advanceTimersByTime(200));
    expect(send.mock.calls.map(([message]) => (message as { at: number }).at)).toEqual([10, 13]);
  });

  test('is quiet where all look there already', () => {
    lead({ now: review({ at: 10, eyes: 'all' }), led: false, replay: look(10, 'all'), leads: true });
    act(() => void vi.advanceTimersByTime(200));
    expect(send).not.toHaveBeenCalled();
  });

  test('is followed by who is led, and by nobody who looks elsewhere', () => {
    const { rerender } = lead({ now: review(), led: true, replay: look(3), leads: false });
    expect(follow.mock.calls).toEqual([[9, 'none']]);
    rerender({ now: review({ at: 20 }), led: false, replay: look(4), leads: false });
    expect(follow).toHaveBeenCalledTimes(1);
    rerender({ now: review({ at: 20 }), led: true, replay: look(4), leads: false });
    expect(follow.mock.calls.at(-1)).toEqual([20, 'none']);
    expect(send).not.toHaveBeenCalled();
  });

  test('leads whoever has handed it over', () => {
    const { rerender } = lead({ now: review(), led: false, replay: look(9, 'none'), leads: true });
    rerender({ now: review({ leader: 'k', at: 15 }), led: false, replay: look(9, 'none'), leads: false });
    expect(follow.mock.calls).toEqual([[15, 'none']]);
  });
});

describe('pointing', () => {
  const point = vi.fn();
  const chosen = vi.fn();

  function board(on: boolean) {
    point.mockClear();
    chosen.mockClear();
    const { rerender } = renderHook(({ pointing }) => usePointing(pointing, point), { initialProps: { pointing: on } });
    render(
      <>
        <main className="round-table">
          <button type="button" data-at="hand:red_3" onClick={chosen} onPointerDown={chosen}>
            a card
          </button>
          <div data-at="seat:1">
            {/* As cards are that can only be looked at. */}
            <span role="img" aria-label="a piece" tabIndex={-1} />
          </div>
        </main>
        <button type="button" onClick={chosen}>
          elsewhere
        </button>
      </>,
    );
    return () => rerender({ pointing: false });
  }

  const card = () => screen.getByRole('button', { name: 'a card' });

  test('by a press says where, and chooses nothing', () => {
    board(true);
    fireEvent.pointerDown(card());
    expect(point).not.toHaveBeenCalled();
    fireEvent.click(card());
    expect([point.mock.calls, chosen.mock.calls]).toEqual([[['hand:red_3']], []]);
  });

  test('by Enter says where, also at what is no button; other keys do as always', () => {
    board(true);
    const piece = screen.getByRole('img', { name: 'a piece' });
    fireEvent.keyDown(piece, { key: 'i' });
    expect(point).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(piece, { key: 'Enter' }), 'nothing else comes of it').toBe(false);
    expect(point.mock.calls).toEqual([['seat:1']]);
  });

  test('leaves alone what does not lie on the table, and everything once it is over', () => {
    const stop = board(true);
    fireEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
    expect(chosen).toHaveBeenCalledTimes(1);
    stop();
    fireEvent.click(card());
    expect(chosen).toHaveBeenCalledTimes(2);
    expect(point).not.toHaveBeenCalled();
  });

  const ring = () => document.querySelector<HTMLElement>('.pointer');

  test('is seen for a moment, with the name of who does', () => {
    board(false);
    render(<Pointer name="Ama" place="hand:red_3" />);
    expect(ring()?.hidden).toBe(false);
    expect(ring()?.textContent).toMatch(/Ama.* points here$/);
    act(() => void vi.advanceTimersByTime(2600));
    expect(ring()?.hidden).toBe(true);
  });

  test('at a part that is not drawn here is seen at what it belongs to, and at nothing where that is not there either', () => {
    board(false);
    render(<Pointer name="Ama" place="seat:1/points" />);
    expect(ring()?.hidden).toBe(false);
    cleanup();
    board(false);
    render(<Pointer name="Ama" place="seat:7" />);
    expect(ring()?.hidden).toBe(true);
  });
});

describe('the sheet of a review', () => {
  const send = vi.fn();
  const pressed: string[] = [];
  const onClose = vi.fn();

  function show(now: ReviewNow, leads: boolean, together = true, tries = false) {
    send.mockClear();
    onClose.mockClear();
    pressed.length = 0;
    const press = (what: string) => () => pressed.push(what);
    render(
      <Together
        review={{ now, pointed: null, connection: 'live', send } as unknown as Review}
        {...{ leads, together, onClose }}
        link={<a href="#link">the link</a>}
        error={null}
        open
        back={press('back')}
        point={press('point')}
        tryMoves={tries ? press('try') : null}
        leave={press('leave')}
      />,
    );
  }

  const names = () => screen.getAllByRole('button').map((button) => button.textContent);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  test('says who is here, who leads, and how others come', () => {
    show(review(), true);
    const here = screen.getAllByRole('listitem').map((each) => each.textContent);
    expect(here).toHaveLength(2);
    expect(here[0]).toContain('leads');
    expect(here[1]).not.toContain('leads');
    expect(screen.getByRole('link', { name: 'the link' })).toBeTruthy();
    expect(screen.getByText('All who come by this link see what you see.')).toBeTruthy();
  });

  test('lets the leader try moves and offer the lead, or keep it after all', () => {
    show(review(), true, true, true);
    expect(names()).toEqual(['Close', 'Try moves from here', 'Point at something', 'Offer the lead', 'Look alone']);
    press('Try moves from here');
    press('Offer the lead');
    expect([pressed, send.mock.calls]).toEqual([['try'], [[{ type: 'offer', offered: true }]]]);
    expect(onClose).toHaveBeenCalledTimes(2);
    cleanup();
    show(review({ offered: true }), true);
    press('Keep the lead');
    expect(send.mock.calls).toEqual([[{ type: 'offer', offered: false }]]);
  });

  test('lets the others take the lead only while it is offered, and come back only from elsewhere', () => {
    show(review(), false);
    expect(names()).toEqual(['Close', 'Point at something', 'Look alone']);
    cleanup();
    show(review({ offered: true }), false, false);
    expect(names()).toEqual(['Close', 'Point at something', 'Take the lead', 'Come back', 'Look alone']);
    press('Take the lead');
    press('Come back');
    expect([send.mock.calls, pressed]).toEqual([[[{ type: 'take' }]], ['back']]);
  });
});
