import './antayagi.css';

import type { LogLine } from '../../i18n/line';
import type { Situation } from '../game';
import type { Step } from '../generic/choosing';
import { gathered, type Fact, type Piece, type Token, type Zone } from '../generic/plain';
import { plainGame } from '../generic/plainGame';
import { backName, cardText, facingName, groupName, kindName, moveFact, moveName, previewLine, question, scoreItem, sentence, stage, zoneName } from './lines';
import { phrases } from './phrases';
import { backSign, faceOf, looks } from './signs';
import type { Hints, Move, Note, Offer, Slot, View } from './types';

type Now = Situation<View, Move, Hints>;

const names = (seats: readonly number[]): LogLine => ({ key: 'board.names', args: { names: seats.map((seat) => ({ seat })) } });

function card(kind: string): Piece {
  return { face: kind, name: kindName(kind) };
}

/** A card in a hand: its face for those who see it now. What they saw before a Hat turned it is theirs to remember (AY-10.7). */
function held({ view, hints, you }: Now, seat: number, at: number, { card: face, back, facing }: Slot): Piece {
  const own = seat === you ? hints?.own.find(({ slot }) => slot === at) : undefined;
  const facts = [
    facingName(facing),
    ...(own === undefined ? [] : [{ key: 'fact.fits', args: { goods: own.goods, count: own.fits } }]),
  ];
  return {
    face: face,
    back: backSign(back),
    name: face === null ? backName(back) : kindName(face),
    corner: String(at + 1),
    facts,
    thing: `${seat}:${at}`,
    state: view.choices[seat] === at ? 'spent' : undefined,
  };
}

function hand(now: Now, seat: number): Zone {
  const slots = now.view.hands[seat] ?? [];
  return { as: 'cards', name: { key: 'board.hand' }, pieces: slots.map((slot, at) => held(now, seat, at, slot)) };
}

/** Open cards that lie with a seat's name under each. */
function offers(field: string, cards: readonly Offer[]): Zone {
  const shown = ({ seat, card: kind }: Offer): Piece => ({ ...card(kind), notes: [names([seat])] });
  return { as: 'cards', name: zoneName(field), pieces: cards.map(shown), large: true };
}

/** What the reader does not see now; without the turned cards the numbers would tell what they are (AY-10.7). */
function outOfSight({ unseen, memories }: View): readonly Token[] {
  const cards = [...unseen.flat(), ...memories.map(({ card }) => card)].sort();
  return gathered(cards.map(faceOf)).map(({ kind, count }) => ({ kind, name: kindName(kind), count }));
}

function waiting({ asking, saboteurs }: View): readonly Fact[] {
  const said = { asking, saboteurs };
  return (['asking', 'saboteurs'] as const).flatMap((field) =>
    said[field].length === 0 ? [] : [{ name: zoneName(field), value: names(said[field]) }],
  );
}

function table(now: Now): readonly Zone[] {
  const { view, hints } = now;
  const top: Piece[] = view.top === null ? [] : [{ face: null, back: backSign(view.top), name: backName(view.top), count: view.pile }];
  const last = view.discard.at(-1);
  return [
    offers('revealed', view.revealed),
    offers('powers', view.powers.toReversed()),
    { as: 'cards', name: zoneName('pile'), pieces: top, large: true },
    {
      as: 'cards',
      name: zoneName('discard'),
      pieces: last === undefined ? [] : [{ ...card(last), count: view.discard.length }],
      large: true,
    },
    { as: 'lines', lines: (hints?.exchange ?? []).map(previewLine) },
    { as: 'facts', facts: waiting(view) },
    {
      as: 'tokens',
      name: zoneName('unseen'),
      tokens: view.revealed.length > 0 ? [] : outOfSight(view),
    },
  ];
}

function place(now: Now, seat: number, compact: boolean): readonly Zone[] {
  const { view, hints, you } = now;
  const eats = hints?.seats[seat]?.eats;
  const bag = gathered(view.bags[seat] ?? []);
  return [
    { as: 'pips', name: zoneName('goods'), count: view.goods[seat] ?? 0, of: view.targets[seat] ?? 0 },
    { as: 'facts', facts: eats && !compact ? [{ name: zoneName('eats'), value: kindName(eats) }] : [] },
    ...(seat === you ? [] : [hand(now, seat)]),
    { as: 'tokens', name: { key: 'board.bag' }, tokens: bag.map(({ kind, count }) => ({ kind, name: kindName(kind), count })) },
  ];
}

function steps(move: Move, view: View): readonly Step[] {
  const slot = (seat: number | null, at: number): Step => ({
    thing: `${seat ?? ''}:${at}`,
    name: { key: 'board.slot', args: { slot: at + 1 } },
  });
  switch (move.type) {
    case 'choose_partner':
      return [{ thing: `seat:${move.seat}`, name: names([move.seat]) }];
    case 'choose_card':
    case 'play_sabotage':
      return [slot(view.you, move.slot)];
    case 'take_card':
      return [slot(view.taker === view.active ? view.partner : view.active, move.slot)];
    default:
      return [];
  }
}

/** Under the heading of its group: the seat, or the number of the card. */
function shortName(move: Move): LogLine {
  if (move.type === 'choose_partner') return names([move.seat]);
  return move.type === 'pass' ? moveName(move) : { key: 'board.slot', args: { slot: move.slot + 1 } };
}

/** What is seen of the card that a Lollipop may take. */
function signs(move: Move, view: View): readonly string[] {
  if (move.type !== 'take_card') return [];
  const slot = view.hands[(view.taker === view.active ? view.partner : view.active) ?? 0]?.[move.slot];
  return slot === undefined ? [] : [slot.card ?? backSign(slot.back)];
}

export default plainGame<View, Move, Note, Hints>({
  key: 'antayagi',
  palette: 'game-antayagi',
  cover: ['bone', 'lyrical_lollipop', 'hat', 'fish'],
  looks,
  kindName,
  cardText,
  table,
  place,
  hand: (now, you) => [hand(now, you)],
  steps,
  // The back of a Sabotage shows who is asked, so that a quick pass tells nothing (AY-10.4).
  passing: {
    pass: ({ type }) => type === 'pass',
    offered: ({ you, hands, phase }) => phase !== 'over' && you !== null && (hands[you] ?? []).some(({ back }) => back === 'sabotage'),
    stretch: ({ turn }) => turn,
  },
  phrases,
  groupName,
  moveName,
  shortName,
  moveSigns: signs,
  moveFact,
  sentence,
  question,
  stage,
  scoreItem,
  chosen: ({ chosen }) => chosen,
  points: ({ goods }, seat) => goods[seat] ?? null,
});
