"""Reaction windows: what the other side gets is the same whatever is held and whoever answers, message by message."""

from __future__ import annotations

import uuid
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random
from threading import Event, Thread
from typing import Any

import httpx
import msgspec
import pytest

from config.celery import app
from events import store
from games.tables import bodies, clock, play, sweep, windows
from tests.people import PATIENCE, Json, Person, guest, head, now, unchanged
from tests.rules.asante.scene import Scene, cards
from tests.running.processes import until
from tests.tables.files import exported
from tests.tables.positions import opened_at
from tests.tables.server import Socket, sitting
from tests.tables.twins import Dice
from tests.tables.windows_seen import LIVE, LONG, W, comparable, move_of
from workers import tasks
from workers.tasks import score_table, take_bot_turn

WITH, WITHOUT = "animalist camel", "gorilla camel"
PASS: Json = {"type": "let_pass"}


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Dice:
    """Chance as it is arranged."""
    arranged = Dice()
    monkeypatch.setattr(play, "draw", arranged)
    return arranged


@pytest.fixture
def alice(online: httpx.Client) -> Person:
    """The active player."""
    return guest(online, "Alice")


@pytest.fixture
def bob(online: httpx.Client) -> Person:
    """The opponent, who is asked."""
    return guest(online, "Bob")


def prefers(person: Person, **wishes: Any) -> None:
    assert person.ask("PATCH", "guests/me/preferences/", wishes).is_success


@dataclass
class Announced:
    """A table where Alice has announced a Midwife, and everything that she and a spectator get."""

    table: str
    alice: Person
    sockets: list[Socket]
    asked: int
    acknowledged: str

    def heard(self) -> list[str]:
        """All that came, after what an answer brought has come."""
        until(lambda: head(self.table) > self.asked, PATIENCE, "an answer")
        got = [self.acknowledged]
        for socket in self.sockets:
            socket.caught_up(head(self.table))
            got += socket.raw
        before = self.asked
        for path in ("", "entries/", f"entries/?after={before}", f"views/{before}/", f"views/{before + 1}/"):
            got.append(self.alice.ask("GET", f"tables/{self.table}/{path}").text)
            got.append(self.alice.http.get(f"/api/tables/{self.table}/{path}").text)
        got.append(exported(self.table).decode())
        return [comparable(each) for each in got]

    @property
    def answer(self) -> Any:
        """The entry that answered."""
        return store.entries(self.table, self.asked)[0]

    @property
    def took(self) -> float:
        """Seconds from the question to the answer."""
        asked, answered = store.entries(self.table, self.asked - 1)[:2]
        return (datetime.fromisoformat(answered.at) - datetime.fromisoformat(asked.at)).total_seconds()


class Windows:
    """Opens such tables; the same cards come to Alice at all of them."""

    def __init__(self, address: str, alice: Person, dice: Dice, stack: ExitStack) -> None:
        self.address, self.alice, self.dice, self.stack = address, alice, dice, stack

    def announced(self, other: Person | None, hand: str, pace: bodies.Pace = LIVE) -> Announced:
        """The opponent (None: a bot) holds these cards."""
        table = opened_at("asante", Scene("midwife T4", hand).state, [self.alice, other], pace)
        stream = store.head(table)
        assert stream is not None
        self.dice.coming[stream.seed] = deque((card,) for card in cards("T2 T3"))
        self.alice.post(f"tables/{table}/start/")
        people = (self.alice, None)
        sockets = [self.stack.enter_context(sitting(self.address, table, each, after=0)) for each in people]
        for socket in sockets:
            socket.caught_up(head(table))
        told = move_of(self.alice, table, {"type": "play_person", "card": "midwife"})
        assert told.is_success
        number = now(table).game.asked[1]
        assert number is not None
        for socket in sockets:
            socket.caught_up(number)
        return Announced(table, self.alice, sockets, number, told.text)


@pytest.fixture
def midwives(address: str, alice: Person, dice: Dice) -> Iterator[Windows]:
    """Tables where a Midwife is announced."""
    with ExitStack() as stack:
        yield Windows(address, alice, dice, stack)


def alike(one: Announced, other: Announced) -> None:
    """Alice and a spectator got the same of both: message by message, length by length."""
    mine, theirs = one.heard(), other.heard()
    assert len(mine) == len(theirs)
    for each, twin in zip(mine, theirs, strict=True):
        assert each == twin


