"""A forger who knows the seed plays what was not legal; hashes and notes fit. The move gives it away."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random

import msgspec
import pytest

from events import store
from events.canonical import canonical
from events.entry import ZERO, Entry, make_entry
from events.fold import Folded, retell
from games import catalog
from games.engine.contract import Players
from games.tables import verify as verifying
from games.tables.export import retold
from games.tables.fold import FOLD
from games.tables.table import Table
from games.tables.verify import Unproved, verify
from games.tables.writes import ending, opening
from tests.people import PATIENCE, Person, play_until, sit
from tests.tables.forging import Draft

GAMES = [game.rules.key for game in catalog.games()]


@pytest.fixture(params=GAMES)
def given_up(request: pytest.FixtureRequest, same_luck: None, alice: Person, bob: Person, charlie: Person) -> Draft:
    """A game that everybody gives up after a choice on which nothing was dealt; it is revealed."""
    people = [alice, bob, charlie][: min(catalog.game(request.param).rules.seats)]
    places = (opening.Place("me"), *[opening.Place("open")] * (len(people) - 1))
    table = opening.open_table(alice.id, opening.Terms(request.param, places, patience=0)).result(PATIENCE)
    for seat, person in enumerate(people[1:], start=1):
        sit(person, table, seat)
    alice.post(f"tables/{table}/start/")
    play_until(table, people, Random(5), _late_enough)
    for _ in ("paused", "abandoned"):
        ending.close_idle(table).result(PATIENCE)
    return Draft(table)


def _late_enough(table: Table) -> bool:
    seq, kind, _ = store.latest([table.id])[table.id]
    return seq >= 45 and kind == "played"


def signed(log: Draft) -> list[Entry]:
    """The lines with their bodies, chained anew."""
    entries: list[Entry] = []
    for seq, line in enumerate(log.lines, start=1):
        before = entries[-1].hash if entries else ZERO
        body = canonical(line.body)
        entries.append(make_entry(log.id, seq, line.kind, line.seat, line.at, line.id, body, log.seed, before))
    return entries


def states(log: Draft) -> Iterator[tuple[Entry, Table]]:
    """Every entry, with the table as of it."""
    base = Folded(log.id, 0, ZERO, log.seed, FOLD.start(log.id))
    for entry, _, table in retell(FOLD, base, signed(log)):
        yield entry, table


def offered(table: Table) -> set[bytes]:
    """The moves that somebody may make now."""
    if table.replay is None or not isinstance(table.replay.waiting, Players):
        return set()
    legal = [table.rules.legal(table.replay.state, seat) for seat in table.replay.waiting.seats]
    return {canonical(move) for moves in legal for move in moves}


def forgeries(honest: Draft) -> Iterator[Draft]:
    """The log with another last choice, one that was offered only at other times."""
    last = honest.find("played", -1)
    at_each = [offered(table) for _, table in states(honest)]
    for name in sorted(set().union(*at_each) - at_each[last - 1]):
        forged = deepcopy(honest)
        forged.lines[last].body = {**forged.lines[last].body, "move": msgspec.json.decode(name)}
        try:
            list(retold(signed(forged)))
        except Exception:  # noqa: BLE001, S112  the rules themselves cannot take this move in: no forgery
            continue
        yield forged


def test_it_is_refused_for_the_move_whatever_else_fits(given_up: Draft, monkeypatch: pytest.MonkeyPatch) -> None:
    last = given_up.find("played", -1)
    found = 0
    for forged in forgeries(given_up):
        file = forged.file()
        with pytest.raises(Unproved) as unproved:
            verify(file)
        assert (unproved.value.where, unproved.value.what) == (last + 1, "does not follow from what came before")
        with monkeypatch.context() as patch:
            patch.setattr(verifying, "check_choice", lambda *_: None)
            found += _proves(file)
        if found == 3:
            break
    assert found, "a file in which nothing but the move gives it away"


def _proves(file: bytes) -> bool:
    try:
        return verify(file).revealed
    except Unproved:
        return False
