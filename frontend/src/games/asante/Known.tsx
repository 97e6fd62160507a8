import { useTranslation } from 'react-i18next';

import { labelled } from '../../i18n/labelled';
import { gathered } from '../generic/plain';
import { useMode, useSmall, useTall } from '../../ui/useMode';
import { useTexts } from '../generic/table';
import { Sign } from './art/Sign';
import { kindName } from './lines';
import { knownCards, knownOf, type Market, type Props } from './market';
import type { SeatView } from './types';

interface KnownProps extends Pick<Props, 'you' | 'picked'> {
  readonly market: Market;
  readonly of: SeatView;
  /** It stands at its seat, where everybody knows whose cards they are. */
  readonly seated?: boolean;
  /** With words beside the number. */
  readonly spelt?: boolean;
}

/** Whether a seat has room for what is known of its hand, as large as a finger. */
export function useKnownSeated(): boolean {
  const [mode, tall, small] = [useMode(), useTall(), useSmall()];
  if (mode === 'flat') return !small;
  return mode === 'wide' || tall;
}

/** How many cards of a hand the other player knows; a press shows them on the stage. */
export function Known({ market, of, you, picked, seated = false, spelt = false }: KnownProps) {
  const { t } = useTranslation('asante');
  const texts = useTexts();
  const { seat } = of;
  const known = knownCards(of);
  if (known.length === 0) return null;
  const count = t(seat === you ? 'board.known_own' : 'board.known', { count: known.length });
  const said = labelled(count, texts(...gathered(known).map(({ kind }) => kindName(kind))));
  const short = t(seated ? 'short.known_here' : seat === you ? 'short.known_own' : 'short.known');
  return (
    <button
      type="button"
      className={`as-press as-known ${spelt ? 'as-known-spelt' : ''}`}
      // Who speaks to the computer says the words that they see.
      aria-label={spelt ? said : `${known.length} ${short}. ${said}`}
      title={said}
      aria-pressed={picked[0] === knownOf(seat)}
      onClick={() => market.press(knownOf(seat))}
    >
      <Sign kind="hermit" />
      {spelt ? (
        <span>{count}</span>
      ) : (
        <span className="as-known-count">
          <b>{known.length}</b>{' '}
          <small>{short}</small>
        </span>
      )}
    </button>
  );
}
