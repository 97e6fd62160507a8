import { useState, type ReactNode } from 'react';

import type { Eyes, Table } from '../api/wire';
import type { AnyGame } from '../games/game';
import type { Looking, Replay } from '../replay/useReplay';
import { usePart } from '../ui/part';
import { CopyLink } from '../waiting/CopyLink';
import { analysisPart } from './analysisPart';
import { reviewPart } from './reviewPart';

/** What is added to the bar of looking back. */
export interface Added {
  /** What stands at its end; null: the way back to now. */
  readonly end: ReactNode;
  /** What else is behind it, which may close it. */
  readonly more: (close: () => void) => ReactNode;
  /** Of that, what stands in the bar where there is room for it. */
  readonly beside: ReactNode;
}

interface Props {
  readonly table: Table;
  readonly game: AnyGame;
  readonly looking: Looking;
  readonly replay: Replay;
  /** Where the reader sat; null: nowhere. */
  readonly sits: number | null;
  /** Whether the game came to a result. */
  readonly scored: boolean;
  readonly children: (added: Added) => ReactNode;
}

/** After the end: watching together, and the analysis. */
export function AfterEnd({ table, game, looking, replay, sits, scored, children }: Props) {
  const reviewing = usePart(reviewPart);
  const analysing = usePart(analysisPart);
  const [open, setOpen] = useState(false);
  const { review, together } = looking;
  const look = (seq: number, eyes?: Eyes) => {
    looking.look(seq);
    if (eyes !== undefined) looking.through(eyes);
  };
  const analysis = (before: () => void) => {
    if (analysing === null || !scored) return null;
    const show = () => {
      before();
      setOpen(true);
    };
    return <analysing.OpenAnalysis open={show} />;
  };
  const more = (close: () => void) => (
    <>
      {reviewing === null || review !== null ? null : <reviewing.OpenReview together={together} done={close} />}
      {analysis(close)}
    </>
  );
  const end = reviewing === null || review === null ? null : <reviewing.ReviewLine key={review} {...{ looking, replay }} table={table.id} name={review} link={<CopyLink />} />;
  return (
    <>
      {children({ end, more, beside: analysis(() => undefined) })}
      {analysing === null ? null : <analysing.AnalysisSheet {...{ game, replay, open, look }} table={table.id} you={sits} onClose={() => setOpen(false)} />}
    </>
  );
}
