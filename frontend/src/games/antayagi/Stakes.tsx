import { useReading } from '../../i18n/Reading';
import { textOf } from '../../i18n/line';
import { Emblem } from '../../ornament/Emblem';
import { MAGICIAN } from './captions';
import { previewLine } from './lines';
import type { Props } from './model';
import type { Preview } from './types';

interface StakesProps extends Pick<Props, 'view' | 'hints'> {
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

/** On an answer: what it brings each of the two who trade, by the cards that lie open to all. */
export function Stakes({ view, hints, stands }: StakesProps) {
  const { seatName, isPersons } = useReading();
  return (
    <span className="ay-stakes" aria-hidden="true">
      {(hints?.exchange ?? []).map((then) => (
        <span key={then.seat}>
          <Emblem of={isPersons(then.seat) ? 'person' : 'bot'} name={seatName(then.seat)} seat={then.seat} />
          <b data-count={stands ? `${signed(nearer(then, view))}${then.wins ? '★' : ''}` : '0'} />
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
      return textOf(previewLine(then, keeps), reading);
    });
}
