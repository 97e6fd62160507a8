"""Puzzles of Asterix; the numbers are those of part 11 of the rules file."""

from __future__ import annotations

from typing import Any

from games.rules.asterix.messages import AssignPeeked, Bid, ChooseEscapee, Setup
from tests.rules.asterix.scene import Scene, hand, scored
from tests.rules.puzzles import Puzzle


def at(*hands: str, **position: Any) -> Scene:
    """The last round, with these hands."""
    table = Setup(players=len(hands), rounds=1)
    return Scene.at(table, hands=tuple(map(hand, hands)), **position)


def looked(peeked: str, *fronts: tuple[str, ...], hands: tuple[str, ...] = ("4 8 D", "2 6", "1 9")) -> Scene:
    """The first seat has looked at this card."""
    return at(*hands, fronts=fronts, looker=0, peeked=peeked)


PUZZLES = [
    Puzzle(
        "2: a third equal Roman is worth its value and thirty more",
        0,
        lambda: looked("roman_10", ("roman_10", "roman_10"), (), ()),
        (AssignPeeked(0),),
    ),
    Puzzle(
        "2: a fourth equal Roman is worth most",
        0,
        lambda: at("1 10", "9 2", fronts=(("roman_06",) * 3, ()), prize="roman_06"),
        (Bid("10"),),
    ),
    Puzzle("3: the lowest number that wins", 0, lambda: at("3 10", "2 1", prize="roman_12"), (Bid("3"),)),
    Puzzle("3: no strong card for a poor prize", 0, lambda: at("1 10 9", "8 2 3", prize="roman_01"), (Bid("1"),)),
    Puzzle(
        "5: a Pirate that hurts is lost with the lowest card",
        0,
        lambda: at("1 9", "5 6", fronts=(("roman_10", "roman_10"), ()), prize="pirate_highest"),
        (Bid("1"),),
    ),
    Puzzle(
        "6: a poor Roman is given away, Idefix comes back",
        0,
        lambda: looked("roman_01", (), (), ()),
        (AssignPeeked(1), AssignPeeked(2)),
    ),
    Puzzle(
        "6: a Pirate goes to whoever it hurts most",
        0,
        lambda: looked("pirate_highest", ("roman_02",), ("roman_01",), ("roman_10", "roman_10", "roman_10")),
        (AssignPeeked(2),),
    ),
    Puzzle(
        "6: a harmless Pirate is kept, Idefix comes back",
        0,
        lambda: looked("pirate_centurion", ("roman_01",), ("roman_01",), ("roman_02",)),
        (AssignPeeked(0),),
    ),
    Puzzle(
        "6: with Idefix as the last card every Pirate is given away",
        0,
        lambda: looked("pirate_lowest", ("roman_05", "roman_05"), ("roman_04",), (), hands=("D", "2 6", "1 9")),
        (AssignPeeked(1),),
    ),
    Puzzle(
        "9: a single Roman goes, not one of a set",
        0,
        lambda: scored("roman_02", "roman_05", "roman_05", "roman_08", "roman_08", "roman_08", "pirate_any"),
        (ChooseEscapee(2),),
    ),
    Puzzle(
        "9: a dear single Roman is cheaper than a pair",
        0,
        lambda: scored("roman_15", "roman_01", "roman_01", "pirate_any"),
        (ChooseEscapee(15),),
    ),
    Puzzle(
        "9: of singles the least",
        0,
        lambda: scored("roman_03", "roman_12", "roman_14", "pirate_any"),
        (ChooseEscapee(3),),
    ),
]
