import { useLayoutEffect, type RefObject } from 'react';

import { elementAt } from '../director/places';
import type { Address } from '../director/scene';
import { isLess, type Area } from '../ui/areas';
import { placeFor, type Place } from './place';

/** What is never covered: the question, one's hand while something in it can be pressed, the bar, where the board itself asks. */
const NEVER = '.ask, .own-hand:has(button), .room-head, [data-asks]';
/** What is chosen from, and what one has to choose with. */
const LIT = '[data-lit="true"]';
const CHOSEN = `${LIT}, .own`;
/** What a choice is weighed by, with what one has oneself. On a phone on its side there is other room beside it, on an upright one there is none. */
const WEIGHED = '[data-weighed="true"], .own .place-head';
/** What one has to know before one chooses: what has happened since one was asked before. */
const RECENT = '[data-fresh]:not([data-spare="true"] *), .board [data-recent="true"]';
/**
 * What is covered only by what comes and goes, where there is no room beside it: the cards in the middle and what must be seen
 * at a glance there, what oneself has from a round, who the others are and how they stand, and the switch between story and talk.
 * Not what is spare: it says nothing new.
 */
const GLANCED = '.drawer .segments, .board :is([data-card], [data-glance], .round-lines > [data-mine="true"]):not([data-spare="true"], [data-spare="true"] *), .seats :is(.place-head, [data-glance])';
/** What is better seen: what lies on the board, on spare ground what is glanced at, and the others' places. */
const SEEN = '.board [data-at]:not([data-spare="true"], [data-spare="true"] *), .board [data-spare="true"] [data-glance], .seats > .place';
/** In which what may be done stands here and there: what lies between is free. */
const GAPS = '[data-gaps="true"]';
/** A column of a phone that has room for it, or is needed least: on its side, or whichever way it is held (upright it may be a row). */
const SLIM = '[data-mode="flat"] [data-slim="true"], [data-slim="always"]';
/**
 * How it may stand where it is folded: as a card, as a column beside what is high, as a bar that is low, over the seats at
 * the side of the table, or in a column of the table, no wider than these are. The first that covers least.
 */
const SHAPES = ['card', 'column', 'bar', 'side', 'slim'] as const;
/** A column as wide as that is a row: what leads on stands beside the text. */
const ROW = 300;
const AIR = 8;
/** So high a log still tells its newest lines, below what is chosen there. */
const LINES = 150;
/** What is smaller is one of many, such as a space of a map: those around it are looked at, too. */
const SMALL = 64;

/**
 * Marks what lies at these addresses, and finds a place for the panel: at the foot of the log where that stands beside the table, else
 * where it covers least. On a phone, and where it does not fit, it is folded to one card at a time. The table never moves for it.
 * `inLesson`: it is of a lesson, and covers nothing that may be pressed either.
 */
export function useMark(panel: RefObject<HTMLElement | null>, addresses: readonly Address[], open: boolean, inLesson: boolean): void {
  useLayoutEffect(() => {
    const table = document.querySelector<HTMLElement>('.round-table');
    if (table === null || panel.current === null) return undefined;
    const box = panel.current;
    const over = box.closest('[data-mode="phone"], [data-mode="flat"]') !== null;
    const marked = addresses.flatMap((address) => elementAt(table, address) ?? []);
    marked.forEach((each) => each.setAttribute('data-coached', ''));
    const put = () => {
      if (!open) return;
      box.toggleAttribute('data-folded', over);
      if (fits(box, table, marked, over, inLesson) || over) return;
      box.setAttribute('data-folded', '');
      fits(box, table, marked, over, inLesson);
    };
    put();
    // Fonts that come late, and whatever else changes sizes without a drawing of this panel.
    const sizes = new ResizeObserver(put);
    [box, table, ...table.querySelectorAll(`${NEVER}, ${GLANCED}, ${LIT}`)].forEach((each) => sizes.observe(each));
    return () => {
      sizes.disconnect();
      marked.forEach((each) => each.removeAttribute('data-coached'));
    };
    // After each drawing: what it speaks of may have been drawn anew, and a card that is picked moves others.
  });
  // Not with each drawing: a list that grows for a moment loses its place.
  useLayoutEffect(() => () => giveWay(0, false), [open]);
}

