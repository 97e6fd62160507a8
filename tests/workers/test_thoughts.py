"""What workers think about for people: what a bot considered, and advice; who is told, and from what it is made."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from django.core.cache import caches
from pytest_django.fixtures import Settings
from redis.exceptions import ConnectionError as RedisGone

from events import store
from games import catalog
from games.tables import bodies, thinking
from tests.people import Json, Person, asked, finished, head, move, now, open_table, play_until, sit, started, unchanged
from tests.tables.positions import opened_at
from tests.workers.conftest import Sent
from tests.workers.test_explain import choices
from workers import considering
from workers.again import NotThought
from workers.tasks import advise, consider

TASKS: dict[str, Any] = {"workers.consider": consider, "workers.advise": advise}


def ended(alice: Person, level: bodies.Level = "strong") -> str:
    """A game of Asterix that is over and open."""
    return finished("asterix", [alice], Random(5), bots=2, level=level)


def at_a_choice(alice: Person, game: str = "asterix", **wish: Any) -> str:
    """A table with bots where Alice has a choice that no bot's answer can take from her meanwhile, as in a window."""
    table = started(game, [alice], bots=1 if game == "asante" else 2, **wish)
    play_until(table, [alice], Random(1), lambda at: at.is_asked(0) and not at.in_window and len(legal(table)) > 2)
    return table


def legal(table: str) -> list[Json]:
    """What seat 0 may do, as clients are told."""
    game = now(table).game
    found: list[Json] = msgspec.to_builtins(game.rules.legal(game.state, 0))
    return found


def question(table: str, seat: int = 0) -> str:
    """The address of advice at that seat's question."""
    return f"tables/{table}/advice/{now(table).game.asked[seat]}/"


def carry_out(sent: Sent) -> list[str]:
    """Do what workers have been asked to think about; the names of the tasks.

    Nothing else: what the end of a game asks for may be sent late.
    """
    done = [(name, args) for name, args, options in sent if options.get("queue") == "analysis"]
    sent.clear()
    for name, args in done:
        TASKS[name](*args)
    return [name for name, _ in done]


def test_what_a_bot_considered_is_thought_once_and_told_to_everybody_who_asks(
    alice: Person, bob: Person, sent: Sent
) -> None:
    table = ended(alice)
    sent.clear()
    made = choices(table)
    entry = max(made, key=lambda each: made[each].simulations or 0)
    path = f"tables/{table}/considered/{entry}/"
    assert alice.get(path) == {"status": None, "thought": None}
    assert alice.post(path) == alice.post(path) == {"status": "waiting", "thought": None}
    assert carry_out(sent) == ["workers.consider"]
    told = bob.get(path)
    assert told == bob.post(path)
    assert carry_out(sent) == []
    thought = told["thought"]
    assert (told["status"], thought["same"], thought["level"], thought["unit"]) == ("done", True, "strong", "points")
    assert thought["simulations"] == made[entry].simulations == sum(each["visits"] for each in thought["moves"])
    assert thought["moves"][0]["move"] == msgspec.json.decode(made[entry].move)


def test_of_many_moves_the_first_are_told_and_how_many_others_there_were(alice: Person) -> None:
    table = finished("bania", [alice], Random(5), bots=1, level="casual")
    found = [considering.considered(table, entry) for entry in choices(table)]
    wide = [each.thought for each in found if each.thought is not None and each.thought.others]
    assert wide
    assert {len(each.moves) for each in wide} == {considering.MOST}


def test_nothing_is_told_of_a_bot_before_the_table_is_open(alice: Person, sent: Sent) -> None:
    table = started("asterix", [alice], bots=2, level="strong")
    play_until(table, [alice], Random(2), lambda at: bool(choices(table)))
    sent.clear()
    for method in ("GET", "POST"):
        refused = alice.refused(method, f"tables/{table}/considered/{min(choices(table))}/")
        assert refused == (403, "not_allowed", None)
    assert carry_out(sent) == []


def test_only_a_choice_that_a_bot_made_can_be_asked_about(alice: Person, sent: Sent) -> None:
    table = ended(alice)
    mine = next(entry.seq for entry in store.entries(table) if entry.kind == "played" and entry.seat == 0)
    sent.clear()
    for entry in (0, 1, mine, head(table), head(table) + 1, 2**80):
        assert alice.refused("POST", f"tables/{table}/considered/{entry}/") == (404, "not_found", "entry")
    assert carry_out(sent) == []


