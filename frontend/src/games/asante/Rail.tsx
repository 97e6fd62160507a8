import { useTranslation } from 'react-i18next';

import { useMode } from '../../ui/useMode';
import { useTexts } from '../generic/table';
import { Coin, Marker } from './art/Sign';
import { moveName } from './lines';
import { pathOf, RAIL, type Props } from './market';
import { MOON } from './signs';

const SIGNS: Readonly<Record<(typeof RAIL)[number], string>> = {
  draw_card: 'M3 5h10v14H3zM5 7v10h6V7zM18 4h2.400v4.300H24v2.400h-3.600V15H18v-4.300h-3.600V8.300H18z',
  begin_play: 'M1 3h22l1 6a2.800 2.800 0 0 1-5 1 2.800 2.800 0 0 1-4.700 0 2.800 2.800 0 0 1-4.600 0A2.800 2.800 0 0 1 5 10a2.800 2.800 0 0 1-5-1zM3 13h2v7h14v-7h2v9H3z',
  end_turn: MOON,
};

/** In markers (AS-4.1). */
const LOOK_COSTS = '−1';

/** The three actions that every turn has: always in the same place, pressed or not; on a phone those that can be done now, beside the answers. */
export function Rail({ legal, busy, view, pending, picked, choose }: Props) {
  const { t } = useTranslation('asante');
  const texts = useTexts();
  const phone = useMode() === 'phone';
  const shown = phone ? RAIL.filter((type) => pathOf(picked).length === 0 && legal.some((move) => move.type === type)) : RAIL;
  if (shown.length === 0) return null;
  return (
    <div className="as-rail" role="group" aria-label={t('board.rail')}>
      {shown.map((type) => {
        const move = legal.find((each) => each.type === type);
        const usable = move !== undefined && !busy;
        // Markers that are left at the end bring gold (AS-3.5).
        const bonus = type === 'end_turn' && move !== undefined && view.markers >= (view.setup.bonus_from ?? 2);
        return (
          <button
            key={type}
            type="button"
            className="as-action"
            data-lit={usable}
            data-kind={type}
            // Ending a turn with markers left is drawn with less weight than ending one that is played out.
            data-last={type === 'end_turn' && legal.length === 1}
            data-pending={pending?.type === type}
            disabled={!usable}
            title={texts(moveName({ type }))}
            onClick={() => (move === undefined ? undefined : choose(move))}
          >
            <svg className="as-action-sign" viewBox="0 0 24 24" fillRule="evenodd" aria-hidden="true">
              <path d={SIGNS[type]} />
            </svg>
            <span className="as-action-word">{t(`rail.${type}`)}</span>
            {type === 'draw_card' ? (
              <span className="as-bonus" data-shown={usable}>
                <b>{LOOK_COSTS}</b>
                <Marker />
              </span>
            ) : null}
            {type === 'end_turn' ? (
              <span className="as-bonus" data-shown={bonus}>
                <b>{`+${view.setup.bonus ?? 1}`}</b>
                <Coin />
              </span>
            ) : null}
          </button>
        );
      })}
    </div>
  );
}
