import type { ReactNode } from 'react';

import { Scrolls } from '../../ui/Scrolls';
import { Bids } from './Bids';
import { ChooseGaul, Escapee } from './Choices';
import { LastResult } from './LastResult';
import { amAsked, type Props } from './model';
import { Peek } from './Peek';
import { Pile, Prize } from './Prize';
import { RoundEnd } from './RoundEnd';
import { Signs } from './Signs';

export function Board(props: Props) {
  const { view, scene } = props;
  const asked = amAsked(props);
  const peeks = asked && view.phase === 'idefix' && view.peeked !== null;
  if (scene?.note.type === 'round_scored') return <RoundEnd {...props} note={scene.note} />;
  // A rare question takes the board's place for as long as it is asked.
  if (view.phase === 'setup') return choice(<ChooseGaul {...props} />);
  if (asked && view.phase === 'scoring') return choice(<Escapee {...props} />);
  return (
    <div className="ax-table" data-seats={view.gauls.length}>
      <div className="ax-aside">
        <Pile view={view} />
        <Signs />
      </div>
      <Prize {...props} />
      <LastResult {...props} />
      {peeks ? <Peek {...props} /> : <Bids {...props} />}
    </div>
  );
}

function choice(panel: ReactNode) {
  return <Scrolls className="ax-asks">{panel}</Scrolls>;
}
