import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import type { Entry } from '../../api/wire';
import { useRoundEnd } from './useRoundEnd';

interface Note {
  readonly type: string;
}

const won = { type: 'won' };
const scored = { type: 'scored' };
const played = { type: 'played' };
const ENDS = new Set(['scored']);
const BEGINS = new Set(['played']);

const entry = (seq: number, ...notes: readonly Note[]): Entry => ({ seq, notes }) as unknown as Entry;
const scene = (seq: number, note: Note) => ({ seq, note, scene: {} });

type Shown = Parameters<typeof useRoundEnd<Note>>[0];
const here = (story: readonly Entry[], more: Partial<Shown> = {}): Shown => ({ story, recent: [], scene: null, ...more });
const show = (shown: Shown) => renderHook((now: Shown) => useRoundEnd(now, ENDS, BEGINS), { initialProps: shown });

const end = entry(5, won, scored);
const dealt = entry(6, { type: 'dealt' });

afterEach(cleanup);

test('the end of a round is on show while it is told, and stands then until something is played', () => {
  const page = show(here([end], { scene: scene(5, won) }));
  expect(page.result.current).toBeNull();
  page.rerender(here([end], { scene: scene(5, scored) }));
  expect(page.result.current).toMatchObject({ notes: [won, scored], telling: scored });
  page.rerender(here([end, dealt], { scene: scene(6, { type: 'dealt' }) }));
  expect(page.result.current?.telling).toBeNull();
  page.rerender(here([end, dealt, entry(7, played)]));
  expect(page.result.current).toBeNull();
});

test('any press closes what stands, and not what is still being told', () => {
  const page = show(here([end], { scene: scene(5, scored) }));
  fireEvent.pointerDown(window);
  page.rerender(here([end, dealt]));
  expect(page.result.current).not.toBeNull();
  fireEvent.pointerDown(window);
  expect(page.result.current).toBeNull();
});

test('the press that closes it chooses nothing of what lies behind, the next one does', () => {
  const page = show(here([end]));
  const bid = vi.fn();
  render(<div className="round-end"><button type="button" onClick={bid} /></div>);
  const press = () => {
    fireEvent.pointerDown(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
  };
  press();
  expect(page.result.current).toBeNull();
  expect(bid).not.toHaveBeenCalled();
  press();
  expect(bid).toHaveBeenCalledOnce();
});

test('a button beside the sums is pressed by the press that closes them, which moves it: it closes them with the click', () => {
  const page = show(here([end]));
  const step = vi.fn();
  render(<button type="button" onClick={step} />);
  fireEvent.pointerDown(screen.getByRole('button'));
  expect(page.result.current).not.toBeNull();
  fireEvent.click(screen.getByRole('button'));
  expect(page.result.current).toBeNull();
  expect(step).toHaveBeenCalledOnce();
});

test.each(['', 'button', 'round-end'])('the press with which the telling of the sums ends leaves them standing (%s)', (on) => {
  const page = show(here([end], { scene: scene(5, scored) }));
  render(on === 'button' ? <button type="button" data-testid="on" /> : <div className={on} data-testid="on" />);
  fireEvent.pointerDown(screen.getByTestId('on')); // the director ends all scenes
  page.rerender(here([end]));
  fireEvent.click(screen.getByTestId('on'));
  expect(page.result.current).not.toBeNull();
});

test('a key that closes it presses nothing else', () => {
  const page = show(here([end]));
  let goesOn = true;
  act(() => {
    goesOn = fireEvent.keyDown(window, { key: 'Enter' });
  });
  expect(goesOn).toBe(false);
  expect(page.result.current).toBeNull();
});

test('who comes to the table after the end of a round does not see it, who looks back to it does', () => {
  expect(show(here([end, dealt])).result.current).toBeNull();
  expect(show(here([end])).result.current).not.toBeNull();
});

test('where nothing moves it is on show as soon as it has come', () => {
  expect(show(here([end, dealt], { recent: [{ seq: 5, note: scored }] })).result.current).not.toBeNull();
});

test('told once more, it is on show again', () => {
  const page = show(here([end]));
  fireEvent.pointerDown(window);
  page.rerender(here([end, dealt, entry(7, played)], { scene: scene(5, scored) }));
  expect(page.result.current?.notes).toEqual([won, scored]);
});

test('sums that were put away do not come up again after looking back, though they are to be seen there', () => {
  const page = show(here([end]));
  fireEvent.pointerDown(window);
  page.rerender(here([end], { past: true }));
  expect(page.result.current).not.toBeNull();
  page.rerender(here([dealt], { past: true }));
  expect(page.result.current).toBeNull();
  page.rerender(here([end]));
  expect(page.result.current).toBeNull();
});
