"""Taking back and bringing back: what a table knows of it, and what a request would take back (decision 0026). Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from events.entry import Entry
from games.engine.contract import Players, Rules, Secret
from games.engine.replay import Question
from games.tables import bodies

if TYPE_CHECKING:
    from games.tables.fold import Telling
    from games.tables.table import Table

Told = tuple[Entry, "Telling"]
_WORLDS = 40
"""So many worlds are looked at. What is unlikely in any of them may be overlooked; it was hardly a secret."""


class Free(msgspec.Struct, frozen=True):
    """A choice that its seat may take back at once, until the time of its question is over (None: for ever)."""

    number: int
    until: str | None


class TakenBack(msgspec.Struct, frozen=True):
    """What entry `number` has taken back for a seat, and may come back. `alone`: one choice of an open question."""

    seat: int
    number: int
    entries: tuple[int, ...]
    free: bool
    alone: bool


class Request(msgspec.Struct, frozen=True):
    """What a seat asks the others to agree to: that these entries go, or (`redo`) come back.

    `left`: who has not answered. `learned`: by seat, which others read something in these entries that it could not.
    """

    seat: int
    number: int
    entries: tuple[int, ...]
    redo: bool
    left: tuple[int, ...]
    until: str
    learned: tuple[tuple[int, ...], ...]


class Undoing(msgspec.Struct, frozen=True):
    """All of it, as of one entry.

    `free` and `counts` are by seat, `counts` of undos that were not free. `standing`: what may come back, the newest
    last. `refused`: who was told no and has not chosen since. `ended`: the entry that ended the latest request.
    """

    free: tuple[Free | None, ...]
    counts: tuple[int, ...]
    standing: tuple[TakenBack, ...] = ()
    request: Request | None = None
    refused: tuple[int, ...] = ()
    ended: int = 0

    @classmethod
    def begin(cls, seats: int) -> Undoing:
        """Of a game that begins."""
        return cls(free=(None,) * seats, counts=(0,) * seats)

    def chosen(self, seat: int, choice: Free | None, number: int, together: Iterable[int]) -> Undoing:
        """A seat has chosen; `choice`: if it may take that back. `together`: whose earlier choice stays free."""
        stays = {*together}
        kept = (free if each in stays else None for each, free in enumerate(self.free))
        return replace(
            self.request_over(number),
            free=tuple(choice if each == seat else free for each, free in enumerate(kept)),
            standing=(),
            refused=tuple(each for each in self.refused if each != seat),
        )

    def nothing_free(self) -> Undoing:
        """From here on nothing that was chosen before may be taken back freely."""
        return replace(self, free=(None,) * len(self.free))

    def all_agreed(self) -> Undoing:
        """To go back or forth: people know what was dealt meanwhile, and a no from before was about something else."""
        return replace(self.nothing_free(), refused=())

    def handed_over(self, seat: int, number: int) -> Undoing:
        """The person who chose for that seat sits there no more."""
        free = tuple(None if each == seat else choice for each, choice in enumerate(self.free))
        return replace(self.request_over(number), free=free)

    def asked(self, request: Request) -> Undoing:
        """Somebody asks."""
        return replace(self, request=request)

    def answered(self, seat: int | None, yes: bool, number: int) -> Undoing:
        """Somebody agrees, or not; None: the time is over."""
        request = self.request
        assert request is not None
        if yes:
            left = tuple(each for each in request.left if each != seat)
            return replace(self, request=replace(request, left=left))
        return replace(self.request_over(number), refused=(*self.refused, request.seat))

    def undone(self, taken: TakenBack) -> Undoing:
        """The fold stands without these entries again."""
        kept = self if taken.free else self.all_agreed()
        counts = tuple(count + (each == taken.seat and not taken.free) for each, count in enumerate(self.counts))
        return replace(kept.request_over(taken.number), standing=(*self.standing, taken), counts=counts)

    def redone(self, number: int, *, free: bool) -> Undoing:
        """They count again."""
        kept = self if free else self.all_agreed()
        return replace(kept.request_over(number), standing=self.standing[:-1])

    def request_over(self, number: int) -> Undoing:
        """No request is open from that entry on."""
        return self if self.request is None else replace(self, request=None, ended=number)


def counting(told: Iterable[Told]) -> dict[int, Told]:
    """The choices and outcomes that count, by number, each as it was told when it was made."""
    count: dict[int, Told] = {}
    gone: dict[int, Told] = {}
    for entry, telling in told:
        if entry.kind in ("played", "dealt"):
            count[entry.seq] = (entry, telling)
        elif entry.kind in ("undone", "redone"):
            here, there = (count, gone) if entry.kind == "undone" else (gone, count)
            there.update({number: here.pop(number) for number in entry.data()["entries"]})
    return count


def reach(table: Table, count: Mapping[int, Told], seat: int, number: int) -> tuple[int, ...] | None:
    """What goes if that seat goes back to before this choice of its own; None where it may not ask for that.

    Of a question that is open its answer alone; else all from the first answer of that question on, whoever gave it.
    An answer in a window cannot be asked for: it would show that a person gave it, and had a choice.
    """
    entry, telling = count.get(number, (None, None))
    if entry is None or telling is None or entry.kind != "played" or entry.seat != seat or telling.by is None:
        return None
    if in_open_question(table, seat) and number == max(at for at, told in count.items() if told[0].seat == seat):
        return (number,)
    first = min(at for at, told in count.items() if told[1].question == telling.question)
    return tuple(sorted(at for at in count if at >= first))


def is_alone(table: Table, seat: int, entries: Sequence[int]) -> bool:
    """Whether these, which `reach` gave, are the seat's answer to a question that is open."""
    return len(entries) == 1 and in_open_question(table, seat)


