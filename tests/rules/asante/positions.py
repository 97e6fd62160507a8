"""Positions of Asante with the standard setup: what is named, and for impossible ones what refuses them."""

from __future__ import annotations

from typing import Any

from games.rules.asante.cards import DECK

PLAIN: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"active": 1, "turn": 300, "phase": "play", "last_turn": True, "gold": (70, 20), "markers": 0}),
    (2, {"hands": (("camel", "map"), ("animalist",)), "stands": ({"tea": 6}, {"tea": 2}), "phase": "play"}),
    (2, {"artifacts": (("map", "", "loom"), ("", "", "")), "holy": (("victoria",), ()), "discard": ("camel",)}),
    (2, {"pile": ("camel", "gorilla"), "top": ({"card": "map", "seen_by": (1,)},), "holy_pile": ("victoria",)}),
    (2, {"gold": (0, 20), "stands": ({"tea": 0}, {})}),
    (2, {"top": ({"card": "map", "seen_by": (0,)}, {"card": "loom", "seen_by": (0, 1)})}),
]

FILLED_IN: list[tuple[int, dict[str, Any], dict[str, Any]]] = [
    (
        2,
        {},
        {
            "active": 0,
            "turn": 1,
            "phase": "draw",
            "last_turn": False,
            "markers": 5,
            "gold": [20, 20],
            "row": ["rwenzori", "victoria", "okavango"],
            "hands": [[], []],
            "discard": [],
            "holy_discard": [],
        },
    ),
    (2, {"pile": tuple(card for card in DECK if card != "camel")}, {"discard": ["camel"] * DECK.count("camel")}),
    (
        2,
        {"pile": tuple(card for card in DECK if card not in ("camel", "loom")), "discard": ("loom", "loom")},
        {"discard": [*["camel"] * DECK.count("camel"), "loom", "loom"]},
    ),
    (
        2,
        {"holy_pile": ("victoria",), "holy": (("okavango",) * 2, ("victoria",)), "row": ("kilimanjaro",) * 3},
        {
            "holy_pool": ["victoria"],
            "holy_discard": ["ngorongoro"] * 3 + ["okavango"] + ["rwenzori"] * 3 + ["victoria"],
            "holy": [[0, 0, 2, 0, 0], [0, 1, 0, 0, 0]],
        },
    ),
]

IMPOSSIBLE: list[tuple[int, dict[str, Any], str]] = [
    (2, {"active": 2}, "the active player is seat 2, and there are 2"),
    (2, {"turn": 0}, "there are 300 turns"),
    (2, {"turn": 301}, "there are 300 turns"),
    *[(2, {"markers": markers}, "a player has 5 markers") for markers in (-1, 6)],
    (2, {"gold": (-1, 0)}, "nobody owes gold"),
    (2, {"gold": (20,)}, "the gold of 1 seats are given"),
    (2, {"stands": ({"tea": 7}, {})}, "7 wares lie on the 6 spaces of seat 0"),
    (2, {"stands": ({"tea": 5}, {"tea": 4})}, "9 tea lie on stands, and there are 8"),
    (2, {"stands": ({"gold": 1}, {})}, "there is no stand with 1 gold"),
    (2, {"stands": ({"tea": -1, "silk": 1}, {})}, "there is no stand with -1 tea"),
    (2, {"hands": (("camel",) * 9, ())}, "camel is named 9 times"),
    (2, {"artifacts": (("camel", "", ""), ("", "", ""))}, "three places, each for an Artifact"),
    (2, {"artifacts": (("map",), ("", "", ""))}, "three places, each for an Artifact"),
    (2, {"artifacts": (("", "", "", "map"), ("", "", ""))}, "three places, each for an Artifact"),
    (2, {"top": ({"card": "map", "seen_by": ()},)}, "one that a seat has looked at"),
    (2, {"top": ({"card": None, "seen_by": (0,)},)}, "one that a seat has looked at"),
    (2, {"top": ({"card": "map", "seen_by": (0, 2)},)}, "one that a seat has looked at"),
    (2, {"row": ("victoria",)}, "the row has 3 slots"),
    (2, {"row": ("victoria",) * 3 + ("okavango",)}, "the row has 3 slots"),
    (2, {"row": ("", "victoria", "victoria")}, "a slot is empty only where no Holy Place is left"),
    (2, {"holy": (("victoria",) * 3, ())}, "victoria is named 4 times, and there are 3 of it"),
]
