import type { CSSProperties, ReactNode } from 'react';

import { Say, useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import { useMode } from '../../ui/useMode';
import { PieceShape } from './PieceShape';
import type { Fact, Piece, Token, Zone } from './plain';
import { SignOf } from './SignOf';
import { usePieceText, useTexts, type TableProps } from './table';

interface Props {
  readonly table: TableProps;
  readonly zone: Zone;
  /** Before a seat, where there is little room. */
  readonly small?: boolean;
  /** In one's own hand, where every piece can be focused, also to learn why it cannot be used. */
  readonly held?: boolean;
}

type ZoneAs<As extends Zone['as']> = Extract<Zone, { readonly as: As }>;

/** A named part of the table and what lies there. */
export function ZoneView({ table, zone, small = false, held = false }: Props) {
  switch (zone.as) {
    case 'facts':
      return <Facts facts={zone.facts} />;
    case 'lines':
      return <Lines lines={zone.lines} />;
    case 'pips':
      return <Pips {...zone} />;
    case 'tokens':
      return (
        <Titled name={zone.name}>
          <ul className="plain-tokens">
            {zone.tokens.map((token, at) => (
              <TokenView key={at} table={table} token={token} />
            ))}
          </ul>
        </Titled>
      );
    case 'cards': {
      const large = held || zone.large === true;
      return (
        <Titled name={zone.name}>
          <ul className="plain-pieces" data-large={large} data-held={held} style={{ '--cards': zone.pieces.length } as CSSProperties}>
            {zone.pieces.map((piece, at) => (
              <li key={at}>
                <PieceView table={table} piece={piece} held={held} small={small} large={!small && large} />
              </li>
            ))}
          </ul>
        </Titled>
      );
    }
  }
}

function Lines({ lines }: Pick<ZoneAs<'lines'>, 'lines'>) {
  return (
    <div className="plain-lines">
      {lines.map((line, at) => (
        <p key={at}>
          <Say line={line} />
        </p>
      ))}
    </div>
  );
}

function Pips({ name, count, of }: Pick<ZoneAs<'pips'>, 'name' | 'count' | 'of'>) {
  const texts = useTexts();
  return (
    <p className="plain-pips" title={texts(name)}>
      <span className="plain-pips-name">{texts(name)}</span>
      <span className="unseen">{`${count} / ${of}`}</span>
      {Array.from({ length: Math.max(of, count) }, (_, at) => (
        <i key={at} data-full={at < count} aria-hidden="true" />
      ))}
    </p>
  );
}

/** What lies together, under its name. */
function Titled({ name, children }: { readonly name: Piece['name']; readonly children: ReactNode }) {
  const texts = useTexts();
  return (
    <div className="plain-zone" role="group" aria-label={texts(name)}>
      <p className="plain-title" aria-hidden="true">
        {texts(name)}
      </p>
      {children}
    </div>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const texts = useTexts();
  return (
    <dl className="plain-facts">
      {facts.map(({ name, value }, at) => (
        <div key={at}>
          <dt>{texts(name)}</dt>
          <dd>{typeof value === 'number' ? value : <Words of={texts(value)} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function TokenView({ table, token }: { readonly table: TableProps; readonly token: Token }) {
  const texts = useTexts();
  const { kind, name, count, thing } = token;
  const state = table.choosing.stateOf(thing);
  const inside = (
    <>
      <SignOf look={table.plain.looks(kind)} />
      <span className="unseen">{texts(name)}</span>
      {count === undefined ? null : <b>{count}</b>}
    </>
  );
  return (
    <li className="plain-token" data-none={count === 0} data-pointed={table.highlight === kind} title={texts(name)}>
      {thing === undefined || state === null ? (
        inside
      ) : (
        <button
          type="button"
          className="plain-token-choice"
          data-lit={!table.busy && state !== 'open'}
          aria-pressed={state === 'picked'}
          disabled={table.busy}
          onClick={() => table.choosing.press(thing, true)}
        >
          {inside}
        </button>
      )}
    </li>
  );
}

interface PieceProps {
  readonly table: TableProps;
  readonly piece: Piece;
  readonly held: boolean;
  readonly small: boolean;
  readonly large: boolean;
}

function PieceView({ table, piece, held, small, large }: PieceProps) {
  const mode = useMode();
  const said = usePieceText()(piece);
  const { open } = useReading();
  const { thing, face, notes = [] } = piece;
  const state = table.choosing.stateOf(thing);
  const usable = state !== null && !table.busy;
  const inside = (
    <>
      <PieceShape plain={table.plain} piece={piece} large={large} />
      {large && notes.length > 0 ? <PieceNotes notes={notes} /> : null}
    </>
  );
  const pointed = face !== null && table.highlight === face;
  const card = face === null || piece.square === true ? undefined : face;
  // Pressing a card that no move takes hold of opens it, if it has a text; a finger holds it where it is small.
  const seen = state === null && !(small && mode !== 'wide') && card !== undefined && table.plain.cardText?.(card) ? card : undefined;
  const reached = held && thing !== undefined;
  if (state === null && !reached && seen === undefined) {
    return (
      <span className="plain-piece" role="img" aria-label={said} title={said} data-card={card} data-pointed={pointed}>
        {inside}
      </span>
    );
  }
  const press = () => {
    if (seen !== undefined) open(seen);
    else if (thing !== undefined) table.choosing.press(thing);
  };
  return (
    <button
      type="button"
      className="plain-piece"
      data-lit={usable && state !== 'open'}
      data-state={state}
      data-pointed={pointed}
      data-card={card}
      data-only-seen={state === null && !reached}
      aria-keyshortcuts={card === undefined ? undefined : 'i'}
      aria-pressed={seen === undefined ? state === 'picked' : undefined}
      aria-disabled={!usable && seen === undefined}
      aria-label={said}
      title={said}
      onClick={press}
    >
      {inside}
    </button>
  );
}

function PieceNotes({ notes }: { readonly notes: NonNullable<Piece['notes']> }) {
  const texts = useTexts();
  return (
    <span className="plain-piece-notes">
      {notes.map((note, at) => (
        <span key={at}>
          <Words of={texts(note)} />
        </span>
      ))}
    </span>
  );
}
