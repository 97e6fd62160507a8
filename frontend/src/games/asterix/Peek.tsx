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
        const sitter = move.to === you ? t('keep') : reading.seatName(move.to);
        return (
          <li key={move.to} className="ax-slot" data-gaul={gaul}>
            <button type="button" className="ax-choice" disabled={busy} onClick={() => props.choose(move)}>
              {gaul !== null && <GaulMark gaul={gaul} />}
              <span className="unseen"><Words of={move.to === you ? t('keep') : t('give_to', { name: reading.seatName(move.to) })} /></span>
              {hint && (
                <>
                  <span className="ax-choice-points" data-bad={hint.points < 0} data-own={move.to === you}>
                    {signed(hint.points)}
                  </span>
                  <span className="ax-choice-idefix" data-idefix={hint.idefix}>
                    <svg viewBox="0 0 76 40" aria-hidden="true">
                      <Bone />
                    </svg>
                    <span className="unseen">{t(`idefix.${hint.idefix}`)}</span>
                  </span>
                </>
              )}
            </button>
            <span className="ax-slot-name" data-long={isLong(sitter)} aria-hidden="true">
              <Words of={sitter} />
            </span>
            {hint && <span className="ax-slot-price" data-idefix={hint.idefix} aria-hidden="true">{t(`price.${hint.idefix}`)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
