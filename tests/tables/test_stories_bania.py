"""Bania over the wire: a settlement closes and elephants come back, a shared win, and every way a game can end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.rules.bania.messages import Setup
from tests.people import Json
from tests.rules.bania.scene import PLAIN, Scene, tent
from tests.tables.stories import Story, standing

Telling = Callable[[str, Any, int], Story]
Move = tuple[int, str, Json]


def buys(seat: int, notation: str, space: str) -> Move:
    return seat, "buy_tent", {"tent": tent(notation), "space": space.lower()}


def test_a_purchase_closes_a_settlement_and_elephants_come_back(story: Telling) -> None:
    board = "D4:S D5:O E4:K E5:I E6:S F4:O"
    scene = Scene(((2, 2, 3, 2), (3, 3, 3, 3)), board, "KKI>O", elephants={0: "E5", 1: "D4"})
    told = story("bania", scene.state, 2)
    assert told.view()["elephants"] == ["e5", "d4"]
    play(told, [buys(0, "KKI>O", "F5")])
    members = ["d4", "d5", "e4", "e5", "e6", "f4", "f5"]
    (closed,) = told.told_all("settlement_closed")
    assert sorted(closed["spaces"]) == members
    assert told.told_all("elephant_returned") == [{"seat": 0, "space": "e5"}, {"seat": 1, "space": "d4"}]
    views = [told.view(viewer) for viewer in (0, 1, None)]
    assert [view.pop("you") for view in views] == [0, 1, None]
    assert views[0] == views[1] == views[2], "nothing is secret"
    assert views[0]["elephants"] == [None, None]
    assert [each["closed"] for each in views[0]["settlements"]] == [True]
    assert [space["space"] for space in views[0]["spaces"] if space["kind"] == "tent"] == members
    told.plays(0, "end_building")
    assert told.asked() == [1], "the elephant that came back in this turn is not placed again, tents are drawn"
    assert len(told.told_all("tents_drawn")[-1]["tents"]) == 1
    assert told.told_all("bonus_taken") == [], "there is no elephant left that could bring anything"


def test_a_shared_win(story: Telling) -> None:
    setup = Setup(players=2, board=("a1", "a2", "e5"))
    scene = Scene(((1, 0, 1, 1), (0, 3, 0, 0)), "A1:S A2:O", "SKI>O", setup=setup, started=(0, 1), extended=(0, 1))
    told = story("bania", scene.state, 2)
    play(told, [buys(0, "SKI>O", "E5")])
    assert told.told_all("game_ended") == [{"winners": [0, 1], "points": 6}]
    assert told.ends() == [
        {"seat": 0, "rank": 1, "points": 6, "items": [
            {"key": "settlements", "points": 3, "args": {"count": 1}},
            {"key": "extensions", "points": 0, "args": {"count": 0}},
            {"key": "last_tent", "points": 3, "args": {}},
        ]},
        {"seat": 1, "rank": 1, "points": 6, "items": [
            {"key": "settlements", "points": 3, "args": {"count": 1}},
            {"key": "extensions", "points": 1, "args": {"count": 1}},
            {"key": "majority", "points": 2, "args": {"ware": "oil"}},
        ]},
    ]  # fmt: skip


def play(told: Story, moves: list[Move]) -> None:
    for seat, kind, fields in moves:
        assert told.asked() == [seat]
        told.plays(seat, kind, **fields)


# Endings


def board_full() -> Scene:
    """One space is left."""
    setup = Setup(players=2, board=("e5", "a1"))
    return Scene(((4, 4, 4, 4), PLAIN), "A1:S", "SOI>K SOK>I", setup=setup)


def no_tents() -> Scene:
    """A turn without a tent is missing; whatever the dice bring, nobody comes near to what the other holds."""
    return Scene(((0, 0, 0, 0), (10, 10, 10, 10)), setup=Setup(players=2, stall=1), quiet=1)


def all_passed() -> Scene:
    """One card of each ware, all in hands: no piles to roll for, and too few cards for any tent."""
    setup = Setup(players=2, cards=1, hand=(0, 0, 0, 0), supply=1)
    return Scene(((0, 1, 0, 0), (1, 0, 1, 1)), supply="SSO>K", setup=setup)


def bag_used_up() -> Scene:
    """Two tents are left of all."""
    setup = Setup(players=2, bag=("tent_oki_s", "tent_soi_k"), supply=1)
    return Scene(supply="SOI>K", setup=setup)


ENDINGS: dict[Callable[[], Scene], tuple[list[Move], list[tuple[int, int]]]] = {
    board_full: ([buys(0, "SOI>K", "E5")], [(1, 6 + 4 * 2 + 3), (2, 0)]),
    no_tents: ([(0, "roll", {}), (0, "stop_rolling", {})], [(2, 0), (1, 4 * 2)]),
    all_passed: ([(0, "pass", {}), (1, "pass", {})], [(2, 2), (1, 3 * 2)]),
    bag_used_up: (
        [buys(0, "SOI>K", "E5"), (0, "end_building", {}), (0, "skip_elephant", {}), buys(1, "OKI>S", "A1")],
        [(2, 3 + 3 * 2), (1, 3 + 3 * 2 + 3)],
    ),
}


@pytest.mark.parametrize("opening", ENDINGS)
def test_a_game_ends(story: Telling, opening: Callable[[], Scene]) -> None:
    moves, expected = ENDINGS[opening]
    told = story("bania", opening().state, 2)
    play(told, moves[:-1])
    assert (told.now()["status"], told.now()["result"]) == ("running", None)
    play(told, moves[-1:])
    assert told.told_all("end_reached") == [{"reason": opening.__name__}]
    winners = [seat for seat, (rank, _) in enumerate(expected) if rank == 1]
    assert told.told_all("game_ended") == [{"winners": winners, "points": expected[winners[0]][1]}]
    assert standing(told.ends()) == expected
