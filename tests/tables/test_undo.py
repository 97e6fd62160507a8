"""What is taken back was never so, and what is brought back is as it was: all games, every step, any earlier choice."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from events.entry import Entry
from events.fold import effective
from games import catalog
from games.engine.contract import Choice, Viewer
from games.engine.replay import Question
from games.tables import bodies, undoing
from games.tables.fold import FOLD
from games.tables.table import Table
from tests.tables.logs import Log

GAMES = [game.rules.key for game in catalog.games()]
FOLLOWS = ("played", "dealt", "ended")


def since(log: Log, seq: int) -> tuple[Entry, ...]:
    """What was chosen after that entry and what came of it, as far as it counts."""
    return tuple(entry for entry in effective(log.entries) if entry.seq > seq and entry.kind in FOLLOWS)


def numbers(entries: tuple[Entry, ...]) -> tuple[int, ...]:
    return tuple(entry.seq for entry in entries)


def again(log: Log, choice: Entry) -> None:
    """The same choice once more."""
    played = msgspec.json.decode(choice.body or b"", type=bodies.Played)
    assert choice.seat is not None
    log.choose(choice.seat, msgspec.json.decode(played.move, type=log.table.rules.move_type))


def stands_as(table: Table, then: Table, asked_by: Entry) -> None:
    """The table stands as it stood then; whoever was asked then is asked anew, by this entry."""
    one, other = table.game, then.game
    assert table.status == then.status
    assert (one.waiting, one.digest) == (other.waiting, other.digest)
    assert msgspec.to_builtins(one.state) == msgspec.to_builtins(other.state)
    viewers: list[Viewer] = [None, *range(len(table.chairs))]
    for viewer in viewers:
        assert one.rules.view(one.state, viewer) == other.rules.view(other.state, viewer), viewer
    assert one.asked == [None if number is None else asked_by.seq for number in other.asked]
    assert table.asked_at == tuple(None if number is None else asked_by.at for number in other.asked)
    if one.question is not None and other.question is not None and table.status == "running":
        assert (one.question.seats, one.question.answers) == (other.question.seats, other.question.answers)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_back_to_any_earlier_choice_and_forth_again(game: str) -> None:
    chance = Random(game)
    log = Log(game, chance.choice(catalog.game(game).rules.seats))
    log.start()
    choices: list[tuple[int, Table]] = []
    while log.table.status == "running":
        choices.append((len(log.entries), FOLD.copy(log.table)))
        log.play(chance)
        some = choices if chance.random() < 0.02 else choices[-10:]
        for seq, then in [choices[-1], chance.choice(some)]:
            gone = since(log, seq)
            back = log.fork()
            back.add("undone", seat=0, body=bodies.Rewound(numbers(gone)))
            stands_as(back.table, then, back.entries[-1])
            forth = back.fork()
            forth.add("redone", seat=1, body=bodies.Redone(numbers(gone)))
            stands_as(forth.table, log.table, forth.entries[-1])
        if chance.random() < 0.05:  # play on from there, so that the past has been changed more than once
            log, choices = back, [(number, table) for number, table in choices if number <= seq]
        elif chance.random() < 0.05:
            log = forth


@pytest.mark.parametrize("game", GAMES)
def test_chance_says_the_same_again_to_the_same_choices(game: str) -> None:
    chance = Random(game)
    log = Log(game, chance.choice(catalog.game(game).rules.seats))
    log.start()
    starts = []
    while log.table.status == "running":
        starts.append(len(log.entries))
        log.play(chance)
    for seq in chance.sample(starts, min(len(starts), 20)):
        gone = since(log, seq)
        back = log.fork()
        back.add("undone", seat=0, body=bodies.Rewound(numbers(gone)))
        for choice in gone:
            if choice.kind == "played":
                again(back, choice)
        repeated = since(back, len(log.entries) + 1)
        one, other = ([(each.kind, each.seat, each.body) for each in part] for part in (gone, repeated))
        assert one == other
        assert back.table.game.digest == log.table.game.digest
        assert back.table.status == "ended"


def answer_of(question: Question, seat: int) -> Choice:
    return next(answer for answer in question.answers if answer.seat == seat)


def bidding(chance: Random) -> Log:
    """Five who bid at once, some of whom have."""
    log = Log("asterix", 5)
    log.start()
    while len([number for number in log.table.game.asked if number is not None]) < 5:
        log.play(chance)
    for seat in chance.sample(range(5), chance.randrange(1, 5)):
        log.choose(seat, chance.choice(log.table.rules.legal(log.table.game.state, seat)))
    return log


@pytest.mark.parametrize("seed", range(20))
def test_who_withdraws_a_choice_is_asked_alone_and_the_others_choices_and_the_deadline_stay(seed: int) -> None:
    chance = Random(seed)
    log = bidding(chance)
    before = FOLD.copy(log.table)
    question = before.game.question
    assert question is not None
    answered = [answer.seat for answer in question.answers]
    seat = chance.choice(answered)
    (choice,) = [entry for entry in log.entries[-len(answered) :] if entry.seat == seat]
    log.add("undone", seat=seat, body=bodies.Withdrawn(seat, (choice.seq,)))
    asked = [log.entries[-1].seq if each == seat else number for each, number in enumerate(before.game.asked)]
    assert log.table.game.asked == asked
    assert log.table.due() == before.due() is not None
    assert {*log.table.asked_at} - {None} == {*before.asked_at} - {None}, "all were asked at one time, and still are"
    kept = [answer for answer in question.answers if answer.seat != seat]
    assert log.table.game.question is not None
    assert log.table.game.question.answers == kept
    assert log.table.game.digest == before.game.digest
    again(log, choice)
    assert log.table.game.question.answers == [*kept, answer_of(question, seat)]
    assert log.table.due() == before.due()


def test_an_entry_that_takes_back_tells_how() -> None:
    log = bidding(Random(1))
    question = log.table.game.question
    assert question is not None
    seat = question.answers[0].seat
    choice = next(entry.seq for entry in reversed(log.entries) if entry.kind == "played" and entry.seat == seat)
    told = log.fork().add("undone", seat=seat, body=bodies.Withdrawn(seat, (choice,)))
    assert msgspec.to_builtins(told.data) == {"type": "withdrawn", "seat": seat, "entries": (choice,), "free": False}
    gone = numbers(since(log, choice - 1))
    told = log.add("undone", seat=seat, body=bodies.Rewound(gone))
    assert msgspec.to_builtins(told.data) == {"type": "rewound", "entries": gone, "free": False}
    told = log.add("redone", seat=seat, body=bodies.Redone(gone, len(log.entries)))
    assert told.data == {"entries": gone, "undone": len(log.entries) - 1, "free": False, "alone": False}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_called_final_beforehand_is_what_cannot_be_taken_back_freely_afterwards(game: str) -> None:
    chance = Random(game)
    log = Log(game, chance.choice(catalog.game(game).rules.seats))
    log.start()
    found = set()
    while log.table.status == "running":
        seat = chance.choice([seat for seat, number in enumerate(log.table.game.asked) if number is not None])
        moves = log.table.rules.legal(log.table.game.state, seat)
        at = chance.randrange(len(moves))
        final = undoing.final(log.table, seat)
        assert len(final) == len(moves)
        log.choose(seat, moves[at])
        assert log.table.undoing is not None
        free = log.table.undoing.free[seat] if log.entries[-1].kind != "ended" else None
        assert final[at] == (free is None), moves[at]
        found.add(final[at])
    assert found == {True, False}


def test_even_without_a_barrier_nobody_takes_back_a_closed_question_or_an_answer_in_a_window(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Antayagí, where a reveal leads to a window, and a pass to the next one who is asked, without any card dealt."""
    chance, log = Random(1), Log("antayagi", 7)
    monkeypatch.setattr(log.table.rules, "barrier", lambda state, seat, move: False)
    log.start()
    last: list[str] = []
    while not {"choose_card", "pass"} <= {*last}:
        before = log.table.game.state.phase
        log.play(chance)
        if log.table.in_window and before in ("choose_card", "reaction"):
            last.append("pass" if before == "reaction" else before)
            assert log.table.undoing is not None
            assert log.table.undoing.free == (None,) * 7


@pytest.mark.parametrize("game", GAMES)
def test_step_by_step_a_game_goes_back_to_its_start_and_forth_again(game: str) -> None:
    chance = Random(game)
    log = Log(game, chance.choice(catalog.game(game).rules.seats))
    log.start()
    choices: list[tuple[int, Table]] = []
    while log.table.status == "running" and len(choices) < 60:
        choices.append((len(log.entries), FOLD.copy(log.table)))
        log.play(chance)
    gone: list[tuple[tuple[int, ...], int, Table]] = []
    for seq, then in reversed(choices):
        after, taken = FOLD.copy(log.table), numbers(since(log, seq))
        log.add("undone", seat=0, body=bodies.Rewound(taken))
        stands_as(log.table, then, log.entries[-1])
        gone.append((taken, len(log.entries), after))
    for taken, undone, after in reversed(gone):
        log.add("redone", seat=0, body=bodies.Redone(taken, undone))
        stands_as(log.table, after, log.entries[-1])
    assert log.table.undoing is not None
    assert log.table.undoing.standing == ()
    assert log.table.undoing.counts[0] == len(choices)
