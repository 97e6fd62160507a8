"""Reaction windows: what the other side gets is the same whatever is held and whoever answers, message by message."""

from __future__ import annotations

import uuid

import httpx
import pytest
from msgspec.structs import replace

from games.tables import clock, sweep
from tests.people import PATIENCE, Person, guest, head, unchanged
from tests.rules.asante.scene import Scene
from tests.running.processes import until
from tests.tables.files import exported
from tests.tables.positions import opened_at
from tests.tables.windows.midwives import PASS, WITH, WITHOUT, Midwives, alike, prefers
from tests.tables.windows.seen import LIVE, W, move_of
from workers.tasks import score_table


def test_what_the_other_side_gets_is_the_same_whoever_lets_pass_and_whatever_is_held(
    midwives: Midwives, bob: Person, online: httpx.Client
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


def test_the_comparison_finds_an_animalist_that_is_played(midwives: Midwives, bob: Person) -> None:
    one, other = (midwives.announced(bob, WITH) for _ in range(2))
    move_of(bob, one.table, PASS)
    move_of(bob, other.table, {"type": "play_animalist"})
    assert one.heard() != other.heard()


@pytest.mark.parametrize("waits", [False, True])
def test_an_animalist_is_played_at_once_and_tells_only_what_lies_open(
    waits: bool, midwives: Midwives, bob: Person
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


def test_a_refused_answer_of_the_other_side_is_refused_alike(midwives: Midwives, bob: Person) -> None:
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


def test_who_answered_a_window_is_told_by_a_revealed_table_only(midwives: Midwives, bob: Person) -> None:
    late = midwives.announced(bob, WITH)
    until(lambda: head(late.table) > late.asked, PATIENCE)
    late.alice.post(f"tables/{late.table}/resign/")
    proofs = f"tables/{late.table}/entries/?proof=1"
    assert '"by":"clock"' not in exported(late.table).decode()
    assert not any(entry["proof"]["chosen"] or entry["by"] == "clock" for entry in late.alice.get(proofs)["entries"])
    score_table(late.table)
    assert '"by":"clock"' in exported(late.table).decode()
    chosen = [entry["proof"]["chosen"] for entry in late.alice.get(proofs)["entries"]]
    assert [each["by"] for each in chosen if each].count("clock") == 1


# Preferences


def test_a_pass_that_waits_is_nothing_yet_and_may_be_given_again_or_thought_better_of(
    midwives: Midwives, bob: Person
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
    midwives: Midwives, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    prefers(bob, continue_for_me=True)
    monkeypatch.setattr(clock, "watch", lambda table: None)
    each = midwives.announced(bob, WITH)
    assert move_of(bob, each.table, PASS).json()["held"]

    def swept() -> bool:
        sweep.sweep()
        return head(each.table) > each.asked

    until(swept, PATIENCE)
    assert (each.answer.data()["by"], each.answer.data()["move"]) == ("clock", PASS)
    assert each.took >= W


@pytest.mark.parametrize("deadline", [None, 600])
def test_the_preference_is_about_passes_in_windows_only(
    deadline: int | None, midwives: Midwives, alice: Person, bob: Person
) -> None:
    prefers(alice, continue_for_me=True)
    table = opened_at("asante", Scene("midwife").state, [alice, bob], replace(LIVE, deadline=deadline))
    alice.post(f"tables/{table}/start/")
    before = head(table)
    assert "held" not in move_of(alice, table, {"type": "end_turn"}).json()
    assert head(table) > before


def test_a_game_says_how_long_a_window_may_be_and_is_if_nobody_says(alice: Person) -> None:
    games = {game["key"]: game["windows"] for game in alice.get("games/")["games"]}
    assert [games["asante"][each] for each in ("least", "most", "usual")] == [3, 10, 5]
    assert (games["antayagi"]["usual"], games["antayagi"]["topics"]) == (20, [])
    assert (games["asterix"], games["anansi"], games["bania"]) == (None,) * 3
    wish = {"game": "asante", "seats": [{"sitter": "me"}, {"sitter": "open"}]}
    assert alice.post("tables/", wish)["pace"]["window"] == 5
    for window in (3, 10):
        assert alice.post("tables/", {**wish, "pace": {"window": window}})["pace"]["window"] == window
    refused = alice.refused("POST", "tables/", {**wish, "pace": {"window": 11}})
    assert refused == (400, "bad_request", "window")
