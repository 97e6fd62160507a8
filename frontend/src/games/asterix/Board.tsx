import { Bids } from './Bids';
import { ChooseGaul, Escapee, Peek } from './Choices';
import { LastTrick } from './LastTrick';
import type { Props } from './model';
import { Prize } from './Prize';

export function Board(props: Props) {
  if (props.view.phase === 'setup') return <ChooseGaul {...props} />;
  return (
    <div className="ax-board">
      <Peek {...props} />
      <Escapee {...props} />
      <div className="ax-table">
        <Prize {...props} />
        <Bids {...props} />
        <LastTrick {...props} />
      </div>
    </div>
  );
}
