"""The golden games end in every way in which a game can end, and come upon the rare things of the rules."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.engine.contract import Choice
from games.engine.record import Record, read_record, write_record
from games.rules.antayagi import RULES
from games.rules.antayagi.messages import (
    CardTaken,
    ExchangeSkipped,
    GameEnded,
    HandTurned,
    Move,
    Options,
    PileReshuffled,
    SabotagePlayed,
    TRexAte,
)
from games.rules.antayagi.state import State
from tests.rules.antayagi.stalling import stalled

GOLDEN = Path(__file__).parent / "golden"


def retold(record: Record) -> tuple[State, list[Any]]:
    """The last state, and all that was told."""
    options = msgspec.convert(msgspec.to_builtins(record.header.options), Options)
    state = RULES.start(RULES.standard(record.header.seats, options))
    notes: list[Any] = []
    for event in record.events:
        if isinstance(event, Choice):
            RULES.play(state, event.seat, msgspec.convert(event.move, Move), notes.append)
        else:
            RULES.deal(state, event.pieces, notes.append)
    return state, notes


@pytest.fixture(scope="module")
def games() -> list[tuple[State, list[Any]]]:
    return [retold(read_record(path.read_bytes())) for path in sorted(GOLDEN.glob("*.jsonl"))]


def ending(state: State, notes: list[Any]) -> str:
    """How this game ended."""
    (ended,) = [note for note in notes if isinstance(note, GameEnded)]
    if ended.reason == "target":
        return "active player alone" if ended.winners == (state.active,) else "partner alone"
    if ended.reason == "turn_limit":
        return "turn limit, shared" if len(ended.winners) > 1 else "turn limit"
    return "both, so the partner"


def test_every_way_in_which_a_game_can_end_is_among_them(games: list[tuple[State, list[Any]]]) -> None:
    assert {ending(*game) for game in games} == {
        "active player alone",
        "partner alone",
        "both, so the partner",
        "turn limit",
        "turn limit, shared",
    }


def test_rare_things_are_among_them(games: list[tuple[State, list[Any]]]) -> None:
    told = [note for _, notes in games for note in notes]
    for kind in (ExchangeSkipped, HandTurned, PileReshuffled, TRexAte):
        assert any(isinstance(note, kind) for note in told), kind
    assert max(note.played for note in told if isinstance(note, SabotagePlayed)) >= 3
    pairs = pairwise(told)
    assert any(isinstance(one, CardTaken) and isinstance(next_, CardTaken) for one, next_ in pairs), "a Lollipop chain"


@pytest.mark.parametrize(("players", "series"), [(4, 0), (5, 4)])
def test_games_that_nobody_wants_to_win_are_played_alike_again(players: int, series: int) -> None:
    assert write_record(stalled(players, series)) == (GOLDEN / f"{players}p-stalled-{series:02}.jsonl").read_bytes()
