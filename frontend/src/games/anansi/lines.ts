/** What happened and what is asked, as lines from this game's catalogue. */
import type { ScoreItem } from '../../api/wire';
import type { CardArg, LogLine } from '../../i18n/line';
import type { Situation } from '../game';
import { type Colour, colourOf, valueOf } from './art/cards';
import { heldCard } from './model';
import type { Hints, Laid, Move, Note, RoundScore, View } from './types';

type NoteOf<Type extends Note['type']> = Extract<Note, { type: Type }>;

function colour(kind: Colour): LogLine {
  return { key: `colour.${kind}` };
}

export function cardName(kind: string): LogLine {
  return { key: 'card', args: { colour: colour(colourOf(kind)), value: valueOf(kind) } };
}

export function card(kind: string): CardArg {
  return { card: kind, name: cardName(kind) };
}

function who(seat: number): { readonly who: { readonly seat: number } } {
  return { who: { seat } };
}

function counted(what: string, count: number): LogLine {
  return { key: what, args: { count } };
}

function counts({ listeners, stacks }: { readonly listeners: number; readonly stacks: number }) {
  return { listeners: counted('listeners', listeners), stacks: counted('stack_count', stacks) };
}

function extended({ recruits }: NoteOf<'display_extended'>): LogLine {
  return {
    key: 'note.display_extended',
    args: { cards: recruits.map((laid: Laid) => card(laid.card)), count: recruits.length },
  };
}

function scored({ round, lines }: NoteOf<'round_scored'>): LogLine {
  const each = (line: RoundScore): LogLine => ({
    key: `note.scored.${line.case}`,
    args: { ...who(line.seat), ...counts(line), points: counted('points', line.points) },
  });
  return { key: 'note.round_scored', args: { round, lines: lines.map(each) } };
}

function ended({ ranking }: NoteOf<'game_ended'>): LogLine {
  const first = ranking.filter(({ rank }) => rank === 1);
  const [winner, ...others] = first;
  const points = counted('points', winner?.points ?? 0);
  if (winner === undefined || others.length > 0) return { key: 'note.game_shared', args: { names: first.map(({ seat }) => ({ seat })), points } };
  return { key: 'note.game_won', args: { ...who(winner.seat), points } };
}

const LINES: { readonly [Type in Note['type']]: (note: NoteOf<Type>) => LogLine } = {
  row_laid: ({ row }) => ({ key: 'note.row_laid', args: { colours: row.map(colour) } }),
  leader_drawn: ({ seat }) => ({ key: 'note.leader_drawn', args: who(seat) }),
  display_laid: ({ round, cards }) => ({ key: 'note.display_laid', args: { round, cards: cards.map(card) } }),
  hand_dealt: ({ seat, count, cards }) =>
    cards === null
      ? { key: 'note.hand_dealt', args: { ...who(seat), count } }
      : { key: 'note.hand_dealt_open', args: { ...who(seat), cards: cards.map(card) } },
  open_laid: ({ cards }) => ({ key: 'note.open_laid', args: { cards: cards.map(card) } }),
  round_opened: ({ round, bonus, leader }) => ({ key: 'note.round_opened', args: { round, bonus, ...who(leader) } }),
  trump_set: ({ colour: now, before }) => ({
    key: now === before ? 'note.trump_stays' : 'note.trump_set',
    args: { colour: colour(now) },
  }),
  card_played: ({ seat, card: kind, leads }) => ({
    key: leads ? 'note.card_led' : 'note.card_played',
    args: { ...who(seat), card: card(kind) },
  }),
  card_recruited: ({ seat, card: kind, listeners }) => ({
    key: listeners === 0 ? 'note.card_recruited_none' : 'note.card_recruited',
    args: { ...who(seat), card: card(kind), count: listeners },
  }),
  listeners_inspired: ({ seat, count }) => ({ key: 'note.listeners_inspired', args: { ...who(seat), count } }),
  trick_won: ({ seat, card: kind, stacks }) => ({
    key: 'note.trick_won',
    args: { ...who(seat), card: card(kind), count: stacks },
  }),
  display_extended: extended,
  round_scored: scored,
  game_ended: ended,
};

export function sentence(note: Note): LogLine {
  // The table pairs each tag with its own note; TypeScript cannot follow that through the union.
  const line = LINES[note.type] as (note: Note) => LogLine;
  return line(note);
}

export function question({ view, legal, picked }: Situation<View, Move, Hints>): LogLine {
  const [only, ...others] = legal;
  if (only !== undefined && others.length === 0) return { key: 'question.only', args: { card: card(only.card) } };
  const held = heldCard({ picked, legal });
  if (held !== null) return useOf(held, legal);
  if (view.led === null) return { key: 'question.lead' };
  const key = legal.some(({ type }) => type === 'recruit') ? 'question.follow' : 'question.follow_only';
  return { key, args: { must: mustOf(legal, view.led, view.trump) } };
}

/** Which cards may be played: of the led colour (AN-5.10), without one a trump (AN-5.11), without either any (AN-5.12). */
function mustOf(legal: readonly Move[], led: Colour, trump: Colour | null): LogLine {
  const plays = new Set(legal.filter(({ type }) => type === 'play').map((move) => colourOf(move.card)));
  if (plays.has(led)) return { key: 'must.follow', args: { led: colour(led) } };
  if (trump === null || led === trump || !plays.has(trump)) return { key: led === trump ? 'must.any' : 'must.any_no_trump', args: { led: colour(led) } };
  return { key: 'must.trump', args: { led: colour(led), trump: colour(trump) } };
}

/** What is asked of a card that has been taken hold of: only what can be done with it. */
function useOf(held: string, legal: readonly Move[]): LogLine {
  const uses = new Set(legal.filter((move) => move.card === held).map(({ type }) => type));
  const key = uses.size === 2 ? 'question.use' : uses.has('play') ? 'question.use_play' : 'question.use_recruit';
  return { key, args: { card: card(held) } };
}

/** Of a trick that has been won, by whom. */
export function winsLine(seat: number, number: number): LogLine {
  return { key: 'brought.wins', args: { ...who(seat), number } };
}

export function stage({ round, rounds, phase }: View): LogLine | null {
  return phase === 'row' || phase === 'leader' ? null : { key: 'stage', args: { round, rounds } };
}

export function moveName(move: Move): LogLine {
  return { key: `move.${move.type}`, args: { card: card(move.card) } };
}

export function scoreItem({ key, args }: ScoreItem): LogLine {
  const { case: how, round = 0, listeners, stacks } = args;
  if (how === undefined) return { key: `score.${key}`, args: { round } };
  return { key: `score.${key}_${how}`, args: { round, ...counts({ listeners: Number(listeners), stacks: Number(stacks) }) } };
}
