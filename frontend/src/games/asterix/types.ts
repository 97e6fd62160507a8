// Made by `npm run types` from the server's schemas: change them there.

export type Move = ChooseGaul | Bid | AssignPeeked | ChooseEscapee;
export type Note =
  | GaulChosen
  | RoundStarted
  | PrizeTurned
  | BidMade
  | BidsRevealed
  | BidsCancelled
  | TrickWon
  | PrizeSetAside
  | CardDiscarded
  | CardTakenBack
  | CardLookedAt
  | PeekedAssigned
  | CardsDrawn
  | RoundEnded
  | RomanEscaped
  | PirateFoundNobody
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
 * What a player would work out by counting.
 */
export interface Hints {
  assign: AssignHint[];
  cards: CardHint[];
  escapees: EscapeeHint[];
  fronts: FrontHint[];
  type: 'hints';
  worth: number[];
}
/**
 * If the looked-at card goes to this seat: the change of its round score, and what becomes of Idefix.
 */
export interface AssignHint {
  idefix: 'discarded' | 'taken_back';
  points: number;
  to: number;
}
/**
 * A card of the own hand, and which seats hold an equal card that beats it or cancels with it.
 */
export interface CardHint {
  beaten_by: number[];
  cancels_with: number[];
  card: string;
  flasks: number;
  refused: string | null;
}
/**
 * The round score after this value is given up.
 */
export interface EscapeeHint {
  points: number;
  value: number;
}
/**
 * What a front area would score now, Pirates applied; `estimated`: a free choice is taken as the best one.
 */
export interface FrontHint {
  bonus: number;
  estimated: boolean;
  freed?: Freed[];
  points: number;
  values: number;
}
/**
 * A Pirate of a front area, and the Roman that it would free now (AX-11.3).
 */
export interface Freed {
  card: string;
  pirate: string;
}
/**
 * Take this Gaul for the whole game (AX-1.3).
 */
export interface ChooseGaul {
  gaul: 'asterix' | 'cacofonix' | 'getafix' | 'obelix' | 'vitalstatistix';
  type: 'choose_gaul';
}
/**
 * Bid this card of the hand for the prize (AX-5).
 */
export interface Bid {
  card: '1' | '10' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'idefix';
  type: 'bid';
}
/**
 * Lay the looked-at card before this seat; before the own one: keep it (AX-9.4).
 */
export interface AssignPeeked {
  to: number;
  type: 'assign_peeked';
}
/**
 * Let one Roman of this value go with the Pirate that takes any (AX-11.7).
 */
export interface ChooseEscapee {
  type: 'choose_escapee';
  value: number;
}
/**
 * A seat took its Gaul.
 */
export interface GaulChosen {
  gaul: string;
  seat: number;
  type: 'gaul_chosen';
}
/**
 * Hands are complete and the Roman deck is shuffled (AX-2).
 */
export interface RoundStarted {
  pile: number;
  round: number;
  type: 'round_started';
}
/**
 * From the pile to the centre (AX-4.5); these seats sit this one out (AX-5.4).
 */
export interface PrizeTurned {
  card: string;
  pile: number;
  sitting_out: number[];
  type: 'prize_turned';
}
/**
 * From a hand to the bid slot, face down.
 */
export interface BidMade {
  card: string | null;
  seat: number;
  type: 'bid_made';
}
/**
 * All bids turn over together (AX-5.7), in seat order.
 */
export interface BidsRevealed {
  bids: OpenBid[];
  prize: string;
  type: 'bids_revealed';
}
/**
 * A revealed bid; Idefix has no flasks.
 */
export interface OpenBid {
  card: string;
  flasks: number;
  seat: number;
}
/**
 * A complete tie: these bids are out of the comparison (AX-6.4).
 */
export interface BidsCancelled {
  card: string;
  flasks: number;
  seats: number[];
  type: 'bids_cancelled';
}
/**
 * The prize goes from the centre to the front area of the seat that bid `card`.
 */
export interface TrickWon {
  card: string;
  prize: string;
  seat: number;
  type: 'trick_won';
}
/**
 * Nobody won; the prize goes from the centre out of the round (AX-7.4, AX-8.4).
 */
