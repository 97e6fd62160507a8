import { useTranslation } from 'react-i18next';

import { useReading } from '../../i18n/Reading';
import { isLong, Words } from '../../i18n/Words';
import { Bone } from './art/GaulCard';
import { GaulMark } from './art/GaulSign';
import { gaulOf, type Props } from './model';
import { signed } from './Prize';

/** Idefix has found a card, which lies in the prize's place. The slots are the seats that may get it; one's own keeps it. */
export function Peek(props: Props) {
  const { t } = useTranslation('asterix');
  const reading = useReading();
  const { view, hints, legal, you, busy } = props;
  return (
    <ul className="ax-bids ax-give" data-glance="bids" data-asks="true" aria-label={t('peek_title')}>
      {legal.map((move) => {
        if (move.type !== 'assign_peeked') return null;
        const gaul = gaulOf(view, move.to);
        const hint = hints?.assign.find(({ to }) => to === move.to);
        const own = move.to === you;
        const name = own ? t('you') : reading.seatName(move.to);
        return (
          <li key={move.to} className="ax-slot" data-gaul={gaul}>
            <button type="button" className="ax-choice" disabled={busy} onClick={() => props.choose(move)}>
              <span className="ax-choice-does">{t(own ? 'keep' : 'give')}</span>{' '}
              {gaul !== null && <GaulMark gaul={gaul} />}
              <Gets name={name} own={own} points={hint?.points} />
              {hint && <Dogmatix becomes={hint.idefix} />}
            </button>
            {hint && <span className="ax-slot-price" data-idefix={hint.idefix} aria-hidden="true">{t(`price.${hint.idefix}`)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

interface GetsProps {
  readonly name: string;
  readonly own: boolean;
  readonly points: number | undefined;
}

/** Who gets the card, and close below the name what it brings whoever that is. */
function Gets({ name, own, points }: GetsProps) {
  return (
    <span className="ax-gets">
      <span className="ax-gets-name" data-long={isLong(name)} title={name}><Words of={name} /></span>{' '}
      {points === undefined ? null : <b className="ax-gets-points" data-bad={points < 0} data-own={own}>{signed(points)}</b>}
    </span>
  );
}

/** What becomes of Idefix: he is lost, or comes back. */
function Dogmatix({ becomes }: { readonly becomes: string }) {
  const { t } = useTranslation('asterix');
  return (
    <span className="ax-choice-idefix" data-idefix={becomes}>
      <svg viewBox="0 0 76 40" aria-hidden="true">
        <Bone />
      </svg>
      <span className="unseen">{t(`idefix.${becomes}`)}</span>
    </span>
  );
}
