import { useTranslation } from 'react-i18next';

import { isPirate } from './art/faces';
import { PileBack, RomanCard } from './art/RomanCard';
import { type Props, revealing, whyWorth, worthOf } from './model';
import type { View } from './types';
import { Unseen } from './Unseen';

export function Pile({ view }: { readonly view: View }) {
  return (
    <div className="ax-pile-place" data-at="pile">
      <Unseen view={view} />
    </div>
  );
}

/** The card that is bid for, large; in a scene of the reveal that of the trick; or what Idefix looks at. */
export function Prize(props: Props) {
  const { t } = useTranslation('asterix');
  const { view, highlight } = props;
  const card = revealing(props) ? (view.last_trick?.prize ?? null) : (view.prize ?? view.peeked);
  const prize = bidFor(props);
  const hidden = card === null && view.phase === 'idefix';
  return (
    <>
      <div className="ax-prize">
        <div className="ax-prize-place">
          {card !== null && (
            <div
              className="ax-prize-card"
              data-at="prize"
              data-glance="prize"
              role="img"
              aria-label={t(`card.${card}`)}
              data-lit={highlight === card}
            >
              <RomanCard card={card} caption />
            </div>
          )}
          {hidden && (
            <div className="ax-prize-card" data-at="prize">
              <PileBack />
            </div>
          )}
        </div>
        <Worth {...props} />
      </div>
      {prize !== null && isPirate(prize) && <p className="ax-effect">{t(`effect.${prize}`)}</p>}
    </>
  );
}

/** In the scene of a reveal there is none. */
function bidFor(props: Props): string | null {
  return revealing(props) ? null : props.view.prize;
}

/** What winning it would bring, and why that is not what the card says; of what one's own Idefix looks at, that nobody else sees it. Its place stays. */
function Worth(props: Props) {
  const { t } = useTranslation('asterix');
  const { hints, view, you } = props;
  if (view.peeked !== null && bidFor(props) === null) return <p className="ax-peeked">{t('peek_private')}</p>;
  const worth = you === null || bidFor(props) === null ? undefined : worthOf(view, hints, you);
  const why = you === null || worth === undefined ? null : whyWorth(view, you, worth);
  // A Pirate that costs nothing now waits for whom it fits.
  const yet = worth === 0 && view.prize !== null && isPirate(view.prize);
  return (
    <p className="ax-worth" data-yet={yet} data-glance={worth === undefined ? undefined : 'worth'} data-bad={worth !== undefined && worth < 0} data-none={worth === undefined}>
      {worth !== undefined && <span className="ax-worth-points">{t(yet ? 'worth_yet' : 'worth_you', { points: signed(worth) })}</span>}
      {why !== null && ' '}
      {why !== null && <small className="ax-worth-why">{t(why.key, { value: why.value, bonus: why.bonus })}</small>}
    </p>
  );
}

export function signed(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `−${-points}`;
}
