// Made by `npm run types` from the server's schemas: change them there.

export type Move = BuyTent | TradeIn | EndBuilding | PlaceElephant | SkipElephant | Roll | Reroll | StopRolling | Pass;
export type Note =
  | StarterDrawn
  | TentsDrawn
  | BonusTaken
  | TentBought
  | CardsTraded
  | TentPlaced
  | SettlementClosed
  | ElephantReturned
  | BuildingEnded
  | ElephantPlaced
  | ElephantSkipped
  | DiceTaken
  | DiceRolled
  | CardsCollected
  | TurnPassed
  | EndReached
  | MajorityScored
  | LastTentScored
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
 * What a player would work out by looking and counting.
 */
export interface Hints {
  bonus: Wares[];
  collect: Wares | null;
  elephant: ElephantHint[];
  majorities: number[];
  no_roll: string | null;
  prices: {
    [k: string]: {
      [k: string]: Price;
    };
  };
  type: 'hints';
}
/**
 * So many of each ware.
 */
export interface Wares {
  incense: number;
  oil: number;
  silk: number;
  spice: number;
}
/**
 * What an elephant here would bring at the start of a turn.
 */
export interface ElephantHint {
  cards: Wares;
  space: string;
}
/**
 * What a tent costs on these legal spaces, and what it brings; spaces with equal answers stand together.
 *
 *     `refused`: why it cannot be bought there with the cards that the seat holds now: cards_missing or pile_empty.
 */
export interface Price {
  helped: string[];
  pays: Wares;
  points: number;
  refused: string | null;
  size: number;
  spaces: string[];
  trades: number;
}
/**
 * Buy this tent of the own supply for this space (BA-6).
 */
export interface BuyTent {
  space: string;
  tent: string;
  type: 'buy_tent';
}
/**
 * Hand in three cards for one that the open purchase lacks (BA-6.13).
 */
export interface TradeIn {
  give: Wares;
  type: 'trade_in';
}
/**
 * Buy no more in this turn (BA-7.8).
 */
export interface EndBuilding {
  type: 'end_building';
}
/**
 * Put the own elephant on this tent of this turn (BA-9.1).
 */
export interface PlaceElephant {
  space: string;
  type: 'place_elephant';
}
/**
 * Keep the elephant in stock (BA-9.3).
 */
export interface SkipElephant {
  type: 'skip_elephant';
}
/**
 * Roll all dice instead of building (BA-8.1).
 */
export interface Roll {
  type: 'roll';
}
/**
 * Roll these dice, numbered from 1, once more (BA-8.2). In whatever order they are named, it is the same move.
 */
export interface Reroll {
  dice: number[];
  type: 'reroll';
}
/**
 * Take what the dice show (BA-8.4).
 */
export interface StopRolling {
  type: 'stop_rolling';
}
/**
 * Do nothing, because nothing can be done (BA-5.6).
 */
export interface Pass {
  type: 'pass';
}
/**
 * This seat begins (BA-1.6).
 */
export interface StarterDrawn {
  seat: number;
  type: 'starter_drawn';
}
/**
 * From the bag to the supply. `reason`: start (BA-1.4), emptied (BA-7.7) or refill (BA-10.1).
 */
export interface TentsDrawn {
  bag: number;
  reason: string;
  seat: number;
  tents: string[];
  type: 'tents_drawn';
}
/**
 * From the piles to the hand, for the elephant on `space` (BA-4); `lost` where a pile was empty (BA-4.2).
 */
export interface BonusTaken {
  cards: Wares;
  lost: Wares;
  seat: number;
  space: string;
  type: 'bonus_taken';
}
/**
 * Cards from the hand to the piles; tents on `helped` pay the rest, but for so many trades (BA-6).
 */
export interface TentBought {
  helped: string[];
  paid: Wares;
  seat: number;
  space: string;
  tent: string;
  trades: number;
  type: 'tent_bought';
}
/**
 * From the hand to the piles, in exchange for one `ware`, which is paid at once (BA-6.12).
 */
export interface CardsTraded {
  given: Wares;
  left: number;
  seat: number;
  type: 'cards_traded';
  ware: 'incense' | 'oil' | 'silk' | 'spice';
}
/**
 * From the supply to the board (BA-7.1 to BA-7.3); it touched so many settlements, now one of `size`.
 */
export interface TentPlaced {
  joined: number;
  points: number;
  seat: number;
  size: number;
  space: string;
  tent: string;
  type: 'tent_placed';
}
/**
 * These tents are closed for good (BA-7.4).
 */