def test_what_the_other_side_gets_is_the_same_whoever_lets_pass_and_whatever_is_held(
    midwives: Windows, bob: Person, online: httpx.Client
) -> None:
    patient = guest(online, "Bob")
    prefers(patient, continue_for_me=True)
    first, *others = by_hand = [midwives.announced(bob, hand) for hand in (WITHOUT, WITH)]
    for each in by_hand:
        assert set(move_of(bob, each.table, PASS).json()) == {"id", "seq"}
    late = [midwives.announced(bob, hand) for hand in (WITHOUT, WITH)]
    waiting = [midwives.announced(patient, hand) for hand in (WITHOUT, WITH)]
    for each in waiting:
        with unchanged(each.table):
            held = move_of(patient, each.table, PASS).json()
            assert (held["seq"], held["held"]) == (each.asked, True)
    for each in (*others, *late, *waiting, midwives.announced(patient, WITHOUT)):
        alike(first, each)
        assert each in by_hand or W <= each.took < W + 2
    assert {each.answer.data()["by"] for each in by_hand} == {"person"}
    assert {each.answer.data()["by"] for each in (*late, *waiting)} == {"clock"}


def test_the_comparison_finds_an_animalist_that_is_played(midwives: Windows, bob: Person) -> None:
    one, other = (midwives.announced(bob, WITH) for _ in range(2))
    move_of(bob, one.table, PASS)
    move_of(bob, other.table, {"type": "play_animalist"})
    assert one.heard() != other.heard()


@pytest.mark.parametrize("waits", [False, True])
def test_an_animalist_is_played_at_once_and_tells_only_what_lies_open(
    waits: bool, midwives: Windows, bob: Person
) -> None:
    prefers(bob, continue_for_me=waits)
    one, other = midwives.announced(bob, WITH), midwives.announced(bob, "animalist T1")
    for each in (one, other):
        told = move_of(bob, each.table, {"type": "play_animalist"}).json()
        assert (told["seq"], "held" in told) == (each.asked + 1, False)
    alike(one, other)  # the rest of the hand stays as hidden as it was
    (told,) = one.alice.get(f"tables/{one.table}/entries/?after={one.asked}")["entries"]
    assert (told["kind"], told["seat"], told["by"], told["data"]) == ("played", 1, None, None)
    assert told["notes"] == [{"type": "card_cancelled", "seat": 1, "card": "midwife"}]
    seen = one.alice.get(f"tables/{one.table}/")
    assert seen["view"]["discard"] == ["midwife", "animalist"]
    assert (seen["view"]["seats"][1]["cards"], seen["view"]["seats"][1]["hand"]) == (1, None)
    assert seen["waiting"]["seats"] == [0]