def in_open_question(table: Table, seat: int) -> bool:
    """Whether the seat's latest choice answered the question that is open."""
    question: Question | None = table.game.question
    return question is not None and any(answer.seat == seat for answer in question.answers)


def learned(count: Mapping[int, Told], numbers: Sequence[int], seats: int) -> tuple[tuple[int, ...], ...]:
    """By seat, which other seats read a field in these entries that it could not read itself."""
    readers = [seen_by for number in numbers for note in count[number][1].notes for seen_by in _secrets(note)]
    return tuple(
        tuple(other for other in range(seats) if any(other in each and seat not in each for each in readers))
        for seat in range(seats)
    )


def _secrets(note: Any) -> list[tuple[int, ...]]:
    values = (getattr(note, name) for name in note.__struct_fields__)
    return [value.seen_by for value in values if isinstance(value, Secret)]


def final(table: Table, seat: int) -> list[bool]:
    """For each legal move of a seat, whether it could not be taken back freely once it is made.

    Worked out in a world that the seat's own view allows, so that it tells nothing else: it is the same in all of them
    (law 4 of the kit).
    """
    rules, question = table.rules, table.game.question
    assert question is not None
    world = rules.imagine(rules.view(table.game.state, seat), Random(0))
    moves = rules.legal(world, seat)
    if table.in_window or table.terms.undo_rule == "none":
        return [True] * len(moves)
    others = question.left() - {seat}
    found = []
    for move in moves:
        later = rules.copy(world)
        rules.play(later, seat, move)
        waiting = rules.waiting(later)
        goes_on = isinstance(waiting, Players) and (len(question.seats) == 1 or {*waiting.seats} <= others)
        found.append(not goes_on or rules.barrier(world, seat, move))
    return found


def stays_known(before: Table, seat: int, move: Any) -> bool:
    """Whether others still know from a move that was taken back what they could not know before: a card of a hand.

    That is so if it told them what would not have been told, whatever that seat chose, in one of the worlds that are
    possible by the public facts; so the answer tells the seat nothing of what others know.
    """
    rules, chance = before.rules, Random(0)
    view = rules.view(before.game.state, None)
    told = _told_by(rules, before.game.state, seat, move)
    for _ in range(_WORLDS):
        world = rules.imagine(view, chance)
        legal = rules.legal(world, seat)
        likely_first = sorted(legal, key=lambda other: other != move)
        if not any(_told_by(rules, world, seat, other) == told for other in likely_first):
            return True
    return False


def _told_by(rules: Rules[Any, Any, Any, Any], state: Any, seat: int, move: Any) -> list[Any]:
    """What a move tells its seat and somebody else besides."""
    notes: list[Any] = []
    rules.play(rules.copy(state), seat, move, notes.append)
    return [[type(note), *(_shared(getattr(note, name), seat) for name in note.__struct_fields__)] for note in notes]


def _shared(value: Any, seat: int) -> Any:
    if not isinstance(value, Secret):
        return value
    return value.value if seat in value.seen_by and len(value.seen_by) > 1 else None


def until(pace: bodies.Pace, at: str) -> str:
    """When a request that is made then runs out."""
    return (datetime.fromisoformat(at) + timedelta(seconds=pace.undo_seconds)).isoformat()
