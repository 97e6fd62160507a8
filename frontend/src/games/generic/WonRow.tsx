import type { CSSProperties, ReactNode } from 'react';

import './won.css';

interface Props {
  /** The width of a card, for a height of 1. */
  readonly ratio: number;
  /** So much of each is to be seen where they lie upon each other: 0 to 1. Where that needs more width, all are smaller. */
  readonly seen: number;
  readonly children: readonly ReactNode[];
}

/** What was won at the end of a game, in a row as large as its box lets it be: upon each other like a fan, where it is much. */
export function WonRow({ ratio, seen, children }: Props) {
  return (
    <ul className="won-row" style={{ '--ratio': ratio, '--seen': seen, '--gaps': children.length - 1 } as CSSProperties}>
      {children}
    </ul>
  );
}
