import i18next from 'i18next';
import { describe, expect, test } from 'vitest';

import type { Seat } from '../../api/wire';
import { textOf, type Reader } from '../../i18n/line';
import { languages } from '../../i18n/setup';
import type { Situation } from '../game';
import { gains } from './gains';
import english from './i18n/en.json';
import game from './index';
import { answerName, counted, kindName, moveName, moveNow, scoreItem, sentence, stage, zoneName } from './lines';
import { steps } from './market';
import { notes, OPTIONS } from './notes.fixture';
import { question } from './questions';
import type { Frame, Hints, Move, Note, View } from './types';
import { hints, legal, view } from './view.fixture';

const moves: { readonly [Type in Move['type']]: readonly Extract<Move, { type: Type }>[] } = {
  draw_card: [{ type: 'draw_card' }],
  keep_card: [{ type: 'keep_card' }],
  reject_card: [{ type: 'reject_card' }],
  begin_play: [{ type: 'begin_play' }],
  buy_wares: [
    { type: 'buy_wares', card: 'pair_tea', package_type: null },
    { type: 'buy_wares', card: 'package_one', package_type: 'salt' },
  ],
  sell_wares: [
    { type: 'sell_wares', card: 'pair_tea', package_type: null },
    { type: 'sell_wares', card: 'package_one', package_type: 'salt' },
  ],
  place_artifact: [{ type: 'place_artifact', card: 'map', slot: 2 }],
  use_artifact: [{ type: 'use_artifact', slot: 2 }],
  play_person: [{ type: 'play_person', card: 'nomad' }],
  play_animal: [{ type: 'play_animal', card: 'camel' }],
  play_holy_place: [{ type: 'play_holy_place', kind: 'victoria' }],
  end_turn: [{ type: 'end_turn' }],
  play_animalist: [{ type: 'play_animalist' }],
  let_pass: [{ type: 'let_pass' }],
  take_ware: [{ type: 'take_ware', ware: 'tea' }],
  return_ware: [{ type: 'return_ware', ware: 'tea' }],
  discard_card: [{ type: 'discard_card', card: 'camel' }],
  choose_card: [{ type: 'choose_card', card: 'camel' }],
  choose_position: [{ type: 'choose_position', position: 3 }],
  give_card: [{ type: 'give_card', card: 'camel' }],
  choose_slot: [{ type: 'choose_slot', slot: 1 }],
  choose_kind: [{ type: 'choose_kind', kind: 'okavango' }],
  choose_number: [
    { type: 'choose_number', number: 1 },
    { type: 'choose_number', number: 3 },
  ],
  choose_option: OPTIONS.map((option) => ({ type: 'choose_option', option, slot: option === 'place' ? 2 : null })),
  choose_artifact: [
    { type: 'choose_artifact', owner: 0, slot: 1 },
    { type: 'choose_artifact', owner: 1, slot: 1 },
  ],
  take_holy_place: [{ type: 'take_holy_place', kind: 'rwenzori' }],
  steal_ware: [{ type: 'steal_ware', ware: 'fruits' }],
  stop: [{ type: 'stop' }],
};

/** Every step that a seat answers, with the cards that ask for it. */
const STEPS: readonly [step: string, sources: readonly string[]][] = [
  ['response', ['camel']],
  ['take_ware', ['camel', 'nomad']],
  ['return_ware', ['pottery', 'gorilla']],
  ['discard_card', ['talking_drum', 'boatman']],
  ['give_card', ['jackal']],
  ['choose_card', ['ancestral_mask', 'haggler', 'healer', 'jackal']],
  ['choose_position', ['hermit']],
  ['choose_slot', ['map', 'cartographer', 'pilgrim']],
  ['choose_kind', ['kilimanjaro']],
  ['choose_number', ['boatman']],
  ['choose_option', ['chieftain', 'carver', 'tracker', 'cape_buffalo', 'vervet_monkey']],
  ['choose_artifact', ['cape_buffalo']],
  ['take_holy_place', ['marabou']],
  ['steal_ware', ['vervet_monkey']],
];

