import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { textOf } from '../../i18n/line';
import { useReading } from '../../i18n/Reading';
import { useTold } from '../../director/useTold';
import { Emblem } from '../../ornament/Emblem';
import { Aim } from './Aim';
import { Held } from './Card';
import { Chance } from './Chance';
import { Claims, useClaims, useClaimText } from './Claims';
import type { Claim } from './claims';
import { openAtEnd } from './ending';
import { isCancelled, moveName } from './lines';
import { across, countedOn, faceSeen, fitsOf, lookedAt, moveOn, pressOn, slotThing, stateOn, type Odds, type Props } from './model';
import { Passing } from './Passing';
import { hand } from './scene';
import { Stakes, useStakesText } from './Stakes';
import { after } from './told';
import type { Move, Slot } from './types';
import { useHeldText } from './useHeldText';

/** One's own cards, mostly by their backs, and what may be done with them: at the same place whatever is asked. */
export function Hand(props: Props) {
  const { t } = useTranslation('antayagi');
  const { you, scene } = props;
  const told = useTold(props, after);
  const claimsOn = useClaims(props);
  if (you === null) return null;
  const slots = openAtEnd(told)[you] ?? [];
  const turning = scene?.note.type === 'hand_turned' && scene.note.seat === you;
  const to = givenTo(props);
  return (
    <div className="ay-handbox">
      <ul className="ay-own" data-at={hand(you)} data-glance="own" data-turning={turning} aria-label={t('board.own')}>
        {slots.length === 0 ? <li className="ay-no-cards">{t('board.hand_empty')}</li> : null}
        {slots.map((slot, at) => (
          <li key={at}>
            <OwnCard {...props} slot={slot} at={at} odds={countedOn(told, slot)} to={to} claims={claimsOn(you, at)} thing={slotThing(you, at)} spent={told.choices[you] === at} />
            <Below slot={slot} odds={countedOn(told, slot)} to={to} />
          </li>
        ))}
      </ul>
      <div className="ay-acts">
        <Main {...props} />
        <Keep {...props} />
        <Passing {...props} />
        {told.phase === 'over' ? null : <Aim view={told} you={you} />}
      </div>
    </div>
  );
}

/** Who gets the card that is asked for now; null while none is. */
function givenTo({ legal, view, you }: Props): number | null {
  return legal.some(({ type }) => type === 'choose_card') ? across(view, you) : null;
}

interface BelowProps {
  readonly slot: Slot;
  readonly odds: Odds | null;
  readonly to: number | null;
}

/** Below a card that one does not see how likely it is a good, by counting; below another what it does to whom it is given, else who sees it. */
function Below({ slot, odds, to }: BelowProps) {
  const { t } = useTranslation('antayagi');
  const { seatName, isPersons } = useReading();
  const face = faceSeen(slot);
  if (odds === null && to !== null && face !== null) {
    return (
      <small className="ay-seen" data-counted="false" data-gives="true" aria-hidden="true">
        <Emblem of={isPersons(to) ? 'person' : 'bot'} name={seatName(to)} seat={to} /> {t(`effect.${face}`)}
      </small>
    );
  }
  // Where everything is open one sees now what was hidden then.
  const seen = slot.back === 'sabotage' ? 'all' : slot.facing === 'out' && slot.card !== null ? 'out_open' : slot.facing;
  return (
    <small className="ay-seen" data-counted={odds !== null} title={odds === null ? undefined : t('fact.fits', fitsOf(odds))} aria-hidden="true">
      {odds === null ? t(`seen.${seen}`) : <Chance odds={odds} />}
    </small>
  );
}

interface CardProps extends Props {
  readonly slot: Slot;
  readonly odds: Odds | null;
  readonly to: number | null;
  readonly claims: readonly Claim[];
  readonly at: number;
  readonly thing: string;
  readonly spent: boolean;
}

