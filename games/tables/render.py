"""All reads: what a viewer sees of a table, entry by entry and as it stands.

Notes leave only through here and export.py, both by `redact.blank`; views are what the rules build up for the viewer;
lists hold public facts only (lobby.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from events.chat import texts_of
from events.entry import Entry
from games.engine.contract import Viewer
from games.engine.redact import blank
from games.players.names import names
from games.tables import wire
from games.tables.bodies import Unprinted, instant
from games.tables.fold import Telling
from games.tables.table import Table

UnblankedEntry = tuple[Entry, Telling]
"""An entry and all that it tells. Only `entries` makes of it what a viewer may read."""


class SideData(Unprinted, frozen=True):
    """What is not in the log but beside it: names for ids, what was said by whom."""

    names: dict[str, str] = {}
    texts: dict[int, tuple[str | None, str | None]] = {}

    def joined(self, other: SideData) -> SideData:
        """Both together."""
        return SideData(self.names | other.names, self.texts | other.texts)


def side_data(table: Table, lines: Sequence[UnblankedEntry]) -> SideData:
    """What stands beside the log of a table and these of its entries; asks the database."""
    texts = texts_of(table.id, [entry.seq for entry, _ in lines if entry.kind == "said"])
    people = {chair.player for chair in table.chairs if chair.player}
    people |= {player for _, player in texts.values() if player}
    people |= {str(told.data["player"]) for _, told in lines if told.data and told.data.get("player")}
    return SideData(names(people), texts)


def seats(table: Table, known: dict[str, str]) -> list[wire.SeatInfo]:
    """Every seat, as everybody sees it."""
    host = table.terms.host
    return [
        wire.SeatInfo(
            seat=seat,
            sitter=chair.sitter,
            name=known.get(chair.player) if chair.player else None,
            level=chair.level,
            player=chair.player,
            resigned=chair.resigned,
            host=chair.player == host,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def now_fields(table: Table, seq: int, viewer: int | None, side: SideData) -> dict[str, Any]:
    """The fields of `wire.Now` for that viewer."""
    replay = table.replay
    asked = replay.asked[viewer] if replay and viewer is not None and table.status == "running" else None
    view = replay.rules.view(replay.state, viewer) if replay else None
    return {
        "seq": seq,
        "status": table.status,
        "seats": seats(table, side.names),
        "you": viewer,
        "view": view,
        "asked": asked,
        "legal": replay.rules.legal(replay.state, viewer)
        if replay and asked is not None and viewer is not None
        else [],
        "hints": replay.rules.hints(view) if replay else None,
        "waiting": waiting_for(table),
        "may_talk": table.may_talk(viewer),
        "result": table.result,
        "closes_at": closes_at(table),
        "rematch": table.followed[-1] if table.followed else None,
    }


def waiting_for(table: Table) -> wire.WaitingFor | None:
    """Who is waited for now, in a window or not and what about, and until when."""
    waiting = table.waiting_players
    if waiting is None:
        return None
    due = table.due()
    return wire.WaitingFor(waiting.seats, waiting.window, table.topic, instant(due) if due else None)


def closes_at(table: Table) -> str | None:
    """When a table that is paused, or was never started, is abandoned."""
    due = table.closing_at() if table.status in ("open", "paused") else None
    return instant(due) if due else None


def info(table: Table, seq: int, viewer: int | None) -> wire.TableInfo:
    """The whole table for that viewer."""
    terms = table.terms
    return wire.TableInfo(
        id=table.id,
        game=terms.game,
        version=terms.version,
        opened_at=table.opened_at,
        options=terms.options,
        pace=terms.pace,
        commitment=terms.commitment,
        **now_fields(table, seq, viewer, side_data(table, ())),
    )


def entries(lines: Iterable[UnblankedEntry], viewer: Viewer, side: SideData) -> list[wire.EntryInfo]:
    """Entries as that viewer may read them."""
    return [_entry(entry, told, viewer, side) for entry, told in lines]


def _entry(entry: Entry, told: Telling, viewer: Viewer, side: SideData) -> wire.EntryInfo:
    data = told.data
    if entry.kind == "said":
        text, player = side.texts.get(entry.seq, (None, None))
        data = {"text": text, "name": side.names.get(player or "")}
    elif data is not None and "player" in data:
        data = {**data, "name": side.names.get(data["player"])}
    return wire.EntryInfo(
        seq=entry.seq,
        kind=entry.kind,
        seat=entry.seat,
        by=told.by,
        at=entry.at,
        hash=entry.hash,
        notes=[blank(note, viewer) for note in told.notes],
        data=data,
    )
