"""How long a person waits for bots while one guest keeps them busy: `python -m bench.fairness`.

Real processes (embedded, and production where GRIOT_TEST_POSTGRES and GRIOT_TEST_REDIS name servers). A person plays a
game of Anansi against two bots that do not pause: at first alone, then while many tables of one guest, who has left
them, are played on by bots alone. Counted is, for each turn of a bot, the time from the choice before it to its own, as
the log tells them. Limits are off: what is measured is the queue.
"""

from __future__ import annotations

import argparse
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from statistics import median
from typing import Any, Final

import httpx
import msgspec

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


@contextmanager
def embedded(folder: Path) -> Iterator[str]:
    """As `make play` starts it."""
    with processes.embedded(folder) as stack:
        yield stack.address


@contextmanager
def production(folder: Path) -> Iterator[str]:
    """As docker-compose.yml starts it, with one process that bots think in."""
    with processes.production(folder, webs=1, workers=1) as stack:
        yield stack.addresses[0]


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

    def start(self, game: str, bots: int, bot_delay: int) -> str:
        """The id of a new table where this person plays against bots."""
        seats = [{"sitter": "me"}, *[{"sitter": "bot"}] * bots]
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


def leave_behind(person: Person, tables: int, bot_delay: int) -> list[str]:
    """So many tables of the longest kind, opened, started and given up: only bots sit there from then on."""
    left = [person.start("asterix", 4, bot_delay) for _ in range(tables)]
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
    told = parser.parse_args()
    kinds = {"SQLite": embedded}
    if means.postgres() and means.redis():
        kinds["PostgreSQL + Redis"] = production
    else:
        print("PostgreSQL and Redis are left out: GRIOT_TEST_POSTGRES and GRIOT_TEST_REDIS do not name any")
    rows: list[Row] = []
    for name, start in kinds.items():
        with tempfile.TemporaryDirectory(prefix="griot-bench-") as folder, start(Path(folder)) as address:
            rows += measure(name, address, told.tables, told.bot_delay)
    show(f"Turns of a person's bots, while bots play {told.tables} tables that a guest has left", rows)
    print("\n" + msgspec.json.format(msgspec.json.encode({"fairness": rows})).decode())


if __name__ == "__main__":
    main()