const NAMES = ['Awa', 'Kofi'];
const SEATS: readonly Seat[] = [];

function reader(language: string, you: number | null): Reader {
  return { t: i18next.getFixedT(language), language, game: 'asante', you, seatName: (seat) => NAMES[seat] ?? '?' };
}

/** A view of which only what the question needs is given. */
function asked(view: Partial<View>, legal: readonly Move[]): Situation<View, Move, Hints> {
  const whole = { phase: 'play', markers: 3, active: 1, you: 0, waiting: [], turn: 4, last_turn: false, drawn: null, found: null, frames: [], seats: [], setup: {}, ...view };
  return { view: whole as unknown as View, legal, hints: null, seats: SEATS, you: 0, asked: 1, waiting: null, picked: [] };
}

/** What is told of a note; null where that is nothing. */
function told(note: Note, language: string, you: number | null): string | null {
  const line = sentence(note);
  return line === null ? null : textOf(line, reader(language, you));
}

/** A missing sentence comes back as its key, a blank left open with its braces. */
const WHOLE = /^(?!.*(?:note|kind|answer|the_card|a_ware|move|choice|question|further|turn|why|phase|score|zone)\.\w)[^{}]+$/;

describe.each(languages)('in %s', (language) => {
  test.each(Object.keys(notes) as Note['type'][])('%s has a sentence for those it concerns and for the others', (type) => {
    for (const note of notes[type]) {
      for (const you of [0, 1, null]) expect(told(note, language, you) ?? 'nothing', JSON.stringify(note)).toMatch(WHOLE);
    }
  });

  test('every move and every item of a score has a name', () => {
    for (const type of Object.keys(moves) as Move['type'][]) {
      for (const move of moves[type]) expect(textOf(moveName(move), reader(language, 0)), type).toMatch(WHOLE);
    }
    expect(textOf(scoreItem({ key: 'gold', points: 50, args: {} }), reader(language, null))).toMatch(WHOLE);
  });

  test('a ware that may be left is asked for as such', () => {
    const frame: Frame = { step: 'take_ware', source: 'nomad', left: 1 };
    const [must, may] = [[], moves.stop].map((legal) => textOf(question(asked({ frames: [frame] }, legal)), reader(language, 0)));
    expect(may).toMatch(WHOLE);
    expect(may).not.toBe(must);
  });

  test('every step asks a question', () => {
    for (const [step, sources] of STEPS) {
      for (const source of sources) {
        const frame: Frame = { step, source, left: 2, card: source === 'vervet_monkey' ? 'tea' : 'map' };
        const found = source === 'tracker' ? 'camel' : null;
        for (const may of [[], moves.stop]) {
          expect(textOf(question(asked({ frames: [frame], found }, may)), reader(language, 0)), step).toMatch(WHOLE);
        }
      }
    }
  });

  test('a card that is found and cannot be used at once asks nothing', () => {
    const found = { frames: [{ step: 'choose_option', source: 'tracker', left: 2 }], found: 'camel' };
    const [keep, both] = [[{ type: 'choose_option', option: 'to_hand' }], [{ type: 'choose_option', option: 'to_hand' }, { type: 'choose_option', option: 'play_now' }]] as readonly Move[][];
    expect(textOf(question(asked(found, keep ?? [])), reader(language, 0))).not.toMatch(/\?/);
    expect(textOf(question(asked(found, both ?? [])), reader(language, 0))).toMatch(/\?/);
  });

  test('whoever has nothing left to do is told so', () => {
    expect(question(asked({ markers: 2 }, moves.end_turn)).key).toBe('question.play_over');
    expect(question(asked({ markers: 0 }, [...moves.play_holy_place, ...moves.end_turn])).key).toBe('question.play_free');
  });

  test('whoever has the gold that ends the game is told who plays last, and in the last turn no more', () => {
    const rich = { seats: view.seats.map((seat, at) => ({ ...seat, seat: at, gold: 61 })), active: 0 };
    expect(textOf(question(asked(rich, moves.end_turn)), reader(language, 0))).toMatch(/61.*Kofi|Kofi.*61/);
    expect(question(asked({ ...rich, last_turn: true }, moves.end_turn)).key).toBe('question.play_over');
  });

  test('whoever stops reads what comes then, in a few letters', () => {
    for (const [step, sources] of STEPS) {
      for (const source of sources) {
        const name = textOf(answerName({ type: 'stop' }, asked({ frames: [{ step, source }] }, moves.stop).view), reader(language, 0));
        expect(name, step).toMatch(WHOLE);
        expect(name.length, name).toBeLessThanOrEqual(18);
      }
    }
  });

  test('away from the board what lies in a place is called by its name', () => {
    const named = (move: Move) => {
      const line = moveNow(move, { ...view, row: ['victoria', 'kilimanjaro', null] });
      return line === null ? null : textOf(line, reader(language, 0));
    };
    expect(named({ type: 'choose_slot', slot: 2 })).toMatch(/Kilima/);
    expect(named({ type: 'end_turn' })).toBeNull();
  });

  test('advice calls a move as its button does', () => {
    const { view: at } = asked({ frames: [{ step: 'take_ware', source: 'camel', left: 1 }] }, moves.stop);
    const said: readonly Move[] = [{ type: 'stop' }, { type: 'play_holy_place', kind: 'victoria' }];
    for (const move of said) expect(moveNow(move, at)).toEqual(answerName(move, at));
    // The rail calls its own by their name.
    for (const type of ['draw_card', 'begin_play', 'end_turn'] as const) expect(moveNow({ type }, at) ?? moveName({ type })).toEqual(moveName({ type }));
  });

  test('whatever is taken up asks what to do with it', () => {
    const things = new Set(legal.flatMap((move) => steps(move, view).slice(0, 1).map(({ thing }) => thing)));
    const asking = [...things, 'card:animalist', 'card:healer'].map((thing) => question({ ...asked({}, legal), view, picked: [thing] }));
    for (const line of asking) expect(textOf(line, reader(language, 0)), line.key).toMatch(WHOLE);
    expect(new Set(asking.map(({ key }) => key)).size).toBeGreaterThan(5);
  });

  test('what an effect asks is still asked when its answer is taken up', () => {
    const giving = { ...asked({ frames: [{ step: 'give_card', source: 'jackal' }] }, [{ type: 'give_card', card: 'map' }]), picked: ['card:map'] };
    expect(question(giving).key).toBe('question.give_card');
  });

  test('a card that is taken up too early says what comes first', () => {
    const [early, late] = [[{ type: 'draw_card' }, { type: 'begin_play' }], moves.end_turn].map((offered) => question({ ...asked({}, offered as Move[]), picked: ['card:animalist'] }));
    expect([early?.key, late?.key]).toEqual(['further.not_yet', 'further.nothing']);
  });

  test('a card that cannot be used in one’s turn says why in the question', () => {
    const nothing = { buy: null, buy_refused: null, sell: null, sell_refused: null, missing: [], play_refused: null };
    const tea = { ...nothing, card: 'pair_tea', buy: 3, sell: 5, missing: ['tea'], sell_refused: 'wares_missing' };
    const cards = [{ ...nothing, card: 'midwife', play_refused: 'no_card_to_draw' }, { ...tea, buy_refused: 'not_enough_gold' }];
    const said = (card: string) => textOf(question({ ...asked({}, moves.end_turn), hints: { ...hints, cards }, picked: [`card:${card}`] }), reader(language, 0));
    for (const card of ['midwife', 'pair_tea']) expect(said(card)).toMatch(WHOLE);
    if (language === 'en') expect([said('midwife'), said('pair_tea')]).toEqual(['Midwife: no card to draw', '2 Tea: too dear to buy, lacks Tea to sell']);
  });

  test('it is said whose turn it is, also while somebody else answers, and not what is drawn on the table', () => {
    const now = { you: 0, active: 1, turn: 4, frames: [{ step: 'response', source: 'gorilla' }] };
    const said = [{ ...now, waiting: [0] }, { you: 0, active: 0, waiting: [0] }, { ...now, waiting: [0], last_turn: true }, { you: 0, active: 0, last_turn: true }].map((part) => {
      const line = stage(asked(part, []).view);
      return line && textOf(line, reader(language, 0));
    });
    for (const line of said) expect(line).toMatch(WHOLE);
    if (language === 'en') expect(said).toEqual(['Turn 4: Kofi', 'Turn 4: you', 'Kofi’s last turn', 'Your last turn']);
  });

  test('what may be ended is named: it is the turn, not a marker', () => {
    const said = [1, 2].map((markers) => textOf(question(asked({ markers }, legal)), reader(language, 0)));
    if (language === 'de') expect(said).toEqual([1, 2].map((count) => `Spiele, was leuchtet (je 1 Marker, noch ${count}), oder beende den Zug`));
    for (const line of said) expect(line).toMatch(WHOLE);
  });

  test('every phase has its question and its place in the game', () => {
    const parts = [{ phase: 'draw' }, { phase: 'drawn', drawn: 'camel' }, { phase: 'play', markers: 1 }, { phase: 'play', markers: 0 }, { last_turn: true }];
    for (const situation of parts.flatMap((part) => [asked(part, moves.end_turn), asked(part, legal)])) {
      expect(textOf(question(situation), reader(language, 0))).toMatch(WHOLE);
      const line = stage(situation.view);
      expect(line && textOf(line, reader(language, 0))).toMatch(WHOLE);
    }
    expect(stage(asked({ turn: 0 }, []).view)).toBeNull();
  });

  test('every piece and every field has a name', () => {
    for (const kind of Object.keys(english.kind)) expect(textOf(kindName(kind), reader(language, null))).toMatch(WHOLE);
    for (const field of Object.keys(english.zone)) expect(textOf(zoneName(field), reader(language, null))).toMatch(WHOLE);
  });
});

