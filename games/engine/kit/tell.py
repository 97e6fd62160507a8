"""What a viewer is sent, as the bytes that would travel."""

from __future__ import annotations

from typing import Any

import msgspec

from games.engine.contract import Dealer, Players
from games.engine.kit.play import AnyRules

# Fields and keys in the order in which they are kept: an order that nobody was told may not travel either.
_wire = msgspec.json.Encoder()
# Sorted keys: how states are compared. Refuses keys that are no strings, as snapshots do.
_still = msgspec.json.Encoder(order="deterministic")


def sent(value: Any) -> bytes:
    """The value as it would be sent."""
    return _wire.encode(value)


def frozen(state: Any) -> bytes:
    """The state as it would be written down: equal states, equal bytes."""
    return _still.encode(state)


def waited_for(rules: AnyRules, state: Any) -> tuple[Any, ...]:
    """Who must speak, as everybody may know it: the seats, or how many pieces of how many; never the pool."""
    waiting = rules.waiting(state)
    if isinstance(waiting, Players):
        return ("players", waiting.seats, waiting.window)
    if isinstance(waiting, Dealer):
        return ("dealer", len(waiting.pool), waiting.take, waiting.put_back)
    return ("over",)
