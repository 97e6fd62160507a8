import { createContext, useContext, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Seat } from '../api/wire';
import { pointed } from '../ui/pointed';
import { botNames } from './botName';
import { parts, textOf, type LogLine, type Part, type Reader } from './line';
import { isolated, shortNames, Words } from './Words';

export interface Reading extends Reader {
  /** What a seat is called where there is little room. */
  readonly briefName: (seat: number) => string;
  /** What a bot says, by the text of the log, as a line; null for what people write. */
  readonly heard: (text: string) => LogLine | null;
  /** What a bot in that seat is called, whoever sits there now. */
  readonly botAt: (seat: number) => string;
  /** Whether that seat is a person's, also while a bot plays there. */
  readonly isPersons: (seat: number) => boolean;
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
  /** The game's own: what its bots say. */
  readonly heard?: ((text: string) => LogLine | null) | undefined;
  readonly point: (card: string | null) => void;
  readonly open: (card: string) => void;
  readonly children: ReactNode;
}

/** Lines below are shown from this game's catalogue, as the reader in this seat reads them. */
const silent = () => null;

export function ReadingProvider({ game, you, seats, heard = silent, point, open, children }: Props) {
  const { t, i18n } = useTranslation();
  // Every message brings new seat objects, mostly with the same names: those must not draw a long log anew.
  const names = JSON.stringify(namesOf(seats, t));
  const brief = JSON.stringify(shortNames(JSON.parse(names) as string[]));
  const bots = JSON.stringify(botNames(seats));
  const people = JSON.stringify(seats.map(({ player }) => player !== null));
  const reading = useMemo(
    () => ({
      t,
      language: i18n.language,
      game,
      you,
      seatName: (seat: number) => (JSON.parse(names) as string[])[seat] ?? '',
      briefName: (seat: number) => (JSON.parse(brief) as string[])[seat] ?? '',
      botAt: (seat: number) => t('seat.bot', { name: (JSON.parse(bots) as string[])[seat] ?? '' }),
      isPersons: (seat: number) => (JSON.parse(people) as boolean[])[seat] === true,
      heard,
      point,
      open,
    }),
    [t, i18n.language, game, you, names, brief, bots, people, heard, point, open],
  );
  return <Context value={reading}>{children}</Context>;
}

export function useReading(): Reading {
  const reading = useContext(Context);
  if (reading === null) throw new Error('useReading outside ReadingProvider');
  return reading;
}

/** The same, where there is little room (`tight`) with short names. */
export function useBriefly(tight: boolean): Reading {
  const reading = useReading();
  return useMemo(() => (tight ? { ...reading, seatName: reading.briefName } : reading), [reading, tight]);
}

/** What somebody said: a bot's lines in the reader's language, all else as it was written. */
export function spoken(text: string, reading: Pick<Reading, 'heard'> & Reader): string {
  const line = reading.heard(text);
  return line === null ? text : textOf(line, reading);
}

/** What is known of a seat to whoever names it. */
export type Named = Pick<Seat, 'sitter' | 'name' | 'kept' | 'player'>;

/** Who sits in each of a table's seats, as part of a text. */
export function namesOf(seats: readonly Named[], t: Reader['t']): readonly string[] {
  const bots = botNames(seats);
  return seats.map((seat, at) => {
    if (seat.sitter === 'open') return seat.kept === null ? t('seat.open') : keptFor(seat.kept, t);
    if (seat.sitter === 'bot' && seat.player === null) return t('seat.bot', { name: bots[at] ?? '' });
    return personName(seat.name, t);
  });
}

/** A person's name as part of a text: it turns nothing around it. Null: nobody's any more. */
export function personName(name: string | null, t: Reader['t']): string {
  return name === null ? t('seat.somebody') : isolated(name);
}

/** A free seat that is kept for somebody, until that time is over. */
function keptFor({ name, until }: NonNullable<Seat['kept']>, t: Reader['t']): string {
  if (Date.parse(until) <= Date.now()) return t('seat.open');
  return t('seat.kept', { name: personName(name, t), until: new Date(until) });
}

interface SayProps {
  readonly line: LogLine;
  /** Names of cards cannot be tapped, within something that is pressed itself. */
  readonly plain?: boolean;
  /** What stays on one line with the last word. */
  readonly tail?: ReactNode;
}

/** A line as text in which names of cards can be tapped. */
export function Say({ line, plain = false, tail }: SayProps) {
  const said = parts(line, useReading());
  const [body, word] = tail === undefined ? [said, ''] : withoutLastWord(said);
  return (
    <>
      {body.map((part, at) => {
        if (part.kind === 'seat') {
          return (
            <strong key={at} className="said-seat">
              <Words of={part.text} />
            </strong>
          );
        }
        if (part.kind === 'card' && !plain) return <CardName key={at} card={part.card} name={part.text} />;
        return <span key={at}>{part.text}</span>;
      })}
      {tail === undefined ? null : (
        <span className="said-end">
          {word}
          {tail}
        </span>
      )}
    </>
  );
}

/** The sentence up to its last word, and that word with its full stop; of one that ends with a name no more than that. */
function withoutLastWord(said: readonly Part[]): readonly [readonly Part[], string] {
  const last = said.at(-1);
  if (last?.kind !== 'text') return [said, ''];
  const cut = last.text.lastIndexOf(' ') + 1;
  return [[...said.slice(0, -1), { kind: 'text', text: last.text.slice(0, cut) }], last.text.slice(cut)];
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
      {...pointed(() => point(card))}
      onPointerLeave={() => point(null)}
      onFocus={() => point(card)}
      onBlur={() => point(null)}
    >
      {name}
    </span>
  );
}
