// Made by `npm run types` from the server's schemas: change them there.

export type Move = Play | Recruit;
export type Note =
  | RowLaid
  | LeaderDrawn
  | DisplayLaid
  | HandDealt
  | OpenLaid
  | RoundOpened
  | TrumpSet
  | CardPlayed
  | CardRecruited
  | ListenersInspired
  | TrickWon
  | DisplayExtended
  | RoundScored
  | GameEnded;

export interface Messages {
  hints: Hints;
  move: Move;
  note: Note;
  options: Options;
  scoreline: ScoreLine;
  view: View;
}
/**
 * What a player would work out; `heading`: whose card wins the trick as it lies; `trump_next` as it stands.
 */
export interface Hints {
  balances: Balance[];
  cards: CardHint[];
  heading: number | null;
  trump_next: ('hornet' | 'leopard' | 'snake') | null;
}
/**
 * A seat's listeners less its stacks, and what the round would bring if it ended like this.
 */
export interface Balance {
  balance: number;
  case: 'exact' | 'over' | 'under';
  points: number;
  seat: number;
}
/**
 * A card of the viewer's hand, and what it would do.
 *
 *     `listeners`: what recruiting it brings now; `points_recruiting`: the points of the round if it ended then;
 *     `trump_next`: the next trick's trump if it is recruited and nobody recruits after it; `wins_now`: if it is
 *     played, it would be the best card of the trick so far; `points_winning`: the points of the round if it
 *     ended after this card had won the trick; the two reasons say why it cannot be played or recruited (null: it can).
 */
export interface CardHint {
  card: string;
  listeners: number;
  play_refused:
    | (
        | 'game_over'
        | 'leader_cannot_recruit'
        | 'must_follow_suit'
        | 'must_play_trump'
        | 'not_in_hand'
        | 'not_your_turn'
        | 'recruit_quota_used'
      )
    | null;
  points_recruiting: number;
  points_winning: number;
  recruit_refused:
    | (
        | 'game_over'
        | 'leader_cannot_recruit'
        | 'must_follow_suit'
        | 'must_play_trump'
        | 'not_in_hand'
        | 'not_your_turn'
        | 'recruit_quota_used'
      )
    | null;
  trump_next: 'hornet' | 'leopard' | 'snake';
  wins_now: boolean;
}
/**
 * Put a card into the trick.
 */
export interface Play {
  card: string;
  type: 'play';
}
/**
 * Set a card aside and take its listeners.
 */
export interface Recruit {
  card: string;
  type: 'recruit';
}
/**
 * The trump cards lie side by side, from left to right.
 */
export interface RowLaid {
  row: ('hornet' | 'leopard' | 'snake')[];
  type: 'row_laid';
}
/**
 * Chance named the leader of the first trick.
 */
export interface LeaderDrawn {
  seat: number;
  type: 'leader_drawn';
}
/**
 * A round's first cards lie in the trump display.
 */
export interface DisplayLaid {
  cards: string[];
  round: number;
  type: 'display_laid';
}
/**
 * A seat has its hand; sorted, since nobody may learn the order of the deal.
 */
export interface HandDealt {
  cards: string[] | null;
  count: number;
  seat: number;
  type: 'hand_dealt';
}
/**
 * The cards left over lie open, out of play for this round.
 */
export interface OpenLaid {
  cards: string[];
  type: 'open_laid';
}
/**
 * All is dealt and the leader may begin.
 */
export interface RoundOpened {
  bonus: number;
  leader: number;
  round: number;
  type: 'round_opened';
}
/**
 * The trump of the next trick; `before` is the one until now; `counts` of the columns in row order.
 */
export interface TrumpSet {
  before: ('hornet' | 'leopard' | 'snake') | null;
  colour: 'hornet' | 'leopard' | 'snake';
  counts: number[];
  type: 'trump_set';
}
/**
 * A card went from a hand into the trick; `leads`: it opened the trick.
 */
export interface CardPlayed {
  card: string;
  leads: boolean;
  seat: number;
  type: 'card_played';
}
/**
 * A card was set aside before its seat, which took `listeners`; `supply` is what is left.
 */
export interface CardRecruited {
  card: string;
  listeners: number;
  seat: number;
  supply: number;
  type: 'card_recruited';
}
/**
 * So many more listeners of a seat lie inspired on its stacks, `inspired` in all (AN-5.29).
 */
