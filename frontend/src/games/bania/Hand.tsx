import { useTranslation } from 'react-i18next';

import { Words } from '../../i18n/Words';
import { useTexts } from '../generic/table';
import { DieFace } from './art/Die';
import { Tent } from './art/Tent';
import { costOf, WARES, yieldOf, type Ware } from './art/wares';
import { WareSign } from './art/WareSign';
import { Counted } from './Counted';
import { OwnDice } from './Dice';
import { ElephantTents, goals } from './ElephantTents';
import { groupName, helpFor, kindName, lacksName, moveFact, moveName, type Help } from './lines';
import { diceChoice, lacking, ownRoll, pressTent, tentTaken, type Props } from './model';
import { Price } from './Place';
import { Trade } from './Trade';
import { pileOf } from './trade';
import { useFocusBack } from './useFocusBack';
import { usePulled } from './usePulled';
import { useToDice } from './useToDice';
import type { Move } from './types';

/** The own tents; below them the dice, or the tents for the elephant, as long as these are asked for. Last, each in its place: roll, and end; or a trade, which is all that can be done then. */
export function Hand(props: Props) {
  const { view, you, legal, picked } = props;
  const held = view.hands[you ?? -1];
  const pile = held === undefined ? null : pileOf(legal, picked);
  const asks = pile !== null ? 'cards' : ownRoll(props) ? 'dice' : goals(legal).length > 0 ? 'elephant' : null;
  const { list, rolls } = useToDice(props.asked, diceChoice(props) !== null);
  return (
    <div className="ba-hand" data-asks={asks}>
      <Tents {...props} seen={asks !== null} weighs={asks === null || asks === 'dice'} />
      {asks === 'dice' ? <OwnDice {...props} list={list} /> : null}
      {asks === 'elephant' ? <ElephantTents {...props} /> : null}
      {pile === null || held === undefined ? <Doings {...props} rolls={rolls} /> : <Trade {...props} pile={pile} held={held} />}
    </div>
  );
}

/** Tents in a full supply, each with its place. */
const SUPPLY = 4;

/** While something else is asked for the tents are only `seen`: what one still needs is what one rolls or rides for. */
function Tents({ seen, weighs, ...props }: Props & Pick<OwnTentProps, 'seen' | 'weighs'>) {
  const { t } = useTranslation('bania');
  const { view, you } = props;
  const tents = you === null ? [] : (view.supplies[you] ?? []);
  return (
    <ul className="ba-tray" data-at={`seat:${you ?? ''}/tents`} data-glance="prices" aria-label={t('board.supply')}>
      {tents.map((tent, at) => (
        <li key={at} data-at={`seat:${you ?? ''}/tents/${at}`}>
          <OwnTent {...props} tent={tent} isFirst={tents.indexOf(tent) === at} seen={seen} weighs={weighs} />
        </li>
      ))}
      {Array.from({ length: Math.max(0, SUPPLY - tents.length) }, (_, at) => (
        <li key={`gap ${at}`} className="ba-gap" />
      ))}
    </ul>
  );
}

interface OwnTentProps extends Props {
  readonly tent: string;
  /** Whether it is the first of its kind: of several alike that one has their address. */
  readonly isFirst: boolean;
  readonly seen: boolean;
  /** Whether it matters now what one lacks for it. */
  readonly weighs: boolean;
}

/** It is pressed, and then a space; or pulled onto the space. */
function OwnTent({ tent, isFirst, seen, weighs, ...props }: OwnTentProps) {
  const texts = useTexts();
  const { legal, busy, pick, highlight, view, you } = props;
  const held = weighs ? view.hands[you ?? -1] : undefined;
  const missing = held === undefined || seen ? 0 : lacking(costOf(tent), held).filter(Boolean).length;
  const taken = tentTaken(props);
  const payable = !busy && legal.some((move) => move.type === 'buy_tent' && move.tent === tent);
  const help = payable && held !== undefined ? helpFor(tent, held, props.hints) : null;
  const helps = help === null ? null : { key: `help.${help}` };
  const lacks = help === 'trade' && held !== undefined ? costOf(tent).filter((_, at) => lacking(costOf(tent), held)[at]) : [];
  const button = useFocusBack(tent, view.supplies[you ?? -1]?.length ?? 0, taken === tent);
  const pulled = usePulled(payable ? () => pick([tent]) : null, { ...props, picked: [tent] });
  return (
    <button
      ref={button}
      type="button"
      className="ba-own-tent"
      data-at={isFirst ? `seat:${you ?? ''}/tents/${tent}` : undefined}
      data-ware={yieldOf(tent)}
      data-payable={payable}
      data-lit={payable && (taken === null || taken === tent)}
      data-pointed={highlight === tent}
      data-card={tent}
      aria-keyshortcuts="i"
      aria-pressed={taken === tent}
      aria-label={texts(kindName(tent))}
      title={texts(kindName(tent), held === undefined ? null : lacksName(tent, held), help === null || help === 'trade' ? helps : { key: `sign.${help}` })}
      disabled={seen}
      onClick={() => pressTent(tent, props)}
      {...pulled}
    >
      <Tent ware={yieldOf(tent)} />
      <Price tent={tent} held={held} />
      {help === null ? <Missing count={missing} /> : <HelpWords of={help} lacks={lacks} />}
    </button>
  );
}

