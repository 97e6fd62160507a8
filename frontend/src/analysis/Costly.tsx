import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import * as origins from '../api/origins';
import { useRequest } from '../api/useRequest';
import type { Analysis, Entry } from '../api/wire';
import { freshSalt } from '../chance/salt';
import type { AnyGame } from '../games/game';
import { Say, useReading } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import { ErrorNote } from '../ui/ErrorNote';
import { useNumbers } from './numbers';
import { SeatSign } from './SeatSign';
import type { Steps } from './steps';

const SHOWN = 3;

type Decision = Analysis['decisions'][number];

interface Props {
  readonly table: string;
  readonly game: AnyGame;
  readonly decisions: readonly Decision[];
  readonly working: boolean;
  readonly seats: number;
  readonly you: number | null;
  readonly steps: Steps;
  readonly entries: readonly Entry[];
  /** Looks at that entry with the eyes of that seat. */
  readonly go: (seq: number, seat: number) => void;
}

/** By seat, one's own first: the choices that cost most, what was better, and the way there. */
export function Costly({ table, game, decisions, working, seats, you, steps, entries, go }: Props) {
  const { t } = useTranslation();
  const { seatName } = useReading();
  const order = Array.from({ length: seats }, (_, seat) => seat).toSorted((a, b) => Number(b === you) - Number(a === you));
  return (
    <section className="analysis-costly" aria-labelledby="analysis-costly">
      <h3 id="analysis-costly">{t('analysis.costly')}</h3>
      <p className="help">{t('analysis.costly_means')}</p>
      {order.map((seat, at) => {
        const own = decisions.filter((decision) => decision.seat === seat).slice(0, SHOWN);
        return (
          <details key={seat} className="analysis-seat" open={at === 0}>
            <summary>
              <SeatSign seat={seat} />
              <span className="analysis-name">
                <Words of={seat === you ? t('analysis.you') : seatName(seat)} />
              </span>
            </summary>
            {own.length === 0 ? <p className="help">{t(working ? 'analysis.none_yet' : 'analysis.none')}</p> : null}
            <ol className="analysis-list">
              {own.map((decision) => (
                <li key={decision.seq}>
                  <Choice {...{ table, game, decision, steps, entries, go }} own={seat === you} />
                </li>
              ))}
            </ol>
          </details>
        );
      })}
    </section>
  );
}

interface ChoiceProps {
  readonly table: string;
  readonly game: AnyGame;
  readonly decision: Decision;
  readonly own: boolean;
  readonly steps: Steps;
  readonly entries: readonly Entry[];
  readonly go: (seq: number, seat: number) => void;
}

function Choice({ table, game, decision: { seq, seat, made, best, loss }, own, steps, entries, go }: ChoiceProps) {
  const { t } = useTranslation();
  const { cost } = useNumbers();
  const [, leave] = useLocation();
  const { run, busy, error } = useRequest();
  // As of the entry before the choice its seat was asked.
  const asked = seq - 1;
  const told = entries.filter((entry) => entry.seq < seq);
  const practise = () => run(() => origins.practise(table, asked, false, freshSalt()).then(({ id }) => leave(`/tables/${id}`)));
  return (
    <div className="analysis-choice">
      <button type="button" className="analysis-row row-button" onClick={() => go(asked, seat)}>
        <b className="analysis-cost">{cost(loss)}</b>
        <span>
          {t('analysis.made')} <Say line={game.moveName(made, told)} plain />
          <span className="analysis-what">
            {t('analysis.best')} <Say line={game.moveName(best, told)} plain />
          </span>
          <span className="analysis-what">{t('analysis.step', { step: steps.number(asked) })}</span>
        </span>
      </button>
      {own ? (
        <button type="button" className="button" disabled={busy} onClick={practise}>
          {t('analysis.practise')}
        </button>
      ) : null}
      <ErrorNote code={error} />
    </div>
  );
}
