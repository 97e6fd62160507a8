"""Positions of Antayagí with the standard setup: seats and what is named, and for impossible ones what refuses them."""

from __future__ import annotations

from typing import Any

from games.rules.antayagi.cards import DECK

ALL_BUT_A = (("bone",), (), ())
HANDS_OF_LATE_NAMES = [["t_rex"] * 3, ["t_rex"] * 3, ["toxic_waste", "toxic_waste", "treasure"]]

PLAIN: list[tuple[int, dict[str, Any]]] = [
    (3, {"active": 2}),
    (7, {"active": 6, "turns": 299}),
    (
        4,
        {
            "active": 0,
            "hands": (("t_rex", "bone"), None, (), None),
            "bags": (("toxic_waste", "fish"), (), ("t_rex",), ()),
        },
    ),
    (3, {"active": 1, "pile": ("hat_bone",), "turned": (0, 2, 0), "top": "hat"}),
    (3, {"active": 1, "discard": ("sabotage", "hat"), "reserved": ("treasure",), "top": "t_rex"}),
    (3, {"active": 0, "hands": (("bone",), ("fish",), ())}),
    (3, {"active": 0, "pile": ()}),
]

FILLED_IN: list[tuple[int, dict[str, Any], dict[str, Any]]] = [
    (
        3,
        {"active": 2, "hands": (None, None, ("sabotage",)), "turned": (0, 3, 0)},
        {
            "turns": 0,
            "active": 2,
            "asked": 0b100,
            "hands": [["bone"] * 3] * 2 + [["sabotage"]],
            "bags": [[], [], []],
            "turned": [0, 3, 0],
            "decks": [[0] * 3, [0] * 3, [0]],
            "top": "hat",
            "discard": [],
        },
    ),
    (3, {"active": 0, "pile": tuple(card for card in DECK if card < "sabotage")}, {"hands": HANDS_OF_LATE_NAMES}),
    (3, {"active": 0, "pile": ("t_rex", "hat_bone")}, {"top": "hat"}),
    (3, {"active": 0, "pile": ()}, {"top": ""}),
]

IMPOSSIBLE: list[tuple[int, dict[str, Any], str]] = [
    (3, {"active": 3}, "the active player is seat 3, and there are 3"),
    *[(3, {"active": 0, "turns": turns}, "the game ends after 300 turns") for turns in (-1, 300, 301)],
    (3, {"active": 0, "hands": (("bone",),)}, "the hands of 1 seats are given, and there are 3"),
    (3, {"active": 0, "hands": (("bone",) * 4, None, None)}, "seat 0 holds more than 3 cards"),
    (
        3,
        {"active": 0, "hands": (("hat_treasure",), None, None)},
        "hat_treasure is named 1 times",
    ),
    (3, {"active": 0, "hands": (("fish",) * 3,) * 3}, "fish is named 9 times, and there are 6 of it"),
    (3, {"active": 1, "hands": ALL_BUT_A}, "the active player and another one hold cards"),
    (3, {"active": 0, "hands": ALL_BUT_A}, "the active player and another one hold cards"),
    (3, {"active": 0, "bags": (("hat",), (), ())}, "hat does not stay in a bag"),
    (3, {"active": 0, "bags": (("fish",), (), ())}, "a Fish stays in a bag only beside Toxic Waste"),
    (3, {"active": 0, "bags": (("t_rex", "bone"), (), ())}, "a T-Rex has eaten what it eats"),
    (3, {"active": 0, "bags": (("treasure",) * 5, (), ())}, "seat 0 has reached its target"),
    (3, {"active": 0, "turned": (4, 0, 0)}, "seat 0 does not hold 4 cards that a Hat could have turned"),
    (3, {"active": 0, "turned": (0, 0, -1)}, "seat 2 does not hold -1 cards that a Hat could have turned"),
    (3, {"active": 0, "pile": ("bone",), "discard": ("bone",)}, "only one of the two piles is named"),
    (3, {"active": 0, "pile": ("bone",), "reserved": ("hat",)}, "no card is kept for it"),
    (3, {"active": 0, "pile": ("bone",), "top": "hat"}, "no card of the draw pile has the back hat"),
]
