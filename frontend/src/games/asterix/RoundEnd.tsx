import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { byTotal, rankIn, RoundEnd as Panel, type RoundLine } from '../generic/RoundEnd';
import type { RoundEnd as End } from '../generic/useRoundEnd';
import { setBonus, valueOf } from './art/faces';
import { GaulMark } from './art/GaulSign';
import { PirateTag, RomanCard } from './art/RomanCard';
import { gaulOf, type Props, type Stack, stacks } from './model';
import { type Lost, type Round, standings, type Sum } from './sums';
import type { Note, View } from './types';

interface EndProps extends Props {
  readonly round: Round;
  readonly end: End<Note>;
}

/** The end of a round: what all have captured, whom Pirates let go, then one seat scored after the other. */
export function RoundEnd({ view, round, end }: EndProps) {
  const { t } = useTranslation('asterix');
  const lines = useLines(view, round);
  // Whom a Pirate lets go may be asked first.
  const scored = round.sums.every(({ score }) => score !== null);
  return <Panel title={t(scored ? 'round_end' : 'round_over', { round: round.round })} upTo={end.seq} lines={lines} last={view.phase === 'over'} close={end.telling === null && scored ? end.close : null} />;
}

/** A line for each seat, each told by a note of its own: who leads first, once all are scored. */
export function useLines(view: View, round: Round): readonly RoundLine[] {
  const { t } = useTranslation('asterix');
  const { sums } = round;
  const ranked = standings(round, view);
  const told = ranked !== null;
  const sizes = breadths(sums);
  const lines = sums.map((sum) => {
    const { seat, score } = sum;
    const gaul = gaulOf(view, seat);
    return {
      seat,
      rank: told ? t(`standing.${rankIn(ranked, seat)}`) : null,
      leads: told && rankIn(ranked, seat) === 1,
      own: t('you'),
      sign: gaul === null ? null : <span data-gaul={gaul}><GaulMark gaul={gaul} /></span>,
      what: <What {...sum} sizes={sizes} />,
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

/** Equal ones lie in a pile: so much of each that lies below is in sight, of a card's width. */
const EDGE = 0.08;

/** A Pirate and whom it let go beside it; after each a gap, and before the Pirates, where they stand beside Romans, a broad one. */
const PAIR = 2.06;
const GAP = 0.1;
const GROUPS = 0.45;

/** The broadest piece: as much of a line may stay empty before it. */
const PIECE = 2.5;

function shareOf(count: number): number {
  return 1 + (count - 1) * EDGE;
}

function valuesOf(cards: readonly string[]): number {
  return stacks(cards).romans.reduce((sum, { count }) => sum + shareOf(count) + GAP, 0);
}

/** How broad a row is in one, two or three lines, of a card's width: the Pirates stay together. A Roman lies among the others, or beside who let it go: room for both is never needed at once. */
function breadthsOf({ left, leaving, lost, waiting }: Sum): readonly [number, number, number] {
  const stay = leaving.reduce((rest, card) => rest.toSpliced(rest.indexOf(card), 1), [...left]);
  const [before, after] = [valuesOf([...left, ...lost.flatMap(({ roman }) => roman ?? [])]), valuesOf(stay)];
  const count = lost.length + waiting.length;
  const pairs = count * (PAIR + GAP);
  const halves = (before + PIECE) / 2;
  if (count === 0) return [before, halves, (before + 2 * PIECE) / 3];
  return [GROUPS + Math.max(before + count * (1 + GAP), after + pairs), Math.max(before, pairs), Math.max(halves, pairs)];
}

/** By what all cards of the sums are equally large: all rows in one line, the fullest alone in two, all in two, all in three. */
function breadths(sums: readonly Sum[]): CSSProperties {
  const rows = sums.map(breadthsOf).sort(([one], [other]) => other - one);
  const most = (lines: 0 | 1 | 2, of = rows) => Math.max(...of.map((row) => row[lines]));
  const alone = Math.max(most(1, rows.slice(0, 1)), most(0, rows.slice(1)));
  const [one, first, two, three] = [most(0), alone, most(1), most(2)].map((breadth) => breadth.toFixed(2));
  return { '--one': one, '--first': first, '--two': two, '--three': three, '--peep': EDGE, '--gap': GAP, '--groups': GROUPS } as CSSProperties;
}

/** The captured values, what sets bring, and each Pirate with the Roman that it let go. */
function What({ left, lost, waiting, sizes }: Sum & { readonly sizes: CSSProperties }) {
  const { t } = useTranslation('asterix');
  const { romans } = stacks(left);
  const pirates = [...lost, ...waiting];
  if (romans.length + pirates.length === 0) return <span className="ax-none">{t('none_captured')}</span>;
  return (
    <span className="ax-captured">
      <span className="ax-sets" style={sizes}>
        {romans.length === 0 ? null : <Romans romans={romans} />}
        {pirates.length === 0 ? null : <Pirates lost={lost} waiting={waiting} />}
      </span>
    </span>
  );
}

function Romans({ romans }: { readonly romans: readonly Stack[] }) {
  const { t } = useTranslation('asterix');
  return (
    <span className="ax-romans">
      {romans.map(({ kind, count }) => (
        <span key={kind} className="ax-tally" data-count={count}>
          <span className="unseen">{t('stack', { card: t(`card.${kind}`), count })}</span>
          <Fan cards={Array<string>(count).fill(kind)} />
          <b aria-hidden="true">
            <span>{valueOf(kind)}</span>
            {count > 1 && <i>{`×${count}`}</i>}
          </b>
          {count > 1 && <em aria-hidden="true">{`+${setBonus(count)}`}</em>}
        </span>
      ))}
    </span>
  );
}

/** Each with the Roman that it let go; and those that have not been told of yet. */
function Pirates({ lost, waiting }: Pick<Sum, 'lost' | 'waiting'>) {
  const { t } = useTranslation('asterix');
  return (
    <span className="ax-pirates">
      {lost.map((one) => <Escaped key={one.pirate} {...one} />)}
      {waiting.map((pirate) => (
        <span key={pirate} className="ax-tally" data-tone="pirate">
          <span className="unseen">{t(`card.${pirate}`)}</span>
          <Fan cards={[pirate]} />
          <b aria-hidden="true"><PirateTag card={pirate} /></b>
        </span>
      ))}
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
      <b aria-hidden="true"><PirateTag card={pirate} /></b>
      {roman === null ? <small aria-hidden="true">{t('nobody')}</small> : <s aria-hidden="true">{valueOf(roman)}</s>}
    </span>
  );
}

/** Where there is room, the cards themselves, equal ones in a pile; beside a Pirate whom it let go, or an empty place. */
function Fan({ cards }: { readonly cards: readonly (string | null)[] }) {
  return (
    <span className="ax-fan" aria-hidden="true">
      {cards.map((card, at) => <span key={at}>{card === null ? null : <RomanCard card={card} mute />}</span>)}
    </span>
  );
}
