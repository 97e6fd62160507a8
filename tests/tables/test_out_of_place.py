"""Logs that the server could never have written, signed anew by a forger who knows the seed: each is refused."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from datetime import datetime, timedelta
from random import Random
from typing import Any
from uuid import UUID

import msgspec
import pytest

from events import store
from games.tables import bodies
from games.tables.bodies import instant
from games.tables.grammar_case import OutOfPlace
from games.tables.table import MOST_RESTRICTED
from games.tables.verify import Unproved, verify
from games.tables.writes import ending, opening
from tests.people import PATIENCE, Person, asked, both_asked, bots_move, move, play_until, sit, started
from tests.tables.files import exported
from tests.tables.forging import Draft, Line
from tests.tables.honest import append
from workers.tasks import score_table


def duel(alice: Person, bob: Person) -> Draft:
    """Two people with time, some choices, words; one resigns; a table follows."""
    table = started("asterix", [alice, bob], pace={"deadline": 600})
    play_until(table, [alice, bob], Random(1), both_asked)
    move(alice, table)
    move(bob, table)
    bob.post(f"tables/{table}/chat/", {"text": "hm"})
    for _ in range(3):
        move(asked(table, [alice, bob])[0], table)
    bob.post(f"tables/{table}/resign/")
    score_table(table)
    alice.post(f"tables/{table}/rematch/")
    return Draft(table)


def trio(alice: Person, bob: Person) -> Draft:
    """Two people and a bot without patience: paused, resumed, one leaves, paused again and abandoned."""
    places = (opening.Place("me"), opening.Place("open"), opening.Place("bot"))
    table = opening.open_table(alice.id, opening.Terms("anansi", places, patience=0, bot_delay=0)).result(PATIENCE)
    sit(bob, table, 1)
    alice.post(f"tables/{table}/start/")
    for _ in range(4):
        bots_move(table)
        move(asked(table, [alice, bob])[0], table)
    ending.close_idle(table).result(PATIENCE)
    alice.post(f"tables/{table}/resume/")
    bob.ask("DELETE", f"tables/{table}/seats/1/")
    ending.close_idle(table).result(PATIENCE)
    ending.close_idle(table).result(PATIENCE)
    return Draft(table)


def hushed(alice: Person, bob: Person) -> Draft:
    """A game at which spectators may not talk, given up at once."""
    places = (opening.Place("me"), opening.Place("open"), opening.Place("bot"))
    table = opening.open_table(alice.id, opening.Terms("antayagi", places, patience=0, bot_delay=0)).result(PATIENCE)
    sit(bob, table, 1)
    alice.post(f"tables/{table}/start/")
    ending.close_idle(table).result(PATIENCE)
    ending.close_idle(table).result(PATIENCE)
    return Draft(table)


def again(alice: Person, bob: Person) -> Draft:
    """What followed a table of two: a seat is kept, the other takes it, both leave."""
    table = alice.post(f"tables/{duel(alice, bob).id}/rematch/")["id"]
    sit(bob, table, 1)
    for person, seat in ((alice, 0), (bob, 1)):
        person.ask("DELETE", f"tables/{table}/seats/{seat}/")
    return Draft(table)


SOMEBODY = "00000000-0000-4000-8000-000000000000"
Forgery = Callable[[Draft], int]
"""Changes a log; where the line stands that gives it away."""


def put(at: Callable[[Draft], int], kind: str, seat: int | None = None, body: Any = None, **more: Any) -> Forgery:
    """A line more, at that place."""
    return lambda log: log.insert(at(log), Line(kind, seat, {} if body is None else body, **more))


def alter(kind: str, number: int = 0, seat: int | None = None, **changes: Any) -> Forgery:
    """Another seat, id or time in a line, or other fields in its body."""

    def forge(log: Draft) -> int:
        line = log.line(kind, number, seat)
        for name, value in changes.items():
            if name in ("id", "at", "to_seat"):
                setattr(line, name.removeprefix("to_"), value)
            else:
                line.body = {**line.body, name: value}
        return log.find(kind, number) if seat is None else log.find(kind, number, seat)

    return forge


def before(kind: str, number: int = 0) -> Callable[[Draft], int]:
    return lambda log: log.find(kind, number)


def after(kind: str, number: int = 0) -> Callable[[Draft], int]:
    return lambda log: log.find(kind, number) + 1


def at_the_end(log: Draft) -> int:
    return len(log.lines)


def a_second_opened(log: Draft) -> int:
    return log.insert(1, msgspec.structs.replace(log.lines[0]))


def nothing_opened(log: Draft) -> int:
    del log.lines[0]
    return 0


def a_seed_revealed_at_entry_2(log: Draft) -> int:
    return log.insert(1, Line("revealed", body={"seed": log.seed.hex()}))


def one_person_at_two_seats(log: Draft) -> int:
    second = log.line("seated", seat=1)
    second.body = {**second.body, "player": log.line("seated", seat=0).body["player"]}
    return log.find("seated", seat=1)


def an_open_seat_at_the_start(log: Draft) -> int:
    del log.lines[log.find("seated", seat=1)]
    return log.find("started")


def a_game_at_a_deserted_table(log: Draft) -> int:
    start = log.find("started")
    for seat in (0, 1):
        log.insert(start, Line("left", seat))
    return start + 2


def another_seat_handed_over_than_has_resigned(log: Draft) -> int:
    pause = log.find("paused")
    log.insert(pause, Line("resigned", 1))
    return log.insert(pause + 1, Line("handed_over", 0, {"level": "casual", "why": "resigned"}))


def a_time_before(log: Draft) -> int:
    place = log.find("played", 1)
    log.lines[place].at = instant(datetime.fromisoformat(log.lines[0].at) - timedelta(days=1))[:-1] + "000Z"
    return place


def one_id_for_all_moves(log: Draft) -> int:
    numbers = [at for at, line in enumerate(log.lines) if line.kind == "played" and line.seat == 0]
    for place in numbers:
        log.lines[place].id = SOMEBODY
    return numbers[1]


def an_end_of_a_pause_that_is_later(log: Draft) -> int:
    pause = log.line("paused")
    pause.body["until"] = instant(datetime.fromisoformat(pause.at) + timedelta(minutes=1))
    return log.find("paused")


def the_game_of_nobody(log: Draft) -> int:
    log.lines[0].body["pace"]["patience"] = 10**12
    return 0


def restricted(player: str, *, may_talk: bool = False) -> Line:
    return Line("restricted", body={"player": player, "may_talk": may_talk, "may_sit": False})


def the_host_restricted(log: Draft) -> int:
    return log.insert(log.find("said"), restricted(log.lines[0].body["host"]))


def a_seated_player_restricted(log: Draft) -> int:
    return log.insert(log.find("said"), restricted(log.line("seated", seat=1).body["player"]))


def the_same_restricted_twice(log: Draft) -> int:
    log.insert(log.find("said"), restricted(SOMEBODY))
    return log.insert(log.find("said"), restricted(SOMEBODY))


def all_the_world_restricted(log: Draft) -> int:
    said = log.find("said")
    for number in range(MOST_RESTRICTED + 1):
        log.insert(said + number, restricted(str(UUID(int=number))))
    log.insert(said + MOST_RESTRICTED, restricted(str(UUID(int=0)), may_talk=True))
    return said + MOST_RESTRICTED + 1


def a_seat_for_who_may_not_sit(log: Draft) -> int:
    place = log.find("seated", seat=1)
    log.insert(place, restricted(log.lines[place].body["player"]))
    return place + 1


def followed_by_the_same_again(log: Draft) -> int:
    return log.insert(len(log.lines), msgspec.structs.replace(log.line("followed")))


def followed_by_itself(log: Draft) -> int:
    log.line("followed").body["table"] = log.id
    return log.find("followed")


FORGERIES: list[tuple[Callable[[Person, Person], Draft], Forgery, str]] = [
    (duel, a_seed_revealed_at_entry_2, "comes while the table is open"),
    (duel, a_second_opened, "comes a second time"),
    (duel, nothing_opened, "comes before the table is opened"),
    (duel, the_game_of_nobody, "has a pace that cannot be"),
    (duel, alter("opened", seats=9), "opens a table that the game does not have"),
    (duel, alter("opened", version=99), "opens a table that the game does not have"),
    (duel, alter("opened", more=1), "has a body of another form"),
    (duel, put(before("started"), "whatever"), "is of no kind that there is"),
    (duel, put(before("started"), "seated", 1, msgspec.to_builtins(bodies.Seated("person", SOMEBODY))),
     "takes a seat that is taken"),
    (duel, one_person_at_two_seats, "seats a person who sits elsewhere"),
    (duel, alter("seated", salt="no salt"), "seats nobody that there can be"),
    (duel, alter("seated", player=None), "seats nobody that there can be"),
    (duel, put(before("seated", 1), "seated", 5, msgspec.to_builtins(bodies.Seated("person", SOMEBODY))),
     "names seat 5"),
    (again, alter("seated", seat=1, player=SOMEBODY), "takes a seat that is kept for another"),
    (again, put(before("seated", 1), "seated", 1, msgspec.to_builtins(bodies.Seated("bot", None, "casual"))),
     "takes a seat that is kept for another"),
    (again, alter("opened", kept=[None]), "keeps other seats than there are"),
    (again, alter("opened", kept=None), "has a body of another form"),
    (trio, put(before("started"), "seated", 0, msgspec.to_builtins(bodies.Seated("bot", None, "casual"))),
     "seats a bot in a seat that is taken"),
    (trio, put(before("seated", 1), "left", 1), "is of a seat that is free"),
    (duel, a_game_at_a_deserted_table, "comes where abandoned must"),
    (duel, the_host_restricted, "restricts nobody who can be restricted"),
    (duel, a_seated_player_restricted, "restricts nobody who can be restricted"),
    (duel, put(before("said"), "restricted", None, {"player": "me", "may_talk": False, "may_sit": False}),
     "restricts nobody who can be restricted"),
    (duel, put(before("said"), "restricted", None, {"player": SOMEBODY, "may_talk": True, "may_sit": True}),
     "changes nothing"),
    (duel, the_same_restricted_twice, "changes nothing"),
    (duel, all_the_world_restricted, "restricts too many people"),
    (duel, a_seat_for_who_may_not_sit, "seats a person who may not sit there"),
    (duel, an_open_seat_at_the_start, "comes while a seat is open"),
    (duel, put(after("started"), "started"), "comes while the table is running"),
    (duel, put(before("dealt"), "said", 0, {"text": "hm"}), "comes where dealt must"),
    (duel, put(before("said"), "left", 0), "comes while the table is running"),
    (duel, put(before("said"), "dealt", None, {"outcome": ["roman_01"]}), "nothing was to be dealt"),
    (duel, put(after("said"), "dealt", None, {"outcome": ["roman_01"]}), "comes right after said"),
    (duel, a_time_before, "is older than the entry before it"),
    (duel, alter("said", at="2026-11-22 08:00:00.000000Z"), "is older than the entry before it"),
    (duel, alter("said", at="9999-99-99T99:99:99.999999Z"), "has a time of another form"),
    (duel, one_id_for_all_moves, "has an id that its seat has used before"),
    (duel, alter("played", id=None), "has no id"),
    (duel, alter("played", id="1"), "has an id of another form"),
    (duel, alter("resigned", id=SOMEBODY), "has an id"),
    (duel, alter("played", to_seat=None), "names no seat"),
    (duel, alter("ended", to_seat=0), "names seat 0"),
    (duel, alter("played", by="bot", level="casual", saw="0" * 64), "is of a bot that does not sit there"),
    (duel, alter("played", by="clock"), "is of the clock before the time"),
    (trio, alter("played", seat=0, by="clock"), "is of the clock before the time"),
    (duel, alter("played", to_seat=1), "is of a seat that is not asked"),
    (duel, alter("played", failed=True), "is of a bot and of somebody else"),
    (trio, alter("played", seat=2, level="novice"), "is of a bot that does not sit there"),
    (trio, alter("played", seat=2, saw=None), "is of a bot that does not sit there"),
    (duel, alter("played", seed="0" * 32, simulations=16), "is of a bot and of somebody else"),
    *[(trio, alter("played", seat=2, **other), "is of a bot that thought as none can") for other in (
        {"seed": None}, {"simulations": None}, {"simulations": -1}, {"seed": "0" * 31}, {"seed": "A" * 32},
        {"build": None}, {"failed": True},
    )],
    (trio, put(before("paused"), "said", 2, {"text": "hm"}), "is of a seat where no person sits"),
    (trio, put(before("paused"), "resigned", 2), "is of a seat where no person sits"),
    (trio, put(before("paused"), "handed_over", 2, {"level": "casual", "why": "left"}),
     "is of a seat where no person sits"),
    (trio, put(before("paused"), "handed_over", 1, {"level": "casual", "why": "resigned"}),
     "has another reason than the entry before it"),
    (trio, alter("resumed", to_seat=2), "is of a seat where no person sits"),
    (duel, put(before("said"), "paused", None, {"why": "idle", "until": ""}), "comes before the time"),
    (trio, an_end_of_a_pause_that_is_later, "has an end that does not fit the pace"),
    (trio, alter("paused", until="soon"), "has an end that does not fit the pace"),
    (trio, alter("paused", until="2026-11-22T08:00:00"), "has an end that does not fit the pace"),
    (trio, another_seat_handed_over_than_has_resigned, "hands over another seat than the one that has resigned"),
    (duel, put(before("said"), "resumed", 0), "comes while the table is running"),
    (duel, put(after("opened"), "abandoned"), "comes before the time"),
    (duel, put(after("ended"), "abandoned"), "comes while the table is ended"),
    (duel, put(at_the_end, "abandoned"), "comes while the table is scored"),
    (duel, put(at_the_end, "resigned", 0), "comes while the table is scored"),
    (duel, put(before("said"), "ended", None, {"why": "played"}), "the game had not ended"),
    (duel, put(after("said"), "ended", None, {"why": "played"}), "comes right after said"),
    (duel, alter("ended", why="played"), "the game had not ended"),
    (duel, put(after("resigned"), "said", 1, {"text": "hm"}), "comes where ended must"),
    (duel, put(after("scored"), "said", 1, {"text": "hm"}), "comes where revealed must"),
    (duel, put(before("ended"), "scored", None, {"result": []}), "comes while the table is running"),
    (trio, put(at_the_end, "revealed", None, {"seed": "0" * 64}), "comes right after revealed"),
    (duel, put(before("revealed"), "followed", None, {"table": SOMEBODY}), "comes where revealed must"),
    (trio, put(at_the_end, "followed", None, {"table": SOMEBODY}), "comes while the table is abandoned"),
    (duel, followed_by_the_same_again, "names no table that can follow"),
    (duel, followed_by_itself, "names no table that can follow"),
    (hushed, put(before("paused"), "said", None, {"text": "hm"}), "is of a spectator, who may not talk now"),
]  # fmt: skip


@pytest.mark.parametrize("log", [duel, trio, again, hushed])
def test_what_the_server_could_never_have_written_is_refused_for_its_reason(
    log: Callable[[Person, Person], Draft], alice: Person, bob: Person
) -> None:
    honest = log(alice, bob)
    for number, (base, forge, reason) in enumerate(FORGERIES):
        if base is log:
            draft = deepcopy(honest)
            place = forge(draft)
            with pytest.raises(Unproved) as unproved:
                verify(draft.file())
            assert (unproved.value.what, unproved.value.where) == (reason, place + 1), number


@pytest.mark.parametrize("log", [duel, trio, again, hushed])
def test_the_forger_who_changes_nothing_signs_the_same_file(
    log: Callable[[Person, Person], Draft], alice: Person, bob: Person
) -> None:
    draft = log(alice, bob)
    assert draft.file() == exported(draft.id)
    assert verify(draft.file()).revealed


@pytest.mark.parametrize(
    ("kind", "body"),
    [("resigned", {}), ("scored", {"result": []}), ("opened", {}), ("whatever", {}), ("undone", bodies.Rewound((1,)))],
)
def test_the_writer_appends_nothing_that_verify_would_refuse(kind: str, body: Any, alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob])
    length = store.lengths([table])
    with pytest.raises(OutOfPlace):
        append(table, kind, 5, body)
    assert store.lengths([table]) == length
    move(alice, table)
