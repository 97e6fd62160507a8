import { useTranslation } from 'react-i18next';

import { useTexts } from '../generic/table';
import { Tent } from './art/Tent';
import { WareSign } from './art/WareSign';
import { cards as named, spaceName } from './lines';
import { each, type Props } from './model';
import type { Move } from './types';

type Goal = Extract<Move, { type: 'place_elephant' }>;

/** To which tents the elephant may go; on the map they may be small. */
export function goals(legal: readonly Move[]): readonly Goal[] {
  return legal.filter((move) => move.type === 'place_elephant');
}

/** The tents to which the elephant may go, large, each with what it would bring there each turn: the map shows only where they are. They say what a press does, so that one is enough. */
export function ElephantTents(props: Props) {
  const { t } = useTranslation('bania');
  return (
    <ul className="ba-tray" data-at="goals" aria-label={t('group.place_elephant')}>
      {goals(props.legal).map((move) => (
        <li key={move.space}>
          <Goal {...props} move={move} />
        </li>
      ))}
    </ul>
  );
}

function Goal({ move, ...props }: Props & { readonly move: Goal }) {
  const { t } = useTranslation('bania');
  const texts = useTexts();
  const { view, hints, busy, pending, choose } = props;
  const ware = view.spaces.find(({ space }) => space === move.space)?.ware ?? null;
  const cards = hints?.elephant.find(({ space }) => space === move.space)?.cards;
  return (
    <button
      type="button"
      className="ba-goal"
      data-lit={!busy}
      data-pending={pending === move}
      disabled={busy}
      onClick={() => choose(move)}
    >
      {ware === null ? null : <Tent ware={ware} />}
      {cards === undefined ? null : (
        <span className="ba-goal-brings">
          <small>{t('goal.each_turn')}</small>
          <span className="unseen"> {texts({ key: 'fact.brings', args: { cards: named(cards) } })} </span>
          <span className="ba-goal-signs">
            {each(cards).map((brought) => (
              <WareSign key={brought} ware={brought} />
            ))}
          </span>
        </span>
      )}
      <span className="ba-goal-word">{t('goal.here', { space: spaceName(move.space) })}</span>
    </button>
  );
}
