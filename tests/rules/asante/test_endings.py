"""Among the golden games is every way in which a game of Asante can end (AS-14)."""

from __future__ import annotations

from typing import Any

import msgspec

from games.engine.contract import Choice, Event
from games.engine.kit.play import apply
from games.engine.record import read_record
from games.rules.asante import RULES
from games.rules.asante.messages import Options
from games.rules.asante.notes import EndTriggered, GameEnded
from tests.rules.asante.idle import GOLDEN


def typed(event: Event) -> Event:
    """The event as the rules know it."""
    if isinstance(event, Choice):
        return Choice(event.seat, msgspec.convert(event.move, RULES.move_type))
    return event


def ending(text: bytes) -> tuple[str, str]:
    """Why the game was over, and how the winner was found."""
    record = read_record(text)
    state = RULES.start(RULES.standard(record.header.seats, Options()))
    notes: list[Any] = []
    for event in record.events:
        apply(RULES, state, typed(event), notes.append)
    ended: GameEnded = notes[-1]
    if ended.tied:
        return ended.reason, "tied"
    triggered = [note.seat for note in notes if isinstance(note, EndTriggered)]
    if not triggered:
        return ended.reason, "more gold"
    return ended.reason, "who triggered it" if triggered == [ended.winner] else "who had the last turn"


def test_every_way_to_end_is_among_the_golden_games() -> None:
    endings = {ending(path.read_bytes()) for path in GOLDEN.glob("*.jsonl")}
    assert endings == {
        ("last_turn", "who triggered it"),
        ("last_turn", "who had the last turn"),
        ("last_turn", "tied"),
        ("turn_limit", "more gold"),
        ("turn_limit", "tied"),
    }