/** What `refusal` of the rules answers. */
const REASONS = [
  'game_over',
  'not_your_turn',
  'effect_pending',
  'wrong_phase',
  'wrong_step',
  'must_go_on',
  'not_in_hand',
  'no_marker',
  'not_enough_gold',
  'no_space',
  'supply_short',
  'wares_missing',
  'no_such_choice',
  'place_taken',
  'no_artifact',
  'artifact_used',
  'holy_place_played',
  'no_such_holy_place',
  'no_card_to_draw',
  'stand_empty',
  'no_other_card',
  'opponent_stand_empty',
  'no_marker_spent',
  'no_holy_place_possible',
  'discard_empty',
  'only_in_response',
  'row_empty',
  'nobody_affected',
  'no_person_discarded',
  'no_artifact_in_play',
  'opponent_hand_empty',
  'opponent_has_no_holy_place',
  'type_barred',
  'not_on_stand',
  'not_legal',
];

test.each(languages)('in %s every refusal says why', (language) => {
  for (const reason of REASONS) expect(i18next.exists(`refused.${reason}`, { lng: language, ns: 'asante' }), reason).toBe(true);
});

test('all cards, wares and Holy Places have names', () => {
  const [cards, wares, holyPlaces, packages] = [60, 6, 5, 1];
  expect(Object.keys(english.kind)).toHaveLength(cards + wares + holyPlaces + packages);
});

