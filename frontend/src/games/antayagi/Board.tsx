import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useTold } from '../../director/useTold';
import { Say, useBriefly, useReading } from '../../i18n/Reading';
import { textOf, type LogLine } from '../../i18n/line';
import { Words } from '../../i18n/Words';
import { useMode } from '../../ui/useMode';
import { Held } from './Card';
import { wonLine } from './captions';
import { Chance } from './Chance';
import { Counted } from './Counted';
import { NOBODY, useExchange, type Exchange } from './exchange';
import { facedBy, Facing } from './Facing';
import { lastExchange } from './last';
import { PastExchange, PastLine } from './PastExchange';
import { doesOf, isCancelled } from './lines';
import { across, fitsOf, lookedAt, maySabotage, oddsOn, othersMaySabotage, outOfSight, pressOn, slotThing, stateOn, takenFrom, type Props } from './model';
import { DiscardPile, DrawPile } from './Piles';
import { Bite, Cart } from './art/Cart';
import { FaceArt } from './art/CardArt';
import { Spot } from './Spot';
import type { Note, View } from './types';
import { after } from './told';
import { wonBy, type WonBy } from './won';
import { useHeldText } from './useHeldText';

/** Whose power works while this is told. */
const POWERS: Partial<Readonly<Record<Note['type'], string>>> = {
  card_taken: 'lyrical_lollipop',
  nothing_to_take: 'lyrical_lollipop',
  hand_discarded: 'omniscient_muffin',
  hand_turned: 'hat',
};

/** The stage: two cards face to face, what becomes of them, and the piles on both sides. */
export function Board(props: Props) {
  const { t } = useTranslation('antayagi');
  const { view, scene, story } = props;
  const exchange = useExchange(props);
  const told = useTold(props, after);
  const giver = scene === null ? takenFrom(view) : null;
  const power = scene === null ? null : (POWERS[scene.note.type] ?? null);
  const won = view.phase === 'over' && (scene === null || scene.note.type === 'game_ended') ? wonBy(story) : null;
  // One chooses by hands and bags: as long as no card lies open the stage is where something may lie over the table.
  const spare = view.phase === 'choose_partner' || view.phase === 'choose_card';
  return (
    <div className="ay-stage" data-at="stage" data-phase={view.phase} data-spare={spare} role="group" aria-label={t('board.stage')}>
      {giver !== null ? (
        <Taken {...props} giver={giver} />
      ) : scene?.note.type === 't_rex_ate' ? (
        <Eating card={scene.note.card} />
      ) : won !== null || power !== null ? (
        <Power card={won?.card ?? power ?? ''} />
      ) : isIdle(props) ? (
        <Idle {...props} />
      ) : (
        <Two {...props} told={told} exchange={exchange} />
      )}
      <div className="ay-low">
        <DrawPile view={told} />
        <Between {...props} won={won} />
        <DiscardPile view={told} />
      </div>
    </div>
  );
}

/** Whether nobody trades now, or the two who did have only to draw: who looks back may rest at any of these. */
function isIdle({ scene, view: { phase } }: Props): boolean {
  return scene === null && (phase === 'choose_partner' || phase === 'draw' || phase === 'top_card' || phase === 'over');
}

function Two({ exchange, ...props }: Props & { readonly told: View; readonly exchange: Exchange }) {
  const { view, scene, you } = props;
  const [one, other] = exchange.seats ?? [view.active, null];
  const faced = facedBy(props, exchange);
  return (
    <>
      {faced !== null && you !== null ? (
        <Facing {...props} exchange={exchange} you={you} other={faced} />
      ) : (
        <>
          <Spot {...props} exchange={exchange} side="one" seat={one} />
          <Cart state={stateOf(props, exchange)} runs={scene !== null} />
          <Spot {...props} exchange={exchange} side="other" seat={other} />
        </>
      )}
      {/* What one is to give or may get is weighed by them, until the cards lie there. */}
      {view.phase === 'choose_card' && exchange.cards.length === 0 ? <Unseen view={view} below /> : null}
    </>
  );
}

/** How the exchange stands: not yet, as it lies there, or stopped by two alike or by a Sabotage. */
function stateOf({ view, scene }: Props, { cards }: Exchange): 'waits' | 'stands' | 'stopped' {
  const note = scene?.note;
  if (note?.type === 'exchange_cancelled') return 'stopped';
  if (note?.type === 'sabotage_played') return note.cancelled ? 'stopped' : 'stands';
  if (note?.type === 'cards_revealed') return alike(note) ? 'stopped' : 'stands';
  if (cards.length === 0) return 'waits';
  return view.saboteurs.length % 2 === 0 ? 'stands' : 'stopped';
}

function alike({ cards }: Extract<Note, { type: 'cards_revealed' }>): boolean {
  const [one, other] = cards.map(({ card }) => card.replace(/^hat_/, ''));
  return one === other;
}

