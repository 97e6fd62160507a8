import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFront } from '../../ui/front';
import { useMode } from '../../ui/useMode';
import { colourOf } from './art/cards';
import { Listener } from './art/Listener';
import { PlaceSign } from './art/PlaceSign';
import { Mark } from './art/Symbol';
import { Comers } from './Comers';
import { heldCard, type Props, signsOn } from './model';
import { Star } from './Star';
import type { CardHint, Move } from './types';
import { useCardName } from './useCardName';
import { refusedToAll } from './refused';

/** The two things a card can do, always in their place, with what each would bring; what cannot be done says why. */
export function Uses(props: Props & { readonly card: string | null }) {
  const { t } = useTranslation('anansi');
  const { card, hints, legal, you, view } = props;
  const name = useCardName();
  const front = useFront();
  const only = legal.length === 1 && legal[0]?.type === 'play' ? legal[0] : undefined;
  const mine = view.turn === you && legal.length > 0 && front === null;
  // Nobody plays after this card.
  const last = view.trick.length === view.seats.length - 1;
  const hint = mine ? hints?.cards.find((one) => one.card === card) : undefined;
  const refused = mine ? (hint?.recruit_refused ?? refusedToAll(hints?.cards)) : null;
  return (
    <div className="an-uses" role="group" aria-label={t('uses')} data-mine={mine} data-held={heldCard(props) !== null}>
      <Use {...props} use="play" refused={hint?.play_refused ?? null}>
        <strong>{only === undefined ? t('into_trick') : t('act.play', { card: name(only.card) })}</strong>
        {hint === undefined ? <About {...props} use="play" /> : hint.play_refused === null && <Wins {...props} hint={hint} last={last} />}
      </Use>
      <Use {...props} use="recruit" refused={refused}>
        <strong>{t('recruit')}</strong>
        {hint === undefined ? refused === null && <About {...props} use="recruit" /> : hint.recruit_refused === null && <Brings {...props} hint={hint} />}
      </Use>
    </div>
  );
}

interface UseProps extends Props {
  readonly card: string | null;
  readonly use: Move['type'];
  readonly refused: string | null;
  readonly children: ReactNode;
}

function Use({ card, use, refused, children, ...props }: UseProps) {
  const { t } = useTranslation('anansi');
  const name = useCardName();
  const { legal, busy, choose } = props;
  const held = heldCard(props);
  const move = legal.find((one) => one.type === use && one.card === held);
  return (
    <button
      type="button"
      className="an-use"
      data-use={use}
      data-takes={use}
      data-lit={move !== undefined && !busy}
      data-only={legal.length === 1}
      disabled={move === undefined || busy}
      onClick={() => move && choose(move)}
    >
      <PlaceSign use={use} taken={move !== undefined} />
      {children}
      {card !== null && <span className="unseen">{name(card)}</span>}
      {refused !== null && <span className="an-why">{t(`refused.${refused}`)}</span>}
    </button>
  );
}

/** Before a card is chosen: what it does there, or, where own cards bear signs that say more of that, what the signs say. */
function About({ use, legal, hints }: Props & { readonly use: Move['type'] }) {
  const { t } = useTranslation('anansi');
  const { recruits, loses, wins } = signsOn(legal, hints);
  if (use === 'play' && (wins || loses)) {
    return (
      <span className="an-about">
        {wins && <span><Star wins />{t('would_head')}</span>}{' '}
        {loses && <span><Star wins={false} />{t(wins ? 'would_lose' : 'about.none_wins')}</span>}
      </span>
    );
  }
  return (
    <span className="an-about">
      <span>
        {use === 'recruit' && recruits && <Comers />}
        {t(`about.${use}`)}
      </span>
    </span>
  );
}

/** `last`: nobody plays after this card. */
function Wins({ hint, last, ...props }: Props & { readonly hint: CardHint; readonly last: boolean }) {
  const { t } = useTranslation('anansi');
  if (!hint.wins_now) return <span>{t('would_lose')}</span>;
  return (
    <span className="an-brings">
      <span>{t(last ? 'would_win' : 'would_head')}</span>
      <Comes {...props} says={last ? 'then' : 'if_won'} points={hint.points_winning} />
    </span>
  );
}

function Brings({ hint, ...props }: Props & { readonly hint: CardHint }) {
  const { t } = useTranslation('anansi');
  const changes = hint.trump_next !== props.view.trump;
  return (
    <span className="an-brings">
      <span className="an-plus" data-colour={colourOf(hint.card)}>
        {`+${hint.listeners}`} <Listener inspired={false} />
        <span className="unseen">{t('listeners', { count: hint.listeners })}</span>
      </span>
      <Comes {...props} says="then" points={hint.points_recruiting} />
      {/* There is room for what is new only. */}
      <span className={changes ? 'an-then' : 'unseen'} data-colour={hint.trump_next}>
        <span className="an-words">{t(changes ? 'trump_becomes' : 'trump_stays')}</span>
        {changes ? <span className="an-roomy" aria-hidden="true">{t('new_trump')}</span> : null}
        <span className="an-then-short an-tight" aria-hidden="true">{t('trump')}</span> <Mark colour={hint.trump_next} />
        <span className="unseen">{t(`colour.${hint.trump_next}`)}</span>
      </span>
    </span>
  );
}

/** What the round would bring then, and whether that is more than what it brings as it stands; less is no loss yet while tricks are to come. */
function Comes({ hints, you, view, says, points }: Props & { readonly says: 'then' | 'if_won'; readonly points: number }) {
  const { t } = useTranslation('anansi');
  // Elsewhere there is room for the numbers alone.
  const wide = useMode() === 'wide';
  const now = hints?.balances.find(({ seat }) => seat === you)?.points ?? points;
  return (
    <span className="an-comes" data-turn={points > now ? 'better' : points < now && view.trick_number === view.tricks_in_round ? 'worse' : 'same'}>
      {t(points === now ? 'as_now' : says, { now, points: wide ? t('points_short', { count: points }) : points })}
    </span>
  );
}