/** How many of its cards one does not hold, below the signs that are dashed for it; beside dice a tile has no room for it. */
function Missing({ count }: { readonly count: number }) {
  const { t } = useTranslation('bania');
  if (count === 0) return null;
  return (
    <span className="ba-help" aria-hidden="true">
      {t('help.missing', { count })}
    </span>
  );
}

/** What can help, in words; `lacks`: the wares that are missing. */
function HelpWords({ of, lacks }: { readonly of: Help; readonly lacks: readonly Ware[] }) {
  const texts = useTexts();
  return (
    <span className="ba-help" aria-hidden="true">
      {of === 'trade' ? (
        <>
          {texts({ key: lacks.length === 1 ? 'help.any' : 'help.any_each' })}{' '}
          {WARES.filter((ware) => lacks.includes(ware)).map((ware) => (
            <WareSign key={ware} ware={ware} />
          ))}
        </>
      ) : (
        texts({ key: `help.${of}` })
      )}
    </span>
  );
}

const ENDS: readonly Move['type'][] = ['end_building', 'stop_rolling', 'skip_elephant', 'pass'];

/** Two buttons, each with a place of its own as long as it can be pressed: what goes on, and what ends. */
function Doings(props: Props & { readonly rolls: () => void }) {
  const { legal } = props;
  const choice = diceChoice(props);
  const roll = choice === null ? legal.find((move) => move.type === 'roll') : choice.move;
  const end = legal.find(({ type }) => ENDS.includes(type));
  return (
    <div className="ba-doings">
      {roll === undefined ? null : <Doing {...props} at="roll" move={roll} />}
      {end === undefined ? null : <Doing {...props} at="end" move={end} />}
    </div>
  );
}

/** So many tents a supply has (BA-10.1). */
const FOUR = 4;

interface DoingProps extends Props {
  readonly at: 'roll' | 'end';
  readonly rolls: () => void;
  /** Null as long as no dice are taken up to be rolled again. */
  readonly move: Move | null;
}

function Doing({ at, move, view, legal, busy, pending, hints, scene, choose, rolls }: DoingProps) {
  const { t } = useTranslation('bania');
  const texts = useTexts();
  // What dice bring that are still in the air nobody knows.
  const brings = move?.type === 'stop_rolling' && scene?.note.type !== 'dice_rolled' ? (hints?.collect ?? null) : null;
  // Why it is asked even where nothing else can be done: up to the drawing of tents the last purchase may be taken back (BA-7.8).
  const misses = (view.supplies[view.you ?? -1]?.length ?? 0) < FOUR;
  const draws = move?.type === 'end_building' && misses && view.bag.length > 0;
  const press = () => {
    if (move === null) return;
    if (at === 'roll') rolls();
    choose(move);
  };
  return (
    <button
      type="button"
      className="button ba-do"
      data-at={`do/${at}`}
      data-lit={!busy && move !== null}
      data-sole={legal.length === 1}
      data-pending={move !== null && move === pending}
      disabled={busy || move === null}
      aria-label={move === null || draws ? undefined : texts(moveName(move), moveFact(move, hints))}
      onClick={press}
    >
      <span>
        <Words of={texts(move === null ? groupName('reroll') : moveName(move))} />
      </span>{' '}
      {move === null ? <small className="ba-do-why">{t('dice.pick')}</small> : null}
      {draws ? <small className="ba-do-why">{t('build.then')}</small> : null}
      {move?.type === 'roll' ? (
        <span className="ba-do-dice">
          {WARES.map((ware) => (
            <DieFace key={ware} face={ware} />
          ))}
        </span>
      ) : null}
      {brings === null ? null : <Counted wares={brings} />}
    </button>
  );
}