export interface PrizeSetAside {
  prize: string;
  type: 'prize_set_aside';
}
/**
 * A hand card is lost for the round. `reason`: won (AX-7.2), lost_to_pirate (AX-8.3), sat_out (AX-8.5),
 *     kept_roman, gave_pirate or last_card (AX-9.7), last_idefix (AX-4.1).
 */
export interface CardDiscarded {
  card: string;
  reason: string;
  seat: number;
  type: 'card_discarded';
}
/**
 * A bid goes back into its hand. `reason`: lost (AX-7.3), no_winner (AX-7.4, AX-8.4), took_pirate (AX-8.2),
 *     idefix_cancelled (AX-9.2), pile_empty (AX-9.9), gave_roman or kept_pirate (AX-9.7).
 */
export interface CardTakenBack {
  card: string;
  reason: string;
  seat: number;
  type: 'card_taken_back';
}
/**
 * From the pile to the seat whose Idefix looks (AX-9.3).
 */
export interface CardLookedAt {
  card: string | null;
  pile: number;
  seat: number;
  type: 'card_looked_at';
}
/**
 * The looked-at card goes face up from `seat` to the front area of `to` (AX-9.6).
 */
export interface PeekedAssigned {
  card: string;
  seat: number;
  to: number;
  type: 'peeked_assigned';
}
/**
 * The final draw: from the pile to the front area, using up the hand (AX-10.2 to AX-10.4).
 */
export interface CardsDrawn {
  cards: string[];
  hand: string[];
  pile: number;
  seat: number;
  type: 'cards_drawn';
}
/**
 * `reason`: hands_empty (AX-4.2), pile_empty (AX-4.3) or final_draw (AX-4.4).
 */
export interface RoundEnded {
  reason: string;
  round: number;
  type: 'round_ended';
}
/**
 * A Pirate frees a Roman of the same front area, which is set aside (AX-11.2).
 */
export interface RomanEscaped {
  card: string;
  pirate: string;
  seat: number;
  type: 'roman_escaped';
}
/**
 * A Pirate has no fitting Roman (AX-11.4).
 */
export interface PirateFoundNobody {
  pirate: string;
  seat: number;
  type: 'pirate_found_nobody';
}
/**
 * The score of one seat and its new total; `romans` are those that were left.
 */
export interface RoundScored {
  bonus: number;
  points: number;
  romans: string[];
  round: number;
  seat: number;
  total: number;
  type: 'round_scored';
  values: number;
}
/**
 * The last round is scored; these seats share the first place.
 */
export interface GameEnded {
  type: 'game_ended';
  winners: number[];
}
/**
 * The rules file leaves a table nothing to choose.
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
 * All that a viewer may know of a table (part 7 of the rules file).
 */
export interface View {
  bids: (string | null)[];
  chosen: number[];
  discards: string[][];
  fronts: string[][];
  gauls: (string | null)[];
  hands: string[][];
  last_fronts: string[][];
  last_trick: LastTrick | null;
  looker: number | null;
  peeked: string | null;
  phase: string;
  pile: number;
  prize: string | null;
  results: RoundScore[][];
  round: number;
  rounds: number;
  set_aside: string[];
  setup: Setup;
  sitting_out: number[];
  totals: number[];
  type: 'view';
  unseen: string[];
  waiting: number[];
  you: number | null;
}
/**
 * The trick that was revealed last, at the start of a round that of the round before.
 *
 *     `bids` by seat, null for no bid; a null winner means nobody.
 */
export interface LastTrick {
  bids: (string | null)[];
  prize: string;
  winner: number | null;
}
/**
 * What one seat scored in one round: values of the Romans and set bonuses (AX-11.10).
 */
export interface RoundScore {
  bonus: number;
  values: number;
}
/**
 * The numbers of a game; an empty tuple stands for what the rules file says.
 */
export interface Setup {
  bonus?: number[];
  deck?: string[];
  gauls?: ('asterix' | 'cacofonix' | 'getafix' | 'obelix' | 'vitalstatistix')[];
  hands?: ('1' | '10' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'idefix')[][];
  players: number;
  rounds?: number;
}
