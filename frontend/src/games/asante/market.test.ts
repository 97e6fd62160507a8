import { describe, expect, test } from 'vitest';

import { landings, offered, stack } from './market';
import { at } from './scene';
import type { Frame, Move, View } from './types';
import { legal, view } from './view.fixture';

const of = (type: Move['type'], card?: string) =>
  legal.filter((move) => move.type === type && (card === undefined || ('card' in move && move.card === card)));
const places = (moves: readonly Move[]) => moves.flatMap((move) => landings(move, view));

describe('a card is dropped', () => {
  test('as an Artifact on its place', () => {
    expect(places(of('place_artifact'))).toEqual([at.artifact(0, 2)]);
  });

  test('as a Ware card where the wares come from: to buy in the supply, to sell at the own stand', () => {
    expect(places(of('buy_wares', 'pair_tea'))).toEqual(['supply']);
    expect(places(of('sell_wares', 'pair_tea'))).toEqual([at.stand(0)]);
    expect(places(of('buy_wares', 'package_one'))).toEqual([at.ware('salt'), at.ware('silk')]);
  });

  test('as an Animal on whom it strikes', () => {
    expect(places(of('play_animal'))).toContain(at.place(1));
    expect(landings({ type: 'play_animal', card: 'camel' }, view)).toContain(at.supply);
    expect(landings({ type: 'play_animal', card: 'cape_buffalo' }, view)).toEqual([
      at.stage,
      at.artifact(0, 1),
      at.artifact(0, 3),
      at.artifact(1, 2),
    ]);
  });

  test('on the discard pile or on the other player, as the effect wants it', () => {
    expect(landings({ type: 'discard_card', card: 'map' }, view)).toEqual([at.discard]);
    expect(landings({ type: 'give_card', card: 'map' }, view)).toEqual([at.place(1)]);
    const haggling: View = { ...view, frames: [{ step: 'choose_card', source: 'haggler' }] };
    expect(landings({ type: 'choose_card', card: 'pair_tea' }, haggling)).toEqual([at.stand(0)]);
  });
});

describe('among the answers stand', () => {
  const answers: readonly Move[] = [{ type: 'return_ware', ware: 'tea' }, { type: 'choose_artifact', owner: 1, slot: 2 }, { type: 'stop' }];

  test.each(['wide', 'flat', 'phone'] as const)('no actions of the rail; what lies at a seat, too (%s)', (mode) => {
    expect(offered(legal, view, [], mode).map(({ type }) => type)).toEqual(['play_holy_place']);
  });

  test('nothing that is pressed where it lies, but on phones what is too small there', () => {
    expect(offered(answers, view, [], 'wide').map(({ type }) => type)).toEqual(['stop']);
    expect(offered(answers, view, [], 'flat').map(({ type }) => type)).toEqual(['return_ware', 'stop']);
    expect(offered(answers, view, [], 'phone')).toEqual(answers);
  });

  test('the uses of a card that was taken hold of, but for its place', () => {
    const tea = legal.filter((move) => 'card' in move && move.card === 'pair_tea');
    expect(offered(tea, view, ['card:pair_tea'], 'wide')).toEqual(tea);
    expect(offered(of('place_artifact'), view, ['card:map'], 'phone')).toEqual([]);
  });
});

test('effects within effects are stacked, the innermost last, each once', () => {
  const frames: Frame[] = [
    { step: 'finish', source: 'tracker' },
    { step: 'finish', source: 'cape_buffalo' },
    { step: 'finish', source: 'map' },
    { step: 'choose_kind', source: 'kilimanjaro', left: 1 },
  ];
  const nested: View = { ...view, resolving: ['tracker', 'cape_buffalo', 'map'], frames };
  expect(stack(nested)).toEqual(['tracker', 'cape_buffalo', 'map', 'kilimanjaro']);
  expect(stack({ ...view, frames: [{ step: 'refill', source: 'row' }] })).toEqual([]);
});
