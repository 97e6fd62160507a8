import { createElement } from 'react';
import { useTranslation } from 'react-i18next';

import type { Now } from '../api/wire';
import type { AnyGame, Moment } from '../games/game';
import { Say, useReading } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import { Emblem } from '../ornament/Emblem';

interface Props {
  readonly game: AnyGame;
  readonly moments: readonly Moment[];
  readonly seats: Now['seats'];
  readonly you: number | null;
  readonly look: (seq: number) => void;
}

/** What turned the game or decided it; each leads to its place in the story. */
export function Swings({ game, moments, seats, you, look }: Props) {
  const { t } = useTranslation();
  if (moments.length === 0) return null;
  return (
    <section className="end-swings" data-moments={moments.length}>
      <h3>{t('end.decided')}</h3>
      <ol>
        {moments.map((moment) => (
          <li key={`${moment.seq} ${moment.seat} ${moment.as}`} data-mine={moment.seat === you}>
            <button type="button" className="end-swing row-button" onClick={() => look(moment.seq)}>
              <Picture {...{ game, moment, seats }} />
              <span className="end-swing-said">
                <Title {...{ game, moment, you }} />
                {moment.line === null ? null : (
                  <span className="end-swing-line">
                    <Say line={moment.line} plain />
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Picture({ game, moment: { seat, thing }, seats }: Pick<Props, 'game' | 'seats'> & { readonly moment: Moment }) {
  const { seatName } = useReading();
  return (
    <span className="end-swing-picture" aria-hidden="true">
      {thing === undefined || game.Thing === undefined ? <Emblem of={seats[seat]?.sitter ?? 'person'} name={seatName(seat)} seat={seat} /> : createElement(game.Thing, { thing })}
    </span>
  );
}

function Title({ game, you, moment: { seat, as, points, own, next } }: Pick<Props, 'game' | 'you'> & { readonly moment: Moment }) {
  const { t, i18n } = useTranslation();
  const { seatName } = useReading();
  const ns = [game.key, 'frame'];
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' }).format(points);
  const gain = t('end.gain', { ns, count: points, signed });
  return (
    <strong className="end-swing-title">
      <Words of={t(`end.moment.${as}`, { ns, count: own, name: seatName(seat), own, next, gain, ...(seat === you ? { context: 'you' } : {}) })} />
    </strong>
  );
}
