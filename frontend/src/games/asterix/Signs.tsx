import { useTranslation } from 'react-i18next';

import { useMouse } from '../../ui/useMode';
import { Legend } from '../generic/Legend';
import { Flask } from './art/Flask';
import { Bone } from './art/GaulCard';
import { type Gaul } from './art/GaulSign';
import { Rival } from './art/Rival';
import { PileBack, PirateMark } from './art/RomanCard';
import { FateArrow } from './Fate';

const SHOWN: Gaul = 'obelix';

/** What the signs on this board mean. */
export function Signs() {
  const { t } = useTranslation('asterix');
  const mouse = useMouse();
  const pictures = {
    hands: (
      <span className="ax-chips">
        <span className="ax-chip" data-held="true">9</span>
        <span className="ax-chip" />
        <span className="ax-chip" data-held="true"><svg viewBox="0 0 76 40"><Bone /></svg></span>
      </span>
    ),
    pile: <span className="ax-legend-pile"><PileBack /></span>,
    flasks: <svg className="ax-tone" viewBox="0 0 14 20" width="1.2rem"><Flask /></svg>,
    beats: <Rival tied={false} />,
    ties: <Rival tied={true} />,
    worth: <b className="ax-slot-worth">+5</b>,
    set: <span className="ax-pill">7<i>{'×2'}</i></span>,
    pirate: <span className="ax-pill" data-tone="pirate"><PirateMark card="pirate_highest" /></span>,
    so_far: <b className="ax-so-far"><small>{t('at_most')}</small> +27</b>,
    returned: <FateArrow fate="returned" />,
    discarded: <FateArrow fate="discarded" />,
  };
  const signs = Object.entries(pictures).map(([sign, picture]) => ({
    picture: <span className="ax-legend" data-gaul={SHOWN}>{picture}</span>,
    means: t(sign === 'beats' && !mouse ? 'sign.beats_touch' : `sign.${sign}`),
  }));
  return <Legend title={t('signs')} className="ax-signs" signs={signs} />;
}