/** For a Lollipop the other hand lies enlarged on the stage; who takes presses a card. */
function Taken({ giver, ...props }: Props & { readonly giver: number }) {
  const { t } = useTranslation('antayagi');
  const { seatName } = useReading();
  const heldText = useHeldText();
  const { view, busy } = props;
  return (
    <ul className="ay-taken" data-at="stage/hand" aria-label={t('board.hand_of', { name: seatName(giver) })}>
      {(view.hands[giver] ?? []).map((slot, at) => {
        const thing = slotThing(giver, at);
        const state = stateOn(thing, props);
        const odds = oddsOn(view, slot);
        const says = [heldText(slot, at), ...(odds === null ? [] : [t('fact.fits', fitsOf(odds))])].join('. ');
        const card = { className: 'ay-card', 'data-card': lookedAt(slot), 'aria-label': says, title: says };
        return (
          <li key={at}>
            {state === null ? (
              <span {...card} role="img">
                <Held slot={slot} at={at} named />
              </span>
            ) : (
              <button
                type="button"
                {...card}
                data-lit={!busy && state !== 'open'}
                data-state={state}
                aria-pressed={state === 'picked'}
                aria-disabled={busy}
                onClick={() => pressOn(thing, props)}
              >
                <Held slot={slot} at={at} named />
              </button>
            )}
            {odds === null ? null : (
              <small className="ay-odds" aria-hidden="true">
                <Chance odds={odds} />
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The card that makes happen what is told, or has won the game, alone in the light. */
function Power({ card }: { readonly card: string }) {
  return (
    <div className="ay-power">
      <span className="ay-spot-card" data-at="stage/power">
        <FaceArt kind={card} named />
      </span>
    </div>
  );
}

/** A T-Rex and what it eats, while that is told. */
function Eating({ card }: { readonly card: string }) {
  return (
    <>
      <div className="ay-spot" data-side="one">
        <span className="ay-spot-card" data-at="stage/eater">
          <FaceArt kind="t_rex" named />
        </span>
      </div>
      <Bite />
      <div className="ay-spot" data-side="other">
        <span className="ay-spot-card" data-at="stage/eaten">
          <FaceArt kind={card} named />
        </span>
      </div>
    </>
  );
}

/** As long as nobody trades: how the last exchange came out, as large as the next will be; where there is room for both, what hidden cards can be. */
function Idle(props: Props) {
  const { view, story, you } = props;
  const weighs = useMode() === 'wide' && view.phase === 'choose_partner';
  const last = useMemo(() => lastExchange(story), [story]);
  if (last === null) return weighs ? <Unseen view={view} /> : <Two {...props} told={view} exchange={NOBODY} />;
  return (
    <>
      <PastExchange last={last} you={you} />
      {weighs ? <Unseen view={view} below /> : null}
    </>
  );
}

/** The cards that the reader does not see: they are what hidden ones can be. `below`: in one row below the two cards of the stage. */
function Unseen({ view, below = false }: Pick<Props, 'view'> & { readonly below?: boolean }) {
  const { t } = useTranslation('antayagi');
  return (
    <div className={below ? 'ay-still' : 'ay-unseen'}>
      <p>{t('board.unseen')}</p>
      <Counted cards={outOfSight(view)} named={false} />
    </div>
  );
}

/** Between the piles: while nobody trades how the last exchange came out; else what happens. */
function Between({ won, ...props }: Props & { readonly won: WonBy | null }) {
  const idle = won === null && isIdle(props);
  const { story } = props;
  const last = useMemo(() => (idle ? lastExchange(story) : null), [idle, story]);
  return last === null ? <Caption {...props} won={won} /> : <PastLine last={last} />;
}

/** The one line of the stage: what becomes of the two cards, what happens now, or how things stand. Of whom something is asked the question says it. */
function Caption({ won, ...props }: Props & { readonly won: WonBy | null }) {
  const { view, scene, asked } = props;
  const reading = useBriefly(true);
  const told = won === null ? scene?.scene.caption : wonLine(view, won);
  // Of the view, which is already as it will be then, nothing is said before.
  const does = scene === null ? (doesOf(props) ?? undoneBy(props)) : null;
  const line = told ?? (scene === null ? (does ?? (asked === null ? standingLine(view) : null)) : scene.note.type === 'card_chosen' ? { key: 'caption.choosing' } : null);
  const choosing = scene === null && view.phase === 'choose_card';
  const back = choosing && asked !== null && does === null ? inReturn(props) : null;
  return (
    <p className="ay-caption" data-told={told !== undefined && won === null} data-gives={choosing ? does !== null || back !== null : undefined}>
      {back !== null ? <Words of={textOf(back, reading)} /> : line === null ? null : <Say line={line} />}
    </p>
  );
}

/** Of whoever may play a Sabotage while others hold one, which all know (AY-6.3): it need not end the matter (AY-6.5). */
function undoneBy({ view, legal }: Props): LogLine | null {
  return maySabotage(legal) && othersMaySabotage(view) ? { key: `caption.undone.${isCancelled(view) ? 'save' : 'cancel'}` } : null;
}

/** What whoever gives a card gets for it (AY-5.2). */
function inReturn({ view, you }: Props): LogLine | null {
  const other = across(view, you);
  return other === null ? null : { key: 'caption.in_return', args: { other: { seat: other } } };
}

function standingLine({ phase, asking, taker }: Props['view']): LogLine | null {
  if (phase === 'choose_card') return { key: 'caption.choosing' };
  const [asked] = asking;
  if (phase === 'reaction' && asked !== undefined) return { key: 'caption.asked', args: { who: { seat: asked } } };
  return phase === 'take_card' && taker !== null ? { key: 'caption.takes', args: { who: { seat: taker } } } : null;
}
