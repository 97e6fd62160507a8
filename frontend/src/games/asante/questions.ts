/** What is asked of the reader, as one line that names the card that asks it. */
import type { LogLine } from '../../i18n/line';
import { against } from './against';
import { givable } from './ending';
import { card, goesOn, inGold, theCard, waresOf } from './lines';
import { getsHolyPlace, isFull, steps, cardOf, type Now } from './market';
import { goldFor, printed } from './signs';
import type { Frame, Move, View } from './types';
import { whyInShort } from './why';

type Args = NonNullable<LogLine['args']>;

/** Cards against which one would rather hold an Animalist: the question says what they would do to the reader. */
const STRIKES: ReadonlySet<string> = new Set(['gorilla', 'jackal', 'marabou', 'vervet_monkey', 'cape_buffalo', 'chieftain']);

export function question(now: Now): LogLine {
  const { view, legal, picked } = now;
  const further = picked.length === 0 ? null : furtherQuestion(now);
  if (further !== null) return further;
  const step = view.frames.at(-1);
  if (step !== undefined) return stepQuestion(step, view, legal);
  if (view.phase === 'drawn' && view.drawn !== null) return { key: 'question.drawn', args: { card: card(view.drawn) } };
  return view.phase === 'draw' ? { key: 'question.draw' } : turnQuestion(now);
}

/** What may still be done in one's turn, beside ending it. */
function turnQuestion({ view, legal }: Now): LogLine {
  const met = goalMet(view);
  if (met !== null) return met;
  if (legal.every(({ type }) => type === 'end_turn')) return { key: 'question.play_over' };
  return view.markers === 0 ? { key: 'question.play_free' } : { key: 'question.play', args: { count: view.markers } };
}

/** The gold that ends the game if the turn ends with it, and who has the last turn then (AS-14.1); null: there is less, or this one is the last. */
function goalMet({ seats, active, last_turn: last, setup }: View): LogLine | null {
  const [own, other] = [seats.find(({ seat }) => seat === active), seats.find(({ seat }) => seat !== active)];
  if (own === undefined || other === undefined || last || own.gold < (setup.target ?? 60)) return null;
  return { key: 'question.goal', args: { gold: own.gold, who: { seat: other.seat } } };
}

/** What is asked when a card is taken hold of. */
function furtherQuestion(now: Now): LogLine | null {
  const { view, legal, picked } = now;
  const [thing = ''] = picked;
  const kind = cardOf(thing, view);
  if (kind === null) return null;
  const args = { card: card(kind) };
  const moves = legal.filter((move) => steps(move, view)[0]?.thing === thing);
  const types = new Set(moves.map(({ type }) => type));
  // What is only looked at takes no question away, nor does what may be played against a card.
  if (isAnswered(view, types.size)) return null;
  const typed = moves.some((move) => 'package_type' in move && move.package_type);
  if (typed) {
    const count = printed(kind).filter((ware) => ware === 'package').length;
    return { key: types.size > 1 ? 'further.trade_type' : types.has('buy_wares') ? 'further.buy_type' : 'further.sell_type', args: { ...args, count } };
  }
  if (types.has('buy_wares')) return { key: types.size > 1 ? 'further.trade' : 'further.buy', args: { card: waresOf(kind) } };
  if (types.has('sell_wares')) return { key: 'further.sell', args: { card: waresOf(kind) } };
  if (types.has('place_artifact')) return placing(view, moves, args);
  if (types.size === 0) return nothing(kind, now, args);
  // What an effect asks stays: which card asks it, and what for.
  return view.frames.length > 0 ? null : { key: types.has('use_artifact') ? 'further.use' : 'further.play', args };
}

/** Whether the question that is asked stays. */
function isAnswered({ frames, drawn }: View, uses: number): boolean {
  return frames.at(-1)?.step === 'response' || (uses === 0 && (frames.length > 0 || drawn !== null));
}

/** Of a card that cannot be used: what comes first, or what stands against it. */
function nothing(kind: string, now: Now, args: Args): LogLine {
  if (now.legal.some(({ type }) => type === 'begin_play')) return { key: 'further.not_yet', args };
  const why = whyInShort(kind, now);
  return why === null ? { key: 'further.nothing', args } : { key: 'further.nothing_why', args: { ...args, why } };
}

