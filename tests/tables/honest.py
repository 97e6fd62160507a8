"""Tables as people, bots and clocks leave them, made by the program's own writes: every kind of entry there is."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from events import store
from events.entry import Entry
from events.fold import effective
from events.writer import Refused, write
from games import catalog
from games.tables.table import Table
from games.tables.writes import absence, ending, following, moves, opening, people, seats, staff, talk
from games.tables.writes.session import Session
from tests.people import PATIENCE, Person, agree, bring_back, now, take_back

SALT = "5a" * 16


class Honest:
    """A table at which all that may happen does happen, at random: nobody has patience and all time is over at once."""

    def __init__(self, game: str, guests: Sequence[Person], chance: Random, steps: int) -> None:
        self.chance = chance
        self.people = guests
        size = chance.choice(catalog.game(game).rules.seats)
        sitters = [chance.choice(["open", "open", "bot"]) for _ in range(size - 1)]
        places = [opening.Place("me"), *(opening.Place(sitter, "novice") for sitter in sitters)]  # type: ignore[arg-type]  # drawn from the names that it has
        deadline = chance.choice([0, None])
        terms = opening.Terms(
            game, tuple(places), bot_delay=0, deadline=deadline, patience=0, salt=SALT, stand_in="novice",
            grace=chance.choice([0, 0, None]),
        )  # fmt: skip
        self.id = opening.open_table(guests[0].id, terms).result(PATIENCE)
        for seat in [seat for seat, place in enumerate(places) if place.sitter == "open"]:
            self._sit(seat)
        self._change_bots()
        seats.start(self.id, guests[0].id).result(PATIENCE)
        for _ in range(steps):
            self._step()
        self._finish()

    @property
    def table(self) -> Table:
        return now(self.id)

    def _sit(self, seat: int) -> None:
        person = self.people[seat].id
        seats.sit(self.id, person, seat, "").result(PATIENCE)
        if self.chance.random() < 0.3:
            seats.leave(self.id, person, seat).result(PATIENCE)
            seats.sit(self.id, person, seat, "").result(PATIENCE)
            seats.sit(self.id, person, seat, SALT).result(PATIENCE)

    def _change_bots(self) -> None:
        """The host sends some of the bots away, and others come."""
        host = self.people[0].id
        for seat in [seat for seat, chair in enumerate(self.table.chairs) if chair.sitter == "bot"]:
            if self.chance.random() < 0.5:
                seats.free(self.id, host, seat).result(PATIENCE)
                seats.seat_bot(self.id, host, seat, "casual").result(PATIENCE)
                seats.seat_bot(self.id, host, seat, "novice").result(PATIENCE)

    def _seated(self) -> list[str]:
        """Who sits here and plays."""
        return [chair.player for chair in self.table.chairs if chair.player is not None and chair.sitter == "person"]

    def _away(self) -> list[str]:
        """For whom a bot stands in."""
        return [chair.player for chair in self.table.chairs if chair.player is not None and chair.stood_in]

    def _step(self) -> None:
        if self.table.status == "paused":
            self._go_on()
        if self.table.status != "running":
            return
        acts = [
            self._play, self._say, self._pause, self._withdraw, self._go_back, self._hand_over, self._resign,
            self._restrict, self._stay_away, self._come_back, self._erase,
        ]  # fmt: skip
        self.chance.choices(acts, [80, 4, 2, 6, 4, 1, 0.5, 3, 1, 3, 2])[0]()

    def _play(self) -> None:
        game, chairs = self.table.game, self.table.chairs
        seat, asked = self.chance.choice([(seat, asked) for seat, asked in enumerate(game.asked) if asked is not None])
        if self.chance.random() < 0.1:
            moves.time_out(self.id, seat, asked).result(PATIENCE)
            return
        if self.table.bots_wait and chairs[seat].sitter == "bot":
            return
        chair, move = chairs[seat], msgspec.to_builtins(self.chance.choice(game.rules.legal(game.state, seat)))
        if chair.sitter == "person":
            assert chair.player is not None
            moves.play(self.id, seat, chair.player, str(uuid.uuid4()), asked, move).result(PATIENCE)
        else:
            bot = moves.Bot(chair.level or "casual", b"{}", self.chance.random() < 0.1, "toy-1")
            moves.play(self.id, seat, bot, None, asked, move).result(PATIENCE)

    def _say(self) -> None:
        speaker = self.chance.choice([*self._seated(), *self._away(), str(uuid.uuid4())])
        if self.table.may_talk(self.table.seat_of(speaker)):
            talk.say(self.id, speaker, "hm", self.chance.choice([None, str(uuid.uuid4())])).result(PATIENCE)

    def _erase(self) -> None:
        said = [entry.seq for entry in store.entries(self.id) if entry.kind == "said"]
        with suppress(Refused):  # the words are gone already
            staff.erase(self.id, self.chance.choice(said or [0]), "rude").result(PATIENCE)

    def _restrict(self) -> None:
        watching = [str(uuid.uuid4()), *(person.id for person in self.people if self.table.seat_of(person.id) is None)]
        host, somebody = self.table.terms.host, self.chance.choice(watching)
        if somebody != host:
            wish = {"may_talk": self.chance.random() < 0.5, "may_sit": self.chance.random() < 0.5}
            people.restrict(self.id, host, somebody, **wish).result(PATIENCE)

    def _pause(self) -> None:
        close = self.chance.choice([ending.close_idle, absence.pause])
        close(self.id).result(PATIENCE)
        if self.table.status == "paused":
            self._go_on()

    def _go_on(self) -> None:
        people = [*self._seated(), *self._away()]  # nobody, where all have resigned
        if people and self.chance.random() < 0.9:
            absence.resume(self.id, self.chance.choice(people)).result(PATIENCE)
        else:
            ending.close_idle(self.id).result(PATIENCE)

    def _stay_away(self) -> None:
        if people := self._seated():
            absence.stand_in(self.id, self.chance.choice(people)).result(PATIENCE)

    def _come_back(self) -> None:
        if people := self._away():
            player = self.chance.choice(people)
            absence.come_back(self.id, player, self.table.seat_of(player) or 0).result(PATIENCE)

    def _hand_over(self) -> None:
        if people := self._seated():
            player = self.chance.choice(people)
            seats.leave(self.id, player, self.table.seat_of(player) or 0).result(PATIENCE)

    def _resign(self) -> None:
        if people := [*self._seated(), *self._away()]:
            ending.resign(self.id, self.chance.choice(people)).result(PATIENCE)

    def _withdraw(self) -> None:
        """What somebody may take back freely; sometimes they think better of it."""
        undoing = self.table.undoing
        assert undoing is not None
        mine = [(seat, free) for seat, free in enumerate(undoing.free) if free and free.until is None]
        if mine:
            seat, free = self.chance.choice(mine)
            take_back(self.id, seat, free.number)
            if self.chance.random() < 0.5:
                bring_back(self.id, seat)

    def _go_back(self) -> None:
        """To before some choice of a person's seat, if all agree, and perhaps back again."""
        table = self.table
        own = [
            entry for entry in self._choices()
            if entry.seat is not None and table.chairs[entry.seat].sitter == "person"
        ]  # fmt: skip
        assert table.undoing is not None
        asking = [entry for entry in own[-6:] if entry.seat not in table.undoing.refused]
        if not asking or table.request is not None:
            return
        choice = self.chance.choice(asking)
        assert choice.seat is not None
        try:
            take_back(self.id, choice.seat, choice.seq, ask=True)
        except Refused:
            return  # an answer in a window
        if self._agreed() and self.chance.random() < 0.5:
            bring_back(self.id, choice.seat, ask=True)
            self._agreed()

    def _agreed(self) -> bool:
        """Whether all who are asked agree, which they mostly do; some do not answer at all."""
        while (request := self.table.request) is not None:
            if self.chance.random() < 0.05:
                return False
            agree(self.id, request.left[0], yes=self.chance.random() < 0.9)
        assert self.table.undoing is not None
        return bool(self.table.undoing.standing)

    def _choices(self) -> list[Entry]:
        return [entry for entry in effective(store.entries(self.id)) if entry.kind == "played"]

    def _finish(self) -> None:
        """To an end: of two one resigns, and where there are more people all leave."""
        end = self._resign if len(self.table.chairs) == 2 else self._hand_over
        if self.table.status in ("running", "paused") and self.chance.random() < 0.3:
            staff.stop(self.id, "the server moves").result(PATIENCE)
        while self.table.status == "running" and self._seated():
            end()
        while self.table.status in ("running", "paused"):
            ending.close_idle(self.id).result(PATIENCE)
        if ending.score(self.id).result(PATIENCE):
            following.follow(self.id, str(uuid.uuid4())).result(PATIENCE)
        talk.say(self.id, str(uuid.uuid4()), "well played", None).result(PATIENCE)


def append(table: str, kind: str, seat: int, body: Any) -> None:
    """What no command makes yet."""

    def decide(at: Session) -> None:
        at.append(kind, seat=seat, body=body)

    write(table, decide).result(PATIENCE)
