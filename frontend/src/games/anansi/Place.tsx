import { useTranslation } from 'react-i18next';

import { useTold } from '../../director/useTold';
import { useMode } from '../../ui/useMode';
import { BonusCard } from './art/BonusCard';
import { Listener } from './art/Listener';
import { StoryBack } from './art/StoryCard';
import { Mark } from './art/Symbol';
import type { SeatProps } from './model';
import { OpenHand } from './OpenHand';
import { Stacks } from './Stacks';
import { after } from './told';
import type { Balance, SeatView } from './types';

/** What lies before a seat: listeners against stacks, the stacks themselves, cards in hand, the scoring pile. */
export function Place(now: SeatProps) {
  const view = useTold(now, after);
  // What it would bring is known of the view alone, which may be ahead of what is told.
  const props = { ...now, view, hints: view === now.view ? now.hints : null };
  const { t } = useTranslation('anansi');
  const { seat, you } = props;
  // One's own cards lie open below: here only the balance counts.
  const compact = props.compact || seat === you;
  const own = view.seats[seat];
  // After the last round the listeners are gone and the scores say the rest.
  if (own === undefined || view.phase === 'game_over') return null;
  return (
    <div className="an-place" data-compact={compact}>
      {seat !== you && <Heads />}
      <div className="an-balance-row">
        {seat === you && <span className="an-me" aria-hidden="true">{t('you')}</span>}
        <BalanceRow {...props} own={own} />
        {seat !== you && <Held seat={seat} own={own} compact={compact} />}
      </div>
      {!compact && seat !== you && (
        <div className="an-kept">
          <Stacks own={own} />
          <ScorePile own={own} />
        </div>
      )}
    </div>
  );
}

/** Above the numbers of all the others, on a phone on its side, where they have no words of their own. */
function Heads() {
  const { t } = useTranslation('anansi');
  return (
    <p className="an-heads" aria-hidden="true">
      <span>{t('side.listeners', { count: MANY })}</span>
      <span>{t('side.stacks', { count: MANY })}</span>
    </p>
  );
}

/** Whatever the numbers are. */
const MANY = 2;

/** How many seats leave a hand so short that words have room beside it. */
const FIVE = 5;

function BalanceRow({ hints, seat, you, own, view }: SeatProps & { readonly own: SeatView }) {
  const { t } = useTranslation('anansi');
  const balance = hints?.balances.find((one) => one.seat === seat);
  // Beside the hand there is room for them elsewhere.
  const mode = useMode();
  const each = mode === 'phone' && seat === you;
  // On its side a phone has the room for more words only in the strip beside the hand of five.
  const roomy = mode !== 'flat' || view.seats.length === FIVE;
  // One's own says what would make both equal.
  const word = balance && (seat !== you ? t('now') : roomy ? wayOut(balance, own, t) : t(`against.${balance.case}`));
  const count = { listeners: t('listeners', { count: own.listeners }), stacks: t('stack_count', { count: own.stacks }) };
  return (
    <p className="an-balance" data-at={`seat:${seat}/balance`} data-glance="balance" data-case={balance?.case} title={balance && t(`balance.${balance.case}`, { points: balance.points })}>
      <span className="an-side" data-shows="number" data-at={`seat:${seat}/listeners`} aria-hidden="true">
        <small>{t('side.listeners', { count: own.listeners })}</small>
        {each ? <Figures own={own} of="listeners" /> : <Listener inspired={own.listeners > 0 && own.uninspired === 0} />}
        <b>{own.listeners}</b>
      </span>
      {seat === you && <b className="an-against" aria-hidden="true">{against(own)}</b>}
      <span className="an-side" data-shows="number" data-at={`seat:${seat}/stacks`} aria-hidden="true">
        <small>{t('side.stacks', { count: own.stacks })}</small>
        {each ? (
          <Figures own={own} of="stacks" />
        ) : (
          <span className="an-balance-back">
            <StoryBack />
          </span>
        )}
        <b>{own.stacks}</b>
      </span>
      <span className="unseen">{t('balance_count', count)}</span>
      {balance && (
        <>
          <span className="an-case" aria-hidden="true">
            <Case className="an-case-word" points={t('points', { count: balance.points })} word={word} first={seat === you} />
            <Case className="an-case-short" points={`+${balance.points}`} word={word} first={seat === you} />
          </span>
          <span className="unseen">{t(`case_short.${balance.case}`, { points: balance.points })}</span>
        </>
      )}
    </p>
  );
}

