"""Positions of Bania with the standard setup: seats and what is named, and for impossible ones what refuses them."""

from __future__ import annotations

from typing import Any

from games.rules.bania.material import SPACE
from games.rules.bania.state import IN_STOCK, NOBODY

PAIR = {"e5": "tent_sso_k", "e6": "tent_kki_o"}
OTHERS = {"a1": "tent_ssi_o", "a2": "tent_ook_s"}
EIGHT = ["sso_k", "kki_o", "ssi_o", "ook_s", "soi_i", "soi_o", "sok_k", "sok_o"]
ROW = {f"e{number}": f"tent_{kind}" for number, kind in enumerate(EIGHT, 1)}
SEVEN = {space: tent for space, tent in ROW.items() if space != "e8"}
NOTHING = (0, 0, 0, 0)

PLAIN: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {"turn": 3, "hands": ((1, 2, 3, 4), NOTHING, NOTHING, (1, 0, 0, 0)), "board": PAIR, "starter": 1}),
    (3, {"board": PAIR, "elephants": (None, "e5", "e6"), "started": (0, 1, 0), "extended": (1, 0, 0), "quiet": 29}),
    (2, {"supplies": (("tent_sso_i", "tent_kki_s"), ()), "board": PAIR, "last_builder": 0}),
]

FILLED_IN: list[tuple[int, dict[str, Any], dict[str, Any]]] = [
    (2, {}, {"turn": 0, "starter": 0, "turns": 1, "quiet": 0, "last_builder": NOBODY, "hands": [[2, 2, 2, 2]] * 2}),
    (2, {"board": PAIR | OTHERS, "started": (1, 1), "extended": (1, 1)}, {"started": [1, 1], "extended": [1, 1]}),
    (2, {"hands": ((8, 0, 0, 0), (7, 0, 0, 0))}, {"piles": [0, 15, 15, 15]}),
    (3, {"board": PAIR}, {"started": [1, 0, 0], "extended": [0, 0, 1], "last_builder": 2}),
    (3, {"board": PAIR, "started": (0, 2, 0)}, {"started": [0, 2, 0], "extended": [0, 0, 0], "last_builder": 1}),
    (3, {"board": PAIR, "elephants": (None, "e5", "e6")}, {"elephants": [IN_STOCK, SPACE["e5"], SPACE["e6"]]}),
    (2, {"hands": ((1, 2, 3, 4), NOTHING)}, {"hands": [[1, 2, 3, 4], [0, 0, 0, 0]], "piles": [14, 13, 12, 11]}),
    (2, {"ended": "all_passed"}, {"phase": "over", "ending": "all_passed", "passes": 2}),
    (2, {"quiet": 20, "ended": "no_tents"}, {"phase": "over", "ending": "no_tents", "passes": 0}),
]

IMPOSSIBLE: list[tuple[int, dict[str, Any], str]] = [
    (2, {"turn": 2}, "who is on turn or has begun is seat 2, and there are 2"),
    (2, {"hands": ((2, 2, 2, 2),)}, "the hands of 1 seats are given, and there are 2"),
    (2, {"hands": ((8, 0, 0, 0), (8, 0, 0, 0))}, "16 cards of spice are in hands, and there are 15"),
    (2, {"hands": ((-1, 0, 0, 0), NOTHING)}, "cards of spice are in hands"),
    (2, {"board": {"e5": "tent_sss_s"}}, "tent_sss_s is named 1 times, and there are 0 of it"),
    (2, {"supplies": (("tent_sso_k",) * 4, ("tent_sso_k",))}, "tent_sso_k is named 5 times"),
    (
        2,
        {"supplies": (("tent_sso_k", "tent_kki_o", "tent_oki_s", "tent_soi_k", "tent_sok_i"), ())},
        "more than 4 tents",
    ),
    (2, {"board": {"z9": "tent_sso_k"}}, "there is no space z9"),
    (2, {"board": ROW}, "a settlement has 8 tents, and closes with 7"),
    (2, {"elephants": ("e5", None)}, "no elephant of seat 0 can stand on e5"),
    (2, {"board": SEVEN, "elephants": ("e5", None)}, "no elephant of seat 0 can stand on e5"),
    (2, {"board": PAIR, "elephants": ("e5", "e5")}, "no elephant of seat 1 can stand on e5"),
    (2, {"board": PAIR, "started": (1, 0), "extended": (0, 0)}, "2 tents stand in 1 settlements"),
    (2, {"board": PAIR, "started": (2, 0), "extended": (1, 0)}, "2 tents stand in 1 settlements"),
    (2, {"board": PAIR, "started": (2, 0), "extended": (1, -1)}, "2 tents stand in 1 settlements"),
    (2, {"board": PAIR, "started": (0, 0), "extended": (1, 1)}, "2 tents stand in 1 settlements"),
    (2, {"board": PAIR, "started": (1, 0), "extended": (1, 0), "last_builder": 1}, "seat 1 has placed no tent"),
    *[(2, {"quiet": quiet}, "the game ends after 20 turns without a tent") for quiet in (-1, 20)],
    (2, {"quiet": 20, "ended": "all_passed"}, "the game ends after 20 turns without a tent"),
    (2, {"quiet": 21, "ended": "no_tents"}, "the game ends after 20 turns without a tent"),
    (2, {"ended": "no_tents"}, "the game has not ended by no_tents"),
    (2, {"ended": "board_full"}, "the game has not ended by board_full"),
    (2, {"ended": "bag_used_up"}, "the game has not ended by bag_used_up"),
]
