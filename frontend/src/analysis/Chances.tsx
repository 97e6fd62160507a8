import { useState, type CSSProperties, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { listFormat } from '../i18n/listed';
import { useReading } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import { across, apart, HEIGHT, lineOf, sharesAt, WHOLE, WIDTH, type Moments, type Span } from './chances';
import { useNumbers } from './numbers';
import { SeatSign } from './SeatSign';
import type { Steps } from './steps';

interface Props {
  readonly moments: Moments;
  readonly steps: Steps;
  readonly you: number | null;
  /** Where the largest chapters of the game begin or are over. */
  readonly chapters: readonly number[];
  readonly go: (seq: number) => void;
}

/** Every seat's chance to win, entry by entry. A press leads there; so does Enter, once the arrow keys have chosen where. */
export function Chances({ moments, steps, you, chapters, go }: Props) {
  const { t, i18n } = useTranslation();
  const { seatName } = useReading();
  const { chance } = useNumbers();
  const { span } = steps;
  const [at, setAt] = useState(steps.at);
  const shares = sharesAt(moments, at);
  const seats = shares.map((_, seat) => seat);
  const told = listFormat(i18n.language).format(seats.map((seat) => `${seatName(seat)} ${chance(shares[seat] ?? 0)}`));
  const hover = (event: PointerEvent<HTMLInputElement>) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setAt(Math.round(span.first + ((event.clientX - left) / width) * (span.last - span.first)));
  };
  return (
    <section className="analysis-chances" aria-labelledby="analysis-chances">
      <h3 id="analysis-chances">{t('analysis.chances')}</h3>
      <div className="analysis-plot">
        <span className="analysis-scale" aria-hidden="true">
          {[1, 0.5, 0].map((share) => (
            <span key={share}>{chance(share * WHOLE)}</span>
          ))}
        </span>
        <div className="analysis-field">
          <Lines {...{ moments, seats, span, chapters, you }} />
          <input
            type="range"
            min={span.first}
            max={span.last}
            value={at}
            aria-label={t('analysis.where')}
            aria-valuetext={t('analysis.then', { step: steps.number(at), told })}
            onChange={(event) => setAt(Number(event.target.value))}
            onPointerMove={hover}
            onClick={() => go(at)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') go(at);
            }}
          />
        </div>
      </div>
      <p className="analysis-at">{t('analysis.step', { step: steps.number(at) })}</p>
      <Legend {...{ shares, you }} />
    </section>
  );
}

/** The line of each seat, with its number where it lies apart from the others. */
function Lines({ moments, seats, span, chapters, you }: Pick<Props, 'moments' | 'chapters' | 'you'> & { readonly seats: readonly number[]; readonly span: Span }) {
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <path key={share} className="grid-line" d={`M0 ${share * HEIGHT}H${WIDTH}`} />
        ))}
        {chapters.map((seq) => (
          <path key={seq} className="grid-line" d={`M${across(span, seq) * WIDTH} 0V${HEIGHT}`} />
        ))}
        {seats.map((seat) => (
          <path key={seat} className="seat-line" data-seat={seat} data-own={seat === you} d={lineOf(moments, seat, span)} />
        ))}
      </svg>
      {seats.map((seat) => (
        <b key={seat} className="analysis-number" data-seat={seat} aria-hidden="true" style={placed(moments, seat, span)}>
          {seat + 1}
        </b>
      ))}
    </>
  );
}

/** Who has which line, and which chance. */
function Legend({ shares, you }: { readonly shares: readonly number[]; readonly you: number | null }) {
  const { t } = useTranslation();
  const { seatName } = useReading();
  const { chance } = useNumbers();
  return (
    <ul className="analysis-legend">
      {shares.map((share, seat) => (
        <li key={seat}>
          <SeatSign seat={seat} />
          <span className="analysis-name">
            <Words of={seat === you ? t('analysis.you') : seatName(seat)} />
          </span>
          <b>{chance(share)}</b>
        </li>
      ))}
    </ul>
  );
}

function placed(moments: Moments, seat: number, span: Span): CSSProperties {
  const { seq, share } = apart(moments, seat, span);
  return { '--x': across(span, seq), '--y': 1 - share / WHOLE } as CSSProperties;
}
