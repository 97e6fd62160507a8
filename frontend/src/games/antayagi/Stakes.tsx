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

/** On an answer: what it brings each of the two who trade, by the cards that lie open to all; where it decides the game, who wins. */
export function Stakes({ view, hints, stands, you }: StakesProps) {
  const { seatName, isPersons } = useReading();
  const both = hints?.exchange ?? [];
  const winners = both.filter(({ wins }) => wins).map(({ seat }) => seat);
  if (winners.length > 0) return <Decides winners={stands ? winners : []} you={you} />;
  return (
    <span className="ay-stakes" aria-hidden="true">
      {both.map((then) => (
        <span key={then.seat}>
          <Emblem of={isPersons(then.seat) ? 'person' : 'bot'} name={seatName(then.seat)} seat={then.seat} />
          <b data-count={stands ? signed(nearer(then, view)) : '0'} />
        </span>
      ))}
    </span>
  );
}

/** Who wins by that answer, by name: a sign alone would have to be looked up among the seats. */
function Decides({ winners, you }: { readonly winners: readonly number[]; readonly you: number | null }) {
  const { t } = useTranslation('antayagi');
  const { briefName } = useReading();
  return (
    <span className="ay-stakes" data-decides="true" aria-hidden="true">
      {winners.length === 0 ? <b data-count={t('act.no_win')} /> : null}
      {winners.map((seat) => (
        <b key={seat} data-for={seat === you ? 'you' : 'rival'} data-count={seat === you ? t('act.you_win') : t('act.wins', { name: briefName(seat) })} />
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
