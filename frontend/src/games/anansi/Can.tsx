import { useTranslation } from 'react-i18next';

import { useFront } from '../../ui/front';
import { heldCard, type Props } from './model';
import { refusedToAll } from './refused';

/** Before a card is taken hold of: what the rims of own cards say, or why none of them can recruit. */
export function Can({ legal, hints, picked }: Props) {
  const { t } = useTranslation('anansi');
  const front = useFront();
  if (legal.length === 0 || front !== null || heldCard({ picked, legal }) !== null) return null;
  const refused = refusedToAll(hints?.cards);
  if (refused !== null) return <p className="an-can">{t(`refused.${refused}`)}</p>;
  const plays = new Set(legal.filter(({ type }) => type === 'play').map(({ card }) => card));
  const recruits = legal.some(({ card }) => !plays.has(card));
  return (
    <p className="an-can">
      {plays.size > 0 && <span data-can="both">{t('can.both')}</span>}
      {recruits && <span data-can="recruit">{t('can.recruit')}</span>}
    </p>
  );
}
