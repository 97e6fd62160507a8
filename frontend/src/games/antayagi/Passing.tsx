import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useUntilTold } from '../../director/useUntilTold';
import { Sheet } from '../../ui/Sheet';
import type { Props } from './model';
import { wishes, type Wish } from './passing';
import { usePassing } from './usePassing';

/**
 * The switch for "pass for me", for whoever may come to be asked. The back of a Sabotage shows who that is, so that a
 * quick pass tells nothing (AY-10.4). What is wished stands on it; pressed, it offers what else can be.
 */
export function Passing(props: Props) {
  const { t } = useTranslation('antayagi');
  const { view, you, scene } = props;
  const { wish, choose } = usePassing(props);
  const [open, setOpen] = useState(false);
  const asked = view.phase !== 'over' && you !== null && (view.hands[you] ?? []).some(({ back }) => back === 'sabotage');
  // Not before the draw has been told that brings one.
  const mayBeAsked = useUntilTold(asked, scene !== null && scene.again !== true) && asked;
  if (!mayBeAsked && wish !== 'game') return null;
  const wished = (chosen: Wish) => {
    choose(chosen);
    setOpen(false);
  };
  return (
    <>
      <button type="button" className="ay-passing" data-on={wish !== 'off'} data-wish={wish} aria-haspopup="dialog" title={t('passing.title')} onClick={() => setOpen(true)}>
        {t(`passing.${wish}`)}
      </button>
      <Sheet title={t('passing.title')} open={open} onClose={() => setOpen(false)}>
        <p>{t('passing.about')}</p>
        <div className="ay-wishes" role="group" aria-label={t('passing.title')}>
          {wishes.map((each) => (
            <button key={each} type="button" className="button" aria-pressed={each === wish} onClick={() => wished(each)}>
              {t(`passing.${each}`)}
            </button>
          ))}
        </div>
      </Sheet>
    </>
  );
}
