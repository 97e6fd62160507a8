import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { AnalysisNow, Eyes } from '../api/wire';
import type { AnyGame } from '../games/game';
import { chapters } from '../replay/steps';
import type { Replay } from '../replay/useReplay';
import { ErrorNote } from '../ui/ErrorNote';
import { Sheet } from '../ui/Sheet';
import { Chances } from './Chances';
import { Costly } from './Costly';
import { stepsOf } from './steps';
import { Sums } from './Sums';
import { Turns } from './Turns';
import { useAnalysis } from './useAnalysis';
import '../ornament/lines.css';
import './analysis.css';
import './analysis-line.css';

interface Props {
  readonly table: string;
  readonly game: AnyGame;
  readonly replay: Pick<Replay, 'at' | 'stops' | 'entries'>;
  /** Where the reader sat; null: nowhere. */
  readonly you: number | null;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Looks at that entry, with these eyes if any are named. */
  readonly look: (seq: number, eyes?: Eyes) => void;
}

/** What the game hung on: chances, what changed them, and what choices cost. It is worked out while this is open. */
export function AnalysisSheet({ table, game, replay, you, open, onClose, look }: Props) {
  const { t } = useTranslation();
  const { now, error } = useAnalysis(table, open);
  const { entries } = replay;
  const steps = useMemo(() => stepsOf(replay), [replay]);
  const rounds = useMemo(() => chapters(entries, game)[0]?.at ?? [], [entries, game]);
  const go = (seq: number) => {
    onClose();
    look(seq);
  };
  const goAs = (seq: number, seat: number) => {
    onClose();
    look(seq, seat === you ? null : seat);
  };
  const analysis = now?.analysis ?? null;
  return (
    <Sheet title={t('analysis.title')} open={open} className="analysis seat-lines" onClose={onClose}>
      <Progress now={now} waits={error === null} />
      <ErrorNote code={error} />
      {analysis === null ? null : (
        <div className="analysis-parts">
          <Chances moments={analysis.moments} chapters={rounds} {...{ steps, you, go }} />
          <Sums analysis={analysis} you={you} />
          <Costly decisions={analysis.decisions} working={now?.working === true} seats={analysis.parts.length} go={goAs} {...{ table, game, entries, you, steps }} />
          <Turns moments={analysis.moments} {...{ game, steps, entries, you, go }} />
          <p className="help">{t('analysis.means')}</p>
        </div>
      )}
    </Sheet>
  );
}

/** How far it is, or that there will be nothing. */
function Progress({ now, waits }: { readonly now: AnalysisNow | null; readonly waits: boolean }) {
  const { t } = useTranslation();
  if (now === null) return waits ? <p role="status">{t('analysis.asks')}</p> : null;
  if (!now.working) return now.analysis === null ? <p role="status">{t('analysis.cannot')}</p> : null;
  const begun = now.of > 0;
  return (
    <div className="analysis-progress">
      <p id="analysis-progress" role="status">
        {begun ? t('analysis.thinks') : t('analysis.waits')}
      </p>
      <progress aria-labelledby="analysis-progress" {...(begun ? { value: now.done, max: now.of } : {})} />
      {begun ? <span>{t('analysis.progress', { done: now.done, of: now.of })}</span> : null}
    </div>
  );
}
