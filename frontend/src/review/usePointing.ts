import { useEffect } from 'react';

const PRESSES = ['pointerdown', 'click', 'keydown'] as const;

/** While it is on, a press on the table, or Enter, points at what lies there, and chooses nothing. */
export function usePointing(on: boolean, point: (place: string) => void): void {
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
      const target = event.target instanceof Element ? event.target : null;
      const place = target?.closest<HTMLElement>('.round-table [data-at]')?.dataset.at;
      if (place === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type !== 'pointerdown') point(place);
    };
    // Before the table hears of it: a drag, a peek and a choice all begin with a press. Of Enter only buttons make a click.
    for (const type of PRESSES) window.addEventListener(type, press, true);
    return () => {
      for (const type of PRESSES) window.removeEventListener(type, press, true);
    };
  }, [on, point]);
}
