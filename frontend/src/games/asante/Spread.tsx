import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../i18n/Words';
import { Sideways } from '../../ui/Sideways';
import { useBroad, useMode, type Mode } from '../../ui/useMode';
import { useTexts } from '../generic/table';
import { Card } from './art/Card';
import { cardText, kindName } from './lines';
import type { Market, Props, Spread as Lying } from './market';
import { Press } from './Press';
import { prices } from './signs';

/** So many cards have their texts below them where the table is broad. */
const READABLE = 5;

/** So many lie in one row; more take two. */
const ROW: Readonly<Record<Mode, number>> = { wide: READABLE, flat: 3, phone: Infinity };

/** Whether the texts can be read on the cards: then the first press takes one, else it is taken up to be read. */
export function useReadable(cards: readonly Lying[]): boolean {
  return useBroad() && cards.length <= READABLE;
}

/** Cards that are spread out on the stage, to choose one or to look at them. */
export function Spread({ cards, market, busy, highlight }: Pick<Props, 'busy' | 'highlight'> & { readonly cards: readonly Lying[]; readonly market: Market }) {
  const { t } = useTranslation('asante');
  const texts = useTexts();
  const mode = useMode();
  const readable = useReadable(cards);
  return (
    <Sideways className="as-spread">
      <ul aria-label={t('board.spread')} style={{ '--columns': cards.length > ROW[mode] ? Math.ceil(cards.length / 2) : cards.length } as CSSProperties}>
        {cards.map(({ thing, card }) => {
          const text = prices(card) === null ? cardText(card) : kindName(card);
          return (
            <li key={thing}>
              <Press market={market} busy={busy} className="as-tile" thing={thing} card={card} once={readable} pointed={highlight === card} label={texts(kindName(card), cardText(card))}>
                <span className="as-tile-card">
                  <Card kind={card} gist />
                </span>
                {readable && text !== null ? (
                  <span className="as-tile-text">
                    <Words of={texts(text)} />
                  </span>
                ) : null}
              </Press>
            </li>
          );
        })}
      </ul>
    </Sideways>
  );
}