/** Points as it stands, and a word. `first`: the word says what to do now, and before the points would read as what it brings. */
function Case({ className, points, word, first }: { readonly className: string; readonly points: string; readonly word: string | undefined; readonly first: boolean }) {
  return first ? (
    <span className={className}>
      {points} <small>{word}</small>
    </span>
  ) : (
    <span className={className}>
      <small>{word}</small> {points}
    </span>
  );
}

/** One's own on an upright phone, each of them, over each other where they are many: who is inspired comes first. None at all is a sign in the shade. */
function Figures({ own, of }: { readonly own: SeatView; readonly of: 'listeners' | 'stacks' }) {
  return (
    <span className="an-figures" data-none={own[of] === 0}>
      {Array.from({ length: Math.max(1, own[of]) }, (_, at) => (
        <span key={at} data-of={of}>
          {of === 'listeners' ? (
            <Listener inspired={at < own.inspired} who={own.seat + at} />
          ) : (
            <span className="an-balance-back">
              <StoryBack />
            </span>
          )}
        </span>
      ))}
    </span>
  );
}

/** Both should be equal at the end of the round: how they stand to each other. */
function against({ listeners, stacks }: SeatView): string {
  if (listeners === stacks) return '=';
  return listeners < stacks ? '<' : '>';
}

/** What makes both equal: a trick won is a stack more (AN-5.23). Where as many tricks are not left, only how it stands. */
function wayOut({ case: stands, balance }: Balance, { cards }: SeatView, t: (key: string, args: { count: number }) => string): string {
  const count = Math.abs(balance);
  if (stands === 'over' && count <= cards) return t('way.over', { count });
  if (stands === 'under' && cards > 0) return t('way.under', { count });
  return t(`against.${stands}`, { count });
}

/** What is known of a hand. */
function Held({ seat, own, compact }: { readonly seat: number; readonly own: SeatView; readonly compact: boolean }) {
  if (own.hand !== null) return <OpenHand seat={seat} hand={own.hand} />;
  return (
    <>
      <HandCount {...{ seat, own, compact }} />
      {own.voids.length > 0 && <Voids own={own} />}
    </>
  );
}

function HandCount({ seat, own, compact }: { readonly seat: number; readonly own: SeatView; readonly compact: boolean }) {
  const { t } = useTranslation('anansi');
  const shown = compact ? Math.min(1, own.cards) : own.cards;
  return (
    <p className="an-handcount" data-at={`seat:${seat}/hand`} title={t('cards_in_hand', { count: own.cards })}>
      <span className="an-fan" aria-hidden="true">
        {Array.from({ length: shown }, (_, index) => (
          <i key={index} />
        ))}
      </span>
      <span aria-hidden="true">{own.cards}</span>
      <span className="unseen">{t('cards_in_hand', { count: own.cards })}</span>
    </p>
  );
}

function ScorePile({ own }: { readonly own: SeatView }) {
  const { t } = useTranslation('anansi');
  if (own.points === 0) return null;
  const said = t('score_pile', { listeners: t('listeners', { count: own.pile_listeners }), count: own.pile_bonuses.length });
  return (
    <p className="an-pile" title={said}>
      <span className="unseen">{said}</span>
      {own.pile_bonuses.map((value) => (
        <BonusCard key={value} value={value} />
      ))}
    </p>
  );
}

function Voids({ own }: { readonly own: SeatView }) {
  const { t } = useTranslation('anansi');
  const names = own.voids.map((colour) => t(`colour.${colour}`)).join(', ');
  return (
    <p className="an-voids" data-many={own.voids.length > 1} data-glance="voids" title={t('voids', { colours: names })}>
      <span className="unseen">{t('voids', { colours: names })}</span>
      {own.voids.map((colour) => (
        <span key={colour} className="an-void" aria-hidden="true">
          <Mark colour={colour} />
        </span>
      ))}
      <span className="an-void-word" aria-hidden="true">
        {t('void_word', { colours: names })}
      </span>
    </p>
  );
}
