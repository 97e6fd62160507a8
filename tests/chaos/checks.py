"""Whether what stands is what it must be. Pure: each check gets what is known and yields the faults that it finds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from events.entry import ZERO, Entry
from events.fold import Folded, retell
from events.store import Head
from games.tables import render
from games.tables.fold import FOLD
from games.tables.table import Standing as Viewer
from games.tables.table import Table
from games.tables.verify import Unproved, verify
from tests.chaos.book import Acknowledged, Ear, Heard, Notes
from tests.people import Json
from tests.tables.following import NOW


class Fault(NamedTuple):
    """Something that must not be: which check has found it, at which table, and what it is."""

    check: str
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.check}: {self.where}: {self.what}"


class Standing(NamedTuple):
    """What stands of one table, as of one moment."""

    table: str
    head: Head
    entries: Sequence[Entry]
    side: render.SideData
    export: bytes
    audited: str
    """What `audit` has against its log; empty if nothing."""


def all_of(standing: Standing, notes: Notes) -> list[Fault]:
    """What is wrong with one table, by everything that is known of it."""
    return [
        *kept(notes.acknowledged, standing),
        *once(standing),
        *chained(standing),
        *exported(standing),
        *told(standing, notes.heard),
    ]


def kept(acknowledged: Iterable[Acknowledged], standing: Standing) -> Iterator[Fault]:
    """Every acknowledged entry stands in the log, under its id, at the number that was acknowledged."""
    at = {(entry.seat, entry.id): entry.seq for entry in standing.entries}
    for each in set(acknowledged):
        found = at.get((each.seat, each.id))
        if found is None:
            yield Fault(
                "kept", standing.table, f"{each.id} of seat {each.seat}, acknowledged as {each.seq}, is missing"
            )
        elif found != each.seq:
            what = f"{each.id} of seat {each.seat}, acknowledged as {each.seq}, stands at {found}"
            yield Fault("kept", standing.table, what)


def once(standing: Standing) -> Iterator[Fault]:
    """No number, no id of a seat and no answer to a question is there twice."""
    numbers = [entry.seq for entry in standing.entries]
    if numbers != list(range(1, standing.head.seq + 1)):
        yield Fault("once", standing.table, f"the numbers are not 1 to {standing.head.seq}")
    ids = Counter((entry.seat, entry.id) for entry in standing.entries if entry.id is not None)
    for (seat, id), times in ids.items():
        if times > 1:
            yield Fault("once", standing.table, f"{id} of seat {seat} stands there {times} times")
    answers = Counter((line["seat"], line["question"]) for line in _lines(standing) if "question" in line)
    for (seat, question), times in answers.items():
        if times > 1:
            yield Fault("once", standing.table, f"seat {seat} has answered question {question} {times} times")


def moving(waits: Mapping[str, float | None], bound: float) -> Iterator[Fault]:
    """Every table that waits for somebody has moved within so many seconds; None: it has not moved at all."""
    for table, seconds in waits.items():
        if seconds is None or seconds > bound:
            when = "not at all" if seconds is None else f"after {seconds:.1f} s"
            yield Fault("moving", table, f"moved {when}, and not within {bound:g} s of good health")


def chained(standing: Standing) -> Iterator[Fault]:
    """The log is as it was written: every hash and every snapshot is worked out again."""
    if standing.audited:
        yield Fault("chained", standing.table, standing.audited)


def projected(differences: Mapping[str, Sequence[str]]) -> Iterator[Fault]:
    """Every projection is what a rebuild makes."""
    for name, lines in differences.items():
        for line in lines:
            yield Fault("projected", name, line)


def exported(standing: Standing) -> Iterator[Fault]:
    """The table's export proves itself, and is of the whole log."""
    try:
        proof = verify(standing.export)
    except Unproved as unproved:
        yield Fault("exported", standing.table, str(unproved))
        return
    if (proof.entries, proof.head) != (standing.head.seq, standing.head.hash):
        yield Fault("exported", standing.table, f"it ends at {proof.entries}, the log at {standing.head.seq}")


def told(standing: Standing, heard: Sequence[Heard]) -> Iterator[Fault]:
    """Everybody was told every entry once and in order, and of it, and of the table, exactly what they may know."""
    known = [ear.client.last for ear, _ in heard]
    for ear, messages in heard:
        for message in messages:
            stood = ear.client.last
            try:
                ear.client.take(message)
            except AssertionError:
                what = f"{_who(ear)} stood at {stood} and was told {_numbers(message)} as of {message['seq']}"
                yield Fault("told", standing.table, what)
                return
        if ear.client.last > standing.head.seq:
            what = f"{_who(ear)} was told entry {ear.client.last}, but the log ends at {standing.head.seq}"
            yield Fault("told", standing.table, what)
    try:
        yield from _compared(standing, heard, known)
    except Exception as error:  # noqa: BLE001  whatever is wrong with the log: it is a fault, and the checks go on
        yield Fault("told", standing.table, f"the log cannot be told: {type(error).__name__}")


def _compared(standing: Standing, heard: Sequence[Heard], known: Sequence[int]) -> Iterator[Fault]:
    """`known`: how far each of them had been told before."""
    start = Folded(standing.table, 0, ZERO, standing.head.seed, FOLD.start(standing.table))
    for entry, telling, table in retell(FOLD, start, standing.entries):
        for (ear, messages), last in zip(heard, known, strict=True):
            if last < entry.seq <= ear.client.last:
                line = render.entries([(entry, telling)], ear.seat, standing.side)
                if ear.client.entries[entry.seq - 1] != _plain(line)[0]:
                    yield Fault("told", standing.table, f"{_who(ear)} was told another entry {entry.seq}")
            for message in messages:
                if message["seq"] == entry.seq:
                    yield from _told_now(standing, table, ear, message)


def _told_now(standing: Standing, table: Table, ear: Ear, message: Json) -> Iterator[Fault]:
    viewer = Viewer(ear.seat, silenced=False)
    now = _plain(render.now_fields(table, message["seq"], viewer, standing.side))
    others = [name for name in NOW if message[name] != now[name]]
    if others:
        what = f"{_who(ear)} was told another {', '.join(others)} as of {message['seq']}"
        yield Fault("told", standing.table, what)


def _who(ear: Ear) -> str:
    return "a stranger" if ear.seat is None else f"seat {ear.seat}"


def _numbers(message: Json) -> str:
    numbers = [entry["seq"] for entry in message.get("entries", [])]
    return f"{numbers[0]} to {numbers[-1]}" if numbers else "no entry"


def _lines(standing: Standing) -> list[Json]:
    # A log that cannot be retold has no export, which `exported` finds.
    lines: list[Json] = msgspec.json.decode(standing.export)["entries"] if standing.export else []
    return lines


def _plain(told: Any) -> Any:
    """As it comes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(told))
