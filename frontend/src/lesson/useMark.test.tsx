import { cleanup, render } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Address } from '../director/scene';
import { useMark } from './useMark';

type Lie = readonly [x: number, y: number, width: number, height: number];

/** Where things lie, by their id, and of the panel by its shape, too: jsdom draws nothing. */
let lie: Readonly<Record<string, Lie>>;

interface Props {
  readonly at?: readonly Address[];
  readonly inLesson?: boolean;
  readonly open?: boolean;
}

function Panel({ at = [], inLesson = true, open = true }: Props) {
  const panel = useRef<HTMLElement>(null);
  useMark(panel, at, open, inLesson);
  return <aside ref={panel} id="panel" />;
}

function drawn(mode: string, parts: ReactNode, props: Props = {}): HTMLElement {
  const page = render(
    <div data-mode={mode}>
      <div className="round-table" id="table">
        <div className="ask" id="ask" />
        {parts}
      </div>
      <Panel {...props} />
    </div>,
  );
  const panel = page.container.querySelector<HTMLElement>('#panel');
  if (panel === null) throw new Error('there is no panel');
  return panel;
}

beforeEach(() => {
  lie = { table: [0, 0, 600, 400], ask: [0, 300, 600, 100], panel: [0, 0, 200, 150] };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const shape = this.getAttribute('data-shape') ?? '';
    const [x, y, width, height] = lie[`${this.id}/${shape}`] ?? lie[this.id] ?? [0, 0, 0, 0];
    return new DOMRect(x, y, width, this.hasAttribute('data-folded') ? height / 3 : height);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('only a panel as wide as its column has what leads on beside its text', () => {
  lie = { ...lie, seats: [0, 0, 400, 200], asks: [110, 0, 490, 300], 'panel/side': [0, 0, 84, 150] };
  const panel = drawn('flat', (
    <>
      <div className="seats" id="seats" />
      <div id="asks" data-asks="cards" />
    </>
  ));
  expect([panel.dataset.shape, panel.hasAttribute('data-row')]).toEqual(['side', false]);
});

test('the panel covers nothing that may be pressed, as far as there is room', () => {
  lie = { ...lie, lit: [300, 0, 300, 200] };
  const { left, top } = drawn('wide', <button type="button" id="lit" data-lit="true" />).style;
  expect([Number.parseInt(left) + 200 <= 300, Number.parseInt(top) + 150 <= 300]).toEqual([true, true]);
});

test('on a phone it tells one card at a time, and on a large screen only where there is no room for all of it', () => {
  expect(drawn('phone', null).hasAttribute('data-folded')).toBe(true);
  cleanup();
  expect(drawn('wide', null).hasAttribute('data-folded')).toBe(false);
  cleanup();
  lie = { ...lie, lit: [0, 0, 600, 220] };
  const panel = drawn('wide', <button type="button" id="lit" data-lit="true" />);
  expect(panel.hasAttribute('data-folded')).toBe(true);
  expect(Number.parseInt(panel.style.top)).toBeGreaterThanOrEqual(220);
});

function withLog(panel: ReactNode) {
  return (
    <div className="room" data-mode="wide">
      <div className="round-table" id="table" />
      <aside className="drawer" id="log" />
      {panel}
    </div>
  );
}

test('beside the table it lies at the foot of the log, whose lines end above it', () => {
  lie = { ...lie, log: [600, 0, 200, 400], panel: [0, 0, 180, 150] };
  const page = render(withLog(<Panel />));
  const [panel, log] = ['#panel', '#log'].map((each) => page.container.querySelector<HTMLElement>(each));
  expect([panel?.style.left, panel?.style.bottom]).toEqual(['612px', `${innerHeight - 392}px`]);
  expect(log?.style.getPropertyValue('--coached')).toBe('158px');
  page.rerender(withLog(<Panel open={false} />));
  expect(log?.style.getPropertyValue('--coached')).toBe('0px');
  page.rerender(withLog(<Panel />));
  page.rerender(withLog(null));
  expect(log?.style.getPropertyValue('--coached')).toBe('0px');
});

test('only in a lesson, where nobody talks, does the talk above that log give way', () => {
  const page = render(withLog(<Panel inLesson={false} />));
  const log = page.container.querySelector('#log');
  expect(log?.hasAttribute('data-gives-way')).toBe(false);
  page.rerender(withLog(<Panel />));
  expect(log?.hasAttribute('data-gives-way')).toBe(true);
  page.rerender(withLog(null));
  expect(log?.hasAttribute('data-gives-way')).toBe(false);
});

test('all that it speaks of is marked, as long as it does', () => {
  const parts = ['space:h2', 'tents/1', 'tents/2'].map((at) => <i key={at} data-at={at} />);
  drawn('wide', parts, { at: ['space:h2', 'tents/2'] });
  const marked = () => Array.from(document.querySelectorAll<HTMLElement>('[data-coached]'), ({ dataset }) => dataset.at);
  expect(marked()).toEqual(['space:h2', 'tents/2']);
});

test('it makes room for what may be pressed that grows when its font comes', () => {
  const watches: Watch[] = [];
  class Watch {
    readonly watched: Element[] = [];
    constructor(readonly told: () => void) {
      watches.push(this);
    }
    observe(each: Element) {
      this.watched.push(each);
    }
    disconnect() {
      this.watched.length = 0;
    }
  }
  vi.stubGlobal('ResizeObserver', Watch);
  lie = { ...lie, lit: [450, 0, 100, 50] };
  const panel = drawn('wide', <button type="button" id="lit" data-lit="true" />);
  lie = { ...lie, lit: [0, 0, 380, 300] };
  const lit = document.querySelector('#lit');
  watches.filter(({ watched }) => watched.some((each) => each === lit)).forEach(({ told }) => told());
  expect(Number.parseInt(panel.style.left)).toBeGreaterThanOrEqual(380);
  vi.unstubAllGlobals();
});

test('what lies around a small thing that it speaks of stays to be seen, too', () => {
  lie = { ...lie, space: [500, 170, 20, 20] };
  const space = <i id="space" data-at="space:h2" />;
  expect(Number.parseInt(drawn('wide', space, { at: ['space:h2'] }).style.left) + 200).toBeLessThanOrEqual(480);
  cleanup();
  // What is no part of many has only some air around it.
  lie = { ...lie, space: [500, 170, 90, 20] };
  expect(Number.parseInt(drawn('wide', space, { at: ['space:h2'] }).style.left) + 200).toBeGreaterThan(500);
});

test('on a phone it covers first what is spare, and last what has happened since one was asked before', () => {
  lie = { ...lie, upper: [0, 0, 600, 150], lower: [0, 150, 600, 150] };
  const parts = (upper: object, lower: object) => (
    <div className="board">
      <i id="upper" data-glance="upper" {...upper} />
      <i id="lower" data-glance="lower" {...lower} />
    </div>
  );
  const top = (...[upper, lower]: Parameters<typeof parts>) => Number.parseInt(drawn('phone', parts(upper, lower)).style.top);
  expect(top({ 'data-recent': true }, {})).toBeGreaterThanOrEqual(150);
  cleanup();
  expect(top({}, { 'data-recent': true })).toBeLessThan(100);
  cleanup();
  expect(top({}, { 'data-spare': true })).toBeGreaterThanOrEqual(150);
});

test('on a phone it is a card, a column or a low bar, whichever covers least', () => {
  lie = { ...lie, 'panel/column': [0, 0, 100, 240], 'panel/bar': [0, 0, 580, 60], other: [0, 0, 470, 300] };
  const other = <i id="other" data-lit="true" />;
  const shape = () => drawn('phone', other).getAttribute('data-shape');
  expect(shape()).toBe('column');
  cleanup();
  lie = { ...lie, other: [0, 40, 600, 260] };
  expect(shape()).toBe('bar');
  cleanup();
  lie = { ...lie, other: [0, 0, 300, 300] };
  expect(shape()).toBe('card');
  cleanup();
  // The shape for the side of the table is none for an upright phone, whatever it would cover less.
  lie = { ...lie, 'panel/column': [0, 0, 145, 240], 'panel/side': [0, 0, 110, 290], other: [0, 0, 480, 300] };
  expect(shape()).not.toBe('side');
});

test('a column that is higher than the table is not taken, whatever it covers less', () => {
  lie = { table: [0, 0, 600, 300], ask: [0, -40, 600, 30], panel: [0, 0, 200, 150], 'panel/column': [0, 0, 100, 1200], 'panel/bar': [0, 0, 580, 60], other: [0, 0, 470, 300] };
  const panel = drawn('flat', <div className="seats"><i id="other" className="place" /></div>);
  expect(panel.getAttribute('data-shape')).toBe('card');
});

test('on a phone on its side it lies beside what a choice is weighed by, over the seats, and no wider than they are', () => {
  lie = { ...lie, seats: [0, 0, 180, 300], one: [10, 20, 160, 120], map: [185, 0, 415, 300], panel: [0, 0, 250, 150], 'panel/side': [0, 0, 176, 250] };
  const parts = (
    <>
      <div className="seats" id="seats"><div className="place"><p className="place-head" id="one" /></div></div>
      <i id="map" data-weighed="true" />
    </>
  );
  const panel = drawn('flat', parts);
  expect([panel.getAttribute('data-shape'), panel.style.left]).toEqual(['side', '0px']);
  cleanup();
  // On an upright one the seats are not beside it.
  expect(drawn('phone', parts).style.left).not.toBe('0px');
});

/** A table that has room of its own for it. */
const offering = (slim: string) => (
  <div className="board">
    <i id="left" data-weighed="true" />
    <i id="offered" data-slim={slim} />
    <i id="right" data-weighed="true" />
  </div>
);

test('on a phone on its side it takes a column that the table offers, as wide as that, where it would lie on something else', () => {
  lie = { ...lie, table: [0, 0, 600, 300], ask: [0, -40, 600, 30], offered: [200, 0, 90, 300], left: [0, 0, 195, 300], right: [295, 0, 305, 300], 'panel/slim': [0, 0, 82, 250] };
  const panel = drawn('flat', offering('true'));
  expect(panel.getAttribute('data-shape')).toBe('slim');
  expect(Number.parseInt(panel.style.left)).toBeGreaterThanOrEqual(200);
  cleanup();
  expect(drawn('phone', offering('true')).getAttribute('data-shape')).not.toBe('slim');
});

test('nor is it wider than such a column: where a word would not fit it lies elsewhere', () => {
  lie = { ...lie, table: [0, 0, 600, 300], ask: [0, -40, 600, 30], offered: [200, 0, 90, 300], left: [0, 0, 195, 300], right: [295, 0, 305, 300], 'panel/slim': [0, 0, 82, 250] };
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return this.getAttribute('data-shape') === 'slim' ? 1 : 0;
  });
  expect(drawn('flat', offering('true')).getAttribute('data-shape')).not.toBe('slim');
});

