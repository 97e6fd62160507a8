"""Tables as people, bots and clocks leave them, made by the program's own writes: every kind of entry there is."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from events import store
from events.entry import Entry
from events.fold import effective
from events.writer import write
from games import catalog
from games.tables import bodies
from games.tables.table import Table
from games.tables.writes import ending, following, moves, opening, pausing, seats, talk
from games.tables.writes.session import Session
from tests.people import PATIENCE, Person, now

SALT = "5a" * 16


class Honest:
    """A table at which all that may happen does happen, at random: nobody has patience and all time is over at once."""

    def __init__(self, game: str, people: Sequence[Person], chance: Random, steps: int) -> None:
        self.chance = chance
        self.people = people
        size = chance.choice(catalog.game(game).rules.seats)
        sitters = [chance.choice(["open", "open", "bot"]) for _ in range(size - 1)]
        places = [opening.Place("me"), *(opening.Place(sitter, "novice") for sitter in sitters)]  # type: ignore[arg-type]  # drawn from the names that it has
        terms = opening.Terms(game, tuple(places), bot_delay=0, deadline=0, patience=0, salt=SALT)
        self.id = opening.open_table(people[0].id, terms).result(PATIENCE)
        for seat in [seat for seat, place in enumerate(places) if place.sitter == "open"]:
            self._sit(seat)
        seats.start(self.id, people[0].id).result(PATIENCE)
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

    def _seated(self) -> list[str]:
        return [chair.player for chair in self.table.chairs if chair.player is not None]

    def _step(self) -> None:
        if self.table.status != "running":
            return
        acts = [self._play, self._say, self._pause, self._withdraw, self._go_back, self._hand_over, self._resign]
        self.chance.choices(acts, [80, 4, 2, 6, 4, 1, 0.5])[0]()

    def _play(self) -> None:
        game, chairs = self.table.game, self.table.chairs
        seat, asked = self.chance.choice([(seat, asked) for seat, asked in enumerate(game.asked) if asked is not None])
        if self.chance.random() < 0.1:
            moves.time_out(self.id, seat, asked).result(PATIENCE)
            return
        chair, move = chairs[seat], msgspec.to_builtins(self.chance.choice(game.rules.legal(game.state, seat)))
        if chair.player is not None:
            moves.play(self.id, seat, chair.player, str(uuid.uuid4()), asked, move).result(PATIENCE)
        else:
            bot = moves.Bot(chair.level or "casual", b"{}", self.chance.random() < 0.1, "toy-1")
            moves.play(self.id, seat, bot, None, asked, move).result(PATIENCE)

    def _say(self) -> None:
        speaker = self.chance.choice([*self._seated(), str(uuid.uuid4())])
        if self.table.may_talk(self.table.seat_of(speaker)):
            talk.say(self.id, speaker, "hm", self.chance.choice([None, str(uuid.uuid4())])).result(PATIENCE)

    def _pause(self) -> None:
        ending.close_idle(self.id).result(PATIENCE)
        if self._seated() and self.chance.random() < 0.9:
            pausing.resume(self.id, self.chance.choice(self._seated())).result(PATIENCE)
        else:
            ending.close_idle(self.id).result(PATIENCE)

    def _hand_over(self) -> None:
        if people := self._seated():
            player = self.chance.choice(people)
            seats.leave(self.id, player, self.table.seat_of(player) or 0).result(PATIENCE)

    def _resign(self) -> None:
        if people := self._seated():
            ending.resign(self.id, self.chance.choice(people)).result(PATIENCE)

    def _withdraw(self) -> None:
        question = self.table.game.question
        mine = [entry for entry in self._choices() if question and entry.seq > question.number and self._person(entry)]
        if mine and question is not None and question.answers:
            choice = self.chance.choice(mine)
            assert choice.seat is not None
            append(self.id, "undone", choice.seat, bodies.Withdrawn(choice.seat, (choice.seq,)))
            self._bring_back(choice.seat, (choice.seq,))

    def _go_back(self) -> None:
        """To the first choice of some question, as whoever made it, or as somebody who has asked before."""
        counting = [entry for entry in effective(store.entries(self.id)) if entry.kind in ("played", "dealt")]
        firsts = [
            entry for before, entry in zip([None, *counting], counting, strict=False)
            if entry.kind == "played" and (before is None or before.kind == "dealt")
        ]  # fmt: skip
        if not firsts or not self._seated():
            return
        first = self.chance.choice(firsts[-4:])
        seat = first.seat if self._person(first) else self.table.seat_of(self.chance.choice(self._seated()))
        assert seat is not None
        if first.seat != seat:
            append(self.id, "undo_asked", seat, {})
            append(self.id, "undo_answered", seat, {})
        numbers = tuple(entry.seq for entry in counting if entry.seq >= first.seq)
        append(self.id, "undone", seat, bodies.Rewound(numbers))
        self._bring_back(seat, numbers)

    def _bring_back(self, seat: int, numbers: tuple[int, ...]) -> None:
        if self.chance.random() < 0.5:
            append(self.id, "redone", seat, bodies.Redone(numbers))

    def _choices(self) -> list[Entry]:
        return [entry for entry in effective(store.entries(self.id)) if entry.kind == "played"]

    def _person(self, choice: Entry) -> bool:
        assert choice.seat is not None
        return self.table.chairs[choice.seat].player is not None

    def _finish(self) -> None:
        """To an end: of two one resigns, and where there are more people all leave."""
        end = self._resign if len(self.table.chairs) == 2 else self._hand_over
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
