import { useTranslation } from 'react-i18next';

import { PileBack, RomanCard } from './art/RomanCard';
import { type Props, revealing } from './model';
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
  const hidden = card === null && view.phase === 'idefix';
  return (
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
  );
}

/** One line under the prize; its place stays. */
function Worth(props: Props) {
  const { t } = useTranslation('asterix');
  const { view, hints, you } = props;
  const worth = you === null || view.prize === null || revealing(props) ? undefined : hints?.worth[you];
  if (worth !== undefined) {
    return (
      <p className="ax-worth" data-glance="worth" data-bad={worth < 0}>
        {t('worth_you', { points: signed(worth) })}
      </p>
    );
  }
  return <p className="ax-worth" data-none="true" />;
}

export function signed(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `−${-points}`;
}
