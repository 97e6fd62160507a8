import { useTranslation } from 'react-i18next';

import { textOf } from '../../i18n/line';
import { Say, useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import { Cart } from './art/Cart';
import { Token } from './art/Figure';
import type { Last } from './last';
import { kindName } from './lines';
import type { Reveal } from './types';

/** The last two cards, small, and what became of them, until two others lie open. */
export function LastExchange({ last: { cards, swapped, line }, you }: { readonly last: Last; readonly you: number | null }) {
  const { t } = useTranslation('antayagi');
  return (
    <div className="ay-last" data-recent="true" role="group" aria-label={t('last.title')}>
      <Side offer={cards[0]} you={you} />
      <Cart state={swapped ? 'stands' : 'stopped'} runs={false} />
      <Side offer={cards[1]} you={you} />
      <p>
        <Say line={line} />
      </p>
    </div>
  );
}

function Side({ offer: { seat, card }, you }: { readonly offer: Reveal; readonly you: number | null }) {
  const { t } = useTranslation('antayagi');
  const reading = useReading();
  const name = textOf(kindName(card), reading);
  return (
    <span className="ay-last-side" title={name}>
      <b>
        <Words of={seat === you ? t('board.me') : reading.seatName(seat)} />
      </b>
      <Token kind={card} />
      <span className="unseen">{name}</span>
    </span>
  );
}
