"""Moves of Bania that an attentive person calls absurd (part 11 of the rules file)."""

from __future__ import annotations

from itertools import combinations

from games.rules.bania.messages import (
    BuyTent,
    EndBuilding,
    PlaceElephant,
    Reroll,
    SkipElephant,
    StopRolling,
    TradeIn,
)
from tests.rules.bania.puzzles import NOTHING, built, rolled, small
from tests.rules.bania.scene import PLAIN, Scene, counted, tent
from tests.rules.puzzles import Absurd

DICE = (1, 2, 3, 4)


def rerolls(*dice: int) -> tuple[Reroll, ...]:
    """Every way to roll one of these dice again, and others with it."""
    every = [each for count in DICE for each in combinations(DICE, count)]
    return tuple(Reroll(each) for each in every if set(each) & set(dice))


def buys(notation: str, spaces: str) -> tuple[BuyTent, ...]:
    """This tent, for any of these spaces."""
    return tuple(BuyTent(tent(notation), space) for space in spaces.split())


def nearly_full() -> Scene:
    """P1 has built on one of two spaces; the other one is the last, and costs one card."""
    scene = small("a1 d4 e4 e5", (1, 1, 1, 1), "D4:O E4:S", "SOI>K SOK>I", other=PLAIN)
    scene.buys("SOI>K", "A1")
    return scene


def last_trade() -> Scene:
    """P1 buys the last tent of the game and has to trade for a card."""
    scene = small("e4 e5", (6, 1, 0, 1), "E4:S", "SOK>I", other=(2, 2, 2, 0))
    scene.buys("SOK>I", "E5")
    return scene


ABSURD = [
    Absurd("four sure cards are rolled again", 0, lambda: rolled("SOKI"), rerolls(*DICE)),
    Absurd("two elephants are collected that stand in stock", 0, lambda: rolled("ffbb"), (StopRolling(),)),
    Absurd(
        "an elephant that brings four cards is rolled again",
        0,
        lambda: rolled("fbSO", board="D5:K D6:I E5:S E6:O", elephants={0: "E6"}),
        rerolls(1, 2),
    ),
    Absurd(
        "the elephant stays in stock, and a settlement of four wares is there",
        0,
        lambda: built(("SOK>I", "E6"), board="D5:S D6:K E5:O", supply="SOK>I"),
        (SkipElephant(),),
    ),
    Absurd(
        "the elephant goes where the next tent closes, and a small settlement is there",
        0,
        lambda: built(
            ("SOK>I", "A6"),
            ("SKI>O", "I3"),
            board="A1:S A2:O A3:K A4:I A5:S I1:S I2:K",
            supply="SOK>I SKI>O",
        ),
        (PlaceElephant("a6"),),
    ),
    Absurd(
        "three cards for one point, and for the same cards three points",
        0,
        lambda: Scene(((2, 1, 0, 0), PLAIN), "E4:I", "SSO>K"),
        buys("SSO>K", "d3 d4 e3 e5 f3 f4"),
    ),
    Absurd(
        "nine cards for one point",
        0,
        lambda: Scene(((0, 0, 9, 0), PLAIN), "E4:K", "SOI>K"),
        buys("SOI>K", "d3 d4 e3 e5 f3 f4"),
    ),
    Absurd(
        "three cards are traded for one that a neighbour gives elsewhere",
        0,
        lambda: Scene(((0, 3, 3, 0), PLAIN), "A1:K E5:S", "SOK>I"),
        buys("SOK>I", "a2 b1 b2"),
    ),
    Absurd(
        "one point, and the settlement of one's own elephant closes, which nobody else could close",
        0,
        lambda: Scene(
            ((0, 0, 1, 0), NOTHING),
            "D4:S D5:O E4:K E5:I E6:S F4:O",
            elephants={0: "E5"},
            supplies=("SOK>I", "KKI>S KKI>O SKK>I OKK>S"),
        ),
        buys("SOK>I", "c4 d6 f5"),
    ),
    Absurd("the last tent is left to the opponent", 0, nearly_full, (EndBuilding(),)),
    Absurd(
        "the only Incense of all is traded away at the end, with Spice in plenty",
        0,
        last_trade,
        (TradeIn(counted(2, 0, 0, 1)),),
    ),
]
