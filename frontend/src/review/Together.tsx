import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { isolated, Words } from '../i18n/Words';
import { Emblem } from '../ornament/Emblem';
import { ErrorNote } from '../ui/ErrorNote';
import { Sheet } from '../ui/Sheet';
import type { Review } from './useReview';

interface Props {
  readonly review: Review;
  readonly leads: boolean;
  /** Whether one looks where the leader does. */
  readonly together: boolean;
  readonly link: ReactNode;
  readonly error: string | null;
  readonly open: boolean;
  readonly back: () => void;
  readonly point: () => void;
  /** Null where no moves can be tried. */
  readonly tryMoves: (() => void) | null;
  readonly leave: () => void;
  readonly onClose: () => void;
}

/** Who looks together, the link for others, the lead, and what one may do there. */
export function Together({ review, leads, together, link, error, open, back, point, tryMoves, leave, onClose }: Props) {
  const { t } = useTranslation();
  const { now, send } = review;
  const act = (does: () => void) => () => {
    does();
    onClose();
  };
  const key = (name: string, does: () => void) => (
    <button type="button" className="button" onClick={act(does)}>
      {name}
    </button>
  );
  return (
    <Sheet title={t('review.title')} open={open} onClose={onClose}>
      <div className="review-sheet">
        <ul className="review-people" aria-label={t('review.here')}>
          {now?.people.map(({ id, name }) => (
            <li key={id}>
              <Emblem of="person" name={isolated(name)} />
              <Words of={isolated(name)} />
              {id === now.leader ? <span className="tag">{t('review.leader')}</span> : null}
            </li>
          ))}
        </ul>
        <p className="help">{t(leads ? 'review.they_follow' : 'review.you_follow')}</p>
        {link}
        <div className="menu-rows">
          {tryMoves === null ? null : key(t('review.try'), tryMoves)}
          {key(t('review.point'), point)}
          {now !== null && leads ? key(t(now.offered ? 'review.keep' : 'review.offer'), () => send({ type: 'offer', offered: !now.offered })) : null}
          {now !== null && !leads && now.offered ? key(t('review.take'), () => send({ type: 'take' })) : null}
          {together ? null : key(t('review.back'), back)}
          {key(t('review.leave'), leave)}
        </div>
        <ErrorNote code={error} />
      </div>
    </Sheet>
  );
}
