"""Buying, paying and placing a tent, and the elephant afterwards (BA-6, BA-7, BA-9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, combinations_with_replacement, compress
from typing import Final

from games.engine.contract import Tell
from games.rules.bania import turns
from games.rules.bania.material import COST, COSTS, NEIGHBOURS, SPACE, SPACES, TENTS, WARES, YIELD, Counts, wares
from games.rules.bania.messages import BuyTent, Move, PlaceElephant, TradeIn
from games.rules.bania.notes import (
    BuildingEnded,
    CardsTraded,
    ElephantPlaced,
    ElephantReturned,
    ElephantSkipped,
    SettlementClosed,
    TentBought,
    TentPlaced,
)
from games.rules.bania.payment import LACKING, SHUT, prices, split
from games.rules.bania.state import BUILD, DRAW, ELEPHANT, IN_STOCK, NOWHERE, TRADE, State, fits, stand

# Made once, since on the empty board up to 280 of them are legal.
_BUY: Final[dict[str, tuple[Move, ...]]] = {tent: tuple(BuyTent(tent, space) for space in SPACES) for tent in TENTS}
_IS: Final = tuple(bytes([here == around for here in range(256)]) for around in range(SHUT))
"""By surroundings: a table for `bytes.translate`, to whether they are these."""
_PLACE: Final = tuple(PlaceElephant(space) for space in SPACES)


def purchases(state: State, seat: int) -> list[Move]:
    """Every legal purchase (BA-6.11): by tent in the order of the supply, then by space."""
    around = state.around
    can_pay = prices(state.hands[seat], state.piles, state.setup.trade).payable
    moves: list[Move] = []
    for tent in dict.fromkeys(state.supplies[seat]):
        payable = around.translate(can_pay[COST[tent]])
        if 1 in payable:
            moves += compress(_BUY[tent], payable)
    return moves


def purchases_at(state: State, tent: str, around: int) -> list[Move]:
    """The purchases of this tent for each space with these surroundings, whether or not they can be paid."""
    return list(compress(_BUY[tent], state.around.translate(_IS[around])))


def trades(state: State, seat: int) -> list[TradeIn]:
    """Every trade that is possible now: one for each set of cards to hand in (BA-6.13)."""
    return list(_trades(tuple(state.hands[seat]), state.setup.trade))


def all_trades(size: int) -> list[TradeIn]:
    """Every trade of so many cards, whatever a hand holds."""
    return [move for move, _ in _sets(size)]


@lru_cache(maxsize=1 << 12)
def _trades(hand: tuple[int, ...], size: int) -> tuple[TradeIn, ...]:
    return tuple(move for move, counts in _sets(size) if all(map(int.__le__, counts, hand)))


@lru_cache
def _sets(size: int) -> tuple[tuple[TradeIn, Counts], ...]:
    sets = []
    for chosen in combinations_with_replacement(range(len(WARES)), size):
        spice, oil, silk, incense = map(chosen.count, range(len(WARES)))
        counts = spice, oil, silk, incense
        sets.append((TradeIn(wares(counts)), counts))
    return tuple(sets)


def tents_beside(board: Sequence[str], space: int) -> list[tuple[int, int]]:
    """The tents around a space: where each stands, and its ware."""
    return [(beside, YIELD[board[beside]]) for beside in NEIGHBOURS[space] if board[beside]]


def helpers(tent: str, beside: list[tuple[int, int]]) -> tuple[int, ...]:
    """The spaces of the tents that pay an icon each; of a ware at most as many as the cost has (BA-6.3 to BA-6.6)."""
    need = list(COSTS[COST[tent]])
    helped = []
    for space, ware in beside:
        if need[ware]:
            need[ware] -= 1
            helped.append(space)
    return tuple(helped)


def buy(state: State, seat: int, tent: str, space: int, tell: Tell | None) -> None:
    """Pay what the hand can pay, then place the tent or ask for trades."""
    hand = state.hands[seat]
    own, missing = split(LACKING[COST[tent]][state.around[space]], hand)
    piles = state.piles
    for ware, count in enumerate(own):
        if count:
            hand[ware] -= count
            piles[ware] += count
    state.supplies[seat].remove(tent)
    if tell is not None:
        helped = tuple(SPACES[beside] for beside in helpers(tent, tents_beside(state.board, space)))
        tell(TentBought(seat, tent, SPACES[space], wares(own), helped, sum(missing)))
    if any(missing):
        state.phase = TRADE
        state.buying = tent
        state.site = space
        state.wanted = [ware for ware, count in enumerate(missing) for _ in range(count)]
    else:
        _place(state, seat, tent, space, tell)


def trade_in(state: State, seat: int, give: Counts, tell: Tell | None) -> None:
    """Hand in three cards. The card they bring is paid at once, so its pile does not change (BA-6.12)."""
    hand = state.hands[seat]
    for ware, count in enumerate(give):
        hand[ware] -= count
        state.piles[ware] += count
    obtained = state.wanted.pop(0)
    if tell is not None:
        tell(CardsTraded(seat, wares(give), WARES[obtained], len(state.wanted)))
    if not state.wanted:
        tent, space = state.buying, state.site
        state.buying = ""
        state.site = NOWHERE
        _place(state, seat, tent, space, tell)


def _place(state: State, seat: int, tent: str, space: int, tell: Tell | None) -> None:
    """Place the tent, score it and close its settlement if it is full (BA-7.1 to BA-7.7)."""
    setup = state.setup
    touched = {state.homes[beside] for beside in NEIGHBOURS[space]}
    touched.discard(())
    members = _settle(state, tent, space, touched)
    (state.extended if touched else state.started)[seat] += 1
    state.built.append(space)
    state.last_builder = seat
    if tell is not None:
        points = setup.extend if touched else setup.settle
        tell(TentPlaced(seat, tent, SPACES[space], points, len(touched), len(members)))
    if len(members) >= setup.closing:
        _close(state, members, tell)
    if state.around.count(SHUT) == len(SPACES):
        turns.end(state, "board_full", tell)
    elif not state.bag and not any(state.supplies):
        turns.end(state, "bag_used_up", tell)
    else:
        state.phase = DRAW if state.bag and not state.supplies[seat] else BUILD


def _settle(state: State, tent: str, space: int, touched: set[tuple[int, ...]]) -> tuple[int, ...]:
    """Put the tent down, join the settlements that it touches, update the spaces around. Returns the new settlement."""
    homes, closing = state.homes, state.setup.closing
    members = tuple(sorted(chain((space,), *touched)))
    for member in members:
        homes[member] = members
    state.board[space] = tent
    around = bytearray(state.around)
    stand(around, space, tent)
    # A settlement that has grown may have become too large for any blank space beside it.
    for beside in {beside for member in members for beside in NEIGHBOURS[member]}:
        if around[beside] != SHUT and not fits(homes, beside, closing):
            around[beside] = SHUT
    state.around = bytes(around)
    return members


def _close(state: State, members: tuple[int, ...], tell: Tell | None) -> None:
    """Close a settlement; its elephants return to their owners (BA-7.4, BA-7.5)."""
    if tell is not None:
        tell(SettlementClosed(tuple(SPACES[member] for member in members)))
    for owner, space in enumerate(state.elephants):
        if space in members:
            state.elephants[owner] = IN_STOCK
            if owner == state.turn:
                state.returned = True
            if tell is not None:
                tell(ElephantReturned(owner, SPACES[space]))


def elephant_sites(state: State, seat: int) -> list[int]:
    """The tents of this turn on which the seat may put its elephant (BA-9.1, BA-9.2)."""
    if state.elephants[seat] != IN_STOCK or state.returned:
        return []
    return [space for space in state.built if len(state.homes[space]) < state.setup.closing]


def elephant_moves(state: State, seat: int) -> list[Move]:
    """The moves of the elephant: one for each of these tents."""
    return [_PLACE[space] for space in elephant_sites(state, seat)]


def end_building(state: State, seat: int, tell: Tell | None) -> None:
    """End the building (BA-7.8): ask about the elephant, or refill."""
    if tell is not None:
        tell(BuildingEnded(seat, len(state.built)))
    if elephant_sites(state, seat):
        state.phase = ELEPHANT
    else:
        turns.refill(state, tell)


def place_elephant(state: State, seat: int, space: str, tell: Tell | None) -> None:
    """Put the elephant on a tent (BA-9)."""
    state.elephants[seat] = SPACE[space]
    if tell is not None:
        tell(ElephantPlaced(seat, space))
    turns.refill(state, tell)


def skip_elephant(state: State, seat: int, tell: Tell | None) -> None:
    """Keep the elephant in stock (BA-9.3)."""
    if tell is not None:
        tell(ElephantSkipped(seat))
    turns.refill(state, tell)
