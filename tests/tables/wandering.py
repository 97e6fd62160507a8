"""People who come and go and change their minds: what random games of the laws are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from events import cache
from games import catalog
from games.tables import undoing
from games.tables.writes import absence, opening, staff
from tests.people import (
    PATIENCE,
    Person,
    agree,
    asked,
    bots_move,
    bring_back,
    move,
    now,
    sit,
    take_back,
)  # fmt: skip

Act = Callable[[str, Sequence[Person], Random], None]


def table_of_two(game: str, people: Sequence[Person]) -> str:
    """A running table of these two and of as few bots as may be, at which a bot may stand in for them at once."""
    bots = min(catalog.game(game).rules.seats) - 2
    places = opening.Place("me"), opening.Place("open"), *[opening.Place("bot")] * bots
    terms = opening.Terms(game, places, bot_delay=0, stand_in="novice", grace=0)
    table = opening.open_table(people[0].id, terms).result(PATIENCE)
    sit(people[1], table, 1)
    people[0].post(f"tables/{table}/start/")
    return table


def wander(table: str, people: Sequence[Person], chance: Random) -> None:
    """One thing that somebody does: a move more often than all else."""
    chance.choice(ACTS)(table, people, chance)


def _moves(table: str, people: Sequence[Person], chance: Random) -> None:
    if now(table).status == "running" and not bots_move(table) and now(table).status == "running":
        here = [person for person in asked(table, people) if _seat(table, person) in now(table).playing]
        move(chance.choice(here), table)


def _goes(table: str, people: Sequence[Person], chance: Random) -> None:
    person = chance.choice(people)
    if _seat(table, person) in now(table).playing and now(table).status == "running":
        way = chance.choice(("leaves", "away", "staff"))
        if way == "leaves":
            person.ask("DELETE", f"tables/{table}/seats/{_seat(table, person)}/")
        elif way == "away":
            absence.stand_in(table, person.id).result(PATIENCE)
        else:
            staff.replace(table, _seat(table, person), "for a while").result(PATIENCE)


def _comes(table: str, people: Sequence[Person], chance: Random) -> None:
    for person in chance.sample(people, len(people)):
        if _seat(table, person) not in now(table).playing:
            person.post(f"tables/{table}/seats/{_seat(table, person)}/return/")
            return


def _takes_back(table: str, people: Sequence[Person], chance: Random) -> None:
    seat = chance.choice((0, 1))
    if now(table).status != "running" or seat not in now(table).playing:
        return
    count = undoing.counting(cache.after(table, 0))
    own = [choice for choice in count if undoing.reach(now(table), count, seat, choice)]
    if own:
        take_back(table, seat, chance.choice(own[-4:]), ask=True)
        _all_agree(table)
        if chance.random() < 0.5:
            _brings_back(table)


def _brings_back(table: str) -> None:
    known = now(table).undoing
    newest = known.standing[-1] if known is not None and known.standing else None
    assert newest is not None
    bring_back(table, newest.seat, ask=not newest.free)
    _all_agree(table)


def _all_agree(table: str) -> None:
    """Whoever is asked says yes, also who is away."""
    while (request := now(table).request) is not None:
        agree(table, request.left[0])


def _seat(table: str, person: Person) -> int:
    seat = now(table).seat_of(person.id)
    assert seat is not None
    return seat


ACTS: Final[tuple[Act, ...]] = (_moves,) * 4 + (_goes, _comes, _takes_back, _takes_back)
