import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { textOf, type LogLine } from '../../i18n/line';
import { colon } from '../../i18n/labelled';
import { useBriefly, useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import { FaceArt } from './art/CardArt';
import { Cart } from './art/Cart';
import type { Last } from './last';
import { kindName } from './lines';
import { SpotName } from './Spot';
import type { Reveal } from './types';

/** Each fact for itself, in a line of its own where there is room for that: joined by "and" two of them read as one. */
function Facts({ lines, say }: Pick<Last, 'lines'> & { readonly say: (line: LogLine) => ReactNode }) {
  return lines.map((line, at) => (
    <Fragment key={at}>
      {at === 0 ? null : <span className="ay-between"> · </span>}
      <span className="ay-fact">{say(line)}</span>
    </Fragment>
  ));
}

/** The last two cards on the whole stage while nobody trades; what became of them is said between the piles. */
export function PastExchange({ last: { cards, swapped }, you }: { readonly last: Last; readonly you: number | null }) {
  const { t } = useTranslation('antayagi');
  return (
    <div className="ay-past" role="group" aria-label={t('last.title')}>
      <PastCard offer={cards[0]} you={you} side="one" to={swapped ? cards[1].seat : null} />
      <Cart state={swapped ? 'stands' : 'stopped'} runs={false} />
      <PastCard offer={cards[1]} you={you} side="other" to={swapped ? cards[0].seat : null} />
    </div>
  );
}

interface PastCardProps {
  readonly offer: Reveal;
  readonly you: number | null;
  readonly side: 'one' | 'other';
  /** Who got it; null: nobody did. */
  readonly to: number | null;
}

function PastCard({ offer: { seat, card }, you, side, to }: PastCardProps) {
  const reading = useReading();
  const name = textOf(kindName(card), reading);
  return (
    <div className="ay-spot" data-side={side}>
      <SpotName seat={seat} you={you} to={to} />
      <span className="ay-spot-card" data-card={card} role="img" aria-label={name} title={name}>
        <FaceArt kind={card} named />
      </span>
    </div>
  );
}

export function PastLine({ last: { title, lines } }: { readonly last: Last }) {
  const reading = useBriefly(true);
  return (
    <p className="ay-caption" data-past="true">
      <Words of={textOf(title, reading)} />
      {colon()} <Facts lines={lines} say={(line) => <Words of={textOf(line, reading)} />} />
    </p>
  );
}
