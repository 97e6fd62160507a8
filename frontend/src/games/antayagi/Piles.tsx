import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { labelled } from '../../i18n/labelled';
import { textOf } from '../../i18n/line';
import { useReading } from '../../i18n/Reading';
import { Sheet } from '../../ui/Sheet';
import { gathered } from '../generic/plain';
import { BackArt, FaceArt } from './art/CardArt';
import { Counted } from './Counted';
import { faceOf } from './faces';
import { backName, kindName, zoneName } from './lines';
import { outOfSight, type Props } from './model';

/** The draw pile with its top back; pressed, it tells which cards the reader does not see. */
export function DrawPile({ view }: Pick<Props, 'view'>) {
  const { t } = useTranslation('antayagi');
  const reading = useReading();
  const top = view.top === null ? t('board.no_card') : textOf(backName(view.top), reading);
  // While two cards lie open the numbers would tell which of them came from a turned hand.
  const unseen = view.revealed.length > 0 ? [] : outOfSight(view);
  return (
    <Pile
      at="pile"
      name={textOf(zoneName('pile'), reading)}
      count={view.pile}
      says={top}
      title={t('board.unseen')}
      empty={t('board.unseen_not_now')}
      cards={unseen}
    >
      {view.top === null ? null : <BackArt back={view.top} />}
    </Pile>
  );
}

/** The discard pile, which everybody may look through (AY-4.6). */
export function DiscardPile({ view }: Pick<Props, 'view'>) {
  const { t } = useTranslation('antayagi');
  const reading = useReading();
  const last = view.discard.at(-1);
  const name = textOf(zoneName('discard'), reading);
  return (
    <Pile
      at="discard"
      name={name}
      count={view.discard.length}
      says={last === undefined ? t('board.no_card') : textOf(kindName(last), reading)}
      title={name}
      empty={t('board.no_card')}
      cards={gathered(view.discard.map(faceOf))}
    >
      {last === undefined ? null : <FaceArt kind={last} />}
    </Pile>
  );
}

interface PileProps {
  readonly at: 'pile' | 'discard';
  readonly name: string;
  readonly count: number;
  /** What lies on top. */
  readonly says: string;
  readonly title: string;
  readonly empty: string;
  readonly cards: readonly { readonly kind: string; readonly count: number }[];
  readonly children: ReactNode;
}

function Pile({ at, name, count, says, title, empty, cards, children }: PileProps) {
  const { t } = useTranslation('antayagi');
  const [open, setOpen] = useState(false);
  return (
    <div className="ay-pile" data-pile={at}>
      <span className="ay-pile-name" aria-hidden="true">{t(`short_zone.${at}`)}</span>
      <button type="button" className="ay-pile-cards" data-at={at} data-glance={at} aria-haspopup="dialog" aria-label={`${labelled(name, count)}. ${says}. ${title}`} title={labelled(name, says)} onClick={() => setOpen(true)}>
        <span className="ay-pile-card" data-empty={children === null}>
          {children}
        </span>
        <b aria-hidden="true" data-count={count} />
      </button>
      <Sheet title={title} open={open} className="game-antayagi" onClose={() => setOpen(false)}>
        {cards.length === 0 ? <p>{empty}</p> : <Counted cards={cards} named />}
      </Sheet>
    </div>
  );
}
