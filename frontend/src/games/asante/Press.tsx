import type { ReactNode } from 'react';

import type { Address } from '../../director/scene';
import { useReading } from '../../i18n/Reading';
import { useTexts } from '../generic/table';
import { cardText } from './lines';
import type { Market } from './market';

interface Props {
  readonly market: Market;
  readonly busy: boolean;
  /** How moves call it. */
  readonly thing: string;
  /** All that is said of it. */
  readonly label: string;
  /** What is said beside it under a mouse while no move takes hold of it. */
  readonly help?: string;
  readonly at?: Address;
  /** The kind whose text is shown when no move takes hold of it. */
  readonly card?: string | null | undefined;
  readonly pointed?: boolean;
  /** Smaller than a finger: a move that takes hold of it stands among the answers, and its text comes when it is held down. */
  readonly small?: boolean;
  /** The first press makes the only move. */
  readonly once?: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

/** A thing on the table: pressed where a move takes hold of it, looked at where it is a card, else a picture. */
export function Press({ market, busy, thing, label, help, at, card = null, pointed = false, small = false, once = false, className, children }: Props) {
  const { open } = useReading();
  const texts = useTexts();
  const does = card === null ? null : cardText(card);
  const state = small ? null : market.stateOf(thing);
  const seen = state === null && !small && does !== null ? card : null;
  const shared = {
    title: does === null ? (help === undefined || state !== null ? label : `${label}. ${help}`) : `${label}: ${texts(does)}`,
    'aria-label': label,
    'data-at': at,
    'data-card': card ?? undefined,
    'data-pointed': pointed,
    'data-pending': market.isMeant(thing),
    'data-takes': at !== undefined && market.takes(at),
    // What is too small to be pressed shows all the same that an answer takes hold of it.
    'data-meant': small && !busy && market.stateOf(thing) === 'lit',
  };
  if (state === null && seen === null) {
    return (
      <span className={`as-thing ${className}`} role="img" {...shared}>
        {children}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`as-press ${className}`}
      data-lit={!busy && (state === 'lit' || state === 'picked')}
      data-state={state}
      data-only-seen={seen !== null}
      aria-keyshortcuts={card === null ? undefined : 'i'}
      aria-pressed={seen === null ? state === 'picked' : undefined}
      aria-disabled={busy && seen === null}
      onClick={() => (seen === null ? market.press(thing, once) : open(seen))}
      {...shared}
    >
      {children}
    </button>
  );
}