/** Whether all of it is seen and covers nothing that it must not; where it may lie anywhere, it is put where it covers least. */
function fits(box: HTMLElement, table: HTMLElement, marked: readonly Element[], over: boolean, inLesson: boolean): boolean {
  const log = logBeside();
  if (log !== null) return fitsLog(box, box.getBoundingClientRect(), log, inLesson);
  const lie = (selector: string) => boxes([...document.querySelectorAll(selector)]);
  const never = [...lie(NEVER).map(withAir), ...boxes(marked).map(withNeighbours), ...(inLesson ? lie(LIT) : [])];
  const glanced = lie(GLANCED).map(withAir);
  const seats = document.querySelector('[data-mode="flat"] .seats')?.getBoundingClientRect();
  // A lesson has told before what its choice is weighed by.
  const grades = over ? [never, ...(seats === undefined || inLesson ? [lie(RECENT), lie(WEIGHED)] : [lie(WEIGHED), lie(RECENT)]), lie(CHOSEN), glanced, lie(SEEN)] : [never, glanced, lie(RECENT), lie(CHOSEN), lie(SEEN)];
  const room = roomFor(table);
  // A hand that lies beside such a column is not touched.
  const columns = { card: [null], column: [null], bar: [null], side: seats === undefined ? [] : [seats], slim: lie(SLIM).map((each) => widened(each, -AIR / 2)) };
  const shapes = SHAPES.flatMap((shape) => columns[shape].map((column) => ({ shape, column })));
  const shaped = ({ shape, column }: Shape) => {
    wear(box, { shape, column });
    const size = box.getBoundingClientRect();
    return { shape, column, size, isCut: box.scrollWidth > box.clientWidth, ...placeFor(size, column === null ? room : { ...room, x: column.x, width: size.width }, grades) };
  };
  const all = (box.hasAttribute('data-folded') ? shapes : shapes.slice(0, 1)).map(shaped);
  // What is higher than the table hangs over its edge, and covers nothing there; in what is too narrow a long word would have to break.
  const whole = all.filter(({ size, isCut }) => size.height <= room.height && !isCut);
  const best = (whole.length > 0 ? whole : all).reduce(better);
  const { size, x, y, covers } = best;
  wear(box, best);
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
  box.style.bottom = 'auto';
  return covers[0] === 0 && (over || covers[1] === 0) && size.height <= room.height;
}

interface Shape {
  readonly shape: (typeof SHAPES)[number];
  /** Where it must lie; null: anywhere. */
  readonly column: Area | null;
}

function wear(box: HTMLElement, { shape, column }: Shape): void {
  box.setAttribute('data-shape', shape);
  const width = column?.width ?? 0;
  box.toggleAttribute('data-row', shape === 'slim' && width > ROW);
  box.style.setProperty('--slim', `${width}px`);
}

function better<Shaped extends Place>(one: Shaped, other: Shaped): Shaped {
  return isLess(other.covers, one.covers) ? other : one;
}

function logBeside(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.room > .drawer');
}

/** At the foot of the log, whose newest lines stay in sight above it. */
function fitsLog(box: HTMLElement, size: DOMRect, log: HTMLElement, inLesson: boolean): boolean {
  const room = roomFor(log);
  box.removeAttribute('data-shape');
  box.style.left = `${room.x + room.width - size.width}px`;
  box.style.top = 'auto';
  box.style.bottom = `${innerHeight - room.y - room.height}px`;
  giveWay(size.height + AIR, inLesson);
  return room.height - size.height >= LINES;
}

/** So much of the log's foot is the panel's; in a lesson, where nobody talks, the talk gives way to it as well. */
function giveWay(height: number, inLesson: boolean): void {
  const log = logBeside();
  log?.style.setProperty('--coached', `${height}px`);
  log?.toggleAttribute('data-gives-way', inLesson && height > 0);
}

/** Where they are; what has no box of its own (`display: contents`), or gaps, is where its parts are. */
function boxes(elements: readonly Element[]): readonly Area[] {
  return elements.flatMap((each) => {
    const box = each.getBoundingClientRect();
    return box.width > 0 && !each.matches(GAPS) ? [box] : boxes([...each.children]);
  });
}

function roomFor(part: Element): Area {
  const { x, y, width, height } = part.getBoundingClientRect();
  return { x: x + AIR, y: y + AIR, width: width - 2 * AIR, height: height - 2 * AIR };
}

function widened({ x, y, width, height }: Area, by: number): Area {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function withAir(area: Area): Area {
  return widened(area, AIR);
}

function withNeighbours(area: Area): Area {
  const size = Math.max(area.width, area.height);
  return widened(area, size < SMALL ? size : AIR);
}
