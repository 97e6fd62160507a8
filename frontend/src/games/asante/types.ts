// Made by `npm run types` from the server's schemas: change them there.

export type Move =
  | DrawCard
  | KeepCard
  | RejectCard
  | BeginPlay
  | BuyWares
  | SellWares
  | PlaceArtifact
  | UseArtifact
  | PlayPerson
  | PlayAnimal
  | PlayHolyPlace
  | EndTurn
  | PlayAnimalist
  | LetPass
  | TakeWare
  | ReturnWare
  | DiscardCard
  | ChooseCard
  | ChoosePosition
  | GiveCard
  | ChooseSlot
  | ChooseKind
  | ChooseNumber
  | ChooseOption
  | ChooseArtifact
  | TakeHolyPlace
  | StealWare
  | Stop;
export type Note =
  | StarterDrawn
  | RowLaid
  | HandDealt
  | TurnStarted
  | PlayBegun
  | BonusTaken
  | EndTriggered
  | GameEnded
  | DrawBegun
  | CardDrawn
  | CardKept
  | CardRejected
  | CardTurned
  | SearchFailed
  | PileRenewed
  | RowRefilled
  | HolyPileRenewed
  | WaresBought
  | WaresSold
  | GoldTaken
  | GoldPaid
  | WareTaken
  | WareReturned
  | WareStolen
  | ArtifactPlaced
  | ArtifactUsed
  | ArtifactSeized
  | HolyPlaceTaken
  | HolyPlacePlayed
  | MarkersRetrieved
  | CardAnnounced
  | CardLetPass
  | CardCancelled
  | CardFinished
  | MarketCried
  | NothingFitted
  | Stopped
  | OptionChosen
  | NumberChosen
  | SlotChosen
  | KindChosen
  | CardDiscarded
  | CardTaken
  | CardsExchanged
  | PileLookedAt
  | PositionTaken
  | HandSeen
  | CardStolen
  | CardGiven;

export interface Messages {
  hints: Hints;
  move: Move;
  note: Note;
  options: Options;
  scoreline: ScoreLine;
  view: View;
}
/**
 * What a player would work out.
 */
export interface Hints {
  artifacts: ArtifactHint[];
  cards: CardHint[];
  holy_places: HolyPlaceHint[];
  to_target: number[];
  trades: TradeHint[];
  type: 'hints';
}
/**
 * An own Artifact: why it cannot be used now, or null.
 */
export interface ArtifactHint {
  card: string;
  markers: number;
  slot: number;
  use_refused: string | null;
}
/**
 * A card of the own hand: why it cannot be played now, or null. A Ware card has two uses: play is null for it.
 */
export interface CardHint {
  buy: number | null;
  buy_refused: string | null;
  card: string;
  missing: string[];
  play_refused: string | null;
  sell: number | null;
  sell_refused: string | null;
}
/**
 * An own kind of Holy Place: why it cannot be played now, or null, and how often its action would be done.
 */
export interface HolyPlaceHint {
  copies: number;
  kind: string;
  play_refused: string | null;
}
/**
 * A purchase or sale that can be made: what comes and goes, and the gold and free spaces after it.
 */
export interface TradeHint {
  card: string;
  free_after: number;
  gold: number;
  gold_after: number;
  package_type: string | null;
  sale: boolean;
  wares: string[];
}
/**
 * Spend a marker and look at the top card of the draw pile (AS-4.1).
 */
export interface DrawCard {
  type: 'draw_card';
}
/**
 * Take the drawn card into the hand and begin to play (AS-4.2).
 */
export interface KeepCard {
  type: 'keep_card';
}
/**
 * Put the drawn card on the discard pile (AS-4.3).
 */
export interface RejectCard {
  type: 'reject_card';
}
/**
 * Go to the PLAY phase without a further draw (AS-4.4).
 */
export interface BeginPlay {
  type: 'begin_play';
}
/**
 * Buy all wares of a Ware card; packages stand for this type (AS-6.1, AS-6.4).
 */
export interface BuyWares {
  card: string;
  package_type?: ('fruits' | 'jewelry' | 'pelt' | 'salt' | 'silk' | 'tea') | null;
  type: 'buy_wares';
}
/**
 * Sell all wares of a Ware card; packages stand for this type (AS-6.3, AS-6.4).
 */
