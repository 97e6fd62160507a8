"""What chance is asked for, and what its answers do: row, first leader, each round's display and hands (AN-4)."""

from __future__ import annotations

from itertools import filterfalse
from typing import Any, cast

from games.engine.contract import Dealer, Secret, Tell
from games.rules.anansi import tricks
from games.rules.anansi.cards import COLOURS, hand_of, in_order
from games.rules.anansi.messages import (
    DisplayLaid,
    HandDealt,
    LeaderDrawn,
    OpenLaid,
    RoundOpened,
    RowLaid,
    Setup,
)
from games.rules.anansi.scoring import gather
from games.rules.anansi.state import State


def start(setup: Setup) -> State:
    """The state before chance has spoken; what the setup fixes lies there already."""
    state = State(
        setup=setup,
        phase="row",
        round=1,
        row=setup.row,
        leader=setup.leader,
        turn=None,
        trump=None,
        columns=[],
        undealt=(),
        hands=[],
        trick=[],
        recruiters=0,
        tricks=[],
        listeners=[0] * setup.seats,
        stacks=[],
        supply=setup.supply,
        scored=(),
    )
    gather(state)
    _ask_next(state)
    return state


def question(state: State) -> Dealer:
    """What chance owes next, in the order of AN-4.13.

    The open cards of 3 players are left over, so nobody asks for them.
    """
    if state.phase == "row":
        return Dealer(tuple(sorted(COLOURS)), 3)
    if state.phase == "leader":
        return Dealer(tuple(range(state.setup.seats)), 1)
    return Dealer(
        state.undealt,
        state.setup.display if state.phase == "display" else state.setup.hand,
    )


def answer(state: State, outcome: tuple[Any, ...], tell: Tell | None) -> None:
    """Apply what chance dealt in answer to the question."""
    if state.phase == "row":
        _lay_row(state, outcome, tell)
    elif state.phase == "leader":
        _draw_leader(state, outcome[0], tell)
    elif state.phase == "display":
        _lay_display(state, outcome, tell)
    else:
        _deal_hand(state, outcome, tell)


def _ask_next(state: State) -> None:
    state.phase = "row" if not state.row else "leader" if state.leader is None else "display"


def _lay_row(state: State, row: tuple[Any, ...], tell: Tell | None) -> None:
    state.row = row
    state.columns = [() for _ in row]
    _ask_next(state)
    if tell is not None:
        tell(RowLaid(row))


def _draw_leader(state: State, seat: int, tell: Tell | None) -> None:
    state.leader = seat
    _ask_next(state)
    if tell is not None:
        tell(LeaderDrawn(seat))


def _lay_display(state: State, outcome: tuple[str, ...], tell: Tell | None) -> None:
    _take(state, outcome)
    cards = in_order(outcome)
    for card in cards:
        tricks.lay_into_display(state, card)
    state.phase = "hand"
    if tell is not None:
        tell(DisplayLaid(state.round, tuple(cards)))
    tricks.set_trump(state, tell)


def _deal_hand(state: State, outcome: tuple[str, ...], tell: Tell | None) -> None:
    _take(state, outcome)
    seat = state.hands.index(0)
    state.hands[seat] = hand_of(outcome)
    if tell is not None:
        tell(HandDealt(seat, len(outcome), Secret(tuple(in_order(outcome)), seen_by=(seat,))))
    if seat + 1 == state.setup.seats:
        _open_round(state, tell)


def _open_round(state: State, tell: Tell | None) -> None:
    leader = cast(int, state.leader)  # the leader is drawn before the first display is laid
    state.phase = "lead"
    state.turn = leader
    if tell is not None:
        if state.undealt:
            tell(OpenLaid(tuple(in_order(state.undealt))))
        tell(RoundOpened(state.round, state.setup.bonuses[state.round - 1], leader))


def _take(state: State, cards: tuple[str, ...]) -> None:
    state.undealt = tuple(filterfalse(set(cards).__contains__, state.undealt))
