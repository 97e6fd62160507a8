import { useTranslation } from 'react-i18next';

import { listFormat } from '../../i18n/listed';
import { useReading } from '../../i18n/Reading';
import { byTotal, rankIn, RoundEnd as Panel, type RoundLine } from '../generic/RoundEnd';
import type { RoundEnd as End } from '../generic/useRoundEnd';
import { BonusCard } from './art/BonusCard';
import { Listener } from './art/Listener';
import { StoryBack } from './art/StoryCard';
import { bonusIn } from './model';
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
  return <Panel title={t('round_scored', { round })} rule={t('round_rule', { bonus: bonusIn(view.setup, round) })} upTo={end.seq} lines={useLines(view, round)} last={view.phase === 'game_over'} close={end.telling === null ? end.close : null} />;
}

/** A line for each seat, who leads the game first; they are counted up from the last to the first. */
export function useLines({ scored }: View, round: number): readonly RoundLine[] {
  const { t } = useTranslation('anansi');
  const { seatName, language } = useReading();
  const now = scored[round - 1] ?? [];
  const summed = (of: (line: RoundScore) => number) =>
    now.map((_, seat) => scored.slice(0, round).flat().reduce((sum, line) => sum + (line.seat === seat ? of(line) : 0), 0));
  const totals = summed(({ points }) => points);
  const kept = summed((line) => line.kept);
  // By points, then by listeners (AN-8.12), of which nobody has a hundred.
  const standings = totals.map((total, seat) => 100 * total + (kept[seat] ?? 0));
  const ahead = (seat: number): string | undefined => {
    const own = kept[seat] ?? 0;
    const next = Math.max(...kept.filter((each, other) => totals[other] === totals[seat] && each < own));
    const names = kept.flatMap((each, other) => (totals[other] === totals[seat] && each === next ? [seatName(other)] : []));
    return names.length === 0 ? undefined : t('ahead', { names: listFormat(language).format(names), own, next });
  };
  const lines = now.map((line) => ({
    seat: line.seat,
    rank: t(`standing.${rankIn(standings, line.seat)}`),
    leads: rankIn(standings, line.seat) === 1,
    own: t('you'),
    as: line.case,
    turn: 0,
    what: <What {...line} />,
    how: <How {...line} />,
    points: line.points,
    said: t('points', { count: line.points }),
    total: totals[line.seat] ?? 0,
    inAll: t('in_all', { total: totals[line.seat] }),
    ahead: ahead(line.seat),
  }));
  return byTotal(lines, standings).map((line, at) => ({ ...line, turn: now.length - 1 - at }));
}

/** As before the seats in the round: each stack with its listener or without one, and who waited for a stack. */
function What({ seat, listeners, stacks, case: how }: RoundScore) {
  const { t } = useTranslation('anansi');
  return (
    <>
      <span className="an-ended" aria-hidden="true">
        {Array.from({ length: Math.max(listeners, stacks) }, (_, index) => (
          <span key={index} className="an-ended-stack">
            {index < stacks ? <StoryBack /> : null}
            {index < listeners ? <Listener inspired={index < stacks} who={seat + index} /> : <span className="an-free-seat" />}
          </span>
        ))}
      </span>
      <span className="an-count" data-as={how}>{t('balance_count', { listeners: t('listeners', { count: listeners }), stacks: t('stack_count', { count: stacks }) })}</span>
    </>
  );
}

function How({ kept, bonus, case: how, listeners, stacks }: RoundScore) {
  const { t } = useTranslation('anansi');
  return (
    <>
      <span className="an-how">{t(`ended.${how}`, { count: Math.abs(stacks - listeners) })}</span>
      {bonus > 0 && (
        <small className="an-won">
          <span aria-hidden="true">{`${kept} +`}</span>
          <BonusCard value={bonus} />
          <span className="unseen">{t('sum', { kept, bonus })}</span>
        </small>
      )}
    </>
  );
}
