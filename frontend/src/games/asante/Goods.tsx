import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { labelled } from '../../i18n/labelled';
import { useAmple, useHigh, useMode, useSmall } from '../../ui/useMode';
import { useTexts } from '../generic/table';
import { Back, Card } from './art/Card';
import { Marker, Token } from './art/Sign';
import { kindName, zoneName } from './lines';
import { inSupply, underWay, type Market, type Props } from './market';
import { Press } from './Press';
import { at, top } from './scene';

type Parts = Props & { readonly market: Market };

/** The wares that may be had, by type. */
export function Supply({ market, view, busy, highlight, scene }: Parts) {
  const { t } = useTranslation('asante');
  const texts = useTexts();
  return (
    <div className="as-supply" role="group" data-weighed="true" data-at={at.supply} data-takes={market.takes(at.supply)} aria-label={texts(zoneName('supply'))}>
      <Plate word={t('short.supply')} />
      {view.supply.map(({ ware, count }) => (
        <div key={ware} className="as-crate" data-none={count === 0}>
          <Press
            market={market}
            busy={busy}
            className="as-ware"
            thing={inSupply(ware)}
            at={at.ware(ware)}
            once
            pointed={highlight === ware}
            label={`${texts(kindName(ware))} ${count}`}
            help={t('board.wares_move')}
          >
            <Token kind={ware} />
            {/* In the order in which it is spoken. */}
            <small className="as-ware-name">{texts(kindName(ware))}</small>{' '}
            {/* It changes when the wares arrive. */}
            <b>{count + underWay(ware, { scene })}</b>
          </Press>
        </div>
      ))}
    </div>
  );
}

/** The piles, and what the player whose turn it is may still do, where that does not lie above the hand. */
export function Piles({ market, view, highlight, you }: Parts) {
  const { t } = useTranslation('asante');
  const texts = useTexts();
  const mode = useMode();
  const near = useMarkersNear(you);
  const last = view.discard.at(-1);
  const pointed = highlight !== null && highlight === last;
  return (
    <div className="as-piles" data-weighed="true">
      <Pile at={at.pile} name={texts(zoneName('pile'))} word={t('short.pile')} count={view.pile}>
        {view.pile === 0 ? null : <Back />}
      </Pile>
      <Pile at={at.discard} name={texts(zoneName('discard'), last === undefined ? null : kindName(last))} word={t('short.discard')} count={view.discard.length} takes={market.takes(at.discard)} pointed={pointed} card={last}>
        {last === undefined ? null : <Card kind={last} />}
      </Pile>
      {mode === 'wide' ? (
        <Pile at={at.holyPile} name={texts(zoneName('holy_pile'))} word={t('short.places')} count={view.holy_pile}>
          {view.holy_pile === 0 ? null : <Back holy />}
        </Pile>
      ) : null}
      {near ? null : <Markers view={view} />}
    </div>
  );
}

/** Whether the markers lie beside the hand of the reader, who pays with them: wherever there is room. */
export function useMarkersNear(you: number | null): boolean {
  const [mode, high, ample, small] = [useMode(), useHigh(), useAmple(), useSmall()];
  return you !== null && { wide: ample, phone: high, flat: !small }[mode];
}

/** Whether the piles lie there as well: on its side a phone has that column for all that is not pressed on the board. */
export function usePilesNear(you: number | null): boolean {
  const near = useMarkersNear(you);
  return useMode() === 'flat' && near;
}

/** The markers of whoever has the turn: those that are left, and those that are spent. */
export function Markers({ view, near = false }: Pick<Props, 'view'> & { readonly near?: boolean }) {
  const { t } = useTranslation('asante');
  const texts = useTexts();
  const name = texts(zoneName('markers'));
  const theirs = near && view.active !== null && view.active !== view.you;
  return (
    <p className="as-markers" data-near={near} data-theirs={theirs} data-at={at.markers} data-glance="markers" title={name}>
      <span className="unseen">{labelled(name, view.markers)}</span>
      <small aria-hidden="true">{t(theirs ? 'short.markers_theirs' : near ? 'short.markers_own' : 'short.markers')}</small>
      {Array.from({ length: view.setup.markers ?? 5 }, (_, index) => (
        <Marker key={index} spent={index >= view.markers} at={index === Math.max(0, view.markers - 1) ? top(at.markers) : undefined} />
      ))}
      {view.discount === 0 ? null : (
        <span className="as-discount" title={t('zone.discount')}>
          <span className="unseen">{t('zone.discount')}</span>
          {`±${view.discount}`}
        </span>
      )}
    </p>
  );
}

/** The word at the edge of a row: what lies there. */
export function Plate({ word }: { readonly word: string }) {
  return (
    <span className="as-plate" aria-hidden="true">
      {word}
    </span>
  );
}

interface PileProps {
  readonly at: string;
  readonly name: string;
  /** The same in a word, to be read beside the number. */
  readonly word: string;
  readonly count: number;
  readonly takes?: boolean;
  readonly pointed?: boolean;
  readonly card?: string | undefined;
  readonly children: ReactNode;
}

function Pile({ at: address, name, word, count, takes = false, pointed = false, card, children }: PileProps) {
  return (
    <span className="as-pile" role="img" aria-label={labelled(name, count)} title={labelled(name, count)} data-at={address} data-takes={takes} data-pointed={pointed} data-card={card}>
      <span className="as-pile-card" data-at={top(address)}>
        {children}
      </span>
      <span className="as-pile-count">
        <small>{word}</small> <b>{count}</b>
      </span>
    </span>
  );
}
