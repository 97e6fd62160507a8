import { useTranslation } from 'react-i18next';

import { useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import { Fit } from '../../ui/Fit';
import { useMode } from '../../ui/useMode';
import { MoveButtons } from './MoveButtons';
import type { Zone } from './plain';
import { useTexts, type PlaceTableProps, type TableProps } from './table';
import { isOfSet } from './useChoosing';
import { ZoneView } from './ZoneView';

/** The middle of the table. */
export function PlainBoard(table: TableProps) {
  const { t } = useTranslation('generic');
  const zones = table.plain.table(table).filter(filled);
  const rows = [zones.filter(({ as }) => as === 'cards'), zones.filter(({ as }) => as !== 'cards')];
  const drawn = rows
    .filter((row) => row.length > 0)
    .map((row, at) => (
      <div key={at} className="plain-zones">
        {row.map((zone, place) => (
          <ZoneView key={place} table={table} zone={zone} />
        ))}
      </div>
    ));
  return (
    <Fit className="plain-board" aria-label={t('table')} role="group">
      {drawn}
    </Fit>
  );
}

/** What lies before a seat, and the seat itself where it may be chosen. */
export function PlainPlace({ seat, compact, ...table }: PlaceTableProps) {
  return (
    <Fit className="plain-place" data-compact={compact}>
      {table.plain
        .place(table, seat, compact)
        .filter(filled)
        .map((zone, at) => (
          <ZoneView key={at} table={table} zone={zone} small />
        ))}
      <SeatChoice table={table} seat={seat} compact={compact} />
    </Fit>
  );
}

/** A move that takes hold of a seat is made at that seat, where there is room for it. */
function SeatChoice({ table, seat, compact }: { readonly table: TableProps; readonly seat: number; readonly compact: boolean }) {
  const texts = useTexts();
  const mode = useMode();
  const move = table.choosing.moveOn(`seat:${seat}`);
  // A finger needs more room than a seat has on a phone: there it stands among the moves.
  if (move === undefined || mode !== 'wide') return null;
  const full = texts(table.plain.moveName(move));
  return (
    <button
      type="button"
      className="button plain-seat-choice"
      data-lit={!table.busy}
      disabled={table.busy}
      aria-label={full}
      onClick={() => table.choose(move)}
    >
      <Words of={compact ? texts(table.plain.groupName(move.type)) : full} />
    </button>
  );
}

/** The moves as buttons, and what one holds. */
export function PlainHand(table: TableProps) {
  const { t } = useTranslation('generic');
  const { seatName, you } = useReading();
  const zones = you === null ? [] : table.plain.hand(table, you).filter(filled);
  const held = zones.filter((zone) => !isOfSet(zone, table.choosing.set));
  return (
    <div className="plain-handbox">
      <Fit aria-label={t('hand', { name: you === null ? '' : seatName(you) })} role="group">
        <div className="plain-hand">
          {held.map((zone, at) => (
            <ZoneView key={at} table={table} zone={zone} held />
          ))}
        </div>
      </Fit>
      <div className="plain-doings">
        <MoveButtons table={table} zones={zones} />
      </div>
    </div>
  );
}

function filled(zone: Zone): boolean {
  switch (zone.as) {
    case 'cards':
      return zone.pieces.length > 0;
    case 'tokens':
      return zone.tokens.length > 0;
    case 'facts':
      return zone.facts.length > 0;
    case 'lines':
      return zone.lines.length > 0;
    case 'pips':
      return zone.of > 0;
  }
}
