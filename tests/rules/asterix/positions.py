"""Positions of Asterix with the standard setup: seats and what is named, and for impossible ones what refuses them."""

from __future__ import annotations

from typing import Any

from games.rules.asterix.cards import CARDS, NO_BID, NUMBER, hand_of

HALF = ("4", "8", "idefix")
ROUND = {"values": 100, "bonus": 50}
FULL = hand_of(CARDS)
MORE: list[dict[str, Any]] = [
    {"hands": (HALF, HALF)},
    {"fronts": (("roman_01",), ())},
    {"set_aside": ("roman_01",)},
    {"prize": "roman_01"},
    {"peeked": "roman_01"},
]

PLAIN: list[tuple[int, dict[str, Any]]] = [
    (3, {"prize": "roman_10"}),
    (
        2,
        {"hands": (HALF, ("1",)), "fronts": (("roman_01", "pirate_any"), ()), "prize": "roman_01", "bids": ("4", None)},
    ),
    (3, {"looker": 1, "peeked": "pirate_any", "set_aside": ("roman_02",)}),
    (2, {"results": ((ROUND,) * 3, (ROUND,) * 3), "prize": "pirate_any", "gauls": ("cacofonix", "obelix")}),
    (2, {"results": (({"values": 0, "bonus": 0},), ({"values": 274, "bonus": 50},)), "prize": "roman_01"}),
    (2, {"prize": "roman_01", "bids": ("idefix", None)}),
    (2, {"prize": "pirate_any", "bids": (None, "4")}),
    (3, {"prize": "roman_01", "hands": (("idefix",), ("4",), ())}),
]

FILLED_IN: list[tuple[int, dict[str, Any], dict[str, Any]]] = [
    (3, {}, {"phase": "prize", "asked": 0, "round": 1, "gauls": ["asterix", "obelix", "getafix"], "hands": [FULL] * 3}),
    (3, {"prize": "roman_01"}, {"phase": "bidding", "asked": 0b111, "prize": "roman_01"}),
    (3, {"prize": "roman_01", "bids": (None, "4", None)}, {"asked": 0b101, "bids": [NO_BID, NUMBER["4"], NO_BID]}),
    (3, {"looker": 1, "peeked": "roman_02"}, {"asked": 0b010, "looker": 1, "peeked": "roman_02"}),
    (2, {"results": ((ROUND,), (ROUND,))}, {"round": 2}),
    (2, {"results": ((ROUND,) * 4, (ROUND,) * 4)}, {"phase": "over", "round": 4, "asked": 0}),
]

IMPOSSIBLE: list[tuple[int, dict[str, Any], str]] = [
    (2, {"gauls": ("obelix", "obelix")}, "two seats have the same Gaul"),
    (3, {"gauls": ("obelix", "asterix")}, "the Gauls of 2 seats are given, and there are 3"),
    (2, {"hands": (("4", "4"), ())}, "a hand has each of its cards once"),
    (2, {"hands": (("4",),)}, "the hands of 1 seats are given"),
    (2, {"fronts": (("pirate_any", "pirate_any"), ())}, "pirate_any is named 2 times, and there are 1 of it"),
    (2, {"fronts": (("pirate_any",), ()), "prize": "pirate_any"}, "pirate_any is named 1 times, and there are 0 of it"),
    (2, {"fronts": (("roman_16",), ())}, "roman_16 is named 1 times"),
    (2, {"hands": ((), ("4",)), "prize": "roman_01"}, "with these hands no trick begins"),
    *[
        (2, {"hands": (("4",), ("5",)), "prize": "roman_01", "bids": (bid, None)}, f"seat 0 cannot bid {bid}")
        for bid in CARDS
        if bid != "4"
    ],
    (3, {"hands": (("idefix",), ("idefix",), ("4",)), "prize": "roman_01"}, "with these hands no trick begins"),
    (2, {"prize": "pirate_any", "bids": ("idefix", None)}, "seat 0 cannot bid idefix"),
    (2, {"prize": "roman_01", "bids": ("4", "5")}, "nobody is left to bid"),
    *[
        (2, {"prize": "roman_01", **looks}, "nobody looks at the pile before")
        for looks in ({"looker": 0}, {"peeked": "roman_02"}, {"looker": 0, "peeked": "roman_02"})
    ],
    (2, {"looker": 2, "peeked": "roman_02"}, "who looks at the pile is seat 2, and there are 2"),
    (2, {"looker": 0, "peeked": "roman_02", "hands": (("4",), HALF)}, "has Idefix in the hand"),
    (2, {"peeked": "roman_02"}, "a seat has looked at a card"),
    (2, {"looker": 0}, "a seat has looked at a card"),
    (2, {"bids": ("4", None)}, "a seat has looked at a card"),
    (2, {"looker": 0, "peeked": "roman_02", "bids": ("4", None)}, "a seat has looked at a card"),
    (2, {"results": ((ROUND,), ())}, "all seats finish the same rounds"),
    (2, {"results": ((ROUND,) * 5,) * 2}, "all seats finish the same rounds"),
    (2, {"results": (({"values": 200, "bonus": 0},),) * 2}, "the Romans of a round are worth 274 in all"),
    (2, {"results": (({"values": -1, "bonus": 0},), (ROUND,))}, "the Romans of a round are worth 274 in all"),
    (2, {"results": (({"values": 10, "bonus": 5},),) * 2}, "bonuses for sets are full tens"),
    (2, {"results": (({"values": 10, "bonus": -10},), (ROUND,))}, "bonuses for sets are full tens"),
    *[
        (2, {"results": ((ROUND,) * 4,) * 2, **more}, "a game that is over has results and nothing else")
        for more in MORE
    ],
]
