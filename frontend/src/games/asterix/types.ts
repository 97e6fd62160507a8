export type Gaul = 'asterix' | 'obelix' | 'getafix' | 'vitalstatistix' | 'cacofonix';
export type Card = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'idefix';

export interface ChooseGaul {
  type: 'choose_gaul';
  gaul: Gaul;
}
export interface Bid {
  type: 'bid';
  card: Card;
}
export interface AssignPeeked {
  type: 'assign_peeked';
  to: number;
}
export interface ChooseEscapee {
  type: 'choose_escapee';
  value: number;
}
export type Move = ChooseGaul | Bid | AssignPeeked | ChooseEscapee;

export interface Setup {
  players: number;
}
export interface RoundScore {
  values: number;
  bonus: number;
}
export interface LastTrick {
  prize: string;
  bids: (string | null)[];
  winner: number | null;
}
export interface View {
  type: 'view';
  you: number | null;
  setup: Setup;
  phase: string;
  waiting: number[];
  round: number;
  rounds: number;
  gauls: (string | null)[];
  hands: string[][];
  discards: string[][];
  prize: string | null;
  chosen: number[];
  sitting_out: number[];
  bids: (string | null)[];
  last_trick: LastTrick | null;
  looker: number | null;
  peeked: string | null;
  pile: number;
  unseen: string[];
  fronts: string[][];
  set_aside: string[];
  results: RoundScore[][];
  totals: number[];
}

export interface GaulChosen {
  type: 'gaul_chosen';
  seat: number;
  gaul: string;
}
export interface RoundStarted {
  type: 'round_started';
  round: number;
  pile: number;
}
export interface PrizeTurned {
  type: 'prize_turned';
  card: string;
  pile: number;
  sitting_out: number[];
}
export interface BidMade {
  type: 'bid_made';
  seat: number;
  card: string | null;
}
export interface OpenBid {
  seat: number;
  card: string;
  flasks: number;
}
export interface BidsRevealed {
  type: 'bids_revealed';
  prize: string;
  bids: OpenBid[];
}
export interface BidsCancelled {
  type: 'bids_cancelled';
  card: string;
  flasks: number;
  seats: number[];
}
export interface TrickWon {
  type: 'trick_won';
  seat: number;
  prize: string;
  card: string;
}
export interface PrizeSetAside {
  type: 'prize_set_aside';
  prize: string;
}
export interface CardDiscarded {
  type: 'card_discarded';
  seat: number;
  card: string;
  reason: string;
}
export interface CardTakenBack {
  type: 'card_taken_back';
  seat: number;
  card: string;
  reason: string;
}
export interface CardLookedAt {
  type: 'card_looked_at';
  seat: number;
  card: string | null;
  pile: number;
}
export interface PeekedAssigned {
  type: 'peeked_assigned';
  seat: number;
  to: number;
  card: string;
}
export interface CardsDrawn {
  type: 'cards_drawn';
  seat: number;
  cards: string[];
  hand: string[];
  pile: number;
}
export interface RoundEnded {
  type: 'round_ended';
  round: number;
  reason: string;
}
export interface RomanEscaped {
  type: 'roman_escaped';
  seat: number;
  pirate: string;
  card: string;
}
export interface PirateFoundNobody {
  type: 'pirate_found_nobody';
  seat: number;
  pirate: string;
}
export interface RoundScored {
  type: 'round_scored';
  round: number;
  seat: number;
  romans: string[];
  values: number;
  bonus: number;
  points: number;
  total: number;
}
export interface GameEnded {
  type: 'game_ended';
  winners: number[];
}
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

export interface FrontHint {
  values: number;
  bonus: number;
  points: number;
  estimated: boolean;
}
export interface CardHint {
  card: string;
  flasks: number;
  refused: string | null;
  beaten_by: number[];
  cancels_with: number[];
}
export interface AssignHint {
  to: number;
  points: number;
  idefix: 'discarded' | 'taken_back';
}
export interface EscapeeHint {
  value: number;
  points: number;
}
export interface Hints {
  type: 'hints';
  fronts: FrontHint[];
  worth: number[];
  cards: CardHint[];
  assign: AssignHint[];
  escapees: EscapeeHint[];
}
