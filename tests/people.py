"""People at tables as tests need them: plain functions over the API, whether in this process or over a real server."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias
from unittest.mock import patch

import httpx
import msgspec

from events import cache
from games.tables import waking
from games.tables.bodies import Level
from games.tables.table import Table
from games.tables.writes import undo
from workers import tasks
from workers.tasks import score_table, take_bot_turn

Json: TypeAlias = dict[str, Any]
PATIENCE = 30


@dataclass(frozen=True)
class Person:
    """A guest, known by a token."""

    http: httpx.Client
    id: str
    name: str
    token: str

    def ask(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        """The answer, whatever it is. `path` is below /api/."""
        return self.http.request(method, f"/api/{path}", json=body, headers={"Authorization": f"Bearer {self.token}"})

    def get(self, path: str) -> Json:
        """What a question that must succeed brings."""
        return _good(self.ask("GET", path))

    def post(self, path: str, body: Json | None = None) -> Json:
        """What a write that must succeed brings."""
        return _good(self.ask("POST", path, {} if body is None else body))

    def refused(self, method: str, path: str, body: Json | None = None) -> tuple[int, str, str | None]:
        """Status, code and reason of a request that must fail."""
        return refusal(self.ask(method, path, body))


def refusal(answer: httpx.Response) -> tuple[int, str, str | None]:
    """Status, code and reason; fails if this is no refusal in the one shape that all have."""
    told = answer.json()
    assert set(told) == {"code", "reason"}, told
    return answer.status_code, told["code"], told["reason"]


def _good(answer: httpx.Response) -> Json:
    assert answer.is_success, (answer.status_code, answer.text)
    found: Json = answer.json()
    return found


def guest(http: httpx.Client, name: str) -> Person:
    """Somebody new."""
    told = _good(http.post("/api/guests/", json={"name": name}))
    return Person(http, told["player"]["id"], name, told["token"])


def open_table(host: Person, game: str, seats: str, **wish: Any) -> str:
    """The id of a new table; `seats` such as "me open bot bot:strong"."""
    parts = [seat.partition(":") for seat in seats.split()]
    wished = [{"sitter": sitter, **({"level": level} if level else {})} for sitter, _, level in parts]
    pace = {"bot_delay": 0, **wish.pop("pace", {})}
    return str(host.post("tables/", {"game": game, "seats": wished, "pace": pace, **wish})["id"])


def sit(person: Person, table: str, seat: int, salt: str = "") -> Json:
    """Take a seat."""
    return person.post(f"tables/{table}/seats/{seat}/", {"salt": salt})


def started(game: str, people: Sequence[Person], *, bots: int = 0, level: Level = "casual", **wish: Any) -> str:
    """The id of a table where these people sit from seat 0 on, then bots of that level, and the game has begun."""
    host, *others = people
    table = open_table(host, game, " ".join(["me", *["open"] * len(others), *[f"bot:{level}"] * bots]), **wish)
    for seat, person in enumerate(others, start=1):
        sit(person, table, seat)
    host.post(f"tables/{table}/start/")
    return table


def now(table: str) -> Table:
    """The table as the log has it."""
    found: Table = cache.current(table).state
    return found


def head(table: str) -> int:
    """The number of its latest entry."""
    return cache.current(table).seq


def new_move(person: Person, table: str, choose: Callable[[list[Json]], Json] = lambda legal: legal[0]) -> Json:
    """A move that the person may make now, as `moves/` takes it; fails if nothing is asked."""
    game, seat = now(table).game, now(table).seat_of(person.id)
    assert seat is not None, f"{person.name} does not sit here"
    number = game.asked[seat]
    assert number is not None, f"{person.name} is not asked"
    legal: list[Json] = msgspec.to_builtins(game.rules.legal(game.state, seat))
    return {"id": str(uuid.uuid4()), "asked": number, "move": choose(legal)}


def move(person: Person, table: str) -> Json:
    """Make the first legal move; the answer."""
    return person.post(f"tables/{table}/moves/", new_move(person, table))


@contextmanager
def unchanged(table: str) -> Iterator[None]:
    """Nothing is added to the table's log meanwhile."""
    before = head(table)
    yield
    assert head(table) == before


def asked(table: str, people: Sequence[Person]) -> list[Person]:
    """Those of these people who are asked now, in the order of seats."""
    seats = now(table).game.asked
    by_id = {person.id: person for person in people}
    chairs = zip(now(table).chairs, seats, strict=True)
    return [by_id[chair.player] for chair, number in chairs if number is not None and chair.player in by_id]


def bots_move(table: str) -> int:
    """Let every bot that is asked take its turn, at once but for windows; how many turns that were."""
    turns = 0
    moment = tasks._moment
    with patch.object(tasks, "_moment", lambda table, at: moment(table, at) if table.in_window else None):
        while waiting := waking.bots_asked(now(table)):
            for seat, number in waiting:
                take_bot_turn(table, seat, number)
                turns += 1
    return turns


def play_until(
    table: str, people: Sequence[Person], chance: Random, enough: Callable[[Table], bool] = lambda table: False
) -> Table:
    """Random moves, by people over the API and by bots, until it is enough or the game has ended; the table then."""
    while now(table).status == "running" and not enough(now(table)):
        if bots_move(table):
            continue
        person = chance.choice(asked(table, people))
        person.post(f"tables/{table}/moves/", new_move(person, table, chance.choice))
    return now(table)


def finished(game: str, people: Sequence[Person], chance: Random, **more: Any) -> str:
    """The id of a table whose game has been played to its end, scored and revealed."""
    table = started(game, people, **more)
    play_until(table, people, chance)
    score_table(table)
    return table


def take_back(table: str, seat: int, choice: int, *, ask: bool = False) -> int:
    """Whoever sits there takes that choice back, or asks for it; the entry that says so."""
    return undo.undo(table, _player(table, seat), str(uuid.uuid4()), choice, ask=ask).result(PATIENCE).seq


def bring_back(table: str, seat: int, *, ask: bool = False) -> int:
    """Whoever sits there brings back what was taken back last, or asks for it; the entry that says so."""
    undoing = now(table).undoing
    assert undoing is not None
    number = undoing.standing[-1].number
    return undo.redo(table, _player(table, seat), str(uuid.uuid4()), number, ask=ask).result(PATIENCE).seq


def agree(table: str, seat: int, *, yes: bool = True) -> int:
    """Whoever sits there answers the open request; the entry that says so."""
    request = now(table).request
    assert request is not None
    return undo.answer(table, _player(table, seat), str(uuid.uuid4()), request.number, yes=yes).result(PATIENCE).seq


def _player(table: str, seat: int) -> str:
    player = now(table).chairs[seat].player
    assert player is not None
    return player


def both_asked(table: Table) -> bool:
    """Whether both seats may speak."""
    return None not in table.game.asked


def bidding(alice: Person, bob: Person) -> str:
    """A table of Asterix where both are asked to bid at once."""
    table = started("asterix", [alice, bob])
    play_until(table, [alice, bob], Random(1), both_asked)
    return table