function OwnCard({ slot, at, odds, to, claims, thing, spent, ...props }: CardProps) {
  const heldText = useHeldText();
  const claimText = useClaimText();
  const { t } = useTranslation('antayagi');
  const { busy, highlight } = props;
  const state = stateOn(thing, props);
  const usable = state !== null && !busy;
  const face = faceSeen(slot);
  const fits = odds !== null ? [t('fact.fits', fitsOf(odds))] : to !== null && face !== null ? [t(`does.${face}`)] : [];
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
      aria-label={[heldText(slot, at), ...fits, ...claims.map(claimText)].join('. ')}
      onClick={() => pressOn(thing, props)}
    >
      <Held slot={slot} at={at} named>
        <Claims claims={claims} />
      </Held>
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
  const { busy, pending, legal, choose } = props;
  const move = mainMove(props);
  // The only card, which the page plays by itself, needs no button: one that cannot be pressed looks broken.
  if (move === null || (move.type === 'choose_card' && legal.length === 1 && busy && pending === null)) return null;
  if (move.type === 'play_sabotage') return <Sabotage {...props} move={move} />;
  const full = textOf(moveName(move), reading);
  // Names may be long: there the button says it short.
  const short = move.type === 'choose_partner';
  return (
    <Act type={move.type} label={short ? full : undefined} busy={busy} pending={pending !== null && pending.type !== 'pass'} onPress={() => choose(move)}>
      <span>{short ? t(`act.${move.type}`) : full}</span>
    </Act>
  );
}

/** What it does, and not what it is: the second one saves what the first has cancelled. */
function Sabotage({ move, ...props }: Props & { readonly move: Extract<Move, { type: 'play_sabotage' }> }) {
  const { t } = useTranslation('antayagi');
  const { view, busy, pending, choose } = props;
  const does = isCancelled(view) ? 'save' : 'cancel';
  return (
    <Answer view={view} hints={props.hints} you={props.you} does={does} type={move.type} label={t(`move.${does}`, { slot: move.slot + 1 })} busy={busy} pending={pending !== null && pending.type !== 'pass'} onPress={() => choose(move)} />
  );
}

/** Keeps the Sabotage when it is asked for. */
function Keep(props: Props) {
  const { t } = useTranslation('antayagi');
  const { view, legal, busy, pending, choose } = props;
  const pass = legal.find(({ type }) => type === 'pass');
  if (pass === undefined) return null;
  // Nobody allows what is cancelled already.
  const does = isCancelled(view) ? 'leave' : 'allow';
  return <Answer view={view} hints={props.hints} you={props.you} does={does} type="pass" label={t(`move.${does}`)} busy={busy} pending={pending?.type === 'pass'} onPress={() => choose(pass)} />;
}

type AnswerProps = Pick<Props, 'view' | 'hints' | 'you'> & Omit<ActProps, 'children' | 'says'> & { readonly does: 'cancel' | 'save' | 'allow' | 'leave' };

/** Both answers look alike and say what they bring to whom: none is advised. */
function Answer({ view, hints, you, does, label, ...act }: AnswerProps) {
  const { t } = useTranslation('antayagi');
  const stakesText = useStakesText();
  const stands = does === 'save' || does === 'allow';
  const said = stands ? stakesText({ view, hints }) : [t('fact.nothing')];
  const decides = hints?.exchange.some(({ wins }) => wins) === true;
  return (
    <Act {...act} label={decides ? [label, ...said].join('. ') : label} says={said.join(' ')}>
      <span>{t(`act.${does}`)}</span>
      <Stakes view={view} hints={hints} stands={stands} you={you} />
    </Act>
  );
}

interface ActProps {
  readonly type: Move['type'];
  /** The move in full, where the button says it short; the button's own words are part of it (WCAG 2.5.3). */
  readonly label: string | undefined;
  /** What comes of it, for who asks. */
  readonly says?: string;
  readonly busy: boolean;
  readonly pending: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Act({ type, label, says, busy, pending, onPress, children }: ActProps) {
  return (
    <button
      type="button"
      className="ay-act"
      data-type={type}
      data-lit={!busy}
      data-pending={pending}
      disabled={busy}
      aria-label={label}
      title={says}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