const put = (view: Partial<View>, legal: readonly Move[] = []) => textOf(question(asked(view, legal)), reader('en', 0));

test('wares are counted, two packages as such', () => {
  expect(counted(['tea', 'package', 'tea', 'package'])).toEqual([{ key: 'several', args: { number: 2, what: kindName('tea') } }, kindName('package_two')]);
});

test('what must be given more than once is counted, and what need not is asked with the gold that it brings', () => {
  const returning = (source: string, left: number, must: number, ...done: readonly string[]): Partial<View> => ({ frames: [{ step: 'return_ware', source, left, must, done: [...done] }] });
  expect(put(returning('haggler', 3, 3, 'tea'))).toBe('Haggler: which ware goes back to the supply? 2 of 4');
  expect(put(returning('loom', 1, 1))).toBe('Loom: which ware goes back to the supply?');
  const holding = (stand: string[], ...of: Parameters<typeof returning>) => put({ ...returning(...of), seats: view.seats.map((each) => ({ ...each, stand })) });
  expect(holding(['tea', 'silk'], 'pottery', 6, 1)).toBe('Pottery: which ware goes back first?');
  // Of which none more could follow (AS-10.1, AS-11.6).
  expect(holding(['tea', 'tea'], 'pottery', 6, 1)).toBe('Pottery: which ware goes back to the supply?');
  expect(holding(['tea', 'silk'], 'dyer', 9, 1)).toBe('Dyer: which ware goes back to the supply?');
  expect(put(returning('pottery', 4, 0, 'tea', 'silk'), moves.stop)).toBe('Pottery: one more ware for 6 gold in all, or take 3 gold now?');
  expect(put(returning('moneychanger', 5, 0, 'tea'), moves.stop)).toBe('Moneychanger: one more ware for 4 gold in all, or take 2 gold now?');
});

