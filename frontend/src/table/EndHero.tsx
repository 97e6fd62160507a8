import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Now, ScoreLine } from '../api/wire';
import type { AnyGame } from '../games/game';
import { textOf } from '../i18n/line';
import { listFormat } from '../i18n/listed';
import { useReading } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import type { Story } from '../live/story';
import { Band } from '../ornament/Cloth';
import { Emblem } from '../ornament/Emblem';
import { turns } from '../ornament/weave';
import { ahead, behind, type Standing } from './ending';

interface Props {
  readonly game: AnyGame;
  /** The winner first. */
  readonly lines: readonly ScoreLine[];
  readonly now: Now;
  readonly you: number | null;
  readonly entries: Story['entries'];
}

/** Who won, by sign and reason; and how the reader has done who has not. Whoever has won stands among cut paper that falls. */
export function EndHero({ game, lines, now, you, entries }: Props) {
  const { seatName } = useReading();
  const winners = lines.filter(({ rank }) => rank === 1);
  const own = lines.find(({ seat }) => seat === you);
  const won = own?.rank === 1;
  return (
    <>
      <div className="end-ground" data-won={won} aria-hidden="true">
        <Band seed={`${game.key} end`} length={24} />
        {won ? <Scraps seed={game.key} /> : null}
      </div>
      <div className="end-winners" aria-hidden="true">
        {winners.map(({ seat }) => (
          <span key={seat} className="end-winner">
            <Rays />
            <Emblem of={now.seats[seat]?.sitter ?? 'person'} name={seatName(seat)} seat={seat} />
          </span>
        ))}
      </div>
      <Why {...{ game, lines, now, you, entries }} />
      {own === undefined || won ? null : <Own own={own} standing={pointsRank(game) ? behind(lines, own.seat) : null} of={lines.length} shared={lines.filter(({ rank }) => rank === own.rank).length > 1} resigned={now.seats[own.seat]?.resigned === true} />}
    </>
  );
}

/** A game that shows results in its own way has points that are not what ranks. */
function pointsRank(game: AnyGame): boolean {
  return game.Result === undefined;
}

/** Why, in one line: that the game was resigned, by how much, or as the game tells it. */
function Why({ game, lines, now, you, entries }: Props): ReactNode {
  const { t, i18n } = useTranslation();
  const reading = useReading();
  const gone = ({ seat }: ScoreLine) => now.seats[seat]?.resigned === true;
  // Who resigned ranks last whatever their points are: nobody is measured against them.
  const by = pointsRank(game) ? ahead(lines.filter((line) => !gone(line))) : null;
  // Where more play, bots play on for them to the end.
  const atOnce = entries.some(({ kind, data }) => kind === 'ended' && data?.why === 'resigned');
  const last = entries.flatMap(({ notes }) => notes).findLast((note) => game.sentence(note, you) !== null);
  const told = last === undefined ? null : game.sentence(last, you);
  const named = (seats: readonly number[], self?: string) => listFormat(i18n.language).format(seats.map((seat) => (seat === you && self !== undefined ? self : reading.seatName(seat))));
  const why = () => {
    if (atOnce) return t('end.resigned', { names: named(lines.filter(gone).map(({ seat }) => seat)) });
    if (by !== null) {
      const key = by.gap === 0 ? 'tied' : 'ahead';
      return t(`end.${key}`, { ns: [game.key, 'frame'], count: by.gap, name: named(by.others, t(`end.self.${key}`)) });
    }
    return told === null ? '' : textOf(told, reading);
  };
  return (
    <p className="end-why">
      <Words of={why()} />
    </p>
  );
}

/** How the reader has done who has not won: honest, and kind. */
function Own({ own, standing, of, shared, resigned }: { readonly own: ScoreLine; readonly standing: Standing | null; readonly of: number; readonly shared: boolean; readonly resigned: boolean }) {
  const { t } = useTranslation();
  const { game, seatName } = useReading();
  const said = (known: Standing) => {
    const words = { ns: [game, 'frame'], count: known.gap, name: seatName(known.other) };
    if (known.gap === 0) return t('end.level', words);
    return t(known.close ? 'end.close' : 'end.behind', words);
  };
  return (
    <p className="end-own">
      <span className="end-own-rank">
        <span>{t('end.rank')}</span> <b>{own.rank}</b> <span>
          {t('end.of', { count: of })}
          {shared ? t('end.shared') : null}
        </span>
      </span>
      {standing === null || resigned ? null : (
        <span className="end-own-said">
          <Words of={said(standing)} />
        </span>
      )}
    </p>
  );
}

const RAYS = 12;

/** A sun of cut paper behind who won. */
function Rays() {
  return (
    <svg className="end-rays" viewBox="-50 -50 100 100" aria-hidden="true">
      {Array.from({ length: RAYS }, (_, at) => (
        <path key={at} d="M-7 -30L0 -50 7 -30z" transform={`rotate(${(at * 360) / RAYS})`} data-odd={at % 2} />
      ))}
    </svg>
  );
}

const SCRAPS = 26;
const SHAPES = ['M1 1h10v10H1z', 'M6 0l6 12H0z', 'M6 0l6 6-6 6-6-6z', 'M0 3h12v5H0z', 'M0 6a6 6 0 0 1 12 0z'] as const;

/** Scraps of paper in the colours of the game, which fall and stay along the lower edge. */
function Scraps({ seed }: { readonly seed: string }) {
  const next = turns(`scraps of ${seed}`);
  return (
    <svg className="end-scraps">
      {Array.from({ length: SCRAPS }, (_, at) => (
        <svg key={at} x={`${(at + next(10) / 10) * (98 / SCRAPS)}%`} y={`${80 + next(13)}%`} width="12" height="12" overflow="visible">
          <path d={SHAPES[next(SHAPES.length)]} style={{ '--turned': `${next(360)}deg`, '--late': next(10) / 10, '--dye': `var(--dye-${next(3) + 2})` } as CSSProperties} />
        </svg>
      ))}
    </svg>
  );
}
