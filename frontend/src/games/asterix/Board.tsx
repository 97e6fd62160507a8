import type { CSSProperties } from 'react';

import { Scrolls } from '../../ui/Scrolls';
import { useRoundEnd } from '../generic/useRoundEnd';
import { Bids } from './Bids';
import { AnyPirate, ChooseGaul } from './Choices';
import { LastResult } from './LastResult';
import { amAsked, type Props } from './model';
import { Pile, Prize } from './Prize';
import { RoundEnd } from './RoundEnd';
import { Rounds } from './Rounds';
import { Signs } from './Signs';
import { BEGINS, ENDS, roundOf } from './sums';
import type { Note } from './types';
import { useAsTold } from './useAsTold';

export function Board(now: Props) {
  const { view, story } = now;
  const props = useAsTold(now);
  const told = props.view;
  const end = useRoundEnd(now, ENDS, BEGINS);
  // The trick that has ended the round is seen before.
  const chooses = amAsked(now) && view.phase === 'scoring' && told.phase === 'scoring' && end?.telling == null;
  const round = end === null || chooses ? null : roundOf(end.notes, story.flatMap(({ notes }) => notes as unknown as readonly Note[]), view);
  if (round !== null && end !== null) return <RoundEnd {...now} round={round} end={end} />;
  // A rare question takes the board's place for as long as it is asked.
  if (told.phase === 'setup') {
    return (
      <Scrolls className="ax-asks">
        <ChooseGaul {...props} />
      </Scrolls>
    );
  }
  if (chooses) return <AnyPirate />;
  return (
    <div className="ax-table" data-seats={told.gauls.length} style={{ '--slots': told.gauls.length } as CSSProperties}>
      <div className="ax-aside">
        <Pile view={told} />
        <div className="ax-links">
          <Rounds {...now} />
          <Signs />
        </div>
      </div>
      <Prize {...props} />
      <LastResult {...props} />
      <div className="ax-hint-room" data-slim="always" />
      <Bids {...props} />
    </div>
  );
}