test('who has fewer wares than are asked for is asked for those (AS-12.3)', () => {
  const robbed = (...stand: readonly string[]): Partial<View> => ({ frames: [{ step: 'return_ware', source: 'gorilla', left: 2, must: 2 }], you: 0, seats: view.seats.map((each) => (each.seat === 0 ? { ...each, stand: [...stand] } : each)) });
  expect(put(robbed('tea'))).toBe('Gorilla: which ware goes back to the supply?');
  expect(put(robbed('tea', 'silk'))).toBe('Gorilla: which ware goes back to the supply? 1 of 2');
});

test.each([
  ['there', [null, 'loom', null], 'Map: at which slot? Kofi gets the Holy Place there', 'Map: at which slot?'],
  ['in place of another', ['loom', 'loom', 'pottery'], 'Map: in place of which Artifact? You get the Holy Place there', 'Map: in place of which Artifact?'],
])('where an Artifact is placed %s it is said who gets the Holy Place, if any lies there (AS-7.10)', (_, artifacts, some, none) => {
  const seats = view.seats.map((each) => (each.seat === 0 ? { ...each, artifacts } : each));
  const slots: readonly Move[] = ([1, 3] as const).map((slot) => ({ type: 'place_artifact', card: 'map', slot }));
  const placing = (row: View['row']) => textOf(question({ ...asked({ ...view, seats, row }, slots), picked: ['card:map'] }), reader('en', 0));
  expect(placing([null, null, 'victoria'])).toBe(some);
  expect(placing([null, 'victoria', null])).toBe(none);
});

test('what a Tracker has found and nobody can play says why', () => {
  const found = (animal: string): Partial<View> => ({ found: animal, seats: view.seats, frames: [{ step: 'choose_option', source: 'tracker' }] });
  const keep: readonly Move[] = [{ type: 'choose_option', option: 'to_hand' }];
  expect(put(found('vervet_monkey'), keep)).toBe('Tracker found the Vervet Monkey, which cannot be played now: their stand is empty');
  expect(put(found('camel'), keep)).toMatch(/: no room$/);
  expect(put(found('jackal'), keep)).toMatch(/: their hand is empty$/);
});