def test_a_refused_answer_of_the_other_side_is_refused_alike(midwives: Windows, bob: Person) -> None:
    """Who is not asked cannot find out by trying."""
    wishes = [PASS, {"type": "play_animalist"}, {"type": "end_turn"}, {}]
    told = []
    for hand in (WITH, WITHOUT):
        each = midwives.announced(bob, hand)
        for number in (each.asked, 1):
            for move in wishes:
                wish = {"id": str(uuid.UUID(int=1)), "asked": number, "move": move}
                told.append(each.alice.refused("POST", f"tables/{each.table}/moves/", wish))
    assert told[: len(told) // 2] == told[len(told) // 2 :]


def test_who_answered_a_window_stands_in_the_export_of_a_revealed_table_only(midwives: Windows, bob: Person) -> None:
    late = midwives.announced(bob, WITH)
    until(lambda: head(late.table) > late.asked, PATIENCE)
    late.alice.post(f"tables/{late.table}/resign/")
    assert '"by":"clock"' not in exported(late.table).decode()
    score_table(late.table)
    assert '"by":"clock"' in exported(late.table).decode()


# Preferences


def test_a_pass_that_waits_is_nothing_yet_and_may_be_given_again_or_thought_better_of(
    midwives: Windows, bob: Person
) -> None:
    prefers(bob, continue_for_me=True)
    each = midwives.announced(bob, WITH)
    first = move_of(bob, each.table, PASS).json()
    wish = {"id": first["id"], "asked": each.asked, "move": PASS}
    with unchanged(each.table):
        assert bob.post(f"tables/{each.table}/moves/", wish) == first
    assert bob.get(f"tables/{each.table}/")["asked"] == each.asked
    assert move_of(bob, each.table, {"type": "play_animalist"}).json()["seq"] == each.asked + 1
    assert bob.refused("POST", f"tables/{each.table}/moves/", wish) == (409, "stale", None)


def test_the_end_of_a_window_comes_though_the_process_that_knew_of_it_has_died(
    midwives: Windows, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    prefers(bob, continue_for_me=True)
    monkeypatch.setattr(clock, "watch", lambda table: None)
    monkeypatch.setattr(sweep, "_YOUNG", timedelta(0))
    each = midwives.announced(bob, WITH)
    assert move_of(bob, each.table, PASS).json()["held"]

    def swept() -> bool:
        sweep.sweep()
        return head(each.table) > each.asked

    until(swept, PATIENCE)
    assert (each.answer.data()["by"], each.answer.data()["move"]) == ("clock", PASS)
    assert each.took >= W


def test_the_preference_is_about_passes_in_windows_only(midwives: Windows, alice: Person, bob: Person) -> None:
    prefers(alice, continue_for_me=True)
    table = opened_at("asante", Scene("midwife").state, [alice, bob], LIVE)
    alice.post(f"tables/{table}/start/")
    before = head(table)
    assert "held" not in move_of(alice, table, {"type": "end_turn"}).json()
    assert head(table) > before


def test_a_game_says_how_long_a_window_may_be_and_is_if_nobody_says(alice: Person) -> None:
    games = {game["key"]: game["windows"] for game in alice.get("games/")["games"]}
    assert [games["asante"][each] for each in ("least", "most", "usual")] == [3, 10, 5]
    assert (games["antayagi"]["usual"], games["antayagi"]["topics"]) == (20, [])
    assert (games["asterix"], games["anansi"], games["bania"]) == (None,) * 3
    wish = {"game": "asante", "seats": [{"sitter": "me"}, {"sitter": "bot"}]}
    assert alice.post("tables/", wish)["pace"]["window"] == 5
    for window in (3, 10):
        assert alice.post("tables/", {**wish, "pace": {"window": window}})["pace"]["window"] == window
    refused = alice.refused("POST", "tables/", {**wish, "pace": {"window": 11}})
    assert refused == (400, "bad_request", "window")


# Turns that take days


def test_where_turns_are_long_a_window_stays_open_and_a_pass_is_played_when_it_is_given(
    midwives: Windows, bob: Person
) -> None:
    prefers(bob, continue_for_me=True)
    each = midwives.announced(bob, WITH, LONG)
    assert each.alice.get(f"tables/{each.table}/")["waiting"] == {"seats": [1], "window": True, "deadline": None}
    assert move_of(bob, each.table, PASS).json()["seq"] == each.asked + 1
    assert each.answer.data()["by"] == "person"


def test_where_turns_are_long_it_can_be_let_pass_in_advance_whatever_is_held(midwives: Windows, bob: Person) -> None:
    by_hand = midwives.announced(bob, WITHOUT, LONG)
    move_of(bob, by_hand.table, PASS)
    prefers(bob, let_pass_for_me=True)
    for hand in (WITHOUT, WITH):
        each = midwives.announced(bob, hand, LONG)
        alike(by_hand, each)
        assert windows.QUICKEST <= each.took < windows.SLOWEST + 2
        assert each.answer.data() == by_hand.answer.data(), "whether it was given in advance is told to nobody, ever"


def test_where_turns_are_long_named_cards_alone_can_be_let_pass_in_advance(midwives: Windows, bob: Person) -> None:
    by_hand = midwives.announced(bob, WITHOUT, LONG)
    move_of(bob, by_hand.table, PASS)
    prefers(bob, let_pass_topics={"asante": ["gorilla", "midwife"]})
    for hand in (WITHOUT, WITH):
        alike(by_hand, midwives.announced(bob, hand, LONG))
    prefers(bob, let_pass_topics={"asante": ["gorilla"]})
    other = midwives.announced(bob, WITH, LONG)
    with unchanged(other.table):
        assert play.let_pass(other.table, 1, other.asked).result(PATIENCE) is False
        assert windows.letting_pass(now(other.table)) == []


def test_what_is_let_pass_in_advance_passes_though_its_process_has_died(
    midwives: Windows, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "at", lambda when, do: None)
    monkeypatch.setattr(sweep, "_YOUNG", timedelta(0))
    monkeypatch.setattr(sweep, "_resting", {})
    prefers(bob, let_pass_for_me=True)
    each = midwives.announced(bob, WITH, LONG)
    with unchanged(each.table):
        sweep.sweep()  # its process may be about to
    monkeypatch.setattr(windows, "SLOWEST", 0)
    sweep.sweep()
    until(lambda: head(each.table) > each.asked, PATIENCE)


def test_who_has_changed_their_mind_or_has_no_such_wish_is_asked(midwives: Windows, bob: Person) -> None:
    prefers(bob, let_pass_for_me=True, continue_for_me=False)
    live = midwives.announced(bob, WITH)
    with unchanged(live.table):
        assert play.let_pass(live.table, 1, live.asked).result(PATIENCE) is False
        assert windows.letting_pass(now(live.table)) == []
    prefers(bob, let_pass_for_me=False)
    each = midwives.announced(bob, WITH, LONG)
    with unchanged(each.table):
        assert play.let_pass(each.table, 1, each.asked).result(PATIENCE) is False
        assert windows.letting_pass(now(each.table)) == []


# Bots


class Thinker:
    """A bot that answers with that move once it may."""

    def __init__(self, move: Any) -> None:
        self.move = move
        self.may_answer = Event()

    def __call__(self, *arguments: Any) -> Any:
        assert self.may_answer.wait(PATIENCE)
        return self.move


def thinking(monkeypatch: pytest.MonkeyPatch, table: str, move: Json, *, quick: bool = True) -> Thinker:
    """Bots think of that move."""
    thinker = Thinker(msgspec.convert(move, now(table).rules.move_type))
    if quick:
        thinker.may_answer.set()
    monkeypatch.setattr(tasks, "bot", lambda level: thinker)
    return thinker


def test_a_bot_that_lets_pass_tells_as_little(midwives: Windows, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [midwives.announced(None, hand) for hand in (WITHOUT, WITH)]
    for each in tables:
        thinking(monkeypatch, each.table, PASS)
        take_bot_turn(each.table, 1, each.asked)
    slow = midwives.announced(None, WITH)
    thinker = thinking(monkeypatch, slow.table, {"type": "play_animalist"}, quick=False)
    worker = Thread(target=take_bot_turn, args=(slow.table, 1, slow.asked))
    worker.start()
    for each in (tables[1], slow):
        alike(tables[0], each)
    for each in (*tables, slow):
        assert each.took >= windows.QUICKEST
    assert {each.answer.data()["by"] for each in tables} == {"bot"}
    assert slow.answer.data()["failed"], "what is not ready then is the pass"
    with unchanged(slow.table):
        thinker.may_answer.set()
        worker.join(PATIENCE)


def test_a_bot_plays_its_animalist_no_sooner_and_no_later(midwives: Windows, monkeypatch: pytest.MonkeyPatch) -> None:
    each = midwives.announced(None, WITH)
    thinking(monkeypatch, each.table, {"type": "play_animalist"})
    with unchanged(each.table):
        take_bot_turn(each.table, 1, each.asked)
    until(lambda: head(each.table) > each.asked, PATIENCE)
    assert each.answer.data()["move"] == {"type": "play_animalist"}
    assert windows.QUICKEST <= each.took < windows.SLOWEST + 2


def test_a_bots_time_is_drawn_from_one_distribution_whatever_the_hand_and_the_table(
    midwives: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows, "_THINKING", timedelta(hours=1))  # this machine may be slow
    hasty, easy = (msgspec.structs.replace(LIVE, bot_delay=delay) for delay in (1, 5000))
    for hand, pace in ((WITH, hasty), (WITHOUT, hasty), (WITH, easy), (WITHOUT, LONG)):
        table = now(midwives.announced(None, hand, pace).table)
        asked_at = datetime.fromisoformat(table.asked_at[1] or "")
        monkeypatch.setattr(windows, "_delays", Random(7))
        drawn = Random(7)
        for _ in range(100):
            at = windows.bot_answers_at(table, 1)
            assert at is not None
            assert at - asked_at == timedelta(seconds=drawn.uniform(0.8, 1.6))


def test_bots_among_themselves_and_at_tables_in_a_hurry_answer_at_once(
    midwives: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    each = midwives.announced(None, WITH, msgspec.structs.replace(LIVE, bot_delay=0))
    thinking(monkeypatch, each.table, PASS)
    take_bot_turn(each.table, 1, each.asked)
    assert head(each.table) > each.asked
    table = now(midwives.announced(None, WITH).table)
    chairs = [msgspec.structs.replace(chair, sitter="bot") for chair in table.chairs]
    assert windows.bot_answers_at(table, 1) is not None
    assert windows.bot_answers_at(msgspec.structs.replace(table, chairs=chairs), 1) is None


def test_a_worker_gets_to_a_window_without_a_pause_before(midwives: Windows, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pause lies in the answer: else thinking would come on top of it."""
    sent: list[Any] = []
    monkeypatch.setattr(app, "send_task", lambda name, *_, **more: sent.append((name, more)))
    midwives.announced(None, WITH)
    until(lambda: bool(sent), PATIENCE)
    assert [(name, more["countdown"]) for name, more in sent] == [("workers.take_bot_turn", None)]
