import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { byTotal, rankIn, RoundEnd as Panel, type RoundLine } from '../generic/RoundEnd';
import { setBonus, valueOf } from './art/faces';
import { GaulMark } from './art/GaulSign';
import { PirateMark, RomanCard } from './art/RomanCard';
import { gaulOf, type Props, stacks } from './model';
import { type Lost, type Round, standings, type Sum } from './sums';
import type { Note, View } from './types';

interface EndProps extends Props {
  readonly round: Round;
  readonly telling: Note | null;
  readonly close: () => void;
}

/** The end of a round: what all have captured, whom Pirates let go, then one seat scored after the other. */
export function RoundEnd({ view, round, telling, close }: EndProps) {
  const { t } = useTranslation('asterix');
  const lines = useLines(view, round);
  // Whom a Pirate lets go may be asked first.
  const scored = round.sums.every(({ score }) => score !== null);
  return <Panel title={t(scored ? 'round_end' : 'round_over', { round: round.round })} lines={lines} last={view.phase === 'over'} close={telling === null && scored ? close : null} />;
}

/** A line for each seat, each told by a note of its own: who leads first, once all are scored. */
export function useLines(view: View, round: Round): readonly RoundLine[] {
  const { t } = useTranslation('asterix');
  const { sums } = round;
  const ranked = standings(round, view);
  const told = ranked !== null;
  const lines = sums.map((sum) => {
    const { seat, score } = sum;
    const gaul = gaulOf(view, seat);
    return {
      seat,
      rank: told ? t(`standing.${rankIn(ranked, seat)}`) : null,
      leads: told && rankIn(ranked, seat) === 1,
      own: t('you'),
      sign: gaul === null ? null : <span data-gaul={gaul}><GaulMark gaul={gaul} /></span>,
      what: <What {...sum} />,
      how: score === null || score.bonus === 0 ? null : t('sum', { values: score.values, bonus: score.bonus }),
      points: score?.points ?? null,
      said: score === null ? '' : t('points', { count: score.points }),
      total: score?.total ?? null,
      inAll: score === null ? '' : t('in_all', { total: score.total }),
      turn: 0,
    };
  });
  return told ? byTotal(lines, ranked) : lines;
}

/** How much of a card is in sight that lies below the next one of its set, by the breadth of its number: of the card's width. */
const SEEN = { narrow: 0.34, broad: 0.52 } as const;

/** A Pirate and whom it let go beside it; between all of them a gap, and before the Pirates a broad one. */
const PAIR = 2.06;
const GAP = 0.1;
const GROUPS = 0.45;

function seenOf(kind: string): number {
  return valueOf(kind) > 9 ? SEEN.broad : SEEN.narrow;
}

function shareOf(kind: string, count: number): number {
  return 1 + (count - 1) * seenOf(kind);
}

/** The captured values, what sets bring, and each Pirate with the Roman that it let go. */
function What({ left, lost, waiting }: Sum) {
  const { t } = useTranslation('asterix');
  const { romans } = stacks(left);
  const pirates = lost.length + waiting.length;
  if (romans.length + pirates === 0) return <span className="ax-none">{t('none_captured')}</span>;
  const shares = [...romans.map(({ kind, count }) => shareOf(kind, count)), ...lost.map(() => PAIR), ...waiting.map(() => 1)];
  const all = shares.reduce((sum, share) => sum + share + GAP, pirates === 0 ? 0 : GROUPS);
  return (
    <span className="ax-captured">
      <span className="ax-sets" style={{ '--all': all.toFixed(2), '--gap': GAP, '--groups': GROUPS } as CSSProperties}>
        {romans.map(({ kind, count }) => (
          <span key={kind} className="ax-tally" style={{ '--seen': seenOf(kind) } as CSSProperties}>
            <span className="unseen">{t('stack', { card: t(`card.${kind}`), count })}</span>
            <Fan cards={Array<string>(count).fill(kind)} />
            <b aria-hidden="true">
              {valueOf(kind)}
              {count > 1 && <i>{`×${count}`}</i>}
            </b>
            {count > 1 && <em aria-hidden="true">{`+${setBonus(count)}`}</em>}
          </span>
        ))}
        {lost.map((one) => <Escaped key={one.pirate} {...one} />)}
        {waiting.map((pirate) => (
          <span key={pirate} className="ax-tally" data-tone="pirate">
            <span className="unseen">{t(`card.${pirate}`)}</span>
            <Fan cards={[pirate]} />
            <b aria-hidden="true"><PirateMark card={pirate} /></b>
          </span>
        ))}
      </span>
    </span>
  );
}

function Escaped({ pirate, roman }: Lost) {
  const { t } = useTranslation('asterix');
  const said = roman === null ? t('found_nobody', { pirate: t(`card.${pirate}`) }) : t('let_go', { pirate: t(`card.${pirate}`), roman: t(`card.${roman}`) });
  return (
    <span className="ax-tally" data-tone="pirate" title={said}>
      <span className="unseen">{said}</span>
      <Fan cards={[pirate, roman]} />
      <b aria-hidden="true"><PirateMark card={pirate} /></b>
      {roman === null ? <small aria-hidden="true">{t('nobody')}</small> : <s aria-hidden="true">{valueOf(roman)}</s>}
    </span>
  );
}

/** Where there is room, the cards themselves, of a set each with its left edge in sight; beside a Pirate whom it let go, or an empty place. */
function Fan({ cards }: { readonly cards: readonly (string | null)[] }) {
  return (
    <span className="ax-fan" aria-hidden="true">
      {cards.map((card, at) => <span key={at}>{card === null ? null : <RomanCard card={card} />}</span>)}
    </span>
  );
}