export interface SellWares {
  card: string;
  package_type?: ('fruits' | 'jewelry' | 'pelt' | 'salt' | 'silk' | 'tea') | null;
  type: 'sell_wares';
}
/**
 * Lay an Artifact into the own place at this slot (AS-7.2).
 */
export interface PlaceArtifact {
  card: string;
  slot: 1 | 2 | 3;
  type: 'place_artifact';
}
/**
 * Use the own Artifact at this slot (AS-7.7).
 */
export interface UseArtifact {
  slot: 1 | 2 | 3;
  type: 'use_artifact';
}
/**
 * Announce a Person (AS-8.1).
 */
export interface PlayPerson {
  card: string;
  type: 'play_person';
}
/**
 * Announce an Animal (AS-8.1).
 */
export interface PlayAnimal {
  card: string;
  type: 'play_animal';
}
/**
 * Play one own Holy Place; all own copies count (AS-9.2).
 */
export interface PlayHolyPlace {
  kind: 'kilimanjaro' | 'ngorongoro' | 'okavango' | 'rwenzori' | 'victoria';
  type: 'play_holy_place';
}
/**
 * End the turn (AS-3.5).
 */
export interface EndTurn {
  type: 'end_turn';
}
/**
 * Cancel the announced card (AS-8.4).
 */
export interface PlayAnimalist {
  type: 'play_animalist';
}
/**
 * Let the announced card take effect (AS-8.5).
 */
export interface LetPass {
  type: 'let_pass';
}
/**
 * Take a ware from the supply onto the own stand.
 */
export interface TakeWare {
  type: 'take_ware';
  ware: 'fruits' | 'jewelry' | 'pelt' | 'salt' | 'silk' | 'tea';
}
/**
 * Return a ware from the own stand to the supply.
 */
export interface ReturnWare {
  type: 'return_ware';
  ware: 'fruits' | 'jewelry' | 'pelt' | 'salt' | 'silk' | 'tea';
}
/**
 * Put a card of the own hand on the discard pile.
 */
export interface DiscardCard {
  card: string;
  type: 'discard_card';
}
/**
 * Choose a card of the hand, the discard pile or the opponent's hand, as the effect says.
 */
export interface ChooseCard {
  card: string;
  type: 'choose_card';
}
/**
 * Take the looked-at card at this position of the draw pile, 1 is its top (AS-11.9).
 */
export interface ChoosePosition {
  position: number;
  type: 'choose_position';
}
/**
 * Give a card of the own hand to the opponent (AS-12.4).
 */
export interface GiveCard {
  card: string;
  type: 'give_card';
}
/**
 * Choose the Holy Place in this slot of the row.
 */
export interface ChooseSlot {
  slot: 1 | 2 | 3;
  type: 'choose_slot';
}
/**
 * Carry out one of the four actions (AS-9.10).
 */
export interface ChooseKind {
  kind: 'ngorongoro' | 'okavango' | 'rwenzori' | 'victoria';
  type: 'choose_kind';
}
/**
 * Take `count` wares for 1 + 2 + ... + `count` cards (AS-11.2).
 */
export interface ChooseNumber {
  number: number;
  type: 'choose_number';
}
/**
 * One way in which an effect may go on; `slot` with `place` only (AS-11.4).
 */
export interface ChooseOption {
  option: 'decline' | 'draw' | 'keep' | 'opponent_discards' | 'place' | 'play_now' | 'return' | 'to_hand' | 'use';
  slot?: (1 | 2 | 3) | null;
  type: 'choose_option';
}
/**
 * Choose the Artifact of this seat at this slot (AS-12.2).
 */
export interface ChooseArtifact {
  owner: number;
  slot: 1 | 2 | 3;
  type: 'choose_artifact';
}
/**
 * Take one Holy Place of the opponent (AS-12.5).
 */
export interface TakeHolyPlace {
  kind: 'kilimanjaro' | 'ngorongoro' | 'okavango' | 'rwenzori' | 'victoria';
  type: 'take_holy_place';
}
/**
 * Take a ware from the opponent's stand (AS-12.6).
 */
export interface StealWare {
  type: 'steal_ware';
  ware: 'fruits' | 'jewelry' | 'pelt' | 'salt' | 'silk' | 'tea';
}
/**
 * Give no further answer to a step that may be stopped.
 */
