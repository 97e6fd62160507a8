import { useId, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import type { Now } from '../api/wire';
import type { AnyGame } from '../games/game';
import { useReading } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import { Emblem } from '../ornament/Emblem';
import '../ornament/lines.css';
import { useWorn } from '../ornament/seatDyes';
import { apart, HEIGHT, linesOf, numbersOf, rowsOf, ruled, WIDTH } from './courseLines';
import type { Course } from './swings';

interface Props {
  readonly game: AnyGame;
  readonly course: Course;
  readonly now: Now;
  readonly you: number | null;
}

/** So many columns has the table of it. */
const PARTS = [0, 0.25, 0.5, 0.75, 1] as const;

/** The points of every seat through the game: a line for each, with its sign at the end. */
export function EndCourse({ game, course, now, you }: Props) {
  const { t } = useTranslation();
  const name = useId();
  const { points } = course;
  const last = points.at(-1);
  if (last === undefined) return null;
  const scale = ruled(points.flat());
  const high = (value: number) => (value - scale.from) / (scale.to - scale.from);
  const rows = rowsOf(last);
  const most = Math.max(...rows.map(({ seats }) => seats.length));
  return (
    <section className="end-course seat-lines" aria-labelledby={name}>
      <h3 id={name}>{t('end.course', { ns: [game.key, 'frame'] })}</h3>
      <div className="end-plot" aria-hidden="true" data-own={you !== null} style={{ '--most': most } as CSSProperties}>
        {scale.at.map((value) => (
          <span key={value} className="end-plot-scale" style={{ '--y': high(value) } as CSSProperties}>
            {value}
          </span>
        ))}
        <Field {...{ course, you, high }} ruledAt={scale.at} />
        <Ends {...{ rows, now, you, high }} />
      </div>
      <Table points={points} labelledBy={name} />
    </section>
  );
}

type High = (value: number) => number;

interface FieldProps extends Pick<Props, 'course' | 'you'> {
  readonly high: High;
  readonly ruledAt: readonly number[];
}

/** The lines themselves, with the numbers of turns below and the marks of great moments on them. */
function Field({ course: { points, moments, turns }, you, high, ruledAt }: FieldProps) {
  const worn = useWorn();
  const along = (stretch: number) => stretch / (points.length - 1);
  return (
    <div className="end-field">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        {ruledAt.map((value) => (
          <path key={value} className="grid-line" d={`M0 ${(1 - high(value)) * HEIGHT}H${WIDTH}`} />
        ))}
        {linesOf(points, high).map((line, seat) => (
          <path key={seat} className="seat-line" data-seat={seat} style={worn(seat)} data-own={seat === you} d={line} />
        ))}
      </svg>
      {(turns === undefined ? [] : numbersOf(turns)).map(({ turn, at }) => (
        <span key={turn} className="end-plot-turn" style={{ '--x': along(at) } as CSSProperties}>
          {turn}
        </span>
      ))}
      {moments.map(({ seat, seq, stretch }) => (
        <i key={`${seq} ${stretch}`} data-seat={seat} style={{ ...worn(seat), '--x': along(stretch), '--y': high(points[stretch]?.[seat] ?? 0) } as CSSProperties} />
      ))}
    </div>
  );
}

interface EndsProps extends Pick<Props, 'now' | 'you'> {
  readonly rows: ReturnType<typeof rowsOf>;
  readonly high: High;
}

/** Where the lines end: who, and with how much. */
function Ends({ rows, now, you, high }: EndsProps) {
  const { t } = useTranslation();
  const { seatName } = useReading();
  const worn = useWorn();
  const heights = apart(rows.map(({ value }) => high(value)));
  return rows.map(({ value, seats }, row) => (
    <span key={value} className="end-plot-row" style={{ '--y': heights[row] } as CSSProperties}>
      {seats.map((seat) => (
        <span key={seat} className="end-plot-seat" data-seat={seat} style={worn(seat)}>
          <Emblem of={now.seats[seat]?.sitter ?? 'person'} name={seatName(seat)} seat={seat} />
        </span>
      ))}
      {value}
      {you !== null && seats.includes(you) ? <b>{t('seat.me')}</b> : null}
    </span>
  ));
}

/** The same for whoever does not see it. */
function Table({ points, labelledBy }: { readonly points: Course['points']; readonly labelledBy: string }) {
  const { t, i18n } = useTranslation();
  const { seatName } = useReading();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const at = PARTS.map((part) => points[Math.round(part * (points.length - 1))] ?? []);
  return (
    <div className="unseen">
      <table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{t('end.played')}</th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {percent.format(part)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(points[0] ?? []).map((_, seat) => (
            <tr key={seat}>
              <th scope="row">
                <Words of={seatName(seat)} />
              </th>
              {at.map((then, column) => (
                <td key={column}>{then[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
