import { useTranslation } from 'react-i18next';

import { RoundEnd as Panel, type RoundLine } from '../generic/RoundEnd';
import type { RoundEnd as End } from '../generic/useRoundEnd';
import { Listener } from './art/Listener';
import { StoryBack } from './art/StoryCard';
import type { Note, RoundScore, View } from './types';

interface Props {
  readonly view: View;
  readonly end: End<Note>;
}

/** The end of a round: for each seat listeners against stacks, and what that brings. */
export function RoundEnd({ view, end }: Props) {
  const { t } = useTranslation('anansi');
  const last = end.notes.at(-1);
  const round = last?.type === 'round_scored' ? last.round : view.scored.length;
  return <Panel title={t('round_scored', { round })} lines={useLines(view, round)} onward={t('onward')} close={end.telling === null ? end.close : null} />;
}

/** A line for each seat. */
export function useLines({ scored }: View, round: number): readonly RoundLine[] {
  const { t } = useTranslation('anansi');
  const total = (seat: number) => scored.slice(0, round).flat().reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0);
  return (scored[round - 1] ?? []).map((line, at) => ({
    seat: line.seat,
    as: line.case,
    turn: at,
    what: <What {...line} />,
    how: line.bonus > 0 ? t('sum', { kept: line.kept, bonus: line.bonus }) : null,
    points: line.points,
    said: t('points', { count: line.points }),
    total: t('in_all', { total: total(line.seat) }),
  }));
}

function What({ listeners, stacks, case: how }: RoundScore) {
  const { t } = useTranslation('anansi');
  return (
    <>
      <span className="an-count">
        <Listener inspired={how !== 'over'} />
        {t('listeners', { count: listeners })}
      </span>
      <span className="an-count">
        <StoryBack />
        {t('stack_count', { count: stacks })}
      </span>
      <span className="an-how">{t(`ended.${how}`)}</span>
    </>
  );
}
