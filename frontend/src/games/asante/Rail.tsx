import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useMode } from '../../ui/useMode';
import { askBefore } from '../../ui/askBefore';
import { useRemembered } from '../../ui/useRemembered';
import { useTexts } from '../generic/table';
import { Costs } from './Costs';
import { markersOf } from './facts';
import { Known, useKnownSeated } from './Known';
import { moveName } from './lines';
import { knownCards, pathOf, RAIL, type Market, type Props } from './market';
import { MOON } from './signs';
import type { View } from './types';

const SIGNS: Readonly<Record<(typeof RAIL)[number], string>> = {
  draw_card: 'M2.500 2h10A1.500 1.500 0 0 1 14 3.500v17a1.500 1.500 0 0 1-1.500 1.500h-10A1.500 1.500 0 0 1 1 20.500v-17A1.500 1.500 0 0 1 2.500 2zM7.500 6.500L3.800 12l3.700 5.500 3.700-5.500zM7.500 10.200l1.200 1.800-1.200 1.800L6.300 12zM18.300 7.500h2.400v3.300H24v2.400h-3.300v3.300h-2.400v-3.300H15v-2.400h3.300z',
  begin_play: 'M1 3h22l1 6a2.800 2.800 0 0 1-5 1 2.800 2.800 0 0 1-4.700 0 2.800 2.800 0 0 1-4.600 0A2.800 2.800 0 0 1 5 10a2.800 2.800 0 0 1-5-1zM3 13h2v7h14v-7h2v9H3z',
  end_turn: MOON,
};

/**
 * The three actions that every turn has, each in its place as long as it can be done, beside or below the answers. On its
 * side a small phone has what is known of the hands between them: at its seats there is no room for a finger.
 */
export function Rail({ market, ...props }: Props & { readonly market: Market }) {
  const { legal, view, you, pending, picked } = props;
  const { t } = useTranslation('asante');
  const mode = useMode();
  const seated = useKnownSeated();
  const holds = isHeld(market, picked);
  // What was taken hold of has its answers in the same row.
  const away = mode === 'phone' && holds;
  const may = (type: string) => legal.some((move) => move.type === type) || pending?.type === type;
  const shown = RAIL.filter((type) => !away && may(type));
  const known = mode === 'flat' && !seated && view.seats.some((of) => knownCards(of).length > 0);
  if (shown.length === 0 && !known) return null;
  return (
    <div className="as-rail" role="group" data-gaps="true" aria-label={t('board.rail')}>
      {known ? (
        <div className="as-rail-known">
          {view.seats.map((of) => (
            <Known key={of.seat} market={market} of={of} you={you} picked={picked} />
          ))}
        </div>
      ) : null}
      {shown.map((type) => (
        <Action key={type} type={type} market={market} {...props} />
      ))}
    </div>
  );
}

/** Whether something was taken hold of with which a move can be made. */
function isHeld({ moves }: Market, picked: Props['picked']): boolean {
  return pathOf(picked).length > 0 && moves.length > 0;
}

interface ActionProps extends Props {
  readonly market: Market;
  readonly type: (typeof RAIL)[number];
}

/** What one is asked before this at its first press; null: nothing. Who wants to be asked before moves is asked by the frame, and once is enough. */
function useAskFirst({ type, legal, view }: ActionProps): string | null {
  const { t } = useTranslation('asante');
  if (useRemembered(askBefore) !== 'never') return null;
  // Who begins to play draws no more (AS-4.7).
  if (type === 'begin_play') return hasNothingToPlay(view) ? t('board.sure_idle') : null;
  return type === 'end_turn' && view.markers > 0 && legal.length > 1 ? t('board.sure', { count: view.markers }) : null;
}

/** Whether one was asked once more before this: until something else is asked, or picked. */
function useSure(asked: Props['asked'], picked: Props['picked']) {
  const [of, set] = useState<Pick<Props, 'asked' | 'picked'> | null>(null);
  const isSure = of !== null && asked !== null && of.asked === asked && of.picked === picked;
  return { isSure, arm: () => set({ asked, picked }), disarm: () => set(null) };
}

/** Neither cards nor what lies at one's own place: nothing could be done after drawing. */
function hasNothingToPlay({ seats, you }: View): boolean {
  const own = seats[you ?? -1];
  return own?.cards === 0 && own.artifacts.every((each) => each === null) && own.holy_places.length === 0;
}

/** One of them. What leaves something undone is done at the second press. */
function Action(props: ActionProps) {
  const { type, market, legal, view, hints, busy, pending, picked, asked, choose } = props;
  const texts = useTexts();
  const { isSure, arm, disarm } = useSure(asked, picked);
  const question = useAskFirst(props);
  const move = legal.find((each) => each.type === type);
  // In the midst of a choice the turn does not end by a press beside it.
  const usable = move !== undefined && !busy && !(isHeld(market, picked) && type === 'end_turn');
  const sure = usable && isSure ? question : null;
  const press = ({ detail }: MouseEvent) => {
    if (question !== null && sure === null) arm();
    // A slip of the finger is often a double click.
    else if (move !== undefined && !(question !== null && detail > 1)) choose(move);
  };
  return (
    <button
      type="button"
      className="as-action"
      data-lit={usable}
      data-kind={type}
      // Ending a turn with markers left is drawn with less weight than ending one that is played out.
      data-last={type === 'end_turn' && legal.length === 1}
      data-pending={pending?.type === type}
      data-sure={sure !== null}
      disabled={!usable}
      aria-label={sure ?? undefined}
      aria-pressed={sure === null ? undefined : true}
      onClick={press}
      onBlur={disarm}
      onKeyDown={({ key }) => (key === 'Escape' ? disarm() : undefined)}
    >
      <svg className="as-action-sign" viewBox="0 0 24 24" fillRule="evenodd" aria-hidden="true">
        <path d={SIGNS[type]} />
      </svg>
      <span>{texts(moveName({ type }))}</span>
      {usable ? <Costs count={markersOf(move, hints)} /> : null}
      {type === 'end_turn' && move !== undefined ? <Bonus view={view} /> : null}
      {sure === null ? null : <span className="as-sure">{sure}</span>}
    </button>
  );
}

/** So many markers that are left at the end bring gold, more of them no more (AS-3.5). */
function Bonus({ view: { setup, markers } }: { readonly view: View }) {
  const { t } = useTranslation('asante');
  const from = setup.bonus_from ?? 2;
  return markers < from ? null : (
    <>
      {/* For those who hear it, or copy it. */ ' '}
      <small className="as-bonus">{t('board.bonus', { least: from, count: setup.bonus ?? 1 })}</small>
    </>
  );
}
