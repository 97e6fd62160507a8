"""What a seat may be told beyond the rules: why a move is refused, what things cost and bring, what the clock plays.

Everything here is worked out from the view alone; since nothing is secret, the view is the state.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from random import Random
from typing import Final

from games.rules.bania import building, rolling, turns
from games.rules.bania.material import COST, NEIGHBOURS, SPACE, SPACES, Counts, counts_of, wares
from games.rules.bania.messages import (
    BuyTent,
    ElephantHint,
    EndBuilding,
    Hints,
    Move,
    Pass,
    PlaceElephant,
    Price,
    Reroll,
    Roll,
    Setup,
    SkipElephant,
    StopRolling,
    TradeIn,
    View,
)
from games.rules.bania.payment import LACKING, SHUT, obstacle, split
from games.rules.bania.scoring import leaders
from games.rules.bania.sight import state_of
from games.rules.bania.state import ACTION, BUILD, ELEPHANT, FINISHED, ROLL, TRADE, State, in_play

_PHASES_OF: Final[dict[type, tuple[str, ...]]] = {
    BuyTent: (ACTION, BUILD),
    TradeIn: (TRADE,),
    EndBuilding: (BUILD,),
    PlaceElephant: (ELEPHANT,),
    SkipElephant: (ELEPHANT,),
    Roll: (ACTION,),
    Reroll: (ROLL,),
    StopRolling: (ROLL,),
    Pass: (ACTION,),
}
_HARMLESS: Final = (StopRolling, EndBuilding, SkipElephant, Roll)


def refusal(view: View, seat: int, move: Move) -> str:
    """The reason code for a move that is not legal:

    game_over, not_your_turn, wrong_phase, no_such_space, tent_not_in_supply (BA-6.1), space_taken, space_unusable
    (BA-2.5), pile_empty (BA-6.10), cards_missing (BA-6.11, BA-6.13), wrong_number (BA-6.13), not_built_now (BA-9.1),
    settlement_closed (BA-9.2), must_build (BA-5.3), piles_empty (BA-5.4), no_such_die (BA-8.2), can_act (BA-5.6).
    """
    if view.phase == FINISHED:
        return "game_over"
    if seat not in view.waiting:
        return "not_your_turn"
    if view.phase not in _PHASES_OF[type(move)]:
        return "wrong_phase"
    return _why_not(state_of(view), seat, move) or "not_legal"


def _why_not(state: State, seat: int, move: Move) -> str | None:
    if isinstance(move, BuyTent):
        return _why_not_buy(state, seat, move)
    if isinstance(move, TradeIn):
        give = counts_of(move.give)
        return "wrong_number" if min(give) < 0 or sum(give) != state.setup.trade else "cards_missing"
    if isinstance(move, PlaceElephant):
        built = move.space in SPACE and SPACE[move.space] in state.built
        return "settlement_closed" if built else "not_built_now"
    if isinstance(move, Roll):
        return rolling.refused(state, seat)
    if isinstance(move, Reroll):
        return "no_such_die"
    return "can_act" if isinstance(move, Pass) else None


def _why_not_buy(state: State, seat: int, move: BuyTent) -> str | None:
    if move.space not in in_play(state.setup):
        return "no_such_space"
    if move.tent not in state.supplies[seat]:
        return "tent_not_in_supply"
    space = SPACE[move.space]
    if state.board[space]:
        return "space_taken"
    if state.around[space] == SHUT:
        return "space_unusable"
    lacking = LACKING[COST[move.tent]][state.around[space]]
    hand = state.hands[seat]
    return obstacle(*split(lacking, hand), sum(hand), state.piles, state.setup.trade)


def hints(view: View) -> Hints:
    """What a player would work out by looking and counting."""
    state = state_of(view)
    seats = range(state.setup.players)
    asked = view.you is not None and view.you in view.waiting
    majorities = [0] * len(seats)
    for _, first, _ in leaders(state.hands):
        for seat in first:
            majorities[seat] += state.setup.majority
    sites = building.elephant_sites(state, state.turn) if asked and state.phase == ELEPHANT else []
    return Hints(
        prices={} if view.you is None or state.phase == FINISHED else _prices(state, view.you),
        no_roll=rolling.refused(state, state.turn) if state.phase == ACTION else None,
        collect=wares(turns.obtainable(state, rolling.yield_of_dice(state))) if state.phase == ROLL else None,
        bonus=tuple(wares(turns.obtainable(state, turns.bonus(state, seat))) for seat in seats),
        elephant=tuple(ElephantHint(SPACES[site], wares(turns.settlement_wares(state, site))) for site in sites),
        majorities=tuple(majorities),
    )


def _prices(state: State, seat: int) -> dict[str, dict[str, Price]]:
    """What each tent of the supply costs on each legal space; spaces with the same price stand together."""
    supply, hand = tuple(dict.fromkeys(state.supplies[seat])), tuple(state.hands[seat])
    return _listed(state.setup, tuple(state.board), tuple(state.homes), state.around, supply, hand, tuple(state.piles))


@lru_cache(maxsize=256)  # most of what happens in a turn changes nothing of it, and every message tells it anew
def _listed(
    setup: Setup,
    board: tuple[str, ...],
    homes: tuple[tuple[int, ...], ...],
    surroundings: bytes,
    supply: tuple[str, ...],
    hand: tuple[int, ...],
    piles: tuple[int, ...],
) -> dict[str, dict[str, Price]]:
    sites = [
        (space, around, building.tents_beside(board, space), _size(homes, space))
        for space, around in enumerate(surroundings)
        if around != SHUT
    ]
    prices: dict[str, dict[str, Price]] = {}
    for tent in supply:
        lacking_at = LACKING[COST[tent]]
        alike: dict[tuple[Counts, tuple[int, ...], int], list[str]] = defaultdict(list)
        for space, around, beside, size in sites:
            alike[lacking_at[around], building.helpers(tent, beside), size].append(SPACES[space])
        prices[tent] = {
            spaces[0]: _price(setup, hand, piles, lacking, helped, size, tuple(spaces))
            for (lacking, helped, size), spaces in alike.items()
        }
    return prices


def _size(homes: tuple[tuple[int, ...], ...], space: int) -> int:
    """The size of the settlement after a tent is placed here."""
    return 1 + sum(map(len, {homes[beside] for beside in NEIGHBOURS[space]}))


def _price(
    setup: Setup,
    hand: tuple[int, ...],
    piles: tuple[int, ...],
    lacking: Counts,
    helped: tuple[int, ...],
    size: int,
    spaces: tuple[str, ...],
) -> Price:
    own, missing = split(lacking, hand)
    return Price(
        spaces=spaces,
        pays=wares(own),
        trades=sum(missing),
        points=setup.settle if size == 1 else setup.extend,
        helped=tuple(SPACES[space] for space in helped),
        size=size,
        refused=obstacle(own, missing, sum(hand), piles, setup.trade),
    )


def fallback(legal: list[Move], chance: Random) -> Move:
    """End what was begun, or roll; else any legal move, so that nobody can rely on it."""
    for kind in _HARMLESS:
        for move in reversed(legal):  # these moves come after the purchases
            if isinstance(move, kind):
                return move
    return chance.choice(legal)
