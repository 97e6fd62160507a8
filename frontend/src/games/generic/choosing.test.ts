import { describe, expect, test } from 'vitest';

import type { TypedMove } from '../game';
import { groups, press, setChoice, stateOf, toggled, within, type Step } from './choosing';

interface Buy extends TypedMove {
  readonly tent?: string;
  readonly space?: number;
}

const step = (thing: string): Step => ({ thing, name: { key: thing } });
const steps = ({ tent, space }: Buy): readonly Step[] =>
  [tent, space === undefined ? undefined : `space:${space}`].filter((thing) => thing !== undefined).map(step);

const roll: Buy = { type: 'roll' };
const tents: readonly Buy[] = Array.from({ length: 280 }, (_, at) => ({ type: 'buy', tent: `tent_${at % 4}`, space: at }));
const many = [roll, ...tents];
const cards: readonly Buy[] = [
  { type: 'play', tent: 'hermit' },
  { type: 'play', tent: 'camel' },
  { type: 'sell', tent: 'camel' },
];

/** Every move that can be made by pressing buttons alone. */
function reached(legal: readonly Buy[]): Set<Buy> {
  const found = new Set<Buy>();
  const walk = (picked: readonly string[]): void => {
    for (const { offers } of groups(legal, picked, steps)) {
      for (const offer of offers) {
        if (offer.kind === 'move') found.add(offer.move);
        else walk(offer.path);
      }
    }
  };
  walk([]);
  return found;
}

describe('moves as buttons', () => {
  test('stand in groups by type, in the order in which they are offered', () => {
    expect(groups([roll, ...cards], [], steps).map(({ type }) => type)).toEqual(['roll', 'play', 'sell']);
  });

  test('are offered at once where they are few', () => {
    const offers = groups(cards, [], steps).flatMap((group) => group.offers);
    expect(offers).toEqual(cards.map((move) => ({ kind: 'move', move })));
  });

  test('281 of them become five buttons, and after the tent its spaces are offered', () => {
    const first = groups(many, [], steps);
    expect(first.map(({ offers }) => offers.length)).toEqual([1, 4]);
    expect(first[1]?.offers[0]).toMatchObject({ kind: 'step', path: ['tent_0'], count: 70 });
    expect(groups(many, ['tent_0'], steps)[0]?.offers).toHaveLength(70);
  });

  test('none of many is lost', () => {
    expect(reached(many).size).toBe(281);
  });

  test('leave out what is chosen in the hand, until it is picked', () => {
    const held = new Set(['hermit', 'camel']);
    expect(groups([roll, ...cards], [], steps, held).map(({ type }) => type)).toEqual(['roll']);
    expect(groups([roll, ...cards], ['camel'], steps, held).map(({ type }) => type)).toEqual(['play', 'sell']);
  });
});

describe('a thing on the table', () => {
  test('is lit when it can be chosen next, open when it would begin anew, and dark otherwise', () => {
    expect(stateOf('tent_1', many, [], steps)).toBe('lit');
    expect(stateOf('space:0', many, [], steps)).toBeNull();
    expect(stateOf('tent_0', many, ['tent_0'], steps)).toBe('picked');
    expect(stateOf('tent_1', many, ['tent_0'], steps)).toBe('open');
    expect(stateOf('space:4', many, ['tent_0'], steps)).toBe('lit');
    expect(stateOf('space:5', many, ['tent_0'], steps)).toBeNull();
  });

  test('is only taken hold of at first, and makes the only move when it is pressed again', () => {
    expect(press('hermit', cards, [], steps)).toEqual({ pick: ['hermit'] });
    expect(press('hermit', cards, ['hermit'], steps)).toEqual({ choose: cards[0] });
  });

  test('makes the only move at the first press where there is nothing to look at', () => {
    expect(press('hermit', cards, [], steps, true)).toEqual({ choose: cards[0] });
    expect(press('camel', cards, [], steps, true)).toEqual({ pick: ['camel'] });
    expect(press('tent_0', many, [], steps, true)).toEqual({ pick: ['tent_0'] });
  });

  test('makes the only move that can be meant, though it takes hold of more, at the first press where that is safe', () => {
    const only = tents.slice(0, 1);
    expect(press('tent_0', only, [], steps)).toEqual({ pick: ['tent_0'] });
    expect(press('tent_0', only, [], steps, true)).toEqual({ choose: only[0] });
  });

  test('with two uses waits for one of them, and is put back when it is pressed again', () => {
    expect(press('camel', cards, ['camel'], steps)).toEqual({ pick: [] });
    expect(within(cards, ['camel'], steps)).toEqual([cards[1], cards[2]]);
  });

  test('that another one is used on makes the move', () => {
    expect(press('space:4', many, ['tent_0'], steps)).toEqual({ choose: tents[4] });
  });

  test('takes the place of what was picked before', () => {
    expect(press('tent_1', many, ['tent_0'], steps)).toEqual({ pick: ['tent_1'] });
  });

  test('that nothing can be done with does nothing', () => {
    expect(press('space:5', many, ['tent_0'], steps)).toBeNull();
  });
});

describe('a set of things that a move takes together', () => {
  interface Roll extends TypedMove {
    readonly dice?: readonly number[];
  }
  const subsets = Array.from({ length: 15 }, (_, at): Roll => ({ type: 'reroll', dice: [1, 2, 3, 4].filter((die) => ((at + 1) >> (die - 1)) & 1) }));
  const legal: readonly Roll[] = [{ type: 'stop' }, ...subsets];
  const setOf = ({ dice }: Roll): readonly string[] | null => dice?.map((die) => `die:${die}`) ?? null;

  test('is asked for where moves take sets, and only there', () => {
    const choice = setChoice(legal, [], setOf);
    expect(choice).toMatchObject({ type: 'reroll', chosen: [], move: null });
    expect([...(choice?.things ?? [])].sort()).toEqual(['die:1', 'die:2', 'die:3', 'die:4']);
    expect(setChoice([roll, ...cards], [], () => null)).toBeNull();
  });

  test('reaches every one of the moves by pressing things in any order, and nothing else', () => {
    for (const move of subsets) {
      let picked: readonly string[] = [];
      for (const thing of (setOf(move) ?? []).toReversed()) {
        const choice = setChoice(legal, picked, setOf);
        picked = choice === null ? [] : toggled(thing, choice);
      }
      expect(setChoice(legal, picked, setOf)?.move).toBe(move);
    }
  });

  test('gives a thing back that is pressed again', () => {
    const both = setChoice(legal, ['die:3', 'die:1'], setOf);
    expect(both && toggled('die:3', both)).toEqual(['die:1']);
    const one = setChoice(legal, ['die:1'], setOf);
    expect(one && toggled('die:1', one)).toEqual([]);
  });

  test('makes no move of what no move takes', () => {
    const pairs = legal.filter(({ dice }) => dice?.length === 2);
    expect(setChoice(pairs, ['die:1'], setOf)?.move).toBeNull();
    expect(setChoice(pairs, ['die:4', 'die:1'], setOf)?.move).toMatchObject({ dice: [1, 4] });
  });

  test('is not what was picked on the way to another move', () => {
    expect(setChoice(legal, ['hermit'], setOf)?.chosen).toEqual([]);
  });
});
