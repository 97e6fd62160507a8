"""Chance that anyone can check: commitment, digest, words and draws, exactly reproducible (design.md part 5)."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Any

from events.canonical import canonical
from games.engine.contract import Choice, Dealer, Outcome

_WORD = 1 << 32


def commitment(seed: bytes) -> str:
    """SHA-256 of the raw seed in hexadecimal: told when a table opens, compared with the seed at the end."""
    return hashlib.sha256(seed).hexdigest()


def first_digest(commitment: str, salts: Sequence[str]) -> bytes:
    """The digest before anything was chosen; `salts` by seat, "" for bots."""
    return hashlib.sha256(canonical(["griot-chance-1", commitment, list(salts)])).digest()


def digest_choice(digest: bytes, choice: Choice) -> bytes:
    """The digest after an effective choice."""
    return hashlib.sha256(digest + canonical(["played", choice.seat, choice.move])).digest()


def digest_outcome(digest: bytes, outcome: Outcome) -> bytes:
    """The digest after an effective outcome."""
    return hashlib.sha256(digest + canonical(["dealt", list(outcome.pieces)])).digest()


def words(seed: bytes, digest: bytes) -> Iterator[int]:
    """32-bit words without end; the counter starts anew for each outcome."""
    counter = 0
    while True:
        block = hmac.digest(seed, digest + counter.to_bytes(4, "big"), "sha256")
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at : at + 4], "big")
        counter += 1


def below(n: int, source: Iterator[int]) -> int:
    """An integer from 0 to n - 1, each equally likely: words beyond the last full multiple of n are thrown away."""
    limit = _WORD - _WORD % n
    for word in source:
        if word < limit:
            return word % n
    raise AssertionError("words never end")


def draw(seed: bytes, digest: bytes, dealer: Dealer) -> tuple[Any, ...]:
    """The pieces that chance deals: Fisher-Yates from the front; with `put_back` each from the whole pool."""
    source = words(seed, digest)
    pool: list[Any] = list(dealer.pool)
    if dealer.put_back:
        return tuple(pool[below(len(pool), source)] for _ in range(dealer.take))
    for i in range(dealer.take):
        j = i + below(len(pool) - i, source)
        pool[i], pool[j] = pool[j], pool[i]
    return tuple(pool[: dealer.take])
