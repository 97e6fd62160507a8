"""The deal of a game once more: a pool that is asked as often as it was there gives the same (design.md part 5).

What was chosen changes nothing, unless it changes a pool: so whoever plays the deal meets the same cards, the first as
well as the next. Pieces come from the seed of that game, for which its digests are kept; a pool that it never asked, or
not so often, has a digest of its own.
"""

from __future__ import annotations

import hashlib

import msgspec

from events.canonical import canonical
from games.engine.contract import Dealer


def pool_key(dealer: Dealer) -> str:
    """What a question to chance is known by: its pool. How many pieces it takes does not count: the first stay."""
    return hashlib.sha256(canonical(["pool", list(dealer.pool), dealer.put_back])).hexdigest()


class KnownDeal(msgspec.Struct):
    """`digests`: by pool, those from which the first game drew, in order. `times`: how often each was asked here."""

    digests: dict[str, tuple[str, ...]]
    times: dict[str, int] = {}

    def digest(self, dealer: Dealer) -> bytes:
        """What the next outcome of this pool is drawn from."""
        key = pool_key(dealer)
        before, known = self.times.get(key, 0), self.digests.get(key, ())
        if before < len(known):
            return bytes.fromhex(known[before])
        return hashlib.sha256(canonical(["griot-deal-1", key, before])).digest()

    def dealt(self, dealer: Dealer) -> None:
        """An outcome of this pool has come."""
        key = pool_key(dealer)
        self.times[key] = self.times.get(key, 0) + 1

    def copy(self) -> KnownDeal:
        """An equal one that can go its own way."""
        return KnownDeal(self.digests, self.times.copy())
