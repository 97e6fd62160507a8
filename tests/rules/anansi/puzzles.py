"""Puzzles of Anansi, by the notes of part 11 of the rules file; most are last tricks, where the score tells."""

from __future__ import annotations

from typing import Any

from tests.rules.anansi.scene import A, B, C, Scene, play, recruit
from tests.rules.puzzles import Puzzle

TWO_ROUNDS = [[(2, 4), (2, 3), (2, 3)]] * 2


def last(hands: list[str], trick: str, leader: int, listeners: list[int], stacks: list[int], **more: Any) -> Scene:
    """A trick of the last round, which has ten."""
    table = {"display": "S1 S2", "rounds": TWO_ROUNDS, **more}
    return Scene(3, leader=leader, hands=hands, trick=trick, listeners=listeners, stacks=stacks, **table)


PUZZLES = [
    Puzzle(
        "equality: two listeners at once bring it",
        B,
        lambda: last(["", "S14", "L3"], "L6", A, [1, 1, 1], [1, 3, 5]),
        (recruit("S14"),),
    ),
    Puzzle(
        "over is a disaster, under a small loss",
        B,
        lambda: last(["", "S14", "L3"], "L6", A, [1, 3, 1], [1, 3, 5]),
        (play("S14"),),
    ),
    Puzzle(
        "one listener short of equality, and a middle card",
        B,
        lambda: last(["", "H7", "L3"], "L6", A, [1, 3, 1], [1, 4, 4]),
        (recruit("H7"),),
    ),
    Puzzle(
        "one trick short of equality: win it",
        C,
        lambda: last(["", "", "L14"], "L6 L7", A, [1, 1, 4], [1, 5, 3]),
        (play("L14"),),
    ),
    Puzzle(
        "equal already: nobody recruits a card with heads",
        C,
        lambda: last(["", "", "H12"], "L6 L7", A, [1, 1, 3], [1, 5, 3]),
        (play("H12"),),
    ),
    Puzzle(
        "two short and the last trick is lost anyway: recruit",
        C,
        lambda: last(["", "", "H12"], "L6 L7", A, [1, 1, 1], [1, 5, 3]),
        (recruit("H12"),),
    ),
    Puzzle(
        "one listener too many: only a trick helps",
        B,
        lambda: last(["", "S14", "H3"], "L6", A, [1, 4, 1], [1, 3, 5]),
        (play("S14"),),
    ),
    Puzzle(
        "in the last round the bonus outweighs a listener",
        C,
        lambda: last(["", "", "S12 H1"], "L6 L7", A, [1, 1, 3], [1, 3, 4]),
        (recruit("H1"),),
    ),
    Puzzle(
        "a card without heads burns the quota and costs nothing",
        C,
        lambda: last(["", "", "L14 H2"], "L6 L7", A, [1, 1, 2], [1, 5, 2]),
        (recruit("H2"),),
    ),
    Puzzle(
        "of two cards the exit, where no trick may come",
        C,
        lambda: last(["", "", "S14 L2"], "L6 L7", A, [1, 1, 5], [1, 2, 5]),
        (play("L2"), recruit("L2")),
    ),
]