export interface Stop {
  type: 'stop';
}
/**
 * Who begins (AS-2.7).
 */
export interface StarterDrawn {
  seat: number;
  type: 'starter_drawn';
}
/**
 * The first Holy Places, slots 1 to 3 (AS-2.2).
 */
export interface RowLaid {
  row: string[];
  type: 'row_laid';
}
/**
 * From the draw pile to a hand (AS-2.6); sorted, since nobody may learn the order of the deal.
 */
export interface HandDealt {
  cards: string[] | null;
  count: number;
  seat: number;
  type: 'hand_dealt';
}
/**
 * All markers available, all Artifacts ready (AS-3.2); `last`: the game ends with this turn.
 */
export interface TurnStarted {
  last: boolean;
  seat: number;
  turn: number;
  type: 'turn_started';
}
/**
 * From the DRAW to the PLAY phase with so many markers (AS-4.4).
 */
export interface PlayBegun {
  markers: number;
  seat: number;
  type: 'play_begun';
}
/**
 * Gold for markers not spent (AS-3.5).
 */
export interface BonusTaken {
  gold: number;
  seat: number;
  total: number;
  type: 'bonus_taken';
}
/**
 * Enough gold at the end of a turn: the opponent has one more (AS-14.1).
 */
export interface EndTriggered {
  gold: number;
  seat: number;
  type: 'end_triggered';
}
/**
 * `reason`: last_turn (AS-14.1) or turn_limit (AS-14.6); `tied`: equal gold, so the last turn decides (AS-14.5).
 */
export interface GameEnded {
  gold: number[];
  reason: string;
  tied: boolean;
  type: 'game_ended';
  winner: number;
}
/**
 * A marker is spent to see the top card; so many are left (AS-4.1).
 */
export interface DrawBegun {
  markers: number;
  seat: number;
  type: 'draw_begun';
}
/**
 * From the draw pile, which then has `pile` cards: to the hand; if `source` is draw_card, to be kept or not.
 */
export interface CardDrawn {
  card: string | null;
  pile: number;
  seat: number;
  source: string;
  type: 'card_drawn';
}
/**
 * The drawn card goes to the hand (AS-4.2).
 */
export interface CardKept {
  card: string | null;
  seat: number;
  type: 'card_kept';
}
/**
 * The drawn card goes to the discard pile (AS-4.3).
 */
export interface CardRejected {
  card: string;
  seat: number;
  type: 'card_rejected';
}
/**
 * From the draw pile face up (AS-11.17): `found`, else to the discard pile.
 */
export interface CardTurned {
  card: string;
  found: boolean;
  pile: number;
  seat: number;
  source: string;
  type: 'card_turned';
}
/**
 * No such card is left in the piles (AS-11.17).
 */
export interface SearchFailed {
  seat: number;
  source: string;
  type: 'search_failed';
}
/**
 * The discard pile is shuffled and becomes the draw pile (AS-13.1).
 */
export interface PileRenewed {
  cards: number;
  type: 'pile_renewed';
}
/**
 * From the Holy Place draw pile to the row (AS-7.5).
 */
export interface RowRefilled {
  kind: string;
  slot: number;
  type: 'row_refilled';
}
/**
 * The Holy Place discard pile is shuffled and becomes their draw pile (AS-13.3).
 */
export interface HolyPileRenewed {
  cards: number;
  type: 'holy_pile_renewed';
}
/**
 * Wares from the supply for gold; the Ware card to the discard pile (AS-6.1).
 */
export interface WaresBought {
  card: string;
  gold: number;
  seat: number;
  total: number;
  type: 'wares_bought';
  wares: string[];
}
/**
 * Wares to the supply for gold; the Ware card to the discard pile (AS-6.3).
 */
export interface WaresSold {
  card: string;
  gold: number;
  seat: number;
  total: number;
  type: 'wares_sold';
  wares: string[];
}
/**
 * By an effect.
 */
export interface GoldTaken {
  gold: number;
  seat: number;
  source: string;
  total: number;
  type: 'gold_taken';
}
/**
 * For an effect.
 */
export interface GoldPaid {
  gold: number;
  seat: number;
  source: string;
  total: number;
  type: 'gold_paid';
}
/**
 * From the supply to a stand.
 */