/** Where an Artifact is placed, and who gets the Holy Place there, if one lies at any of those slots. */
function placing(view: View, moves: readonly Move[], args: Args): LogLine {
  const [key, alone] = isFull(view.seats[view.you ?? 0]) ? ['further.replace_artifact', 'further.replace_artifact_only'] : ['further.place_artifact', 'further.place_artifact_only'];
  const seats = moves.map((move) => (move.type === 'place_artifact' ? getsHolyPlace(move.slot, view) : null));
  const seat = seats.find((each) => each !== null);
  return seat === undefined ? { key: alone, args } : { key, args: { ...args, who: { seat } } };
}

/** Giving away what need not be given: what one more would bring, and what comes instead. */
function moreQuestion({ step, source, done = [] }: Frame, args: Args): LogLine {
  if (step === 'discard_card') return { key: 'question.discard_card_more', args };
  const next = goesOn({ step, source }) ?? 'more';
  if (next !== 'gold') return { key: `question.return_ware_${next}`, args };
  const [gold, more] = [goldFor(source, done.length), goldFor(source, done.length + 1)];
  return { key: 'question.return_ware_gold', args: { ...args, gold: inGold(gold), more: inGold(more) } };
}

/** Giving away what must be given; where that is more than one, which of them it is. */
function countedQuestion({ step, source, must = 0, left = 1, done = [] }: Frame, { seats, you }: View, args: Args): LogLine {
  // A Gorilla asks for two wares, also where one lies there (AS-12.3).
  const most = step === 'return_ware' ? (seats[you ?? 0]?.stand.length ?? left) : left;
  const all = done.length + Math.min(left, most);
  const goesBack = step === 'return_ware' && must < left ? givable(source, seats[you ?? 0]?.stand ?? []) : 0;
  if (done.length + Math.min(left, goesBack) > 1) return { key: 'question.return_ware_first', args };
  return must < left || all === 1 ? { key: `question.${step}`, args } : { key: `question.${step}_nth`, args: { ...args, nth: done.length + 1, all } };
}

/** Why a found Animal cannot be played at once (AS-12): the table shows it. */
function hindered(animal: string, { seats, you }: View): string {
  const own = seats[you ?? 0];
  switch (animal) {
    case 'camel':
      return 'no_space';
    case 'cape_buffalo':
      return 'no_artifact_in_play';
    case 'jackal':
      return own?.cards === 0 ? 'no_other_card' : 'opponent_hand_empty';
    case 'marabou':
      return 'opponent_has_no_holy_place';
    default:
      return 'opponent_stand_empty';
  }
}

/** Those who find a card that may be used at once, if it can be (AS-11.15). */
const SEARCHES: ReadonlySet<string> = new Set(['tracker', 'carver']);

/** What an effect asks. */
function stepQuestion(frame: Frame, view: View, legal: readonly Move[]): LogLine {
  const { step, source, left = 1, card: chosen = '' } = frame;
  const may = legal.some((move) => move.type === 'stop');
  const args = { card: card(source) };
  switch (step) {
    case 'response':
      return { key: STRIKES.has(source) ? `question.response_${source}` : 'question.response', args: { who: { seat: view.active ?? 0 }, card: theCard(source) } };
    case 'take_ware':
      return may ? { key: 'question.take_ware_more', args: { ...args, count: left } } : { key: 'question.take_ware', args };
    case 'return_ware':
    case 'discard_card':
      return may ? moreQuestion(frame, args) : countedQuestion(frame, view, args);
    case 'choose_card':
    case 'choose_slot':
      return { key: `question.${step}_${source}`, args };
    case 'choose_option': {
      const about = view.found ?? chosen;
      // Where there is nothing to choose it is said why not.
      const only = SEARCHES.has(source) && legal.length === 1 ? '_only' : '';
      const why = against(hindered(about, view)) ?? '';
      return { key: `question.choose_option_${source}${only}`, args: { ...args, why, ...(about === '' ? {} : { found: theCard(about) }) } };
    }
    default:
      return { key: `question.${step}`, args };
  }
}