export interface SettlementClosed {
  spaces: string[];
  type: 'settlement_closed';
}
/**
 * From a closed settlement to its owner (BA-7.5).
 */
export interface ElephantReturned {
  seat: number;
  space: string;
  type: 'elephant_returned';
}
/**
 * A seat buys no more in this turn.
 */
export interface BuildingEnded {
  seat: number;
  tents: number;
  type: 'building_ended';
}
/**
 * From the stock to a tent (BA-9).
 */
export interface ElephantPlaced {
  seat: number;
  space: string;
  type: 'elephant_placed';
}
/**
 * A seat keeps its elephant in stock.
 */
export interface ElephantSkipped {
  seat: number;
  type: 'elephant_skipped';
}
/**
 * A seat takes these dice up, to roll them.
 */
export interface DiceTaken {
  dice: number[];
  roll: number;
  seat: number;
  type: 'dice_taken';
}
/**
 * What all dice show after this roll; `rolled` are the numbers of those that were rolled.
 */
export interface DiceRolled {
  dice: string[];
  roll: number;
  rolled: number[];
  seat: number;
  type: 'dice_rolled';
}
/**
 * From the piles to the hand, for the dice and so many full elephants; `lost` where a pile ran out (BA-8.7).
 */
export interface CardsCollected {
  cards: Wares;
  elephants: number;
  lost: Wares;
  seat: number;
  type: 'cards_collected';
}
/**
 * A seat can do nothing (BA-5.6).
 */
export interface TurnPassed {
  seat: number;
  type: 'turn_passed';
}
/**
 * The game is over. `reason`: board_full (BA-12.1), all_passed, no_tents or bag_used_up (BA-11).
 */
export interface EndReached {
  reason: string;
  type: 'end_reached';
}
/**
 * These seats hold most cards of a ware and score so much each (BA-12.3).
 */
export interface MajorityScored {
  cards: number;
  points: number;
  seats: number[];
  type: 'majority_scored';
  ware: 'incense' | 'oil' | 'silk' | 'spice';
}
/**
 * For the last tent of the game (BA-12.5).
 */
export interface LastTentScored {
  points: number;
  seat: number;
  type: 'last_tent_scored';
}
/**
 * These seats share the first place (BA-12.6).
 */
export interface GameEnded {
  points: number;
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
 * All that a viewer may know of a table. Nothing is secret but what chance will say (part 7 of the rules file).
 */
export interface View {
  bag: string[];
  built: string[];
  dice: string[];
  elephants: (string | null)[];
  ending: string | null;
  extended: number[];
  free: number;
  hands: Wares[];
  last_builder: number | null;
  passes: number;
  phase: string;
  piles: Wares;
  points: number[];
  purchase: Purchase | null;
  quiet: number;
  returned: boolean;
  rolling: number[];
  rolls: number;
  settlements: Settlement[];
  setup: Setup;
  spaces: Space[];
  started: number[];
  starter: number | null;
  supplies: string[][];
  turn: number | null;
  turns: number;
  type: 'view';
  waiting: number[];
  you: number | null;
}
/**
 * A tent that waits for trades (BA-6.13): one for each ware that is wanted.
 */
export interface Purchase {
  space: string;
  tent: string;
  wanted: ('incense' | 'oil' | 'silk' | 'spice')[];
}
/**
 * Tents that are connected (BA-2.2), in the order of the map.
 */
export interface Settlement {
  closed: boolean;
  spaces: string[];
}
/**
 * The numbers of a game; an empty tuple stands for what the rules file says.
 */
export interface Setup {
  bag?: string[];
  board?: string[];
  cards?: number;
  closing?: number;
  dice?: number;
  extend?: number;
  hand?: number[];
  last_tent?: number;
  majority?: number;
  must_build?: number;
  players: number;
  rolls?: number;
  settle?: number;
  stall?: number;
  supply?: number;
  trade?: number;
}
/**
 * A hexagon of the map at axial coordinates (pointy top), and what is on it.
 *
 *     `kind`: free (a tent may be placed), unusable (blank, but never again legal, BA-2.5) or tent.
 */
export interface Space {
  elephant: number | null;
  kind: 'free' | 'tent' | 'unusable';
  q: number;
  r: number;
  space: string;
  tent: string | null;
  ware: ('incense' | 'oil' | 'silk' | 'spice') | null;
}
