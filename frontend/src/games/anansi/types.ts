export type Colour = 'hornet' | 'leopard' | 'snake';
export type Case = 'over' | 'under' | 'exact';
export type Phase = 'row' | 'leader' | 'display' | 'hand' | 'lead' | 'follow' | 'game_over';
export type Reason =
  | 'game_over'
  | 'not_your_turn'
  | 'not_in_hand'
  | 'must_follow_suit'
  | 'must_play_trump'
  | 'leader_cannot_recruit'
  | 'recruit_quota_used';

export interface Play {
  type: 'play';
  card: string;
}
export interface Recruit {
  type: 'recruit';
  card: string;
}
export type Move = Play | Recruit;

export interface Setup {
  seats: number;
  hand: number;
  quota: number;
}
export interface Laid {
  seat: number;
  card: string;
  recruits: boolean;
}
export interface Trick {
  trump: Colour;
  winner: number;
  laid: Laid[];
}
export interface RoundScore {
  seat: number;
  listeners: number;
  stacks: number;
  case: Case;
  kept: number;
  bonus: number;
  points: number;
}
export interface Placing {
  seat: number;
  rank: number;
  points: number;
  listeners: number;
}
export interface Column {
  colour: Colour;
  cards: string[];
}
export interface SeatView {
  seat: number;
  hand: string[] | null;
  cards: number;
  listeners: number;
  inspired: number;
  uninspired: number;
  stacks: number;
  voids: Colour[];
  pile_listeners: number;
  pile_bonuses: number[];
  points: number;
}
export interface View {
  you: number | null;
  setup: Setup;
  phase: Phase;
  round: number;
  rounds: number;
  bonus: number;
  trick_number: number;
  tricks_in_round: number;
  leader: number | null;
  turn: number | null;
  display: Column[];
  trump: Colour | null;
  led: Colour | null;
  trick: Laid[];
  recruits_left: number;
  tricks: Trick[];
  seats: SeatView[];
  open: string[];
  unseen: string[];
  supply: number;
  scored: RoundScore[][];
}

export interface RowLaid {
  type: 'row_laid';
  row: Colour[];
}
export interface LeaderDrawn {
  type: 'leader_drawn';
  seat: number;
}
export interface DisplayLaid {
  type: 'display_laid';
  round: number;
  cards: string[];
}
export interface HandDealt {
  type: 'hand_dealt';
  seat: number;
  count: number;
  cards: string[] | null;
}
export interface OpenLaid {
  type: 'open_laid';
  cards: string[];
}
export interface RoundOpened {
  type: 'round_opened';
  round: number;
  bonus: number;
  leader: number;
}
export interface TrumpSet {
  type: 'trump_set';
  colour: Colour;
  before: Colour | null;
  counts: number[];
}
export interface CardPlayed {
  type: 'card_played';
  seat: number;
  card: string;
  leads: boolean;
}
export interface CardRecruited {
  type: 'card_recruited';
  seat: number;
  card: string;
  listeners: number;
  supply: number;
}
export interface ListenersInspired {
  type: 'listeners_inspired';
  seat: number;
  count: number;
  inspired: number;
}
export interface TrickWon {
  type: 'trick_won';
  seat: number;
  card: string;
  cards: string[];
  stacks: number;
}
export interface DisplayExtended {
  type: 'display_extended';
  recruits: Laid[];
  counts: number[];
}
export interface RoundScored {
  type: 'round_scored';
  round: number;
  lines: RoundScore[];
  supply: number;
}
export interface GameEnded {
  type: 'game_ended';
  ranking: Placing[];
}
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

export interface CardHint {
  card: string;
  listeners: number;
  trump_next: Colour;
  wins_now: boolean;
  play_refused: Reason | null;
  recruit_refused: Reason | null;
}
export interface Balance {
  seat: number;
  balance: number;
  case: Case;
  points: number;
}
export interface Hints {
  cards: CardHint[];
  balances: Balance[];
  heading: number | null;
  trump_next: Colour | null;
}
