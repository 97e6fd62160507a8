import { useTranslation } from 'react-i18next';

import type { Props } from './model';
import { wishes, type Wish } from './passing';
import { usePassing } from './usePassing';

/**
 * The switch for "pass for me", for whoever may come to be asked. The back of a Sabotage shows who that is, so that a
 * quick pass tells nothing (AY-10.4).
 */
export function Passing(props: Props) {
  const { t } = useTranslation('antayagi');
  const { view, you } = props;
  const { wish, choose } = usePassing(props);
  const mayBeAsked = view.phase !== 'over' && you !== null && (view.hands[you] ?? []).some(({ back }) => back === 'sabotage');
  if (!mayBeAsked && wish !== 'game') return null;
  return (
    <select
      className="ay-passing"
      data-on={wish !== 'off'}
      aria-label={t('passing.title')}
      title={t('passing.title')}
      value={wish}
      onChange={(event) => choose(event.target.value as Wish)}
    >
      {wishes.map((value) => (
        <option key={value} value={value}>
          {t(`passing.${value}`)}
        </option>
      ))}
    </select>
  );
}
