import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { textOf } from '../../i18n/line';
import { useReading } from '../../i18n/Reading';
import { useTold } from '../../director/useTold';
import { Held } from './Card';
import { openAtEnd } from './ending';
import { isCancelled, moveName } from './lines';
import { lookedAt, moveOn, pressOn, slotThing, stateOn, type Props } from './model';
import { Passing } from './Passing';
import { hand } from './scene';
import { Signs } from './Signs';
import { after } from './told';
import type { Move, Slot } from './types';
import { useHeldText } from './useHeldText';

/** One's own cards, mostly by their backs, and what may be done with them: at the same place whatever is asked. */
export function Hand(props: Props) {
  const { t } = useTranslation('antayagi');
  const { you, scene } = props;
  const told = useTold(props, after);
  if (you === null) return null;
  const slots = openAtEnd(told)[you] ?? [];
  const turning = scene?.note.type === 'hand_turned' && scene.note.seat === you;
  return (
    <div className="ay-handbox">
      <ul className="ay-own" data-at={hand(you)} data-glance="own" data-turning={turning} aria-label={t('board.own')}>
        {slots.length === 0 ? <li className="ay-no-cards">{t('board.hand_empty')}</li> : null}
        {slots.map((slot, at) => (
          <li key={at}>
            <OwnCard {...props} slot={slot} at={at} thing={slotThing(you, at)} spent={told.choices[you] === at} />
            <Below {...props} slot={slot} at={at} />
          </li>
        ))}
      </ul>
      <div className="ay-acts">
        <Main {...props} />
        <Keep {...props} />
        <Passing {...props} />
        {slots.length === 0 ? null : <Signs />}
      </div>
    </div>
  );
}

interface BelowProps extends Props {
  readonly slot: Slot;
  readonly at: number;
}

const MIDDLE = 1;

/** What is known of a card that one gives: what it could be, by counting, of three alike once; else who sees it. */
function Below({ slot, at, hints, scene }: BelowProps) {
  const { t } = useTranslation('antayagi');
  const odds = scene === null ? oddsOf(hints, at) : undefined;
  const seen = slot.back === 'sabotage' ? 'all' : slot.facing;
  const alike = odds !== undefined && threeAlike(hints);
  return (
    <small className="ay-seen" data-counted={odds !== undefined} data-alike={alike ? (at === MIDDLE ? 'said' : 'silent') : undefined} aria-hidden="true">
      {alike ? <span className="ay-each">{t('act.each')} </span> : null}
      {odds === undefined ? t(`seen.${seen}`) : t('act.fits', { count: odds.goods, all: odds.fits })}
    </small>
  );
}

function threeAlike(hints: Props['hints']): boolean {
  const [first, ...others] = hints?.own ?? [];
  return others.length === 2 && others.every(({ goods, fits }) => goods === first?.goods && fits === first.fits);
}

function oddsOf(hints: Props['hints'], at: number) {
  return hints?.own.find(({ slot }) => slot === at);
}

interface CardProps extends Props {
  readonly slot: Slot;
  readonly at: number;
  readonly thing: string;
  readonly spent: boolean;
}

function OwnCard({ slot, at, thing, spent, ...props }: CardProps) {
  const heldText = useHeldText();
  const { t } = useTranslation('antayagi');
  const { busy, highlight, hints, scene } = props;
  const state = stateOn(thing, props);
  const usable = state !== null && !busy;
  const odds = scene === null ? oddsOf(hints, at) : undefined;
  const fits = odds === undefined ? [] : [t('fact.fits', { goods: odds.goods, count: odds.fits })];
  return (
    <button
      type="button"
      className="ay-card ay-handcard"
      data-at={thing}
      data-lit={usable && state !== 'open'}
      data-state={state}
      data-chosen={spent}
      data-pointed={slot.card !== null && slot.card === highlight}
      data-card={lookedAt(slot)}
      aria-keyshortcuts="i"
      aria-pressed={state === 'picked'}
      aria-disabled={!usable}
      aria-label={[heldText(slot, at), ...fits].join('. ')}
      onClick={() => pressOn(thing, props)}
    >
      <Held slot={slot} at={at} named />
    </button>
  );
}

/** What is done with the card that is picked, or with the only one that could be. */
function mainMove(props: Props): Move | null {
  const { legal, picked } = props;
  const moves = picked.length > 0 ? picked.flatMap((thing) => moveOn(thing, props) ?? []) : legal.filter(({ type }) => type === 'play_sabotage' || type === 'take_card' || type === 'choose_card');
  const [first] = moves;
  if (first === undefined) return null;
  // Sabotages are alike: which of them is played makes no difference.
  return moves.length === 1 || first.type === 'play_sabotage' ? first : null;
}

/** The second press, as a button; where nothing is taken hold of yet the question alone says what to do. */
function Main(props: Props) {
  const { t } = useTranslation('antayagi');
  const reading = useReading();
  const { view, busy, hints, pending, choose } = props;
  const move = mainMove(props);
  if (move === null) return null;
  if (move.type === 'play_sabotage') {
    // What it does, and not what it is: the second one saves what the first has cancelled.
    const does = isCancelled(view) ? 'save' : 'cancel';
    return (
      <Act type={move.type} does={does} label={t(`move.${does}`, { slot: move.slot + 1 })} busy={busy} pending={pending !== null && pending.type !== 'pass'} onPress={() => choose(move)}>
        <span>{t(`act.${does}`)}</span>
      </Act>
    );
  }
  const full = textOf(moveName(move), reading);
  // Names may be long: there the button says it short.
  const short = move.type === 'choose_partner';
  const odds = move.type === 'choose_card' ? oddsOf(hints, move.slot) : undefined;
  return (
    <Act type={move.type} label={short ? full : undefined} busy={busy} pending={pending !== null && pending.type !== 'pass'} onPress={() => choose(move)}>
      <span>{short ? t(`act.${move.type}`) : full}</span>{' '}
      {odds === undefined ? null : <small>{t('act.fits', { count: odds.goods, all: odds.fits })}</small>}
    </Act>
  );
}

/** Keeps the Sabotage when it is asked for. */
function Keep({ view, legal, busy, pending, choose }: Props) {
  const { t } = useTranslation('antayagi');
  const pass = legal.find(({ type }) => type === 'pass');
  if (pass === undefined) return null;
  // Nobody allows what is cancelled already.
  const says = isCancelled(view) ? 'leave' : 'allow';
  return (
    <Act type="pass" label={t(`move.${says}`)} busy={busy} pending={pending?.type === 'pass'} onPress={() => choose(pass)}>
      <span>{t(`act.${says}`)}</span>
    </Act>
  );
}

interface ActProps {
  readonly type: Move['type'];
  readonly does?: 'cancel' | 'save';
  /** The move in full, where the button says it short; the button's own words are part of it (WCAG 2.5.3). */
  readonly label: string | undefined;
  readonly busy: boolean;
  readonly pending: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Act({ type, does, label, busy, pending, onPress, children }: ActProps) {
  return (
    <button
      type="button"
      className="ay-act"
      data-type={type}
      data-does={does}
      data-lit={!busy}
      data-pending={pending}
      disabled={busy}
      aria-label={label}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
