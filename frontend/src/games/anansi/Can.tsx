import { useTranslation } from 'react-i18next';

import { useFront } from '../../ui/front';
import { LosesSign } from './art/LosesSign';
import { heldCard, type Props, signsOn } from './model';
import { refusedToAll } from './refused';

/** Before a card is taken hold of: what the rims of own cards say, or why none of them can recruit. */
export function Can({ legal, hints, picked }: Props) {
  const { t } = useTranslation('anansi');
  const front = useFront();
  if (legal.length === 0 || front !== null || heldCard({ picked, legal }) !== null) return null;
  const refused = refusedToAll(hints?.cards);
  const { plays, recruits, loses } = signsOn(legal, hints);
  return (
    <p className="an-can">
      {refused !== null && <span data-can="none">{t(`refused.${refused}`)}</span>}
      {refused === null && plays && <span data-can="both">{t('can.both')}</span>}
      {loses && <span data-can="loses"><LosesSign />{t('would_lose')}</span>}
      {refused === null && recruits && <span data-can="recruit">{t('can.recruit')}</span>}
    </p>
  );
}
