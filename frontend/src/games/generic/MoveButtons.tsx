import { useTranslation } from 'react-i18next';

import { Words } from '../../i18n/Words';
import { Scrolls } from '../../ui/Scrolls';
import { useMode } from '../../ui/useMode';
import type { TypedMove } from '../game';
import { groups, type Group, type SetChoice } from './choosing';
import type { Zone } from './plain';
import { SignOf } from './SignOf';
import { useTexts, type TableProps } from './table';
import { isOfSet } from './useChoosing';
import { ZoneView } from './ZoneView';

interface Props {
  readonly table: TableProps;
  /** What the reader holds. */
  readonly zones: readonly Zone[];
}

/** What may be done, by kind of move, each with what it costs and brings. */
export function MoveButtons({ table, zones }: Props) {
  const phone = useMode() !== 'wide';
  const { t } = useTranslation('generic');
  const texts = useTexts();
  const { plain, legal, choosing } = table;
  const { set } = choosing;
  // On a phone cards are pressed where they are, and have no buttons.
  const cards = zones.flatMap((zone) => (zone.as === 'cards' ? zone.pieces.map(({ thing }) => thing ?? '-') : []));
  const held = new Set(phone ? cards : []);
  const others = set === null ? legal : legal.filter(({ type }) => type !== set.type);
  const found = groups(others, choosing.path, choosing.steps, held);
  return (
    <Scrolls className="plain-moves" role="group" aria-label={t('moves')}>
      {set === null ? null : (
        <div className="plain-set">
          {zones.filter((zone) => isOfSet(zone, set)).map((zone, at) => (
            <ZoneView key={at} table={table} zone={zone} />
          ))}
          <SetButton table={table} set={set} />
        </div>
      )}
      {found.map((group) => (
        <div key={group.type} className="plain-group" role="group" aria-label={texts(plain.groupName(group.type))}>
          {named(group, table) ? (
            <p className="plain-title" aria-hidden="true">
              {texts(plain.groupName(group.type))}
            </p>
          ) : null}
          <Buttons table={table} group={group} />
        </div>
      ))}
    </Scrolls>
  );
}

/** The one button of a set: it makes the move that takes just what is pressed. */
function SetButton({ table, set }: { readonly table: TableProps; readonly set: SetChoice<TypedMove> }) {
  const texts = useTexts();
  const { plain, busy, pending } = table;
  const { type, move } = set;
  const name = move === null ? (plain.setName?.(type) ?? plain.groupName(type)) : plain.moveName(move);
  return (
    <button
      type="button"
      className="plain-move"
      data-lit={!busy && move !== null}
      data-pending={pending?.type === type}
      disabled={busy || move === null}
      onClick={() => (move === null ? undefined : table.choose(move))}
    >
      <Words of={texts(name)} />
    </button>
  );
}

/** Whether a group needs a heading: not over a single button that says the same. */
function named(group: Group<TypedMove>, table: TableProps): boolean {
  if (group.offers.length > 1) return true;
  const [only] = group.offers;
  return only?.kind === 'step' || (only?.kind === 'move' && table.choosing.steps(only.move).length > 0);
}

function Buttons({ table, group }: { readonly table: TableProps; readonly group: Group<TypedMove> }) {
  const texts = useTexts();
  const { busy } = table;
  return (
    <div className="plain-buttons">
      {group.offers.map((offer, at) =>
        offer.kind === 'move' ? (
          <MoveButton key={at} table={table} move={offer.move} short={named(group, table)} />
        ) : (
          <button
            key={at}
            type="button"
            className="plain-move"
            data-lit={!busy}
            disabled={busy}
            onClick={() => table.pick(offer.path)}
          >
            <span><Words of={texts(offer.step.name)} /></span>
            <span className="plain-more">{offer.count}</span>
          </button>
        ),
      )}
    </div>
  );
}

interface MoveProps {
  readonly table: TableProps;
  readonly move: TypedMove;
  readonly short: boolean;
}

function MoveButton({ table, move, short }: MoveProps) {
  const texts = useTexts();
  const { plain, choosing, busy, pending, hints, view } = table;
  const fact = plain.moveFact(move, hints);
  const signs = plain.moveSigns?.(move, view) ?? [];
  // The short name tells only the last step: the ones before it must have been taken.
  const last = choosing.steps(move).length - choosing.path.length <= 1;
  const name = short && last ? plain.shortName?.(move, view) : undefined;
  const full = texts(plain.moveName(move), fact);
  const [sign, ...more] = signs;
  // A button that shows one sign and is named after it: the style may leave out the name where there is little room.
  const kind = sign !== undefined && more.length === 0 && name?.key === plain.kindName(sign).key;
  return (
    <button
      type="button"
      className="plain-move"
      data-lit={!busy}
      data-pending={move === pending}
      data-kind={kind}
      disabled={busy}
      aria-label={full}
      onClick={() => table.choose(move)}
    >
      {signs.map((kind, at) => (
        <SignOf key={at} look={plain.looks(kind)} />
      ))}
      {/* Without a short name the signs stand alone: the full name would be too long beside them. */}
      {signs.length > 0 && name === undefined ? null : <span><Words of={texts(name ?? plain.moveName(move))} /></span>}
      {fact === null ? null : <small><Words of={texts(fact)} /></small>}
    </button>
  );
}