test('on an upright phone it takes a row that the table offers there, too, and what leads on stands beside the text', () => {
  lie = { ...lie, table: [0, 0, 400, 600], ask: [0, -40, 400, 30], left: [0, 0, 200, 480], right: [200, 0, 200, 480], offered: [0, 500, 400, 100], panel: [0, 0, 300, 600], 'panel/slim': [0, 0, 392, 240] };
  const panel = drawn('phone', offering('always'));
  expect(panel.getAttribute('data-shape')).toBe('slim');
  expect(panel.hasAttribute('data-row')).toBe(true);
});

test('where it cannot but cover one of them, on a phone on its side a hint leaves in sight what a choice is weighed by; a lesson, or an upright one, what has just happened', () => {
  lie = { ...lie, seats: [0, 0, 0, 0], weighed: [0, 0, 600, 150], recent: [0, 150, 600, 150], 'panel/side': [0, 0, 200, 100] };
  const parts = (
    <>
      <div className="seats" id="seats" />
      <div className="board">
        <i id="weighed" data-weighed="true" />
        <i id="recent" data-recent="true" />
      </div>
    </>
  );
  const top = (mode: string, inLesson: boolean) => Number.parseInt(drawn(mode, parts, { inLesson }).style.top);
  expect(top('flat', false)).toBeGreaterThanOrEqual(150);
  cleanup();
  expect(top('flat', true)).toBeLessThan(100);
  cleanup();
  expect(top('phone', false)).toBeLessThan(100);
});
