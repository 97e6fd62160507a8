// Made by `npm run types` from the server's schemas: change them there.

export type Move = ChoosePartner | ChooseCard | PlaySabotage | Pass | TakeCard;
export type Note =
  | FirstPlayerDrawn
  | CardDealt
  | TopCardShown
  | TurnStarted
  | ExchangeSkipped
  | PartnerChosen
  | CardChosen
  | CardsRevealed
  | Passed
  | SabotagePlayed
  | ExchangeCancelled
  | MagicianWorked
  | CardReceived
  | CardTaken
  | NothingToTake
  | HandDiscarded
  | HandTurned
  | TRexAte
  | CardDrawn
  | PileReshuffled
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
  exchange: Preview[];
  seats: SeatHint[];
  type: 'hints';
}
/**
 * What the revealed exchange brings a participant if it stands, before any card is taken by a Lollipop.
 *
 *     `receives` is null for who showed a Magician; where both reach their targets only the partner `wins` (AY-8.5).
 */
export interface Preview {
  goods: number;
  receives: string | null;
  seat: number;
  takes: boolean;
  target: number;
  wins: boolean;
}
/**
 * How a bag stands; `eats`: what a T-Rex in it will eat first, null where there is no T-Rex or no food.
 */
export interface SeatHint {
  eats: string | null;
  goods: number;
  missing: number;
  sabotages: number;
  t_rexes: number;
  target: number;
}
/**
 * Trade with this seat (AY-5.1).
 */
export interface ChoosePartner {
  seat: number;
  type: 'choose_partner';
}
/**
 * Give the card in this slot of the own hand (AY-5.5).
 */
export interface ChooseCard {
  slot: number;
  type: 'choose_card';
}
/**
 * Play the Sabotage in this slot of the own hand (AY-6.5).
 */
export interface PlaySabotage {
  slot: number;
  type: 'play_sabotage';
}
/**
 * Keep the Sabotage (AY-6.4).
 */
export interface Pass {
  type: 'pass';
}
/**
 * Take the card in this slot of the other participant's hand (AY-7.5).
 */
export interface TakeCard {
  slot: number;
  type: 'take_card';
}
/**
 * Chance names who begins (AY-4.2).
 */
export interface FirstPlayerDrawn {
  seat: number;
  type: 'first_player_drawn';
}
/**
 * Before the first turn: from the deck to this slot (AY-4.4).
 */
export interface CardDealt {
  back: 'hat' | 'plain' | 'sabotage' | 't_rex';
  card: string | null;
  facing: 'in' | 'out';
  seat: number;
  slot: number;
  type: 'card_dealt';
}
/**
 * The draw pile has a new top card, of which everybody sees the back (AY-4.5).
 */
export interface TopCardShown {
  back: 'hat' | 'plain' | 'sabotage' | 't_rex';
  pile: number;
  type: 'top_card_shown';
}
/**
 * It is the turn of this seat.
 */
export interface TurnStarted {
  seat: number;
  turn: number;
  type: 'turn_started';
}
/**
 * A turn without an exchange (AY-5.3): the seat has no card (`own_hand`), or nobody else has (`other_hands`).
 */
export interface ExchangeSkipped {
  empty: 'other_hands' | 'own_hand';
  seat: number;
  type: 'exchange_skipped';
}
/**
 * The active seat trades with this partner.
 */
export interface PartnerChosen {
  partner: number;
  seat: number;
  type: 'partner_chosen';
}
/**
 * A participant has made its secret choice.
 */
export interface CardChosen {
  seat: number;
  slot: number | null;
  type: 'card_chosen';
}
/**
 * Both cards turn over together (AY-5.8), in seat order. `asking`: who will be asked for a Sabotage, in order.
 */
export interface CardsRevealed {
  asking: number[];
  cards: Reveal[];
  type: 'cards_revealed';
}
/**
 * A card from a slot of a hand, now open on the table.
 */
export interface Reveal {
  card: string;
  seat: number;
  slot: number;
}
/**
 * A seat keeps its Sabotage.
 */
export interface Passed {
  seat: number;
  type: 'passed';
}
/**
 * From a hand to the discard pile (AY-6.5); `cancelled`: how things stand now; `asking`: who is asked, in order.
 */
export interface SabotagePlayed {
  asking: number[];
  cancelled: boolean;
  played: number;
  seat: number;
  slot: number;
  type: 'sabotage_played';
}
/**
 * Both cards go to the discard pile, the active player's first (AY-5.12).
 */
