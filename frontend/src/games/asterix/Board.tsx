import type { CSSProperties } from 'react';

import { Scrolls } from '../../ui/Scrolls';
import { useRoundEnd } from '../generic/useRoundEnd';
import { useTold } from '../generic/useTold';
import { Bids } from './Bids';
import { AnyPirate, ChooseGaul } from './Choices';
import { LastResult } from './LastResult';
import { amAsked, type Props } from './model';
import { Peek } from './Peek';
import { Pile, Prize } from './Prize';
import { RoundEnd } from './RoundEnd';
import { Rounds } from './Rounds';
import { Signs } from './Signs';
import { BEGINS, ENDS, roundOf } from './sums';
import { after } from './told';
import type { Note } from './types';

export function Board(props: Props) {
  const { view, story } = props;
  const told = useTold(props, after);
  const asked = amAsked(props);
  const peeks = asked && view.phase === 'idefix' && view.peeked !== null;
  const end = useRoundEnd(props, ENDS, BEGINS);
  const chooses = asked && view.phase === 'scoring' && end?.telling == null;
  const round = end === null || chooses ? null : roundOf(end.notes, story.flatMap(({ notes }) => notes as unknown as readonly Note[]), view);
  if (round !== null && end !== null) return <RoundEnd {...props} round={round} telling={end.telling} close={end.close} />;
  // A rare question takes the board's place for as long as it is asked.
  if (view.phase === 'setup') {
    return (
      <Scrolls className="ax-asks">
        <ChooseGaul {...props} />
      </Scrolls>
    );
  }
  if (chooses) return <AnyPirate />;
  return (
    <div className="ax-table" data-seats={view.gauls.length} style={{ '--slots': view.gauls.length } as CSSProperties}>
      <div className="ax-aside">
        <Pile view={told} />
        <div className="ax-links">
          <Rounds {...props} />
          <Signs />
        </div>
      </div>
      <Prize {...props} />
      <LastResult {...props} />
      {peeks ? <Peek {...props} /> : <Bids {...props} />}
    </div>
  );
}
