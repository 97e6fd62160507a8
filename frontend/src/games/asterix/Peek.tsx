import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import { GaulMark } from './art/GaulSign';
import { gaulOf, type Props } from './model';
import { signed } from './Prize';
import type { AssignHint } from './types';

/** Idefix has found a card, which lies in the prize's place. Where the hand was: each seat that may get it, and what comes of that; one's own keeps it. */
export function Peek(props: Props) {
  const { t } = useTranslation('asterix');
  const reading = useReading();
  const { view, hints, legal, you, busy } = props;
  return (
    <ul className="ax-give" aria-label={t('peek_title')} data-choices={legal.length} style={{ '--choices': legal.length } as CSSProperties}>
      {legal.map((move) => {
        if (move.type !== 'assign_peeked') return null;
        const gaul = gaulOf(view, move.to);
        const own = move.to === you;
        return (
          <li key={move.to} data-gaul={gaul} data-own={own}>
            <button type="button" className="ax-choice" disabled={busy} onClick={() => props.choose(move)}>
              {gaul !== null && <GaulMark gaul={gaul} />}
              <Gets name={reading.seatName(move.to)} own={own} hint={hints?.assign.find(({ to }) => to === move.to)} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface GetsProps {
  readonly name: string;
  readonly own: boolean;
  readonly hint: AssignHint | undefined;
}

/** Who gets the card, close below what it brings whoever that is, and what becomes of Idefix. */
function Gets({ name, own, hint }: GetsProps) {
  const { t } = useTranslation('asterix');
  return (
    <span className="ax-gets">
      <span className="ax-gets-who">
        {own ? <b>{t('keep')}</b> : <><span className="ax-gets-give">{t('give')}</span> <b className="ax-gets-name" title={name}><Words of={name} /></b></>}
      </span>{' '}
      {hint && (
        <span className="ax-gets-what">
          <span className="ax-gets-sum">
            {own ? null : <><small><span>{t('gets')}</span></small> </>}
            <b className="ax-gets-points" data-bad={hint.points < 0} data-own={own}>{signed(hint.points)}</b>
          </span>{' '}
          <span className="ax-gets-price" data-idefix={hint.idefix}>{t(`price.${hint.idefix}`)}</span>
        </span>
      )}
    </span>
  );
}
