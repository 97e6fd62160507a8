"""Games as a seat's page hears them, told without a server: `python -m tests.e2e.recorded GAME SEATS` prints one.

Bots play from a fixed seed. What is kept of a game is a page's situations: every kind of question that was asked of the
seat, the one with the most to choose from, the fullest view, a moment of waiting, the end of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec

from games import catalog
from games.engine.contract import Choice, Dealer, Over, Players, Rules, Strategy
from games.engine.redact import blank
from games.tables.bodies import Absence, By, Pace
from games.tables.table import Chosen
from games.tables.wire import messages, responses
from tests.engine.toy.case import ToyStrategy
from tests.engine.toy.rules import Toy
from workers.bots.bot import draw

TABLE = "recorded"
WHEN = "2026-11-22T10:00:00Z"
READER = 0
ROUNDS = 2  # so many ends of rounds are kept
NAMES = ("Nana Akosua Afriyie", None, "Bartholomäus von Eschen", None, None, "Wilhelmine Großmann", None)
PRESENCE: list[responses.Presence | None] = ["here", None, "away", None, None, "gone", None]  # of those who have names
CHOSEN = Chosen(person=34, bot=12, clock=2)
OFTEN = 1 / 3  # of so many questions a bot says something, where bots talk
_TOY = Toy()


class Recorded(msgspec.Struct, frozen=True):
    """One game: the table as it opened, and the messages that tell it, oldest first, as text of the wire."""

    game: str
    seats: int
    table: str
    messages: list[str]


def tables() -> list[tuple[str, int]]:
    """Every game at every number of seats."""
    rules = [*(listed.rules for listed in catalog.games()), _TOY]
    return [(each.key, seats) for each in rules for seats in each.seats]


@cache
def recorded(game: str, seats: int, seed: int = 1) -> Recorded:
    """The game that these many bots play with this seed."""
    rules, strategy = _known(game)
    situations = list(_situations(rules, strategy, seats, Random(f"{game} {seats} {seed}")))
    kept = sorted(_worth_seeing(situations))
    messages, heard = [], 0
    for at in kept:
        told = [entry for each in situations[heard : at + 1] for entry in each.entries]
        messages.append(msgspec.json.encode(msgspec.structs.replace(situations[at], entries=told)).decode())
        heard = at + 1
    fields = {name: getattr(situations[kept[0]], name) for name in responses.Now.__struct_fields__}
    info = responses.TableInfo(
        id=TABLE, game=game, version=1, opened_at=WHEN, options={}, commitment="0" * 64,
        pace=msgspec.convert({}, Pace), absence=Absence(), presence=PRESENCE[:seats], origin=None, practice=False,
        advice=True, **fields,
    )  # fmt: skip
    return Recorded(game, seats, msgspec.json.encode(info).decode(), messages)


def _known(game: str) -> tuple[Rules[Any, Any, Any, Any], Strategy[Any, Any]]:
    if game == _TOY.key:
        return _TOY, ToyStrategy(_TOY)
    listed = catalog.game(game)
    return listed.rules, listed.strategy


def _situations(
    rules: Rules[Any, Any, Any, Any], strategy: Strategy[Any, Any], seats: int, chance: Random
) -> Iterator[messages.EntriesMessage]:
    """The table as the reader's page hears it after each entry, to the end."""
    state = rules.start(rules.standard(seats, rules.options_type()))
    talk = Random(f"{rules.key} {seats} talk")
    number, notes = 1, list[Any]()
    yield _message(rules, state, number, [], seats, None)
    while not isinstance(waiting := rules.waiting(state), Over):
        notes = []
        number += 1
        if isinstance(waiting, Dealer):
            seat = None
            rules.deal(state, draw(waiting, chance), notes.append)
        else:
            seat = chance.choice(waiting.seats)
            rules.play(state, seat, strategy.policy(state, seat, chance), notes.append)
        message = _message(rules, state, number, notes, seats, seat)
        said = _remark(rules, strategy, state, number + 1, seats, talk)
        if said is not None:
            number += 1
            message = msgspec.structs.replace(message, seq=number, entries=[*message.entries, said])
        yield message


