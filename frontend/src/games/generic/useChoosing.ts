import { useMemo } from 'react';

import type { BoardProps, Situation, TypedMove } from '../game';
import { press, setChoice, stateOf, toggled, within, type Choosing, type SetChoice } from './choosing';
import type { AnyPlain, Zone } from './plain';

type Now = Situation<unknown, TypedMove, unknown>;
type Doing = Pick<BoardProps<unknown, TypedMove, unknown, unknown>, 'busy' | 'pick' | 'choose'>;

/**
 * The choice in progress. What was picked is kept once, by the frame, and given to every part of the table: a choice
 * that is begun on the board goes on in the hand, whichever of the two the game draws itself.
 */
export function useChoosing(plain: AnyPlain, now: Now & Doing): Choosing<TypedMove> {
  const { view, legal, hints, seats, you, asked, waiting, picked, busy, pick, choose } = now;
  return useMemo(
    () => choosing(plain, { view, legal, hints, seats, you, asked, waiting, picked }, { busy, pick, choose }),
    [plain, view, legal, hints, seats, you, asked, waiting, picked, busy, pick, choose],
  );
}

function choosing(plain: AnyPlain, now: Now, { busy, pick, choose }: Doing): Choosing<TypedMove> {
  const { view, legal, picked } = now;
  const steps = (move: TypedMove) => plain.steps(move, view);
  const set = setOnTable(plain, now);
  const path = set === null || set.chosen.length === 0 ? picked : [];
  const moves = within(legal, path, steps);
  return {
    path,
    moves,
    set,
    steps,
    stateOf(thing) {
      if (thing === undefined) return null;
      if (set?.things.has(thing) === true) return set.chosen.includes(thing) ? 'picked' : 'lit';
      return stateOf(thing, legal, path, steps);
    },
    moveOn: (thing) => moves.find((move) => steps(move).length === path.length + 1 && steps(move)[path.length]?.thing === thing),
    press(thing, once = false) {
      if (busy) return;
      if (set?.things.has(thing) === true) {
        pick(toggled(thing, set));
        return;
      }
      const meant = within(legal, [...path, thing], steps);
      const sure = meant.length === 1 && meant.every((move) => plain.sure?.(move, view) === true);
      const pressed = press(thing, legal, path, steps, once || sure);
      if (pressed === null) return;
      if ('choose' in pressed) choose(pressed.choose);
      else pick(pressed.pick);
    },
  };
}

/** The set that is asked for, where all of its things lie on the table: else its moves are offered one by one. */
function setOnTable(plain: AnyPlain, now: Now): SetChoice<TypedMove> | null {
  if (plain.setOf === undefined || now.you === null) return null;
  const set = setChoice(now.legal, now.picked, plain.setOf);
  if (set === null) return null;
  const lying = new Set([...plain.hand(now, now.you), ...plain.table(now)].flatMap(thingsOf));
  return [...set.things].every((thing) => lying.has(thing)) ? set : null;
}

/** Whether all that lies there belongs to the set: it is then shown beside the button that takes it. */
export function isOfSet(zone: Zone, set: SetChoice<TypedMove> | null): boolean {
  const own = thingsOf(zone);
  return own.length > 0 && own.every((thing) => set?.things.has(thing));
}

function thingsOf(zone: Zone): readonly string[] {
  if (zone.as === 'cards') return zone.pieces.flatMap(({ thing }) => thing ?? []);
  return zone.as === 'tokens' ? zone.tokens.flatMap(({ thing }) => thing ?? []) : [];
}
