"""How long a person waits for bots while one guest keeps them busy: `python -m bench.fairness`.

Real processes (embedded, and production where GRIOT_TEST_POSTGRES and GRIOT_TEST_REDIS name servers). A person plays a
game of Anansi against two bots that do not pause: at first alone, then while many tables of one guest, who has left
them, are played on by bots alone. Counted is, for each turn of a bot, the time from the choice before it to its own, as
the log tells them. Limits are off: what is measured is the queue.

Then people beside bots that think for long: tables of people move at fixed arrivals, half of what the server takes at
most, without and with as many tables where strong bots alone play without a pause.
"""

from __future__ import annotations

import argparse
import tempfile
import uuid
from datetime import datetime
from pathlib import Path
from statistics import median
from typing import Any, Final

import httpx
import msgspec

from bench import moves
from bench.moves import show
from tests import means
from tests.running import processes

_OVER: Final = ("ended", "scored")
_TURNS: Final = 30


class Row(msgspec.Struct):
    """Turns of the person's bots, in milliseconds."""

    server: str
    busy_tables: int
    """At the end: those that the guest has left and that bots still play."""
    turns: int
    p50_ms: float
    p90_ms: float
    slowest_ms: float
    times: float
    """The median, as a multiple of what it was on the empty server."""


class Beside(msgspec.Struct):
    """Moves of people at a fixed rate, in milliseconds, while bots think at so many other tables."""

    server: str
    thinking: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    times: float
    """The slowest hundredth, as a multiple of what it was without bots."""


class Person:
    """A guest of that server."""

    def __init__(self, http: httpx.Client, name: str) -> None:
        self._http = http
        self._headers: dict[str, str] = {}
        token = self.ask("POST", "guests/", {"name": name})["token"]
        http.cookies.clear()  # programs carry tokens; with a cookie one would have to come from a page
        self._headers = {"Authorization": f"Bearer {token}"}

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer. `path` is below /api/."""
        answer = self._http.request(method, f"/api/{path}", json=body, headers=self._headers)
        answer.raise_for_status()
        return answer.json()

    def start(self, game: str, bots: int, bot_delay: int, level: str = "casual") -> str:
        """The id of a new table where this person plays against bots."""
        seats = [{"sitter": "me"}, *[{"sitter": "bot", "level": level}] * bots]
        pace = {"bot_delay": bot_delay}
        table = str(self.ask("POST", "tables/", {"game": game, "seats": seats, "pace": pace})["id"])
        self.ask("POST", f"tables/{table}/start/", {})
        return table


def waited(person: Person) -> list[float]:
    """Milliseconds for each of so many turns of bots at a table of that person's."""
    table = person.start("anansi", 2, 0)
    processes.until(lambda: len(_played_on(person, table)) >= _TURNS, 600, "the bots' turns")
    return _played_on(person, table)[:_TURNS]


def _played_on(person: Person, table: str) -> list[float]:
    seen = person.ask("GET", f"tables/{table}/")
    if seen["asked"] is not None:
        move = {"id": str(uuid.uuid4()), "asked": seen["asked"], "move": seen["legal"][0]}
        person.ask("POST", f"tables/{table}/moves/", move)
    entries = person.ask("GET", f"tables/{table}/entries/")["entries"]
    choices = [entry for entry in entries if entry["kind"] in ("started", "played")]
    at = [datetime.fromisoformat(entry["at"]) for entry in choices]
    return [
        1000 * (answered - asked).total_seconds()
        for asked, answered, entry in zip(at, at[1:], choices[1:], strict=False)
        if entry["by"] == "bot"
    ]


def leave_behind(person: Person, tables: int, bot_delay: int, level: str = "casual") -> list[str]:
    """So many tables of the longest kind, opened, started and given up: only bots sit there from then on."""
    left = [person.start("asterix", 4, bot_delay, level) for _ in range(tables)]
    for table in left:
        person.ask("POST", f"tables/{table}/resign/", {})
    return left


def measure(name: str, address: str, tables: int, bot_delay: int) -> list[Row]:
    """One line without the guest's tables and one with them."""
    with httpx.Client(base_url=address, timeout=60) as http:
        person, other = Person(http, "Alice"), Person(http, "Mallory")
        waited(person)  # everything is loaded
        quiet = waited(person)
        left = leave_behind(other, tables, bot_delay)
        busy = waited(person)
        going = sum(person.ask("GET", f"tables/{table}/")["status"] not in _OVER for table in left)
        return [_row(name, 0, quiet, quiet), _row(name, going, busy, quiet)]


def beside(server: moves.Server, tables: int, seconds: float) -> list[Beside]:
    """One line without bots and one with as many tables of strong ones."""
    rate = moves.at_once(server, tables, seconds).moves_per_second / 2
    alone = moves.at_once(server, tables, seconds, rate)
    with httpx.Client(base_url=server.addresses[0], timeout=60) as http:
        leave_behind(Person(http, "Mallory"), tables, 0, "strong")
    busy = moves.at_once(server, tables, seconds, rate)
    return [
        Beside(server.name, number, row.moves_per_second, row.p50_ms, row.p99_ms, round(row.p99_ms / alone.p99_ms, 1))
        for number, row in ((0, alone), (tables, busy))
    ]


def _row(name: str, tables: int, times: list[float], quiet: list[float]) -> Row:
    ordered = sorted(times)
    ninety, middle = ordered[int(0.9 * len(ordered))], median(times)
    return Row(
        name,
        tables,
        len(times),
        round(middle, 1),
        round(ninety, 1),
        round(ordered[-1], 1),
        round(middle / median(quiet), 1),
    )


def main() -> None:
    """Measures and prints, as a table and as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--bot-delay", type=int, default=0, help="milliseconds, at the guest's tables")
    parser.add_argument("--people", type=int, default=20, help="tables of people, and of strong bots beside them")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long moves of people are measured")
    parser.add_argument("--only", choices=["beside"])
    parser.add_argument("--server", choices=["sqlite", "postgres"])
    told = parser.parse_args()
    kinds = {"sqlite": moves.embedded, "postgres": moves.production}
    if not (means.postgres() and means.redis()):
        kinds.pop("postgres")
        print("PostgreSQL and Redis are left out: GRIOT_TEST_POSTGRES and GRIOT_TEST_REDIS do not name any")
    rows: list[Row] = []
    people: list[Beside] = []
    for start in [start for kind, start in kinds.items() if told.server in (None, kind)]:
        with tempfile.TemporaryDirectory(prefix="griot-bench-") as folder, start(Path(folder)) as server:
            people += beside(server, told.people, told.seconds)
        if told.only is None:
            with tempfile.TemporaryDirectory(prefix="griot-bench-") as folder, start(Path(folder)) as server:
                rows += measure(server.name, server.addresses[0], told.tables, told.bot_delay)
    show(f"People at {told.people} tables, half of the rate that the server takes, beside strong bots", people)
    if rows:
        show(f"Turns of a person's bots, while bots play {told.tables} tables that a guest has left", rows)
    print("\n" + msgspec.json.format(msgspec.json.encode({"fairness": rows, "beside": people})).decode())


if __name__ == "__main__":
    main()
