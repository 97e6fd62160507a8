import { useTranslation } from 'react-i18next';

import { Words } from '../../i18n/Words';
import { Scrolls } from '../../ui/Scrolls';
import { useMode } from '../../ui/useMode';
import { useTexts } from '../generic/table';
import { Tent } from './art/Tent';
import { WARES, yieldOf } from './art/wares';
import { WareSign } from './art/WareSign';
import { OwnDice } from './Dice';
import { groupName, kindName, moveFact, moveName } from './lines';
import { diceChoice, each, pressTent, tentTaken, type Props } from './model';
import { Price } from './Place';
import { usePulled } from './usePulled';
import type { Move } from './types';

/** The own tents, or cards to hand in; on a phone the dice below them while they are asked for. Last, always there: roll, and end. */
export function Hand(props: Props) {
  const trades = props.legal.filter((move) => move.type === 'trade_in');
  const rolls = diceChoice(props) !== null;
  const dice = useMode() !== 'wide' && rolls;
  return (
    <div className="ba-hand" data-dice={dice}>
      {trades.length > 0 ? <Trades {...props} trades={trades} /> : <Tents {...props} rolls={rolls} />}
      {dice ? <OwnDice {...props} className="ba-tray" /> : null}
      <Doings {...props} />
    </div>
  );
}

/** Tents in a full supply, each with its place. */
const SUPPLY = 4;

/** While dice are asked for the tents are only seen: what one still needs is what one rolls for. */
function Tents({ rolls, ...props }: Props & { readonly rolls: boolean }) {
  const { t } = useTranslation('bania');
  const { view, you } = props;
  const tents = you === null ? [] : (view.supplies[you] ?? []);
  return (
    <ul className="ba-tray" data-at={`seat:${you ?? ''}/tents`} data-glance="prices" aria-label={t('board.supply')}>
      {tents.map((tent, at) => (
        <li key={at} data-at={`seat:${you ?? ''}/tents/${at}`}>
          <OwnTent {...props} tent={tent} rolls={rolls} />
        </li>
      ))}
      {Array.from({ length: Math.max(0, SUPPLY - tents.length) }, (_, at) => (
        <li key={`gap ${at}`} className="ba-gap" />
      ))}
    </ul>
  );
}

/** It is pressed, and then a space; or pulled onto the space. */
function OwnTent({ tent, rolls, ...props }: Props & { readonly tent: string; readonly rolls: boolean }) {
  const texts = useTexts();
  const { legal, busy, pick, highlight } = props;
  const taken = tentTaken(props);
  const payable = !busy && legal.some((move) => move.type === 'buy_tent' && move.tent === tent);
  const pulled = usePulled(payable ? () => pick([tent]) : null, { ...props, picked: [tent] });
  return (
    <button
      type="button"
      className="ba-own-tent"
      data-ware={yieldOf(tent)}
      data-payable={payable}
      data-lit={payable && (taken === null || taken === tent)}
      data-pointed={highlight === tent}
      data-card={tent}
      aria-keyshortcuts="i"
      aria-pressed={taken === tent}
      aria-label={texts(kindName(tent))}
      title={texts(kindName(tent))}
      disabled={rolls}
      onClick={() => pressTent(tent, props)}
      {...pulled}
    >
      <Tent ware={yieldOf(tent)} />
      <Price tent={tent} />
    </button>
  );
}

function Trades({ trades, ...props }: Props & { readonly trades: readonly Extract<Move, { type: 'trade_in' }>[] }) {
  const texts = useTexts();
  const { busy, pending, choose } = props;
  return (
    <Scrolls className="ba-trades" role="group" aria-label={texts(groupName('trade_in'))}>
      {trades.map((move, at) => (
        <button
          key={at}
          type="button"
          className="ba-trade"
          data-lit={!busy}
          data-pending={move === pending}
          disabled={busy}
          aria-label={texts(moveName(move))}
          title={texts(moveName(move))}
          onClick={() => choose(move)}
        >
          {each(move.give).map((ware, index) => (
            <WareSign key={index} ware={ware} />
          ))}
        </button>
      ))}
    </Scrolls>
  );
}

const ENDS: readonly Move['type'][] = ['end_building', 'stop_rolling', 'skip_elephant', 'pass'];

/** Two buttons with a place of their own: what goes on, and what ends. */
function Doings(props: Props) {
  const { legal } = props;
  const choice = diceChoice(props);
  const roll = legal.find((move) => move.type === 'roll');
  const end = legal.find(({ type }) => ENDS.includes(type));
  const again = choice === null ? undefined : choice.move;
  return (
    <div className="ba-doings">
      <Doing {...props} at="roll" move={again ?? roll ?? null} idle={groupName(choice === null ? 'roll' : 'reroll')} />
      <Doing {...props} at="end" move={end ?? null} idle={groupName('end_building')} />
    </div>
  );
}

interface DoingProps extends Props {
  readonly at: string;
  readonly move: Move | null;
  /** What stands there while it cannot be done. */
  readonly idle: ReturnType<typeof groupName>;
}

function Doing({ at, move, idle, busy, pending, hints, choose }: DoingProps) {
  const texts = useTexts();
  const brings = move?.type === 'stop_rolling' ? (hints?.collect ?? null) : null;
  return (
    <button
      type="button"
      className="button ba-do"
      data-at={`do/${at}`}
      data-lit={!busy && move !== null}
      data-pending={move !== null && move === pending}
      disabled={busy || move === null}
      aria-label={move === null ? undefined : texts(moveName(move), moveFact(move, hints))}
      onClick={() => (move === null ? undefined : choose(move))}
    >
      <span>
        <Words of={texts(move === null ? idle : brings === null ? moveName(move) : groupName(move.type))} />
      </span>
      {brings === null ? null : (
        <span className="ba-brought">
          {WARES.filter((ware) => brings[ware] > 0).map((ware) => (
            <span key={ware}>
              <WareSign ware={ware} />
              {brings[ware] > 1 ? <b data-number>{brings[ware]}</b> : null}
            </span>
          ))}
        </span>
      )}
    </button>
  );
}
