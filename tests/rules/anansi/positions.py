"""Positions of Anansi with the standard setup: seats and what is named, and for impossible ones what refuses them."""

from __future__ import annotations

from typing import Any

SIX = ("hornet_1", "hornet_2", "hornet_3", "leopard_1", "leopard_2", "snake_1")
LAID = {"seat": 1, "card": "hornet_5", "recruits": False}
RECRUIT = {"seat": 2, "card": "hornet_6", "recruits": True}
TWO_RECRUITS = ({"seat": 3, "card": "snake_1", "recruits": True}, {"seat": 4, "card": "snake_2", "recruits": True})
SNAKE = {"seat": 2, "card": "snake_1", "recruits": False}
NINE = tuple(f"hornet_{number}" for number in range(6, 15))
ROUND = ((2, 4), (1, 3), (3, 3))
HELD: dict[str, Any] = {"hands": (None,) * 3, "trick": (LAID,), "stacks": (1, 0, 0), "listeners": (0, 0, 1)}

PLAIN: list[tuple[int, dict[str, Any]]] = [
    (3, {"leader": 2}),
    (5, {"leader": 1, "trick": (LAID, RECRUIT), "row": ("snake", "hornet", "leopard")}),
    (3, {"leader": 0, "hands": (SIX, None, None), "stacks": (2, 1, 1), "listeners": (1, 0, 0), "rounds": (ROUND,)}),
    (4, {"leader": 3, "stacks": (1, 0, 1, 1), "display": ("snake_1", "snake_2", "leopard_9", "hornet_14")}),
    (3, {"leader": 0, "rounds": (((0, 0), (5, 10), (0, 0)),)}),
    (3, {"leader": 0, "listeners": (36, 0, 0)}),
    (3, {"leader": 0, "listeners": (1, 2, 3)}),
]

FILLED_IN: list[tuple[int, dict[str, Any], dict[str, Any]]] = [
    (
        3,
        {"leader": 2},
        {
            "phase": "lead",
            "turn": 2,
            "round": 1,
            "row": ("hornet", "leopard", "snake"),
            "columns": [("hornet_1", "hornet_2"), (), ()],
            "trump": "hornet",
            "stacks": [0, 0, 0],
            "listeners": [0, 0, 0],
            "supply": 36,
        },
    ),
    (5, {"leader": 1, "trick": (LAID,)}, {"phase": "follow", "turn": 2, "recruiters": 0}),
    (5, {"leader": 3, "trick": (LAID | {"seat": 3}, RECRUIT | {"seat": 4})}, {"turn": 0, "recruiters": 1}),
    (3, {"leader": 0, "rounds": (ROUND,)}, {"round": 2, "supply": 36 - 6}),
    (
        3,
        {"leader": 0, "rounds": (ROUND, ROUND, ((10, 10), (0, 0), (0, 0)))},
        {"phase": "game_over", "round": 3, "stacks": [10, 0, 0]},
    ),
]

IMPOSSIBLE: list[tuple[int, dict[str, Any], str]] = [
    (3, {"leader": 3}, "the leader is seat 3, and there are 3"),
    (3, {"leader": 2, "stacks": (-1, 0, 1)}, "a round has 10 tricks"),
    (3, {"leader": 0, "row": ("snake", "snake", "leopard")}, "one trump card of each colour"),
    (3, {"leader": 0, "hands": (SIX,)}, "the hands of 1 seats are given"),
    (3, {"leader": 0, "hands": (SIX, None, None)}, "seat 0 holds 6 cards, and 10 are left"),
    (3, {"leader": 0, "display": ("snake_1", "snake_1")}, "snake_1 is named 2 times, and there are 1 of it"),
    (3, {"leader": 0, "display": ("snake_15", "snake_1")}, "snake_15 is named 1 times, and there are 0 of it"),
    (3, {"leader": 0, "display": ("snake_1",)}, "the display begins with 2 cards"),
    (3, {"leader": 0, "display": ("snake_1", "snake_2", "snake_3")}, "more cards than recruiters could have brought"),
    (3, {"leader": 0, "trick": (LAID,)}, "lie in the order of turns from the leader"),
    (3, {"leader": 1, "trick": (LAID | {"recruits": True},)}, "1 may recruit in a trick, the leader never"),
    (3, {"leader": 1, "trick": (LAID, RECRUIT, LAID | {"seat": 0, "card": "snake_1"})}, "the last one is missing"),
    (5, {"leader": 1, "trick": (LAID, RECRUIT, *TWO_RECRUITS)}, "2 may recruit in a trick, the leader never"),
    (3, {"leader": 1, "trick": (LAID, SNAKE), "hands": (None, None, NINE)}, "a colour that it has shown not to hold"),
    (3, {"leader": 0, "stacks": (0, 1, 0)}, "the leader has won the trick before"),
    (3, {"leader": 0, "stacks": (10, 0, 0)}, "a round has 10 tricks, and one of them is being played"),
    (3, {"leader": 0, "stacks": (11, 0, 0)}, "a round has 10 tricks, and one of them is being played"),
    (3, {"leader": 0, "stacks": (2, -1, 0)}, "a round has 10 tricks, and one of them is being played"),
    (3, {"leader": 0, "listeners": (20, 17, 0)}, "there are 36 listeners in all"),
    (3, {"leader": 0, "listeners": (2, -1, 0)}, "there are 36 listeners in all"),
    (3, {"leader": 0, "rounds": (((2, 4), (1, 3), (3, 4)),)}, "a round has 10 tricks, and each is somebody"),
    (3, {"leader": 0, "rounds": (((2, 4), (1, 3), (3, 2)),)}, "a round has 10 tricks, and each is somebody"),
    (3, {"leader": 0, "rounds": (((2, 8), (1, 3), (3, -1)),)}, "a round has 10 tricks, and each is somebody"),
    (3, {"leader": 0, "rounds": (((2, 4), (-1, 3), (3, 3)),)}, "a round has 10 tricks, and each is somebody"),
    (3, {"leader": 0, "rounds": (ROUND,) * 4}, "a game has 3 rounds"),
    *[
        (3, {"leader": 0, "rounds": (ROUND,) * 3, name: held}, "nothing is held any more")
        for name, held in HELD.items()
    ],
]
