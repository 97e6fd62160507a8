import { useTranslation } from 'react-i18next';

import { useFront } from '../../ui/front';
import { LosesSign } from './art/LosesSign';
import { heldCard, type Props } from './model';
import { refusedToAll } from './refused';

/** Before a card is taken hold of: what the rims of own cards say, or why none of them can recruit. */
export function Can({ legal, hints, picked }: Props) {
  const { t } = useTranslation('anansi');
  const front = useFront();
  if (legal.length === 0 || front !== null || heldCard({ picked, legal }) !== null) return null;
  const refused = refusedToAll(hints?.cards);
  const plays = new Set(legal.filter(({ type }) => type === 'play').map(({ card }) => card));
  const recruits = refused === null && legal.some(({ card }) => !plays.has(card));
  const loses = hints?.cards.some(({ card, wins_now }) => plays.has(card) && !wins_now) ?? false;
  return (
    <p className="an-can">
      {refused !== null && <span data-can="none">{t(`refused.${refused}`)}</span>}
      {refused === null && plays.size > 0 && <span data-can="both">{t('can.both')}</span>}
      {loses && <span data-can="loses"><LosesSign />{t('would_lose')}</span>}
      {recruits && <span data-can="recruit">{t('can.recruit')}</span>}
    </p>
  );
}
