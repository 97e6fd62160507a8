import { useTranslation } from 'react-i18next';

import { RoundEnd as Lines, type RoundLine } from '../generic/RoundEnd';
import { GaulMark } from './art/GaulSign';
import { gaulOf, type Props } from './model';
import type { Note } from './types';

interface EndProps extends Props {
  readonly note: Extract<Note, { type: 'round_scored' }>;
}

/** The end of a round: each seat is scored by a note of its own, one after the other. */
export function RoundEnd({ view, note }: EndProps) {
  const { t } = useTranslation('asterix');
  const line = (seat: number): RoundLine | null => {
    const gaul = gaulOf(view, seat);
    const score = view.results[seat]?.[note.round - 1];
    if (gaul === null || score === undefined || seat > note.seat) return null;
    const points = score.values + score.bonus;
    return {
      seat,
      sign: <span data-gaul={gaul}><GaulMark gaul={gaul} /></span>,
      how: t('sum', { values: score.values, bonus: score.bonus }),
      points,
      said: t('points', { count: points }),
      turn: seat === note.seat ? 0 : null,
    };
  };
  return <Lines title={t('round_end', { round: note.round })} lines={view.results.map((_, seat) => line(seat))} />;
}
