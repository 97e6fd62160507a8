import { createContext, useContext, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Seat } from '../api/wire';
import { botName } from './botName';
import { parts, type LogLine, type Reader } from './line';

interface Reading extends Reader {
  /** A card's name is pointed at (null: no longer). */
  readonly point: (card: string | null) => void;
  /** A card's name was tapped. */
  readonly open: (card: string) => void;
}

const Context = createContext<Reading | null>(null);

interface Props {
  readonly game: string;
  readonly you: number | null;
  readonly seats: readonly Seat[];
  readonly point: (card: string | null) => void;
  readonly open: (card: string) => void;
  readonly children: ReactNode;
}

/** Lines below are shown from this game's catalogue, as the reader in this seat reads them. */
export function ReadingProvider({ game, you, seats, point, open, children }: Props) {
  const { t, i18n } = useTranslation();
  // Every message brings new seat objects, mostly with the same names: those must not draw a long log anew.
  const names = JSON.stringify(seats.map((seat) => nameOf(seat, t)));
  const reading = useMemo(
    () => ({
      t,
      language: i18n.language,
      game,
      you,
      seatName: (seat: number) => (JSON.parse(names) as string[])[seat] ?? '',
      point,
      open,
    }),
    [t, i18n.language, game, you, names, point, open],
  );
  return <Context value={reading}>{children}</Context>;
}

export function useReading(): Reading {
  const reading = useContext(Context);
  if (reading === null) throw new Error('useReading outside ReadingProvider');
  return reading;
}

export function nameOf(seat: Seat, t: Reader['t']): string {
  if (seat.sitter === 'open') return t('seat.open');
  if (seat.sitter === 'bot') return t('seat.bot', { name: botName(seat.seat) });
  return seat.name ?? t('seat.somebody');
}

/** A line as text in which names of cards can be tapped. */
export function Say({ line }: { readonly line: LogLine }) {
  const reading = useReading();
  return parts(line, reading).map((part, at) => {
    if (part.kind === 'seat') {
      return (
        <strong key={at} className="said-seat">
          {part.text}
        </strong>
      );
    }
    if (part.kind === 'card') return <CardName key={at} card={part.card} name={part.text} />;
    return <span key={at}>{part.text}</span>;
  });
}

function CardName({ card, name }: { readonly card: string; readonly name: string }) {
  const { point, open } = useReading();
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    open(card);
  };
  // No <button>: a long name has to break across lines as the words around it do.
  return (
    <span
      role="button"
      tabIndex={0}
      className="said-card"
      onClick={() => open(card)}
      onKeyDown={press}
      onPointerEnter={() => point(card)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(card)}
      onBlur={() => point(null)}
    >
      {name}
    </span>
  );
}