test('what brought the lead names no sum: the turn may have brought more', () => {
  const [sold, taken] = [notes.wares_sold[0], notes.gold_taken[0]];
  const said = [sold, taken].map((note) => (note === undefined ? null : gains(note)[0]?.line));
  expect(said.map((line) => line && textOf(line, reader('en', 0)))).toEqual(['2 Tea and Silk sold for 5 gold', 'Pottery: 6 gold']);
});

test('what happens to the reader is told to the reader, in the right number', () => {
  const [one, three] = notes.holy_place_played;
  const [bought] = notes.wares_bought;
  if (one === undefined || three === undefined || bought === undefined) throw new Error('samples are needed');
  expect(told(one, 'en', 0)).toBe('You play the Victoria Waterfalls.');
  expect(told(three, 'en', 0)).toBe('You play the Victoria Waterfalls, 3 times.');
  expect(told(three, 'en', 1)).toBe('Awa plays the Victoria Waterfalls, 3 times.');
  expect(told(bought, 'en', 0)).toBe('You buy 2 Tea and Silk for 5 gold, 15 left.');
});

test('a card that was found is told of once: where it goes, and not that this was chosen', () => {
  const chosen = (option: string) => told({ type: 'option_chosen', seat: 0, source: 'tracker', option }, 'en', 0);
  expect(['to_hand', 'place', 'play_now'].map(chosen)).toEqual([null, null, null]);
  expect(chosen('use')).toBe('You use the Artifact once more.');
});

test('a Ware card is bought or sold as what it shows, and a package as the ware that it is to be', () => {
  const named = (move: Move) => textOf(moveName(move), reader('en', 0));
  expect(named({ type: 'buy_wares', card: 'two_silk_one_fruits', package_type: null })).toBe('Buy 2 Silk and Fruits');
  expect(named({ type: 'sell_wares', card: 'pair_tea_package', package_type: 'silk' })).toBe('Sell 2 Tea and 1 package (as Silk)');
});

test('a card that is hidden from the reader is not named', () => {
  const [hidden] = notes.card_stolen;
  if (hidden === undefined) throw new Error('a sample is needed');
  expect(told(hidden, 'en', null)).toBe('Awa takes a card from Kofi.');
});

test('what somebody plays or takes stands in the sentence as the language wants it', () => {
  const played = (card: string): Note => ({ type: 'card_announced', seat: 0, card, markers: 3 });
  const stolen: Note = { type: 'ware_stolen', seat: 0, of: 1, ware: 'silk' };
  const said = (note: Note) => ['de', 'fr'].map((language) => told(note, language, null));
  expect(said(played('nomad'))).toEqual(['Awa spielt den Nomaden.', 'Awa joue le Nomade.']);
  expect(said(played('two_tea_one_silk'))).toEqual(['Awa spielt die Warenkarte 2 Tee + Seide.', 'Awa joue la carte 2 Thé + Soie.']);
  expect(said(stolen)).toEqual(['Awa nimmt Seide vom Marktstand von Kofi.', 'Awa prend de la Soie à Kofi.']);
});

test('who is taken something from is told so', () => {
  const stolen: Note = { type: 'ware_stolen', seat: 0, of: 1, ware: 'silk' };
  expect(told(stolen, 'en', 1)).toBe('Awa takes Silk from your stand.');
  expect(told(stolen, 'fr', 1)).toBe('Awa te prend de la Soie.');
});

test('in few words the newest line leaves out what stands beside it', () => {
  const briefly = (note: Note) => game.brief?.(note, 0);
  expect(notes.turn_started.map(briefly)).toEqual(notes.turn_started.map(() => null));
  expect(notes.card_kept.map(briefly)).toEqual(notes.card_kept.map(sentence));
  // How much it is in all stands at the seat.
  expect(notes.wares_sold.map(briefly)).toEqual(notes.wares_sold.map((note) => ({ ...sentence(note), key: 'brief.wares_sold' })));
});
