"""What an entry does to a table's times: signs of people, what is looked at, since when questions are open. Pure."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from events.entry import Entry
from games.tables import bodies, grammar
from games.tables.table import Table, replaced

if TYPE_CHECKING:
    from games.tables.fold import Telling

_SIGNS = frozenset({
    "opened", "seated", "left", "started", "resumed", "resigned", "undo_asked", "undone", "redone",
})  # fmt: skip


def _is_sign_of_a_person(table: Table, entry: Entry, told: Telling) -> bool:
    if entry.kind == "played":
        return told.by == "person"
    if entry.kind == "handed_over":
        # Who is given their seat back by staff is given time as well.
        return told.data is not None and (told.data["level"] is None or told.data["why"] not in ("away", "staff"))
    if entry.kind == "said":
        return entry.seat is not None and table.chairs[entry.seat].player is not None  # else a bot speaks
    return entry.kind in _SIGNS or (entry.kind == "undo_answered" and entry.seat is not None)


def note_sign(table: Table, entry: Entry, told: Telling) -> None:
    """Remember when a person gave a sign, if this entry is one."""
    if not _is_sign_of_a_person(table, entry, told):
        return
    table.moved_at = entry.at
    if entry.seat is not None and table.acted_at:
        table.acted_at = replaced(table.acted_at, entry.seat, entry.at)


def look(table: Table, entry: Entry, told: Telling) -> None:
    """What this entry shows is looked at, after what people may still be looking at."""
    looks = table.rules.looks
    wanted = sum(looks[kind] for kind in {type(note) for note in told.notes} if kind in looks)
    if not wanted or table.deserted:
        return
    pace, now = table.terms.pace, datetime.fromisoformat(entry.at)
    begins = max(now, datetime.fromisoformat(table.looking_until or entry.at))
    until = min(
        begins + timedelta(milliseconds=pace.looking(wanted)),
        now + timedelta(milliseconds=pace.looking(bodies.MOST_LOOKING)),
    )
    table.looking_until = until.isoformat()


def _still_looking(table: Table, entry: Entry) -> int:
    """Milliseconds from this entry on."""
    left = datetime.fromisoformat(table.looking_until or entry.at) - datetime.fromisoformat(entry.at)
    return max(0, left // timedelta(milliseconds=1))


def _keeps_time(entry: Entry) -> bool:
    """Whether the questions that this entry puts again go on, for all that it changes: else it would buy time."""
    if entry.kind == "undone":
        undone: bodies.Undone = grammar.decoded(entry)
        return undone.free or isinstance(undone, bodies.Withdrawn)
    return entry.kind == "handed_over" or (entry.kind == "redone" and grammar.decoded(entry).alone)


def keep_time(table: Table, entry: Entry) -> None:
    """Remember since when each seat's open question is open."""
    asked = table.game.asked
    before = table.asked_at or (None,) * len(asked)
    keeps = _keeps_time(entry)
    since = min((at for at in before if at), default=entry.at)
    if entry.seq in asked and not keeps and all(number in (None, entry.seq) for number in asked):
        table.look = _still_looking(table, entry)  # a question that was open before has begun

    def since_when(seat: int, number: int | None) -> str | None:
        if number is None:
            return None
        # A seat that is asked again by an older entry keeps the time of the open question.
        return entry.at if number == entry.seq and not keeps else before[seat] or since

    table.asked_at = tuple(since_when(seat, number) for seat, number in enumerate(asked))
