import { useTranslation } from 'react-i18next';

import type { Entry } from '../api/wire';
import type { AnyGame } from '../games/game';
import { Say, useReading } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import { turns, type Moments } from './chances';
import { useNumbers } from './numbers';
import { SeatSign } from './SeatSign';
import type { Steps } from './steps';

const SHOWN = 5;

interface Props {
  readonly game: AnyGame;
  readonly moments: Moments;
  readonly steps: Steps;
  readonly entries: readonly Entry[];
  readonly you: number | null;
  readonly go: (seq: number) => void;
}

/** What changed the chances most, in words: the graph for those who do not see it. */
export function Turns({ game, moments, steps, entries, you, go }: Props) {
  const { t } = useTranslation();
  const { seatName } = useReading();
  const { chance } = useNumbers();
  return (
    <section className="analysis-turns" aria-labelledby="analysis-turns">
      <h3 id="analysis-turns">{t('analysis.turns')}</h3>
      <ol className="analysis-list">
        {turns(moments, SHOWN).map(({ seq, seat, from, to }) => {
          const line = entries.find((entry) => entry.seq === seq)?.notes.map((note) => game.sentence(note, you)).find((said) => said !== null) ?? null;
          return (
            <li key={seq}>
              <button type="button" className="analysis-row row-button" onClick={() => go(seq)}>
                <SeatSign seat={seat} />
                <span>
                  <strong>
                    <Words of={seat === you ? t('analysis.you') : seatName(seat)} />
                  </strong>{' '}
                  {t('analysis.turned', { from: chance(from), to: chance(to) })}
                  <span className="analysis-what">
                    {t('analysis.step', { step: steps.number(seq) })}
                    {line === null ? null : (
                      <>
                        {' · '}
                        <Say line={line} plain />
                      </>
                    )}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
