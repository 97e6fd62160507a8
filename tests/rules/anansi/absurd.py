"""Moves of Anansi that an attentive person calls absurd (part 11 of the rules file). Snakes are trump."""

from __future__ import annotations

from tests.rules.anansi.puzzles import last
from tests.rules.anansi.scene import A, B, C, play, recruit
from tests.rules.puzzles import Absurd

ABSURD = [
    Absurd(
        "equal, and one trick to come: two listeners more can never be matched",
        B,
        lambda: last(["H2", "S13 L2", "L3 H3"], "L6", A, [1, 2, 1], [3, 2, 3]),
        (recruit("S13"),),
    ),
    Absurd(
        "one listener too many, the trick is mine, and others come",
        C,
        lambda: last(["H2", "L3", "S13 H7"], "L6 L7", A, [1, 1, 3], [3, 3, 2]),
        (recruit("S13"), recruit("H7")),
    ),
    Absurd(
        "both tricks are needed and both are mine",
        C,
        lambda: last(["H2", "L3", "S14 S13"], "L6 L7", A, [1, 1, 4], [3, 3, 2]),
        (recruit("S14"), recruit("S13")),
    ),
    Absurd(
        "the last trick makes equal, and it is thrown away",
        C,
        lambda: last(["", "", "S14"], "L6 L7", A, [1, 1, 5], [3, 2, 4]),
        (recruit("S14"),),
    ),
    Absurd(
        "the last trick is lost, two listeners are missing, and nobody is recruited",
        C,
        lambda: last(["", "", "H12"], "L6 L7", A, [1, 1, 1], [3, 3, 3]),
        (play("H12"),),
    ),
    Absurd(
        "the last trick is lost, one listener is missing, and nobody is recruited",
        B,
        lambda: last(["", "H7", "L3"], "L6", A, [1, 3, 1], [2, 4, 3]),
        (play("H7"),),
    ),
    Absurd(
        "equal in the last trick: listeners that cost the whole round",
        C,
        lambda: last(["", "", "S14"], "L6 L7", A, [1, 1, 3], [3, 3, 3]),
        (recruit("S14"),),
    ),
    Absurd(
        "equal, and a card that loses: two listeners for it and one trick to come",
        B,
        lambda: last(["H3", "H14 H2", "L3 L4"], "L6", A, [1, 3, 1], [2, 3, 3]),
        (recruit("H14"),),
    ),
    Absurd(
        "two too many and two tricks to come: one of them is given away",
        C,
        lambda: last(["H2", "H3", "S14 H1"], "L6 S3", A, [1, 1, 5], [3, 2, 3]),
        (recruit("S14"), recruit("H1")),
    ),
    Absurd(
        "equal, with a card without listeners to set aside: the one with two is taken",
        C,
        lambda: last(["", "", "L14 H2"], "L6 L7", A, [1, 1, 2], [1, 5, 2]),
        (recruit("L14"),),
    ),
]
