/** What is asked of the reader, as one line that names the card that asks it. */
import type { LogLine } from '../../i18n/line';
import { card, goesOn, theCard } from './lines';
import { landings, steps, cardOf, type Now } from './market';
import type { Frame, Move, View } from './types';

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
function furtherQuestion({ view, legal, picked }: Now): LogLine | null {
  const [thing = ''] = picked;
  const kind = cardOf(thing, view);
  if (kind === null) return null;
  const args = { card: card(kind) };
  const moves = legal.filter((move) => steps(move, view)[0]?.thing === thing);
  const types = new Set(moves.map(({ type }) => type));
  const typed = moves.some((move) => 'package_type' in move && move.package_type);
  if (typed) return { key: types.size > 1 ? 'further.trade_type' : types.has('buy_wares') ? 'further.buy_type' : 'further.sell_type', args };
  if (types.has('buy_wares')) return { key: types.size > 1 ? 'further.trade' : 'further.buy', args };
  if (types.has('sell_wares')) return { key: 'further.sell', args };
  if (types.has('place_artifact')) return { key: 'further.place_artifact', args };
  if (types.size === 0) return { key: legal.some(({ type }) => type === 'begin_play') ? 'further.not_yet' : 'further.nothing', args };
  const [move] = moves;
  return view.frames.length === 0 && move !== undefined && (landings(move, view).length > 0 || types.has('use_artifact') || types.has('play_holy_place'))
    ? { key: types.has('use_artifact') ? 'further.use' : 'further.play', args }
    : { key: 'further.choose', args };
}

/** Returning a ware that need not be returned: what comes instead. */
function returnQuestion(source: string): string {
  return `question.return_ware_${goesOn({ step: 'return_ware', source }) ?? 'more'}`;
}

/** Those who find a card that may be used at once, if it can be (AS-11.15). */
const SEARCHES: ReadonlySet<string> = new Set(['tracker', 'carver']);

/** What an effect asks. */
function stepQuestion({ step, source, left = 1, card: chosen = '' }: Frame, view: View, legal: readonly Move[]): LogLine {
  const may = legal.some((move) => move.type === 'stop');
  const args = { card: card(source) };
  switch (step) {
    case 'response':
      return { key: STRIKES.has(source) ? `question.response_${source}` : 'question.response', args: { who: { seat: view.active ?? 0 }, card: theCard(source) } };
    case 'take_ware':
      return may ? { key: 'question.take_ware_more', args: { ...args, count: left } } : { key: 'question.take_ware', args };
    case 'return_ware':
      return { key: may ? returnQuestion(source) : 'question.return_ware', args };
    case 'discard_card':
      return { key: may ? 'question.discard_card_more' : 'question.discard_card', args };
    case 'choose_card':
    case 'choose_slot':
      return { key: `question.${step}_${source}`, args };
    case 'choose_option': {
      const about = view.found ?? chosen;
      // Where there is nothing to choose it is said why not.
      const only = SEARCHES.has(source) && legal.length === 1 ? '_only' : '';
      return { key: `question.choose_option_${source}${only}`, args: { ...args, ...(about === '' ? {} : { found: theCard(about) }) } };
    }
    default:
      return { key: `question.${step}`, args };
  }
}
