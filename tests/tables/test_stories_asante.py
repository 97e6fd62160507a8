"""Asante over the wire: a Tracker chain with its windows, and every way a game can end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.rules.asante.scene import A, B, Scene, card
from tests.tables.stories import Story, standing

Telling = Callable[[str, Any, int], Story]


def announced(story: Story, name: str) -> None:
    """A card lies there for the opponent to answer, and nobody else."""
    assert (story.asked(), story.window()) == ([B], True)
    assert story.view()["resolving"][-1] == name
    assert story.told_all("card_announced")[-1]["card"] == name


def hand_of_b_stays_hidden(story: Story, cards: list[str]) -> None:
    for viewer in (A, B, None):
        seat = story.view(viewer)["seats"][B]
        assert (seat["cards"], seat["hand"]) == (len(cards), cards if viewer == B else None)


def test_a_tracker_chain(story: Telling) -> None:
    """Tracker > Cape Buffalo > Map > Kilimanjaro > Ngorongoro: a window for each card that has one."""
    scene = Scene("tracker", "T5", other_artifacts="- map -", stand="1 JE", pile="cape_buffalo")
    told = story("asante", scene.state, 2)
    told.plays(A, "play_person", card="tracker")
    announced(told, "tracker")
    assert told.now(B)["legal"] == [{"type": "let_pass"}]
    assert told.view()["found"] is None, "nothing is searched for before the window has closed"
    told.plays(B, "let_pass")
    (turned,) = told.told_all("card_turned")
    assert (turned["card"], turned["found"]) == ("cape_buffalo", True)
    assert (told.asked(), told.window()) == ([A], False)
    assert {told.view(viewer)["found"] for viewer in (A, B, None)} == {"cape_buffalo"}
    told.plays(A, "choose_option", option="play_now")
    announced(told, "cape_buffalo")
    told.plays(B, "let_pass")
    told.plays(A, "choose_artifact", owner=B, slot=2)
    told.plays(A, "choose_option", option="use")
    told.plays(A, "choose_slot", slot=3)
    told.plays(A, "choose_kind", kind="ngorongoro")
    view = told.view()
    assert [frame["source"] for frame in view["frames"]] == ["tracker", "cape_buffalo", "map", "ngorongoro"]
    assert view["resolving"] == ["tracker", "cape_buffalo", "map"]
    told.plays(A, "return_ware", ware="jewelry")
    told.plays(A, "take_ware", ware="tea")
    view = told.view()
    assert [note["card"] for note in told.told_all("card_finished")] == ["map", "cape_buffalo", "tracker"]
    assert (view["discard"], view["resolving"]) == (["map", "cape_buffalo", "tracker"], [])
    assert (view["markers"], view["seats"][A]["stand"]) == (4, ["tea"])
    assert view["seats"][B]["artifacts"] == [None, None, None]
    assert (told.asked(), told.window()) == ([A], False)
    hand_of_b_stays_hidden(told, [card("T5")])
    answers = [entry for entry in told.entries() if entry["kind"] == "played" and entry["seat"] == B]
    assert [(entry["by"], entry["data"]) for entry in answers] == [(None, None)] * 2, "who answers is not told"


def test_a_tracker_whose_animal_is_cancelled_loses_only_the_animal(story: Telling) -> None:
    told = story("asante", Scene("tracker", "animalist T5", pile="camel").state, 2)
    told.plays(A, "play_person", card="tracker")
    told.plays(B, "let_pass")
    told.plays(A, "choose_option", option="play_now")
    announced(told, "camel")
    hand_of_b_stays_hidden(told, ["animalist", card("T5")])
    told.plays(B, "play_animalist")
    assert told.told_all("card_cancelled") == [{"seat": B, "card": "camel"}]
    view = told.view()
    assert (view["discard"], view["seats"][A]["stand"]) == (["camel", "animalist", "tracker"], [])
    assert (told.asked(), told.window()) == ([A], False)
    hand_of_b_stays_hidden(told, [card("T5")])


def test_a_tracker_whose_animal_is_taken_opens_no_other_window(story: Telling) -> None:
    told = story("asante", Scene("tracker", pile="gorilla").state, 2)
    told.plays(A, "play_person", card="tracker")
    told.plays(B, "let_pass")
    assert [move["option"] for move in told.now(A)["legal"]] == ["to_hand"], "nobody whom a gorilla could rob"
    told.plays(A, "choose_option", option="to_hand")
    assert (told.asked(), told.window()) == ([A], False)
    seats = {viewer: told.view(viewer)["seats"][A] for viewer in (A, B, None)}
    assert [seats[viewer]["hand"] for viewer in (A, B, None)] == [["gorilla"], None, None]
    assert seats[B]["known"]["cards"] == ["gorilla"], "all saw it go there"
    assert seats[None]["open"]["cards"] == ["gorilla"]


# Endings. Whoever keeps two markers gets a gold for it.


def selling(gold: tuple[int, int]) -> Scene:
    """B can sell for nine."""
    return Scene(other="X6", other_stand="3 SA", gold=gold)


ENDINGS: dict[str, tuple[Scene, list[int], int, str]] = {
    "who triggered it wins": (Scene(gold=(62, 30)), [63, 31], A, "last_turn"),
    "who had the last turn wins": (selling((60, 55)), [61, 65], B, "last_turn"),
    "a tie goes to the last turn": (selling((60, 51)), [61, 61], B, "last_turn"),
    "turn limit": (Scene(gold=(30, 40), turn=300), [31, 40], B, "turn_limit"),
    "turn limit, tied": (Scene(gold=(39, 40), turn=300), [40, 40], A, "turn_limit"),
}


@pytest.mark.parametrize("name", ENDINGS)
def test_a_game_ends(story: Telling, name: str) -> None:
    scene, gold, winner, reason = ENDINGS[name]
    told = story("asante", scene.state, 2)
    told.plays(A, "end_turn")
    triggered = [note["seat"] for note in told.told_all("end_triggered")]
    assert triggered == ([A] if reason == "last_turn" else [])
    if triggered:
        assert (told.now()["status"], told.now()["result"], told.asked()) == ("running", None, [B])
        assert told.view()["last_turn"]
        told.plays(B, "begin_play")
        if scene.hand(B):
            told.plays(B, "sell_wares", package_type="salt")
        told.plays(B, "end_turn")
    tied = gold[A] == gold[B]
    assert told.told_all("game_ended") == [{"winner": winner, "gold": gold, "reason": reason, "tied": tied}]
    result = told.ends()
    assert standing(result) == [(1 if seat == winner else 2, gold[seat]) for seat in (A, B)]
    assert [line["items"] for line in result] == [[{"key": "gold", "points": each, "args": {}}] for each in gold]
