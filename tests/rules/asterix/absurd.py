"""Moves of Asterix that an attentive person calls absurd; the numbers are those of part 11 of the rules file."""

from __future__ import annotations

from games.rules.asterix.messages import AssignPeeked, Bid, ChooseEscapee
from tests.rules.asterix.puzzles import at, looked
from tests.rules.asterix.scene import scored
from tests.rules.puzzles import Absurd

ABSURD = [
    Absurd(
        "3: the strongest cards for a worthless Roman",
        0,
        lambda: at("1 10 9", "8 2 3", prize="roman_01"),
        (Bid("10"), Bid("9")),
    ),
    Absurd(
        "3: the same among three, who all hold strong cards",
        0,
        lambda: at("2 10", "5 8", "6 9", prize="roman_01"),
        (Bid("10"),),
    ),
    Absurd("3: the ten where the three wins", 0, lambda: at("3 10", "2 1", prize="roman_12"), (Bid("10"),)),
    Absurd("3: the one where the ten wins a dear Roman", 0, lambda: at("1 10", "9 2", prize="roman_15"), (Bid("1"),)),
    Absurd(
        "2: a fourth equal Roman of one's own is not fought for",
        0,
        lambda: at("1 10", "9 2", fronts=(("roman_06",) * 3, ()), prize="roman_06"),
        (Bid("1"),),
    ),
    Absurd(
        "2: a fourth equal Roman is left to the only opponent",
        0,
        lambda: at("1 10", "9 2", fronts=((), ("roman_10",) * 3), prize="roman_10"),
        (Bid("1"),),
    ),
    Absurd(
        "5: a strong card for a Pirate that takes one's own set",
        0,
        lambda: at("1 9", "5 6", fronts=(("roman_10", "roman_10"), ()), prize="pirate_highest"),
        (Bid("9"),),
    ),
    Absurd(
        "6: the Roman that completes one's own set is given away",
        0,
        lambda: looked("roman_10", ("roman_10",) * 3, (), ()),
        (AssignPeeked(1), AssignPeeked(2)),
    ),
    Absurd(
        "6: the Roman that completes a set is given to whoever holds it",
        0,
        lambda: looked("roman_10", (), ("roman_10",) * 3, ()),
        (AssignPeeked(1),),
    ),
    Absurd(
        "6: a Pirate that takes one's own set is kept",
        0,
        lambda: looked("pirate_highest", ("roman_10", "roman_10"), ("roman_01",), ()),
        (AssignPeeked(0),),
    ),
    Absurd(
        "9: one of three dear Romans is given up, and a single one is there",
        0,
        lambda: scored("roman_01", "roman_10", "roman_10", "roman_10", "pirate_any"),
        (ChooseEscapee(10),),
    ),
]
