"""A table as a snapshot holds it: JSON, with the state of its game as the rules type it."""

from __future__ import annotations

from typing import Any

import msgspec

from games import catalog
from games.engine.contract import Choice
from games.engine.deal import KnownDeal
from games.engine.replay import Question, Replay
from games.tables import bodies
from games.tables.table import Table


class _KeptReplay(bodies.Unprinted, frozen=True):
    """A game being played, as a snapshot holds it: state and answers are typed by the rules, so they wait for those."""

    game: str
    version: int
    state: Any
    digest: str
    asked: list[int | None]
    question: Question | None
    known: KnownDeal | None = None


def _kept(replay: Replay[Any]) -> _KeptReplay:
    rules = replay.rules
    state, digest = rules.written(replay.state), replay.digest.hex()
    return _KeptReplay(rules.key, rules.version, state, digest, replay.asked, replay.question, replay.known)


def _replay(_: type, plain: Any) -> Replay[Any]:
    kept = msgspec.convert(plain, _KeptReplay)
    rules = catalog.game(kept.game, kept.version).rules
    if kept.question is not None:
        kept.question.answers = [
            Choice(answer.seat, msgspec.convert(answer.move, rules.move_type)) for answer in kept.question.answers
        ]
    state = rules.read(kept.state)
    digest = bytes.fromhex(kept.digest)
    return Replay(rules, state, digest=digest, asked=kept.asked, question=kept.question, known=kept.known)


# `Replay` is the one type that msgspec does not know. In one order, so that equal tables give equal bytes.
_encoder = msgspec.json.Encoder(enc_hook=_kept, order="deterministic")
_decoder = msgspec.json.Decoder(Table, dec_hook=_replay)


def encode(table: Table) -> bytes:
    """The table, written down."""
    return _encoder.encode(table)


def decode(body: bytes) -> Table:
    """The table that `encode` wrote down; msgspec.ValidationError unless it did."""
    return _decoder.decode(body)
