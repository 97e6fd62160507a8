import { useTranslation } from 'react-i18next';

import { labelled } from '../../i18n/labelled';
import { useReading } from '../../i18n/Reading';
import { useMode, useTall } from '../../ui/useMode';
import { useTexts } from '../generic/table';
import { Card } from './art/Card';
import { Marker, Sign } from './art/Sign';
import { Plate } from './Goods';
import { kindName, refusal, slotName, zoneName } from './lines';
import { IN_ROW, inPlace, inRow, type Market, type Props } from './market';
import { Press } from './Press';
import { at, top } from './scene';
import { MOON } from './signs';
import type { SeatView } from './types';

/** The seat that is drawn below: the reader's own. */
function below(you: number | null): number {
  return you ?? 1;
}

/** The middle of the market: the row of Holy Places, and before each of them the place for an Artifact of both players. */
export function Spine({ market, ...props }: Props & { readonly market: Market }) {
  const { t } = useTranslation('asante');
  const { seatName } = useReading();
  const { view, you } = props;
  const whose = (seat: number) => (you === null ? seatName(seat) : t(seat === you ? 'short.own' : 'short.other'));
  const [own, other] = [view.seats[below(you)], view.seats[1 - below(you)]];
  return (
    <div className="as-spine" data-glance="places" data-slim="true">
      {other === undefined ? null : (
        <>
          <Plate word={whose(other.seat)} />
          <Places market={market} {...props} of={other} />
        </>
      )}
      <PlacesPlate view={view} />
      <Row market={market} {...props} />
      {own === undefined ? null : (
        <>
          <Plate word={whose(own.seat)} />
          <Places market={market} {...props} of={own} />
        </>
      )}
    </div>
  );
}

/** The word before the row; on a phone, which has no room for their pile, how many are to come as well. */
function PlacesPlate({ view }: Pick<Props, 'view'>) {
  const { t } = useTranslation('asante');
  const texts = useTexts();
  const mode = useMode();
  if (mode === 'wide') return <Plate word={t('short.places')} />;
  const said = labelled(texts(zoneName('holy_pile')), view.holy_pile);
  return (
    <span className="as-places-plate" role="img" aria-label={said} title={said} data-at={at.holyPile}>
      <Plate word={t('short.places')} />
      <b data-at={top(at.holyPile)}>{view.holy_pile}</b>
    </span>
  );
}

/** The Holy Places that lie open. */
function Row({ market, view, legal, busy, highlight }: Props & { readonly market: Market }) {
  const { t } = useTranslation('asante');
  const texts = useTexts();
  // Carried out where it lies it does so once, however many copies anybody has.
  const asks = view.frames.at(-1);
  const carried = asks?.step === 'choose_slot' && IN_ROW.has(asks.source);
  return (
    <ol data-at={at.wholeRow} data-advised={placing(legal)} aria-label={texts(zoneName('row'))}>
      {view.row.map((kind, index) => (
        <li key={index}>
          <Press
            market={market}
            busy={busy}
            className="as-slot"
            thing={inRow(index + 1)}
            at={at.row(index + 1)}
            once
            card={kind}
            pointed={highlight !== null && highlight === kind}
            label={kind === null ? t('board.empty') : texts(kindName(kind))}
          >
            {kind === null ? null : <Card kind={kind} text gist={carried ? { key: `brings.${kind}`, args: { count: 1 } } : true} />}
          </Press>
        </li>
      ))}
    </ol>
  );
}

/** It has been used in this turn. */
function Used() {
  const { t } = useTranslation('asante');
  return (
    <span className="as-used" aria-hidden="true">
      <svg viewBox="0 0 24 24">
        <path d={MOON} />
      </svg>
      <span>{t('zone.used')}</span>
    </span>
  );
}

/** What it costs to use it: the first press does. */
function Cost({ markers }: { readonly markers: number | undefined }) {
  return markers === undefined ? null : (
    <span className="as-cost" aria-hidden="true">
      <b>{`−${markers}`}</b>
      <Marker />
    </span>
  );
}

/** Whether a place for an Artifact, and the Holy Place before it, are what is chosen next. */
function placing(legal: Props['legal']): boolean {
  return legal.some(({ type }) => type === 'place_artifact');
}

/** It is one's own, and may be taken out of play. */
function Yours() {
  const { t } = useTranslation('asante');
  return <span className="as-cost as-yours">{t('short.yours')}</span>;
}

type PlacesProps = Props & { readonly market: Market; readonly of: SeatView };

/** The three places for Artifacts of one player. */
function Places(props: PlacesProps) {
  const { seatName } = useReading();
  const texts = useTexts();
  const { of, legal, you } = props;
  return (
    <ol className="as-places" data-own={of.seat === you} data-advised={of.seat === you && placing(legal)} aria-label={`${texts(zoneName('artifacts'))}, ${seatName(of.seat)}`}>
      {of.artifacts.map((kind, index) => (
        <Slot key={index} {...props} kind={kind} slot={index + 1} />
      ))}
    </ol>
  );
}

/** One of them, with the Artifact that lies there. */
function Slot(props: PlacesProps & { readonly kind: string | null; readonly slot: number }) {
  const { market, of, kind, slot, busy, highlight, hints, legal, you, pending } = props;
  const texts = useTexts();
  const phone = useMode() === 'phone';
  const tall = useTall();
  const used = kind !== null && of.used[slot - 1] === true;
  // Of all that may be taken out of play one's own is the last that one would name.
  const yours = of.seat === you && !busy && legal.some((move) => move.type === 'choose_artifact' && move.owner === you && move.slot === slot);
  const hint = of.seat === you ? hints?.artifacts.find((each) => each.slot === slot) : undefined;
  const usable = of.seat === you && !busy && legal.some((move) => move.type === 'use_artifact' && move.slot === slot);
  return (
    <li data-yours={yours}>
      <Press
        market={market}
        busy={busy}
        className="as-slot"
        small={phone && !tall && of.seat !== below(you)}
        thing={inPlace(of.seat, slot)}
        at={at.artifact(of.seat, slot)}
        once
        card={kind}
        pointed={highlight !== null && highlight === kind}
        label={texts(kind === null ? { key: 'board.place', args: { slot: slotName(slot) } } : kindName(kind), yours ? { key: 'short.yours' } : used ? zoneName('used') : refusal(hint?.use_refused))}
      >
        {kind === null ? (
          <Vacant laid={of.seat === you && pending?.type === 'place_artifact' && pending.slot === slot} />
        ) : (
          <span className="as-laid" data-used={used}>
            <Card kind={kind} text gist />
            <span className="as-paid" data-at={at.cost(of.seat, slot)} aria-hidden="true" />
            {yours ? <Yours /> : used ? <Used /> : <Cost markers={usable ? hint?.markers : undefined} />}
          </span>
        )}
      </Press>
    </li>
  );
}

/** Where none lies; `laid`: one is about to be placed there. */
function Vacant({ laid }: { readonly laid: boolean }) {
  const { t } = useTranslation('asante');
  return (
    <span className="as-vacant" data-pending={laid}>
      <Sign kind="pottery" />
      <span className="as-vacant-word">{t('short.artifact')}</span>
    </span>
  );
}