export interface ExchangeCancelled {
  cards: Offer[];
  reason: 'equal' | 'sabotage';
  type: 'exchange_cancelled';
}
/**
 * A card that lies revealed on the table.
 */
export interface Offer {
  card: string;
  seat: number;
}
/**
 * The Magician of this seat is discarded; `keeper` gets its own card back (AY-7.2).
 */
export interface MagicianWorked {
  keeper: number;
  seat: number;
  type: 'magician_worked';
}
/**
 * A revealed card arrives (AY-7.3); `giver` is the seat itself where a Magician lets it keep its card.
 */
export interface CardReceived {
  card: string;
  giver: number;
  place: 'bag' | 'discard';
  seat: number;
  type: 'card_received';
}
/**
 * By a Lollipop: out of a slot of the giver's hand, and at once to its place (AY-7.5).
 */
export interface CardTaken {
  card: string;
  giver: number;
  place: 'bag' | 'discard';
  seat: number;
  slot: number;
  type: 'card_taken';
}
/**
 * A Lollipop finds an empty hand (AY-7.5a).
 */
export interface NothingToTake {
  giver: number;
  seat: number;
  type: 'nothing_to_take';
}
/**
 * By a Muffin: the whole hand, in the order of slots (AY-7.6); it may have been empty.
 */
export interface HandDiscarded {
  cards: string[];
  seat: number;
  type: 'hand_discarded';
}
/**
 * By a Hat: the holder sees these cards from now on (AY-7.8).
 */
export interface HandTurned {
  cards: string[] | null;
  count: number;
  seat: number;
  type: 'hand_turned';
}
/**
 * A T-Rex and its meal go from the bag to the discard pile (AY-7.10).
 */
export interface TRexAte {
  card: string;
  seat: number;
  type: 't_rex_ate';
}
/**
 * From the draw pile to the last slot of a hand (AY-9.4); `pile` cards are left.
 */
export interface CardDrawn {
  back: 'hat' | 'plain' | 'sabotage' | 't_rex';
  card: string | null;
  facing: 'in' | 'out';
  pile: number;
  seat: number;
  slot: number;
  type: 'card_drawn';
}
/**
 * The whole discard pile becomes the draw pile (AY-9.5).
 */
export interface PileReshuffled {
  pile: number;
  type: 'pile_reshuffled';
}
/**
 * `reason`: target (AY-8.4), both_targets (AY-8.5), turn_limit (AY-8.9).
 */
export interface GameEnded {
  reason: 'both_targets' | 'target' | 'turn_limit';
  type: 'game_ended';
  winners: number[];
}
/**
 * Who begins (AY-4.2); a seat that the table does not have is refused.
 */
export interface Options {
  first_player?: 'random' | 'seat_0' | 'seat_1' | 'seat_2' | 'seat_3' | 'seat_4' | 'seat_5' | 'seat_6';
}
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
 * All that a viewer may know of a table (10.2 of the rules file).
 */
export interface View {
  active: number | null;
  asking: number[];
  bags: string[][];
  choices: (number | null)[];
  chosen: number[];
  discard: string[];
  drawer: number | null;
  goods: number[];
  hands: Slot[][];
  memories: Memory[];
  partner: number | null;
  partner_draws: boolean;
  phase:
    | 'choose_card'
    | 'choose_partner'
    | 'deal'
    | 'draw'
    | 'first_player'
    | 'over'
    | 'reaction'
    | 'take_card'
    | 'top_card';
  pile: number;
  powers: Offer[];
  revealed: Offer[];
  saboteurs: number[];
  setup: Setup;
  shuffles: number;
  taker: number | null;
  targets: number[];
  top: ('hat' | 'plain' | 'sabotage' | 't_rex') | null;
  turn: number;
  turned: number[];
  type: 'view';
  unseen: string[][];
  waiting: number[];
  winners: number[];
  you: number | null;
}
/**
 * A card in a hand; null for viewers who cannot see its face. `deck`: how often the pile had been reshuffled when
 *     it was drawn; the card is one of the unseen cards of that deck.
 */
export interface Slot {
  back: 'hat' | 'plain' | 'sabotage' | 't_rex';
  card: string | null;
  deck: number;
  facing: 'in' | 'out';
}
/**
 * A card of another hand that the viewer saw before a Hat turned it (AY-10.7).
 */
export interface Memory {
  card: string;
  seat: number;
  slot: number;
}
/**
 * The numbers of a game. Chance decides on `first` if it is not given.
 */
export interface Setup {
  base_target: number;
  cards?: string[];
  first?: number | null;
  hand_size?: number;
  players: number;
  turn_limit?: number;
}
