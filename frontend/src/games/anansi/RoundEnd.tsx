import { useTranslation } from 'react-i18next';

import { RoundEnd as Lines } from '../generic/RoundEnd';
import { BonusCard } from './art/BonusCard';
import { Listener } from './art/Listener';
import type { Note } from './types';

interface Props {
  readonly note: Extract<Note, { type: 'round_scored' }>;
}

/** The end of a round, in the place of the trick: listeners against stacks, and what they bring. */
export function RoundEnd({ note }: Props) {
  const { t } = useTranslation('anansi');
  return (
    <div className="an-round-end">
      <Lines
        title={t('round_scored', { round: note.round })}
        lines={note.lines.map((line, at) => ({
          seat: line.seat,
          as: line.case,
          turn: at,
          how: (
            <>
              <Listener inspired={line.case !== 'over'} />
              <span>{`${line.listeners} / ${line.stacks}`}</span>
              <span className="an-how">{t(`case.${line.case}`)}</span>
            </>
          ),
          points: line.points,
          said: t('points', { count: line.points }),
          besides: line.bonus > 0 ? <BonusCard value={line.bonus} /> : null,
        }))}
      />
    </div>
  );
}