export interface ListenersInspired {
  count: number;
  inspired: number;
  seat: number;
  type: 'listeners_inspired';
}
/**
 * A seat took the trick with `card`; `cards` became its story stack number `stacks`.
 */
export interface TrickWon {
  card: string;
  cards: string[];
  seat: number;
  stacks: number;
  type: 'trick_won';
}
/**
 * The trick's recruiting cards went into the trump display; `counts` of the columns in row order.
 */
export interface DisplayExtended {
  counts: number[];
  recruits: Laid[];
  type: 'display_extended';
}
/**
 * A card that lies open before a seat in a trick: part of the trick, or set aside to recruit.
 */
export interface Laid {
  card: string;
  recruits: boolean;
  seat: number;
}
/**
 * A round was scored; `supply` is what lies there afterwards.
 */
export interface RoundScored {
  lines: RoundScore[];
  round: number;
  supply: number;
  type: 'round_scored';
}
/**
 * What a round brought to a seat (AN-8.2): `points` is `kept` plus `bonus`.
 */
export interface RoundScore {
  bonus: number;
  case: 'exact' | 'over' | 'under';
  kept: number;
  listeners: number;
  points: number;
  seat: number;
  stacks: number;
}
/**
 * The last round was scored; `ranking` in the order of places.
 */
export interface GameEnded {
  ranking: Placing[];
  type: 'game_ended';
}
/**
 * A seat's place in the ranking (AN-8.12); `listeners` are those of its scoring pile.
 */
export interface Placing {
  listeners: number;
  points: number;
  rank: number;
  seat: number;
}
/**
 * The rules file offers no options.
 */
export interface Options {}
/**
 * The result of one seat: `points` is the sum of `items`; rank 1 is best, equal ranks share a place.
 */
export interface ScoreLine {
  items: ScoreItem[];
  points: number;
  rank: number;
  seat: number;
}
/**
 * One summand of a score. `key` is translated by the client, `args` fill its sentence.
 */
export interface ScoreItem {
  args?: {
    [k: string]: number | string;
  };
  key: string;
  points: number;
}
/**
 * All that a viewer may know. `display` is in row order; `unseen`: the cards hidden from the viewer.
 *
 *     `bonus` is that of this round; `recruits_left`: how many may still recruit in this trick; `open` the cards out
 *     of play (AN-4.9), empty until all hands are dealt; `scored` has one tuple for each finished round.
 */
export interface View {
  bonus: number;
  display: Column[];
  leader: number | null;
  led: ('hornet' | 'leopard' | 'snake') | null;
  open: string[];
  phase: 'display' | 'follow' | 'game_over' | 'hand' | 'lead' | 'leader' | 'row';
  recruits_left: number;
  round: number;
  rounds: number;
  scored: RoundScore[][];
  seats: SeatView[];
  setup: Setup;
  supply: number;
  trick: Laid[];
  trick_number: number;
  tricks: Trick[];
  tricks_in_round: number;
  trump: ('hornet' | 'leopard' | 'snake') | null;
  turn: number | null;
  unseen: string[];
  you: number | null;
}
/**
 * A column of the trump display, in the order in which its cards came.
 */
export interface Column {
  cards: string[];
  colour: 'hornet' | 'leopard' | 'snake';
}
/**
 * What lies before a seat. `hand` is null where hidden; `voids`: colours it has shown not to hold (AN-7.4).
 */
export interface SeatView {
  cards: number;
  hand: string[] | null;
  inspired: number;
  listeners: number;
  pile_bonuses: number[];
  pile_listeners: number;
  points: number;
  seat: number;
  stacks: number;
  uninspired: number;
  voids: ('hornet' | 'leopard' | 'snake')[];
}
/**
 * All numbers of a game. Chance decides on `row` and `leader` if they are not given.
 */
export interface Setup {
  bonus_for_zero?: boolean;
  bonuses?: number[];
  cards?: string[];
  display?: number;
  hand: number;
  leader?: number | null;
  quota: number;
  row?: ('hornet' | 'leopard' | 'snake')[];
  seats: number;
  supply?: number;
}
/**
 * A finished trick of this round; `laid` in the order of turns, so the leader's card comes first.
 */
export interface Trick {
  laid: Laid[];
  trump: 'hornet' | 'leopard' | 'snake';
  winner: number;
}
