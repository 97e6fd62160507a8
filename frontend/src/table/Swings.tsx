import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { Entry, ScoreLine } from '../api/wire';
import type { AnyGame } from '../games/game';
import { Say, useReading } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import { momentsOf } from './swings';

interface Props {
  readonly game: AnyGame;
  readonly entries: readonly Entry[];
  readonly lines: readonly ScoreLine[];
  readonly you: number | null;
  readonly look: (seq: number) => void;
}

/** What brought or cost most, as far as points tell it; each leads to its place in the story. */
export function Swings({ game, entries, lines, you, look }: Props) {
  const { t, i18n } = useTranslation();
  const { seatName } = useReading();
  const found = useMemo(() => momentsOf(game, entries, lines, you), [game, entries, lines, you]);
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' });
  if (found.length === 0) return null;
  return (
    <section className="end-swings">
      <h3>{t('end.decided')}</h3>
      <ol>
        {found.map(({ seat, points, seq, line, steps }) => (
          <li key={`${seq} ${seat}`} data-mine={seat === you}>
            <button type="button" className="end-swing" onClick={() => look(seq)}>
              <b>{t('end.gain', { ns: [game.key, 'frame'], count: Math.abs(points), signed: signed.format(points) })}</b>
              <strong className="end-swing-name">
                <Words of={seatName(seat)} />
              </strong>
              {line === null ? null : (
                <span className="end-swing-line">
                  {steps > 1 ? `${t('end.above_all', { steps })} ` : null}
                  <Say line={line} plain />
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
