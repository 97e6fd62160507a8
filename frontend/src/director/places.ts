/** Where things lie on the table, by their addresses. */
import type { Box } from './director';
import type { Address } from './scene';

/** The boxes of all that has an address below `root`. */
export function measured(root: HTMLElement): ReadonlyMap<Address, Box> {
  const corner = root.getBoundingClientRect();
  return new Map(Array.from(root.querySelectorAll<HTMLElement>('[data-at]'), (each) => [each.dataset.at ?? '', box(each, corner)]));
}

/** What lies there; where a part is not drawn, what it belongs to. */
export function elementAt(root: HTMLElement, address: Address): HTMLElement | null {
  const found = root.querySelector<HTMLElement>(`[data-at="${CSS.escape(address)}"]`);
  const whole = wholeOf(address);
  return found ?? (whole === null ? null : elementAt(root, whole));
}

/** The box of an address: as it was, or else as it is. */
export function boxOf(root: HTMLElement, address: Address, before: ReadonlyMap<Address, Box>): Box | null {
  const known = before.get(address);
  if (known !== undefined) return known;
  const exact = root.querySelector<HTMLElement>(`[data-at="${CSS.escape(address)}"]`);
  if (exact !== null) return box(exact, root.getBoundingClientRect());
  const whole = wholeOf(address);
  return whole === null ? null : boxOf(root, whole, before);
}

function wholeOf(address: Address): Address | null {
  const cut = address.lastIndexOf('/');
  return cut < 0 ? null : address.slice(0, cut);
}

function box(element: HTMLElement, corner: DOMRect): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - corner.x, y: y - corner.y, width, height };
}
