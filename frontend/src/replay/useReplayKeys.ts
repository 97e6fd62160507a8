import { useEffect } from 'react';

import type { AnyGame } from '../games/game';
import { beyond, chapters, moves } from './steps';
import type { Looking } from './useReplay';

/** Keys for looking back; they come before those of the table, where nothing can be chosen meanwhile. */
export function useReplayKeys({ replay, look, step, leave }: Looking, game: AnyGame, playOrPause: () => void): void {
  useEffect(() => {
    if (replay === null) return undefined;
    const { at, entries, stops } = replay;
    const [chapter] = chapters(entries, game);
    const to = (numbers: readonly number[], forward: boolean) => look(beyond(numbers, at, forward));
    const does: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => step(false),
      ArrowRight: () => step(true),
      'Shift+ArrowLeft': () => to(moves(entries), false),
      'Shift+ArrowRight': () => to(moves(entries), true),
      PageUp: () => to(chapter?.at ?? [], false),
      PageDown: () => to(chapter?.at ?? [], true),
      Home: () => look(stops[0] ?? at),
      End: () => look(stops.at(-1) ?? at),
      ' ': playOrPause,
      Escape: leave,
    };
    const press = (event: KeyboardEvent) => {
      const on = event.target;
      const elsewhere = on instanceof HTMLElement && (on.matches('input:not([type="range"]), textarea, select') || (event.key === ' ' && on.matches('button, [role="button"]')));
      const act = does[`${event.shiftKey ? 'Shift+' : ''}${event.key}`];
      if (act === undefined || elsewhere || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [replay, look, step, leave, game, playOrPause]);
}
