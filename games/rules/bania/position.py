"""A position of Bania in plain words: the beginning of a turn, or the end of the game."""

from __future__ import annotations

from typing import Literal

import msgspec

from games.engine.position import by_seat, check_seat, left_over
from games.rules.bania.material import BAG, NEIGHBOURS, SPACE, WARES, Counts
from games.rules.bania.messages import Setup
from games.rules.bania.payment import SHUT
from games.rules.bania.state import ACTION, FINISHED, NOBODY, State, fresh, in_play, survey


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies where, by seat. The seat on turn is about to act, and its elephant has brought its bonus.

    What is not named: hands as at the start, supplies filled up with the last tents of the bag by name, elephants in
    stock, settlements started by seat 0 and all other tents placed by the last seat.
    """

    turn: int = 0
    starter: int = 0
    hands: tuple[Counts, ...] = ()
    """Cards of Spice, Oil, Silk and Incense."""
    board: dict[str, str] = {}
    """By space: the tent that stands there."""
    supplies: tuple[tuple[str, ...], ...] = ()
    elephants: tuple[str | None, ...] = ()
    """The spaces on which they stand; null: in stock."""
    started: tuple[int, ...] = ()
    extended: tuple[int, ...] = ()
    """Tents of each seat that started a settlement, and all others (BA-7.2, BA-7.3)."""
    last_builder: int | None = None
    """Who placed the last tent; null: the last seat that has placed one."""
    quiet: int = 0
    """Turns without a tent (BA-11.2)."""
    ended: Literal["", "all_passed", "no_tents", "bag_used_up", "board_full"] = ""
    """Why the game is over, if it is."""


def place(setup: Setup, position: Position) -> State:
    """The state of `Rules.position`."""
    state = fresh(setup)
    for seat in (position.turn, position.starter):
        check_seat(setup.players, seat, "who is on turn or has begun")
    state.turn, state.starter, state.turns = position.turn, position.starter, 1
    _place_cards(state, position)
    _place_tents(state, position)
    _place_elephants(state, position)
    _count_tents(state, position)
    state.quiet, most = position.quiet, setup.stall * setup.players
    if not 0 <= state.quiet < most + (position.ended == "no_tents"):
        raise ValueError(f"the game ends after {most} turns without a tent (BA-11.2)")
    state.phase, state.ending = FINISHED if position.ended else ACTION, position.ended
    _check_end(state)
    return state


def _place_cards(state: State, position: Position) -> None:
    setup = state.setup
    for seat, hand in enumerate(by_seat(setup.players, position.hands, None, "the hands")):
        if hand is not None:
            state.hands[seat] = list(hand)
    for ware, name in enumerate(WARES):
        held = [hand[ware] for hand in state.hands]
        if min(held) < 0 or sum(held) > setup.cards:
            raise ValueError(f"{sum(held)} cards of {name} are in hands, and there are {setup.cards} (part 3.2)")
        state.piles[ware] = setup.cards - sum(held)


def _place_tents(state: State, position: Position) -> None:
    setup = state.setup
    supplies = by_seat(setup.players, position.supplies, (), "the supplies")
    state.bag = left_over(setup.bag or BAG, position.board.values(), *supplies)
    for seat, named in enumerate(supplies):
        if len(named) > setup.supply:
            raise ValueError(f"seat {seat} has more than {setup.supply} tents in front of it (BA-1.4)")
        missing = min(setup.supply - len(named), len(state.bag))
        state.supplies[seat] = [*named, *[state.bag.pop() for _ in range(missing)]]
    for space, tent in position.board.items():
        if space not in in_play(setup):
            raise ValueError(f"there is no space {space} on this board (part 3.6)")
        state.board[SPACE[space]] = tent
    for home in _settlements(state):
        if len(home) > setup.closing:
            raise ValueError(f"a settlement has {len(home)} tents, and closes with {setup.closing} (BA-2.3)")
        for member in home:
            state.homes[member] = home
    state.around = survey(state)


def _settlements(state: State) -> list[tuple[int, ...]]:
    """All tents that hang together, ascending (BA-2.2)."""
    left = {space for space, tent in enumerate(state.board) if tent}
    found = []
    while left:
        home, edge = set[int](), {left.pop()}
        while edge:
            space = edge.pop()
            home.add(space)
            edge |= left.intersection(NEIGHBOURS[space])
            left -= edge
        found.append(tuple(sorted(home)))
    return found


def _place_elephants(state: State, position: Position) -> None:
    for seat, name in enumerate(by_seat(state.setup.players, position.elephants, None, "the elephants")):
        if name is None:
            continue
        home = state.homes[SPACE[name]] if name in SPACE else ()
        if not home or len(home) == state.setup.closing or SPACE[name] in state.elephants:
            raise ValueError(f"no elephant of seat {seat} can stand on {name} (BA-9)")
        state.elephants[seat] = SPACE[name]


def _count_tents(state: State, position: Position) -> None:
    seats = state.setup.players
    tents, homes = len(position.board), len(_settlements(state))
    started = by_seat(seats, position.started, 0, "the settlements")
    extended = by_seat(seats, position.extended, 0, "the other tents")
    if not position.started and not position.extended:
        started[0], extended[-1] = homes, tents - homes
    if min(*started, *extended) < 0 or sum(started) + sum(extended) != tents or sum(started) < homes:
        raise ValueError(f"{tents} tents stand in {homes} settlements, and the seats have placed others (BA-7)")
    state.started, state.extended = started, extended
    builders = [seat for seat in range(seats) if started[seat] + extended[seat]]
    state.last_builder = builders[-1] if builders else NOBODY
    if position.last_builder is not None:
        if position.last_builder not in builders:
            raise ValueError(f"seat {position.last_builder} has placed no tent (BA-12.5)")
        state.last_builder = position.last_builder


def _check_end(state: State) -> None:
    full = all(beside == SHUT for beside in state.around)
    used_up = not state.bag and not any(state.supplies)
    quiet = state.quiet == state.setup.stall * state.setup.players
    ends = {"board_full": full, "bag_used_up": used_up, "no_tents": quiet}
    if not state.ending and (full or used_up):
        raise ValueError("no tent can be placed any more: the game is over (BA-12)")
    if not ends.get(state.ending, True):
        raise ValueError(f"the game has not ended by {state.ending} (BA-12)")
    if state.ending == "all_passed":
        state.passes = state.setup.players