def _remark(
    rules: Rules[Any, Any, Any, Any], strategy: Strategy[Any, Any], state: Any, number: int, seats: int, chance: Random
) -> responses.EntryInfo | None:
    """What a bot says about the question that is open now, where bots talk."""
    if not strategy.talks or not isinstance(rules.waiting(state), Players) or chance.random() >= OFTEN:
        return None
    seat = chance.choice([each for each in range(seats) if NAMES[each] is None])
    line = strategy.remark(rules.view(state, seat), seat, chance)
    if line is None:
        return None
    return responses.EntryInfo(
        seq=number,
        kind="said",
        seat=seat,
        by="bot",
        at=WHEN,
        hash="0" * 64,
        data={"text": line.text, "player": None, "name": None},
        notes=[],
    )


def _message(
    rules: Rules[Any, Any, Any, Any], state: Any, number: int, notes: list[Any], seats: int, by: int | None
) -> messages.EntriesMessage:
    waiting = rules.waiting(state)
    asked = waiting.seats if isinstance(waiting, Players) else ()
    window = isinstance(waiting, Players) and waiting.window
    over = isinstance(waiting, Over)
    view = rules.view(state, READER)
    kind = Choice.__struct_config__.tag if by is not None else "dealt"
    chooser: By | None = None if by is None else "bot" if NAMES[by] is None else "person"
    entry = responses.EntryInfo(
        seq=number, kind=str(kind), seat=by, by=chooser, at=WHEN, hash="0" * 64, data=None,
        notes=[blank(note, READER) for note in notes],
    )  # fmt: skip
    return messages.EntriesMessage(
        seq=number,
        status="scored" if over else "running",
        seats=[_seat(each) for each in range(seats)],
        you=READER,
        view=view,
        asked=number if READER in asked else None,
        legal=rules.legal(state, READER) if READER in asked else [],
        forced=False,  # a page that moves by itself could not be looked at
        hints=rules.hints(view),
        waiting=responses.WaitingFor(asked, window, rules.topic(view) if window else None, None) if asked else None,
        may_talk=True,
        restricted=[],
        undo=responses.UndoNow("none", None, None, may_ask=False, request=None, counts=(0,) * seats),
        result=rules.scores(state) if over else None,
        rematch=None,
        others_start_at=None,
        closes_at=None,
        chosen=(CHOSEN,) * seats if over else None,
        entries=[entry],
    )


def _seat(seat: int) -> responses.SeatInfo:
    name = NAMES[seat]
    return responses.SeatInfo(
        seat=seat,
        sitter="bot" if name is None else "person",
        name=name,
        level="casual" if name is None else None,
        player=name and str(seat),
        resigned=False,
        host=seat == READER,
        kept=None,
    )


def _worth_seeing(situations: list[messages.EntriesMessage]) -> set[int]:
    mine = [at for at, each in enumerate(situations) if each.asked is not None]
    kinds = {frozenset(move.__struct_config__.tag for move in situations[at].legal): at for at in reversed(mine)}
    size = {at: len(msgspec.json.encode(situations[at].view)) for at in range(len(situations))}
    ends = {at for at, each in enumerate(situations) if any(map(_counts_up, each.entries))}
    asked_of_others = [at for at, each in enumerate(situations) if each.waiting and each.asked is None]
    chosen = {*kinds.values(), max(mine, key=lambda at: len(situations[at].legal)), max(mine, key=lambda at: size[at])}
    chosen |= {mine[len(mine) // 2], mine[-1], len(situations) - 1}
    chosen |= set(sorted(ends)[:ROUNDS])
    if asked_of_others:
        chosen.add(max(asked_of_others, key=lambda at: size[at]))
    return chosen


def _counts_up(entry: responses.EntryInfo) -> bool:
    return any("scored" in note["type"] for note in entry.notes)


if __name__ == "__main__":
    one = recorded(sys.argv[1], int(sys.argv[2]))
    print(one.table, *one.messages, sep="\n")
