"""Puzzles of Bania on small boards, by the notes of part 11 of the rules file."""

from __future__ import annotations

from typing import Any

from games.rules.bania.messages import BuyTent, PlaceElephant, Reroll, Setup, StopRolling
from tests.rules.bania.scene import PLAIN, Scene, tent
from tests.rules.puzzles import Puzzle

NOTHING = (0, 0, 0, 0)


def small(
    board: str, hand: tuple[int, int, int, int], tents: str, supply: str, other: Any = PLAIN, **more: Any
) -> Scene:
    """Only these spaces are in play."""
    return Scene((hand, other), tents, supply, setup=Setup(players=2, board=tuple(board.split())), **more)


def rolled(letters: str, hands: Any = (PLAIN, PLAIN), board: str = "", **more: Any) -> Scene:
    """P1 has rolled."""
    scene = Scene(hands, board, **more)
    scene.rolls(letters)
    return scene


def built(*purchases: tuple[str, str], board: str, supply: str) -> Scene:
    """P1 has bought these tents, and may place the elephant."""
    scene = Scene(((4, 4, 4, 4), PLAIN), board, supply)
    for notation, space in purchases:
        scene.buys(notation, space)
    scene.ends()
    return scene


PUZZLES = [
    Puzzle("four sure cards are taken", 0, lambda: rolled("SOKI"), (StopRolling(),)),
    Puzzle("a half of an elephant in stock is rolled again", 0, lambda: rolled("fSOK"), (Reroll((1,)),)),
    Puzzle("two halves that bring nothing are rolled again", 0, lambda: rolled("ffSO"), (Reroll((1, 2)),)),
    Puzzle(
        "what the pile cannot give is rolled again",
        0,
        lambda: rolled("SSOK", ((0, 2, 2, 2), (14, 0, 0, 0))),
        (Reroll((2,)), Reroll((1,))),
    ),
    Puzzle(
        "the elephant goes where the most colours are",
        0,
        lambda: built(("SOK>I", "A1"), ("SKI>O", "E6"), board="E5:I D5:O", supply="SOK>I SKI>O"),
        (PlaceElephant("e6"),),
    ),
    Puzzle(
        "an extension that costs nothing is bought",
        0,
        lambda: small("e4 e5 e6 a1 a2 i1", (0, 0, 0, 1), "E4:S E6:O", "SSO>K SOI>K", other=(3, 3, 3, 3)),
        (BuyTent(tent("SOI>K"), "e5"),),
    ),
    Puzzle(
        "the last tent is worth three more",
        0,
        lambda: small("e4 e5", (2, 2, 2, 2), "E4:S", "SOK>I", other=NOTHING),
        ("buy_tent",),
    ),
    Puzzle(
        "of two spaces the one that starts a settlement",
        0,
        lambda: small("e4 e5 a1", (3, 3, 3, 3), "E4:I", "SOK>I SOK>I SOK>I KKI>O", other=NOTHING),
        (BuyTent(tent("SOK>I"), "a1"), BuyTent(tent("KKI>O"), "a1")),
    ),
    Puzzle(
        "the elephant leaves a settlement of one",
        0,
        lambda: built(("SOK>I", "E6"), board="E5:O D5:S A1:K", supply="SOK>I"),
        (PlaceElephant("e6"),),
    ),
    Puzzle("three halves of elephants in stock are rolled again", 0, lambda: rolled("fffS"), (Reroll((1, 2, 3)),)),
]
