import { useTranslation } from 'react-i18next';

import { useReading } from '../../i18n/Reading';
import { PHONE, useMedia } from '../../ui/useMedia';
import { MoveButtons } from './MoveButtons';
import { PassingSwitch } from './PassingSwitch';
import type { Zone } from './plain';
import { useTexts, type PlaceTableProps, type TableProps } from './table';
import { isOfSet } from './useChoosing';
import { ZoneView } from './ZoneView';

/** The middle of the table: a map where there is one, the zones beside it. */
export function PlainBoard(table: TableProps) {
  const { t } = useTranslation('generic');
  const phone = useMedia(PHONE);
  const zones = table.plain.table(table).filter(filled);
  const map = zones.find((zone) => zone.as === 'map');
  const rows = [zones.filter(({ as }) => as === 'cards'), zones.filter(({ as }) => as !== 'cards' && as !== 'map')];
  // Where there is little room the board may scroll, and must then be reachable by keyboard.
  const reach = phone ? { tabIndex: 0, role: 'group', 'aria-label': t('table') } : {};
  return (
    <div className="plain-board" data-map={map !== undefined} {...reach}>
      {map === undefined ? null : <ZoneView table={table} zone={map} />}
      {rows
        .filter((row) => row.length > 0)
        .map((row, at) => (
          <div key={at} className="plain-zones">
            {row.map((zone, place) => (
              <ZoneView key={place} table={table} zone={zone} />
            ))}
          </div>
        ))}
    </div>
  );
}

/** What lies before a seat, and the seat itself where it may be chosen. */
export function PlainPlace({ seat, compact, ...table }: PlaceTableProps) {
  return (
    <div className="plain-place" data-compact={compact}>
      {table.plain
        .place(table, seat, compact)
        .filter(filled)
        .map((zone, at) => (
          <ZoneView key={at} table={table} zone={zone} small />
        ))}
      <SeatChoice table={table} seat={seat} compact={compact} />
    </div>
  );
}

/** A move that takes hold of a seat is made at that seat. */
function SeatChoice({ table, seat, compact }: { readonly table: TableProps; readonly seat: number; readonly compact: boolean }) {
  const texts = useTexts();
  const move = table.choosing.moveOn(`seat:${seat}`);
  if (move === undefined) return null;
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
      {compact ? texts(table.plain.groupName(move.type)) : full}
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
      <div className="plain-doings">
        <MoveButtons table={table} zones={zones} />
        {you === null || table.plain.passing === undefined ? null : <PassingSwitch table={table} />}
      </div>
      {held.length === 0 ? null : (
        <div className="plain-hand" role="group" aria-label={t('hand', { name: you === null ? '' : seatName(you) })}>
          {held.map((zone, at) => (
            <ZoneView key={at} table={table} zone={zone} held />
          ))}
        </div>
      )}
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
    case 'map':
      return zone.spaces.length > 0;
    case 'pips':
      return zone.of > 0;
  }
}
