import { useCallback, useEffect, useRef } from 'react';

import { still } from '../director/speed';

/**
 * `choose` for presses at what the reader has seen. A press that cuts off what is still to be told before a question
 * (`data-waits`, `data-more`) makes no move: it was meant for what lay there until then. It may take hold of something, and
 * carry it. While the last of it plays all has been seen, but for who has pressed what the page was about to do itself. Called before the scenes are, whose end changes what is drawn.
 */
export function useSeen(choose: (move: unknown) => void): (move: unknown) => void {
  const ends = useRef(false);
  const unseen = useRef(false);
  useEffect(() => {
    const heard = new AbortController();
    let cuts = false;
    const press = (event: Event) => {
      // A key that is held down is one press.
      const held = event instanceof KeyboardEvent && event.repeat;
      cuts = (held && cuts) || document.querySelector('.ask[data-waits="true"][data-more="true"]') !== null;
      ends.current = cuts;
      unseen.current = cuts && event.type === 'keydown';
    };
    // Whoever hears the page is asked at once, and may press by a click alone.
    const click = () => {
      unseen.current = ends.current;
      ends.current = false;
    };
    const over = () => {
      unseen.current = false;
    };
    // A key that presses nothing, or a finger that scrolls: no click belongs to it. That of the space bar comes after it.
    const idle = (event: Event) => {
      const none = () => {
        ends.current = false;
      };
      if (event instanceof KeyboardEvent && event.key === ' ') setTimeout(none);
      else none();
    };
    const before = { signal: heard.signal, capture: true };
    window.addEventListener('pointerdown', press, before);
    window.addEventListener('keydown', press, before);
    window.addEventListener('click', click, before);
    window.addEventListener('click', over, { signal: heard.signal });
    window.addEventListener('keyup', over, { signal: heard.signal });
    window.addEventListener('keyup', idle, before);
    window.addEventListener('pointercancel', idle, before);
    return () => heard.abort();
  }, []);
  return useCallback(
    (move: unknown) => {
      if (unseen.current) pointAtQuestion();
      else choose(move);
    },
    [choose],
  );
}

/** The press was not lost: what it has brought to be seen is the question. */
function pointAtQuestion(): void {
  if (!still()) document.querySelector('.ask')?.animate({ scale: ['1', '1.04', '1'] }, { duration: 350, easing: 'ease-out' });
}