export interface WareTaken {
  seat: number;
  source: string;
  type: 'ware_taken';
  ware: string;
}
/**
 * From a stand to the supply.
 */
export interface WareReturned {
  seat: number;
  source: string;
  type: 'ware_returned';
  ware: string;
}
/**
 * From the stand of `of` to the supply; whoever keeps it takes it from there (AS-12.6).
 */
export interface WareStolen {
  of: number;
  seat: number;
  type: 'ware_stolen';
  ware: string;
}
/**
 * From the hand, or found by a Carver, to a place; what lay there goes to the discard pile (AS-7.2 to AS-7.4).
 */
export interface ArtifactPlaced {
  card: string;
  replaced: string | null;
  seat: number;
  slot: number;
  type: 'artifact_placed';
}
/**
 * For so many markers (AS-7.7).
 */
export interface ArtifactUsed {
  card: string;
  markers: number;
  seat: number;
  slot: number;
  type: 'artifact_used';
}
/**
 * From a place of `of` to the resolving zone (AS-12.2).
 */
export interface ArtifactSeized {
  card: string;
  of: number;
  seat: number;
  slot: number;
  type: 'artifact_seized';
}
/**
 * To the front of a seat: from a slot of the row, or from the front of `of` (AS-7.3, AS-7.4, AS-11.14, AS-12.5).
 */
export interface HolyPlaceTaken {
  kind: string;
  of: number | null;
  seat: number;
  slot: number | null;
  type: 'holy_place_taken';
}
/**
 * One of so many copies goes to the Holy Place discard pile (AS-9.3).
 */
export interface HolyPlacePlayed {
  copies: number;
  kind: string;
  seat: number;
  type: 'holy_place_played';
}
/**
 * Spent markers are available again (AS-9.8).
 */
export interface MarkersRetrieved {
  count: number;
  markers: number;
  seat: number;
  source: string;
  type: 'markers_retrieved';
}
/**
 * From the hand, or found by a Tracker, to the resolving zone; the opponent is asked (AS-8.1, AS-8.9).
 */
export interface CardAnnounced {
  card: string;
  markers: number;
  seat: number;
  type: 'card_announced';
}
/**
 * The opponent lets the announced card take effect (AS-8.3).
 */
export interface CardLetPass {
  card: string;
  seat: number;
  type: 'card_let_pass';
}
/**
 * An Animalist from the hand of `seat`: the announced card, then the Animalist go to the discard pile (AS-8.4).
 */
export interface CardCancelled {
  card: string;
  seat: number;
  type: 'card_cancelled';
}
/**
 * From the resolving zone to the discard pile (AS-1.5).
 */
export interface CardFinished {
  card: string;
  seat: number;
  type: 'card_finished';
}
/**
 * For the rest of the turn Ware cards are so much cheaper and dearer in all (AS-11.10).
 */
export interface MarketCried {
  gold: number;
  seat: number;
  type: 'market_cried';
}
/**
 * No card of the hand fits a Haggler (AS-11.7).
 */
export interface NothingFitted {
  seat: number;
  source: string;
  type: 'nothing_fitted';
}
/**
 * No more of what might be done.
 */
export interface Stopped {
  seat: number;
  source: string;
  type: 'stopped';
}
/**
 * How the effect goes on.
 */
export interface OptionChosen {
  option: string;
  seat: number;
  source: string;
  type: 'option_chosen';
}
/**
 * So many wares for so many cards (AS-11.2).
 */
export interface NumberChosen {
  cards: number;
  number: number;
  seat: number;
  type: 'number_chosen';
}
/**
 * The Holy Place of the row that is carried out or taken.
 */
export interface SlotChosen {
  kind: string;
  seat: number;
  slot: number;
  source: string;
  type: 'slot_chosen';
}
/**
 * The action that Kilimanjaro stands for (AS-9.10).
 */
export interface KindChosen {
  kind: string;
  seat: number;
  type: 'kind_chosen';
}
/**
 * From the hand to the discard pile.
 */
export interface CardDiscarded {
  card: string;
  seat: number;
  source: string;
  type: 'card_discarded';
}
/**
 * To the hand: from the discard pile by a Healer, or what a Tracker or Carver found.
 */
