"""All reads: what a viewer sees of a table, entry by entry and as it stands.

Notes leave only through here and export.py, both by `redact.blank`; views are what the rules build up for the viewer;
lists hold public facts only (lobby.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

import msgspec

from events.chat import texts_of
from events.entry import Entry
from games.engine.contract import ALL, Viewer
from games.engine.redact import blank
from games.players.names import names
from games.tables.bodies import Played, Unprinted, instant
from games.tables.fold import Telling
from games.tables.table import Standing, Table
from games.tables.wire import responses

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
    people = {player for chair in table.chairs for player in (chair.player, chair.kept_for) if player}
    people |= {each.player for each in table.restricted}
    people |= {player for _, player in texts.values() if player}
    people |= {str(told.data["player"]) for _, told in lines if told.data and told.data.get("player")}
    return SideData(names(people), texts)


def seats(table: Table, known: dict[str, str]) -> list[responses.SeatInfo]:
    """Every seat, as everybody sees it."""
    host = table.terms.host
    return [
        responses.SeatInfo(
            seat=seat,
            sitter=chair.sitter,
            name=known.get(chair.player) if chair.player else None,
            level=chair.level,
            player=chair.player,
            resigned=chair.resigned,
            host=chair.player == host,
            kept=_kept(table, chair.kept_for, known),
        )
        for seat, chair in enumerate(table.chairs)
    ]


def _kept(table: Table, player: str | None, known: dict[str, str]) -> responses.Kept | None:
    return responses.Kept(player, known.get(player), instant(table.kept_until)) if player else None


def now_fields(
    table: Table, seq: int, standing: Standing, side: SideData, *, everything: bool = False
) -> dict[str, Any]:
    """The fields of `responses.Now` for a viewer with that standing; `everything`: with a view that hides nothing."""
    return {"seq": seq, **common_fields(table, side), **own_fields(table, standing, everything=everything)}


def common_fields(table: Table, side: SideData) -> dict[str, Any]:
    """Those that all viewers are told alike."""
    return {
        "status": table.status,
        "seats": seats(table, side.names),
        "waiting": waiting_for(table),
        "restricted": _restricted(table, side.names),
        "result": table.result,
        "others_start_at": instant(table.others_start_at) if table.others_start_at else None,
        "closes_at": closes_at(table),
        "rematch": table.followed[-1] if table.followed else None,
        "chosen": None if table.seed is None else table.chosen,
    }


def own_fields(table: Table, standing: Standing, *, everything: bool = False) -> dict[str, Any]:
    """Those that hang on who looks."""
    replay, viewer = table.replay, standing.seat
    asked = replay.asked[viewer] if replay and viewer is not None and table.is_asked(viewer) else None
    view = replay.rules.view(replay.state, ALL if everything else viewer) if replay else None
    legal = replay.rules.legal(replay.state, viewer) if replay and asked is not None and viewer is not None else []
    return {
        "you": viewer,
        "view": view,
        "asked": asked,
        "legal": legal,
        "forced": len(legal) == 1 and _forced(table, viewer),
        "hints": replay.rules.hints(view) if replay else None,
        "may_talk": table.may_talk(viewer) and not standing.silenced,
        "undo": _undo(table, viewer),
    }


def _forced(table: Table, seat: int | None) -> bool:
    rules, state = table.rules, table.game.state
    return seat is not None and rules.forced(rules.view(state, None), seat)


def _undo(table: Table, seat: int | None) -> responses.UndoNow:
    rule, undoing = table.terms.undo_rule, table.undoing
    if undoing is None or seat is None or table.status != "running" or table.chairs[seat].stood_in:
        counts = undoing.counts if undoing is not None else (0,) * len(table.chairs)
        return responses.UndoNow(rule, None, None, may_ask=False, request=_request(table, seat), counts=counts)
    free, newest = undoing.free[seat], undoing.standing[-1] if undoing.standing else None
    may_ask = rule == "asked" and undoing.request is None and seat not in undoing.refused
    redo = newest is not None and newest.seat == seat and (newest.free or may_ask)
    return responses.UndoNow(
        rule=rule,
        free=responses.FreeUndo(free.number, _short(free.until)) if free is not None and rule != "none" else None,
        redo=responses.RedoOffer(newest.number, newest.free) if newest is not None and redo else None,
        may_ask=may_ask,
        request=_request(table, seat),
        counts=undoing.counts,
    )


def _request(table: Table, seat: int | None) -> responses.UndoRequest | None:
    asked = table.request
    if asked is None:
        return None
    return responses.UndoRequest(
        entry=asked.number,
        seat=asked.seat,
        redo=asked.redo,
        entries=asked.entries,
        until=instant(datetime.fromisoformat(asked.until)),
        waiting=asked.left,
        learned=asked.learned[seat] if seat is not None else (),
    )


def _short(time: str | None) -> str | None:
    return None if time is None else instant(datetime.fromisoformat(time))


def _restricted(table: Table, known: dict[str, str]) -> list[responses.Restriction]:
    return [
        responses.Restriction(each.player, known.get(each.player), each.may_talk, each.may_sit)
        for each in table.restricted
    ]


def waiting_for(table: Table) -> responses.WaitingFor | None:
    """Who is waited for now, in a window or not and what about, and until when."""
    waiting = table.waiting_players
    if waiting is None:
        return None
    due = table.due()
    return responses.WaitingFor(waiting.seats, waiting.window, table.topic, instant(due) if due else None)


def closes_at(table: Table) -> str | None:
    """When a table that is paused, or was never started, is abandoned."""
    due = table.closing_at() if table.status in ("open", "paused") else None
    return instant(due) if due else None


def info(table: Table, seq: int, standing: Standing, presence: list[responses.Presence | None]) -> responses.TableInfo:
    """The whole table for a viewer with that standing."""
    terms = table.terms
    return responses.TableInfo(
        id=table.id,
        game=terms.game,
        version=terms.version,
        opened_at=table.opened_at,
        options=terms.options,
        pace=terms.pace,
        commitment=terms.commitment,
        origin=terms.origin,
        practice=terms.practice is True or table.seed is not None,
        absence=table.absence,
        advice=terms.advice is True,
        presence=presence,
        **now_fields(table, seq, standing, side_data(table, ())),
    )


def moments(then: Iterable[tuple[int, dict[str, Any]]]) -> list[responses.Moment]:
    """The fields of `responses.Now` as of entries that follow each other, of each but the first what has changed."""
    told, before = list[responses.Moment](), dict[str, bytes]()
    for seq, fields in then:
        now = {name: msgspec.json.encode(value) for name, value in fields.items()}
        changed = {name: msgspec.Raw(value) for name, value in now.items() if value != before.get(name)}
        told.append(responses.Moment(seq, changed))
        before = now
    return told


def entries(lines: Iterable[UnblankedEntry], viewer: Viewer, side: SideData) -> list[responses.EntryInfo]:
    """Entries as that viewer may read them."""
    return [_entry(entry, told, viewer, side) for entry, told in lines]


def proof(entry: Entry, *, revealed: bool) -> responses.EntryProof:
    """What the chain is made of, and, only once the log is open, who chose."""
    if not revealed or entry.kind != "played" or entry.body is None:
        return responses.EntryProof(entry.id, entry.leaf, None)
    made = msgspec.json.decode(entry.body, type=Played)
    return responses.EntryProof(entry.id, entry.leaf, responses.Author(made.by, made.level, made.build, made.failed))


def _entry(entry: Entry, told: Telling, viewer: Viewer, side: SideData) -> responses.EntryInfo:
    data = told.data
    if entry.kind == "said":
        text, player = side.texts.get(entry.seq, (None, None))
        data = {"text": text, "player": player, "name": side.names.get(player or "")}
    elif data is not None and "player" in data:
        data = {**data, "name": side.names.get(data["player"])}
    return responses.EntryInfo(
        seq=entry.seq,
        kind=entry.kind,
        seat=entry.seat,
        by=told.by,
        at=entry.at,
        hash=entry.hash,
        notes=[blank(note, viewer) for note in told.notes],
        data=data,
    )