def test_where_the_log_keeps_too_little_that_is_what_is_told(alice: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ended(alice, "casual")
    entry = min(choices(table))

    def nothing(id: str, seq: int) -> None:
        raise NotThought

    monkeypatch.setattr(considering, "think_again", nothing)
    consider(table, entry)
    assert alice.get(f"tables/{table}/considered/{entry}/") == {"status": "unknown", "thought": None}


@pytest.mark.parametrize("game", ["anansi", "antayagi", "asante", "asterix", "bania"])
def test_advice_names_the_three_best_of_one_s_moves_and_nothing_of_it_is_an_entry(
    game: str, alice: Person, sent: Sent
) -> None:
    table = at_a_choice(alice, game)
    sent.clear()
    with unchanged(table):
        assert alice.get(question(table))["status"] is None
        assert alice.post(question(table))["status"] == alice.post(question(table))["status"] == "waiting"
        assert carry_out(sent) == ["workers.advise"]
        told = alice.get(question(table))
    assert told["status"] == "done"
    assert told["unit"] == ("chance" if game == "antayagi" else "points")
    moves = [each["move"] for each in told["moves"]]
    assert len(moves) == len([each for at, each in enumerate(moves) if each not in moves[:at]]) == 3
    assert all(each in legal(table) for each in moves)
    assert told["moves"][0]["behind"] == 0
    assert all(0 <= each["better"] <= told["worlds"] for each in told["moves"])


def test_advice_is_for_who_is_asked_alone(alice: Person, bob: Person, sent: Sent) -> None:
    table = started("asterix", [alice, bob], bots=1, advice=True)
    play_until(table, [alice, bob], Random(1), lambda at: at.is_asked(0) and at.game.asked[1] is None)
    sent.clear()
    stranger = bob.http.get(f"/api/{question(table)}")
    assert stranger.status_code == 401
    for method in ("GET", "POST"):
        assert bob.refused(method, question(table)) == (409, "stale", None)
    bob.ask("DELETE", f"tables/{table}/seats/1/")
    play_until(table, [alice], Random(1), lambda at: at.is_asked(0))
    assert bob.refused("POST", f"tables/{table}/advice/{head(table) + 1}/") == (409, "stale", None)
    assert not carry_out(sent)


def test_who_only_watches_is_advised_nothing(alice: Person, bob: Person, sent: Sent) -> None:
    table = at_a_choice(alice)
    assert alice.post(question(table))["status"] == "waiting"
    carry_out(sent)
    for method in ("GET", "POST"):
        assert bob.refused(method, question(table)) == (409, "not_seated", None)


def test_the_advice_of_two_who_are_asked_at_once_is_each_one_s_own(alice: Person, bob: Person, sent: Sent) -> None:
    table = started("asterix", [alice, bob], advice=True)
    play_until(table, [alice, bob], Random(1), lambda at: None not in at.game.asked)
    sent.clear()
    for seat, person in enumerate((alice, bob)):
        person.post(question(table, seat))
    assert carry_out(sent) == ["workers.advise"] * 2
    state = now(table).game
    for seat, person in enumerate((alice, bob)):
        own: list[Json] = msgspec.to_builtins(state.rules.legal(state.state, seat))
        assert all(each["move"] in own for each in person.get(question(table, seat))["moves"])


def test_advice_is_told_no_more_once_the_question_is_answered(alice: Person, sent: Sent) -> None:
    table = at_a_choice(alice)
    path = question(table)
    sent.clear()
    alice.post(path)
    carry_out(sent)
    move(alice, table)
    assert alice.refused("GET", path) == (409, "stale", None)


def test_a_worker_that_comes_to_an_answered_question_does_not_think(
    alice: Person, sent: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = at_a_choice(alice)
    sent.clear()
    alice.post(question(table))
    late = list(sent)
    move(alice, table)
    thought: list[str] = []
    monkeypatch.setattr(considering, "advice", lambda table, seat: thought.append(table.id))
    assert carry_out(late) == ["workers.advise"]
    assert not thought


def test_advice_is_usual_where_only_bots_are_the_others_and_everybody_sees_whether_there_is_any(
    alice: Person, bob: Person, sent: Sent
) -> None:
    table = started("asterix", [alice, bob])
    assert alice.get(f"tables/{table}/")["advice"] is False
    opened = alice.get(f"tables/{table}/entries/")["entries"][0]
    assert opened["data"]["advice"] is False
    play_until(table, [alice, bob], Random(1), lambda at: at.is_asked(0))
    sent.clear()
    assert asked(table, [alice])[0].refused("POST", question(table)) == (403, "not_allowed", None)
    assert not carry_out(sent)

    alone = open_table(alice, "asterix", "me bot bot")
    assert bob.get(f"tables/{alone}/")["advice"] is True
    assert alice.get(f"tables/{open_table(alice, 'asterix', 'me bot bot', advice=False)}/")["advice"] is False
    agreed = open_table(alice, "asterix", "me open", advice=True)
    assert sit(bob, agreed, 1)["advice"] is True
    lesson = alice.post("games/asterix/lesson/")
    assert lesson["advice"] is False, "a lesson has advice of its own"


def test_a_rematch_and_the_same_deal_keep_what_was_agreed(alice: Person) -> None:
    table = finished("anansi", [alice], Random(1), bots=2, advice=False)
    assert alice.post(f"tables/{table}/rematch/")["advice"] is False
    assert alice.post(f"tables/{table}/deal/")["advice"] is False


@pytest.mark.parametrize("game", ["anansi", "antayagi", "asante", "asterix"])  # in Bania nothing is hidden
def test_twins_of_what_is_hidden_give_the_same_advice(game: str, alice: Person) -> None:
    found = catalog.game(game)
    chance, compared = Random(7), 0
    table = at_a_choice(alice, game)
    bots = [None] * (now(table).terms.seats - 1)
    for _ in range(6):
        truth = now(table).game.state
        view = found.rules.view(truth, 0)
        twin = found.rules.imagine(view, chance)
        other = opened_at(game, twin, [alice, *bots])
        alice.post(f"tables/{other}/start/")
        here, there = now(table), now(other)
        assert found.rules.view(there.game.state, 0) == view
        compared += twin != truth
        assert considering.advice(here, 0) == considering.advice(there, 0)
        move(alice, table)
        play_until(table, [alice], chance, lambda at: at.is_asked(0))
        if now(table).status != "running":  # few games are as short: the deal is another one each time
            break
    assert compared


def test_a_question_that_no_worker_comes_to_can_be_asked_again(
    alice: Person, sent: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = at_a_choice(alice)
    sent.clear()
    alice.post(question(table))
    ((_, _, options),) = sent
    assert options["expires"] == thinking._WAITING, "no worker comes to it later"
    caches["thoughts"].clear()  # as when that time is over
    assert alice.get(question(table))["status"] is None
    alice.post(question(table))
    assert carry_out(sent) == ["workers.advise", "workers.advise"]


def test_while_answers_cannot_be_kept_nobody_thinks(alice: Person, sent: Sent, monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_a_choice(alice)
    sent.clear()

    class Away:
        def __getitem__(self, name: str) -> Any:
            raise RedisGone

    monkeypatch.setattr(thinking, "caches", Away())
    assert alice.post(question(table))["status"] is None
    assert not carry_out(sent)


def test_who_asks_too_often_is_told_to_wait_and_may_still_look(alice: Person, settings: Settings, sent: Sent) -> None:
    table = at_a_choice(alice)
    settings.GRIOT_RATES = {**settings.GRIOT_RATES, "thoughts": "2/min"}
    for _ in range(2):
        alice.post(question(table))
    assert alice.refused("POST", question(table))[:2] == (429, "too_many")
    assert alice.get(question(table))["status"] == "waiting"


@pytest.mark.usefixtures("worker")
def test_a_real_worker_answers_both(alice: Person) -> None:
    def answered(path: str) -> Json:
        told = alice.post(path)
        while told["status"] == "waiting":
            told = alice.get(path)
        return told

    table = at_a_choice(alice)
    assert answered(question(table))["moves"]
    over = ended(alice)
    assert answered(f"tables/{over}/considered/{min(choices(over))}/")["thought"]["same"]
