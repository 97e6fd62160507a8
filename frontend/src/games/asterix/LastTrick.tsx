import type { TFunction } from 'i18next';
import { motion } from 'motion/react';
import { useTranslation } from 'react-i18next';

import type { Reader } from '../../i18n/line';
import { useReading } from '../../i18n/Reading';
import { IDEFIX, isPirate } from './art/faces';
import { GaulCard } from './art/GaulCard';
import { RomanCard } from './art/RomanCard';
import { cancelled, gaulOf, type Props } from './model';
import type { LastTrick as Last, View } from './types';

const TURN = 0.3;

/** The reveal: all bids turn over together, then ties are crossed out, then the winner stands out. It stays until the next one. */
export function LastTrick(props: Props) {
  const { t } = useTranslation('asterix');
  const reading = useReading();
  const { view, recent } = props;
  const last = view.last_trick;
  if (last === null) return null;
  const told = recent.find(({ note }) => note.type === 'bids_revealed');
  const crossed = cancelled(view, last);
  return (
    <section className="ax-last" aria-label={t('last_trick')} key={told?.seq ?? 'kept'}>
      <h3>{t('last_trick')}</h3>
      <div className="ax-last-row">
        <div className="ax-last-prize" role="img" aria-label={t(`card.${last.prize}`)}>
          <RomanCard card={last.prize} />
        </div>
        <ul>
          {last.bids.map((card, seat) =>
            card === null ? null : (
              <Revealed key={seat} {...props} seat={seat} card={card} crossed={crossed.includes(seat)} story={told !== undefined} />
            ),
          )}
        </ul>
      </div>
      <p className="ax-last-result">{result(last, props.you, reading, t)}</p>
    </section>
  );
}

interface RevealedProps extends Props {
  readonly seat: number;
  readonly card: string;
  readonly crossed: boolean;
  /** True right after the reveal: told step by step. */
  readonly story: boolean;
}

function Revealed(props: RevealedProps) {
  const { t } = useTranslation('asterix');
  const reading = useReading();
  const { view, seat, card, crossed, story } = props;
  const gaul = gaulOf(view, seat);
  if (gaul === null) return null;
  const won = view.last_trick?.winner === seat;
  const fate = fateOf(view, seat, card);
  return (
    <li data-won={won} data-crossed={crossed} data-gaul={gaul}>
      <motion.div
        className="ax-last-card"
        initial={story ? { rotateY: 180, opacity: 0.4 } : false}
        animate={{ rotateY: 0, opacity: 1, y: won ? -6 : 0 }}
        transition={{ duration: TURN, y: { delay: story ? 2.6 * TURN : 0 } }}
      >
        <GaulCard gaul={gaul} card={card} />
        {crossed && <Cross after={story ? 1.3 * TURN : 0} />}
      </motion.div>
      <span className="ax-last-name">{reading.seatName(seat)}</span>
      {fate !== null && (
        <motion.span
          className="ax-fate"
          data-fate={fate}
          initial={story ? { opacity: 0 } : false}
          animate={{ opacity: 1 }}
          transition={{ delay: story ? 3 * TURN : 0 }}
        >
          <FateArrow fate={fate} />
          <span className="unseen">{t(`fate.${crossed ? `cancelled_${fate}` : fate}`)}</span>
        </motion.span>
      )}
    </li>
  );
}

type Fate = 'discarded' | 'returned';

/** What became of a bid; null where that is still open, or where the end of the round has swept the hands. */
function fateOf(view: View, seat: number, card: string): Fate | null {
  const open = view.phase === 'idefix' && card === IDEFIX && view.looker === seat;
  if (open || view.phase === 'scoring' || view.phase === 'over') return null;
  return view.discards[seat]?.includes(card) === true ? 'discarded' : 'returned';
}

function Cross({ after }: { readonly after: number }) {
  return (
    <svg className="ax-cross" viewBox="0 0 100 140" aria-hidden="true">
      <motion.path
        d="M14 20L86 120M86 20L14 120"
        initial={{ pathLength: after > 0 ? 0 : 1 }}
        animate={{ pathLength: 1 }}
        transition={{ delay: after, duration: TURN }}
      />
    </svg>
  );
}

/** Down and out, or back into the hand: the shape says it as well as the colour. */
function FateArrow({ fate }: { readonly fate: Fate }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      {fate === 'discarded' ? (
        <path d="M8 2h4v7h5l-7 7-7-7h5zM3 17h14v2H3z" />
      ) : (
        <path d="M8 3v4h3a6 6 0 0 1 0 12H6v-4h5a2 2 0 0 0 0-4H8v4L1 9z" />
      )}
    </svg>
  );
}

function result(last: Last, you: number | null, reading: Reader, t: TFunction): string {
  const card = t(`card.${last.prize}`);
  if (last.winner === null) return t('result.nobody', { card });
  if (last.winner === you) return t(isPirate(last.prize) ? 'result.pirate_you' : 'result.roman_you', { card });
  return t(isPirate(last.prize) ? 'result.pirate' : 'result.roman', { card, name: reading.seatName(last.winner) });
}
