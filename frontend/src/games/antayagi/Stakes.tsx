import { useTranslation } from 'react-i18next';

import { textOf } from '../../i18n/line';
import { useReading } from '../../i18n/Reading';
import { Emblem } from '../../ornament/Emblem';
import { MAGICIAN } from './captions';
import { eatenBy } from './eaten';
import { previewLine } from './lines';
import type { Props } from './model';
import type { Preview } from './types';

interface StakesProps extends Pick<Props, 'view' | 'hints' | 'you'> {
  /** Whether the exchange would come about. */
  readonly stands: boolean;
}

/** So many goods nearer to its target the exchange brings a seat; Toxic Waste takes it further from it. */
function nearer({ goods, target, seat }: Preview, view: Props['view']): number {
  return goods - (view.goods[seat] ?? 0) - (target - (view.targets[seat] ?? 0));
}

function signed(count: number): string {
  return count > 0 ? `+${count}` : String(count).replace('-', '−');
}

/** On an answer: what it brings each of the two who trade, by the cards that lie open to all; where it decides the game, that alone. */
export function Stakes({ view, hints, stands, you }: StakesProps) {
  const { t } = useTranslation('antayagi');
  const { seatName, isPersons } = useReading();
  const both = hints?.exchange ?? [];
  const winners = both.filter(({ wins }) => wins);
  const decides = winners.length > 0;
  const brings = (then: Preview) => (decides ? t(then.seat === you ? 'act.you_win' : 'act.wins') : stands ? signed(nearer(then, view)) : '0');
  if (decides && !stands) return <span className="ay-stakes" aria-hidden="true"><b data-count={t('act.no_win')} /></span>;
  return (
    <span className="ay-stakes" aria-hidden="true">
      {(decides ? winners : both).map((then) => (
        <span key={then.seat}>
          <Emblem of={isPersons(then.seat) ? 'person' : 'bot'} name={seatName(then.seat)} seat={then.seat} />
          <b data-count={brings(then)} />
        </span>
      ))}
    </span>
  );
}

/** The same in words. */
export function useStakesText(): (of: Pick<Props, 'view' | 'hints'>) => readonly string[] {
  const reading = useReading();
  return ({ view, hints }) =>
    (hints?.exchange ?? []).map((then) => {
      const keeps = view.revealed.some(({ seat, card }) => seat !== then.seat && card === MAGICIAN);
      return textOf(previewLine(then, keeps, eatenBy(then, view)), reading);
    });
}
