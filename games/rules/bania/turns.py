"""A turn without its action: the bonus before it, the refill after it, stalls and the end (BA-4, BA-10 to BA-12)."""

from __future__ import annotations

from bisect import bisect_left

from games.engine.contract import Tell
from games.rules.bania.material import SPACES, YIELD, Counts, least, wares
from games.rules.bania.notes import (
    BonusTaken,
    EndReached,
    GameEnded,
    LastTentScored,
    MajorityScored,
    StarterDrawn,
    TentsDrawn,
)
from games.rules.bania.scoring import leaders, score_lines
from games.rules.bania.state import (
    ACTION,
    BUILD,
    DRAW,
    FINISHED,
    IN_STOCK,
    NOBODY,
    REFILL,
    SUPPLY,
    State,
)


def draw_starter(state: State, seat: int, tell: Tell | None) -> None:
    """This seat begins (BA-1.6)."""
    state.starter = seat
    state.phase = SUPPLY
    if tell is not None:
        tell(StarterDrawn(seat))


def drawer(state: State) -> int:
    """Who draws tents now: at the start the next seat without tents, in turn order; later the seat on turn."""
    if state.phase != SUPPLY:
        return state.turn
    seats = state.setup.players
    in_order = ((state.starter + place) % seats for place in range(seats))
    return next(seat for seat in in_order if not state.supplies[seat])


def missing(state: State, seat: int) -> int:
    """How many tents this seat draws: until its supply is full or the bag is empty (BA-10.1, BA-10.2)."""
    return min(state.setup.supply - len(state.supplies[seat]), len(state.bag))


def draw_tents(state: State, tents: tuple[str, ...], tell: Tell | None) -> None:
    """Move tents from the bag to a supply; then go on with the first turn, this turn or the next one."""
    for tent in tents:
        del state.bag[bisect_left(state.bag, tent)]
    seat, phase = drawer(state), state.phase
    state.supplies[seat] += tents
    if tell is not None:
        reason = {SUPPLY: "start", DRAW: "emptied", REFILL: "refill"}[phase]
        tell(TentsDrawn(seat, tents, len(state.bag), reason))
    if phase == DRAW:
        state.phase = BUILD
    elif phase == REFILL:
        end_turn(state, tell)
    elif all(state.supplies):
        begin_turn(state, state.starter, tell)


def begin_turn(state: State, seat: int, tell: Tell | None) -> None:
    """Begin a turn with the bonus of the elephant (BA-4)."""
    state.turn = seat
    state.turns += 1
    state.returned = False
    state.built = []
    state.rolls = 0
    state.phase = ACTION
    space = state.elephants[seat]
    if space != IN_STOCK:
        wanted = bonus(state, seat)
        gained = take(state, seat, wanted)
        if tell is not None:
            tell(BonusTaken(seat, SPACES[space], wares(gained), wares(lost(wanted, gained))))


def bonus(state: State, seat: int) -> Counts:
    """One of each ware that occurs in the settlement of this seat's elephant (BA-4.1)."""
    return settlement_wares(state, state.elephants[seat])


def settlement_wares(state: State, space: int) -> Counts:
    """One of each ware that the settlement on this space yields; nothing if there is no settlement."""
    if space == IN_STOCK:
        return 0, 0, 0, 0
    board = state.board
    yields = {YIELD[board[member]] for member in state.homes[space]}
    return int(0 in yields), int(1 in yields), int(2 in yields), int(3 in yields)


def take(state: State, seat: int, wanted: Counts) -> Counts:
    """Move cards from the piles to a hand, as many as there are (BA-4.2, BA-8.7). Returns what was taken."""
    hand, piles = state.hands[seat], state.piles
    gained = obtainable(state, wanted)
    for ware, count in enumerate(gained):
        if count:
            hand[ware] += count
            piles[ware] -= count
    return gained


def lost(wanted: Counts, gained: Counts) -> Counts:
    """What was wanted and is lost since a pile is empty."""
    a, b, c, d = map(int.__sub__, wanted, gained)
    return a, b, c, d


def obtainable(state: State, wanted: Counts) -> Counts:
    """As many of the wanted cards as the piles have."""
    return least(wanted, state.piles)


def refill(state: State, tell: Tell | None) -> None:
    """Ask chance for the missing tents (BA-10.1); go on if none is missing or the bag is empty."""
    if missing(state, state.turn):
        state.phase = REFILL
    else:
        end_turn(state, tell)


def end_turn(state: State, tell: Tell | None, *, passed: bool = False) -> None:
    """Count stalls (BA-11.1, BA-11.2), then begin the next player's turn (BA-10.3)."""
    setup = state.setup
    state.passes = state.passes + 1 if passed else 0
    state.quiet = 0 if state.built else state.quiet + 1
    if state.passes == setup.players:
        end(state, "all_passed", tell)
    elif state.quiet == setup.stall * setup.players:
        end(state, "no_tents", tell)
    else:
        begin_turn(state, (state.turn + 1) % setup.players, tell)


def end(state: State, reason: str, tell: Tell | None) -> None:
    """End the game at once, whatever was left of the turn (BA-12)."""
    state.ending = reason
    state.phase = FINISHED
    if tell is None:
        return
    setup = state.setup
    tell(EndReached(reason))
    for ware, seats, cards in leaders(state.hands):
        tell(MajorityScored(ware, seats, cards, setup.majority))
    if state.last_builder != NOBODY:
        tell(LastTentScored(state.last_builder, setup.last_tent))
    first = [line for line in score_lines(state) if line.rank == 1]
    tell(GameEnded(tuple(line.seat for line in first), first[0].points))