export interface CardTaken {
  card: string;
  seat: number;
  source: string;
  type: 'card_taken';
}
/**
 * The top of the discard pile against a card of the hand (AS-10.6).
 */
export interface CardsExchanged {
  given: string;
  seat: number;
  taken: string;
  type: 'cards_exchanged';
}
/**
 * The top cards of the draw pile, position 1 first (AS-11.9).
 */
export interface PileLookedAt {
  cards: string[] | null;
  count: number;
  seat: number;
  type: 'pile_looked_at';
}
/**
 * From this position of the draw pile to the hand (AS-11.9).
 */
export interface PositionTaken {
  card: string | null;
  pile: number;
  position: number;
  seat: number;
  type: 'position_taken';
}
/**
 * All cards in the hand of `of` (AS-12.4).
 */
export interface HandSeen {
  cards: string[] | null;
  count: number;
  of: number;
  seat: number;
  type: 'hand_seen';
}
/**
 * From the hand of `of`, set aside until a card is given for it; both players know it (AS-12.4).
 */
export interface CardStolen {
  card: string | null;
  of: number;
  seat: number;
  type: 'card_stolen';
}
/**
 * From hand to hand; the card set aside goes to the hand of `seat`; both players know it (AS-12.4).
 */
export interface CardGiven {
  card: string | null;
  seat: number;
  to: number;
  type: 'card_given';
}
/**
 * The rules file leaves a table nothing to choose but the window's time, which is the platform's.
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
  active: number | null;
  discard: string[];
  discount: number;
  drawn: string | null;
  drawn_seen_by: number[];
  found: string | null;
  frames: Frame[];
  holy_discard: string[];
  holy_pile: number;
  holy_place_played: boolean;
  last_turn: boolean;
  markers: number;
  phase: string;
  pile: number;
  resolving: string[];
  row: (string | null)[];
  seats: SeatView[];
  setup: Setup;
  stolen: string | null;
  supply: WareCount[];
  top: PileCard[];
  turn: number;
  type: 'view';
  waiting: number[];
  you: number | null;
}
/**
 * A step that is still to be made, on the stack of steps (part 6.0): the last one is made first. Everybody sees it.
 *
 *     `step` is the type of the move that answers it, or what chance or the rules do: draw, look, search, refill, finish.
 *
 *     Example: a Dyer (AS-11.6) exchanges wares of one type for wares of other types. When it takes effect, the stack is
 *
 *         finish | return_ware (left 5, must 1, rule same)
 *
 *     You must return a ware and may return four more of its type. You return tea, then stop: `return_ware` leaves the
 *     stack, and what follows it for a Dyer is laid there:
 *
 *         finish | take_ware (left 1, rule other, done tea)
 *
 *     You may take a ware that is not tea. You take silk: nothing is left to answer, so `take_ware` leaves the stack, and
 *     `finish` puts the Dyer on the discard pile.
 */
export interface Frame {
  card?: string;
  done?: string[];
  left?: number;
  must?: number;
  rule?: string;
  slots?: number[];
  source: string;
  step: string;
  theirs?: boolean;
  times?: number;
}
/**
 * What lies before a seat.
 */
export interface SeatView {
  artifacts: (string | null)[];
  cards: number;
  free: number;
  gold: number;
  hand: string[] | null;
  holy_places: string[];
  known: Memory | null;
  open: Memory;
  seat: number;
  stand: string[];
  used: boolean[];
}
/**
 * What somebody knows of a hand without seeing it.
 */
export interface Memory {
  cards?: string[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  plain?: never[];
}
/**
 * The numbers of a game; an empty tuple or null stands for what the rules file says.
 */
export interface Setup {
  bonus?: number;
  bonus_from?: number;
  deck?: string[];
  gold?: number;
  hand?: number;
  holy_places?: string[];
  look?: number;
  markers?: number;
  players?: number;
  row?: string[];
  spaces?: number;
  starter?: number | null;
  target?: number;
  tokens?: number;
  turns?: number;
}
/**
 * So many tokens of a type.
 */
export interface WareCount {
  count: number;
  ware: string;
}
/**
 * A card near the top of the draw pile that somebody has looked at (AS-11.9).
 */
export interface PileCard {
  card: string | null;
  seen_by: number[];
}
