"""Antayagí over the wire: a Lollipop chain, a T-Rex meal, and every way a game can end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.rules.antayagi.scene import A, B, C, Scene, faces
from tests.tables.stories import Story, Viewer, standing

Telling = Callable[[str, Any, int], Story]
EVERYBODY: tuple[Viewer, ...] = (A, B, C, None)


def trade(told: Story) -> None:
    """A trades the first card for B's first."""
    told.plays(A, "choose_partner", seat=B)
    assert told.asked() == [A, B]
    told.plays(A, "choose_card", slot=0)
    for viewer in EVERYBODY:
        (chosen,) = told.told("card_chosen", viewer)
        assert chosen == {"seat": A, "slot": 0 if viewer == A else None}
        assert told.view(viewer)["choices"][A] == (0 if viewer == A else None)
    told.plays(B, "choose_card", slot=0)


def shown(told: Story, seat: int, viewer: Viewer) -> list[str | None]:
    """A hand as that viewer reads it."""
    return [slot["card"] for slot in told.view(viewer)["hands"][seat]]


def only_others_see(told: Story, seat: int, *cards: str) -> None:
    """Not who holds these cards, and no spectator."""
    for viewer in EVERYBODY:
        knows = viewer not in (seat, None)
        assert shown(told, seat, viewer) == [card if knows else None for card in cards], viewer


def drawn(told: Story, viewer: Viewer) -> list[tuple[int, str | None]]:
    return [(note["seat"], note["card"]) for note in told.told("card_drawn", viewer)]


def test_a_lollipop_chain(story: Telling) -> None:
    hands = {A: "bone bone bone", B: "lollipop lollipop fish", C: "bone/hat fish fish"}
    told = story("antayagi", Scene(3, A, hands, draw="treasure treasure", pile=2).state, 3)
    trade(told)
    assert told.asked() == [A]
    assert told.now(A)["legal"] == [{"type": "take_card", "slot": slot} for slot in (0, 1)]
    only_others_see(told, B, "lyrical_lollipop", "fish")
    told.plays(A, "take_card", slot=0)
    assert (told.asked(), told.view()["phase"]) == ([A], "take_card"), "the second Lollipop takes a card too"
    only_others_see(told, B, "fish")
    told.plays(A, "take_card", slot=0)
    taken = {"seat": A, "giver": B, "slot": 0}
    assert told.told_all("card_taken") == [
        {**taken, "card": "lyrical_lollipop", "place": "bag"},
        {**taken, "card": "fish", "place": "discard"},
    ]
    view = told.view()
    assert [faces(view["bags"][seat]) for seat in (A, B)] == ["lollipop lollipop", "bone"]
    assert view["discard"][-1:] == ["fish"]
    assert (view["goods"], told.asked()) == ([2, 1, 0], [B])
    # What was drawn then: the card is known to those who see its face.
    treasures = {viewer: drawn(told, viewer) for viewer in EVERYBODY}
    assert treasures == {
        A: [(B, "treasure"), (A, None)],
        B: [(B, None), (A, "treasure")],
        C: [(B, "treasure"), (A, "treasure")],
        None: [(B, None), (A, None)],
    }
    only_others_see(told, A, "bone", "bone", "treasure")
    only_others_see(told, B, "treasure")
    assert {viewer: shown(told, C, viewer) for viewer in EVERYBODY} == {
        A: [None, "fish", "fish"],
        B: [None, "fish", "fish"],
        C: ["hat_bone", None, None],
        None: [None, None, None],
    }, "a card with the hat back is seen by its holder alone"


def test_a_chain_ends_with_the_others_last_card(story: Telling) -> None:
    told = story("antayagi", Scene(3, A, {A: "bone bone bone", B: "lollipop lollipop"}).state, 3)
    trade(told)
    told.plays(A, "take_card", slot=0)
    assert told.told_all("nothing_to_take") == [{"seat": A, "giver": B}]
    assert (told.asked(), told.view()["phase"]) == ([B], "choose_partner")


def test_a_t_rex_meal(story: Telling) -> None:
    hands = {A: "t_rex bone bone", B: "bone fish fish", C: "fish fish fish"}
    bags = {B: "muffin/hat treasure muffin lollipop"}
    told = story("antayagi", Scene(3, A, hands, bags, draw="treasure treasure", pile=2).state, 3)
    only_others_see(told, A, "t_rex", "bone", "bone")
    for viewer in EVERYBODY:
        assert told.view(viewer)["hands"][A][0]["back"] == "t_rex", "everybody sees the back, which a Treasure has too"
    assert told.view()["goods"] == [0, 4, 0]
    trade(told)
    assert [each["card"] for each in told.told_all("cards_revealed")[0]["cards"]] == ["t_rex", "bone"]
    received = [(note["seat"], note["card"], note["place"]) for note in told.told_all("card_received")]
    assert received == [(A, "bone", "bag"), (B, "t_rex", "bag")]
    assert told.told_all("t_rex_ate") == [{"seat": B, "card": "hat_omniscient_muffin"}]
    for viewer in EVERYBODY:
        view = told.view(viewer)
        assert faces(view["bags"][B]) == "treasure muffin lollipop"
        assert view["discard"][-2:] == ["t_rex", "hat_omniscient_muffin"]
        assert view["goods"] == [1, 3, 0]
    assert {viewer: drawn(told, viewer) for viewer in (A, B, None)} == {
        A: [(B, "treasure"), (A, None)],
        B: [(B, None), (A, "treasure")],
        None: [(B, None), (A, None)],
    }
    only_others_see(told, B, "fish", "fish", "treasure")


# Endings


def near(hands: dict[int, str], bags: dict[int, str], turns: int = 0) -> Scene:
    return Scene(3, A, hands, bags, turns=turns)


FISH, EQUAL = {A: "bone bone bone", B: "fish fish fish"}, {A: "bone bone bone", B: "bone fish fish"}
ALMOST = "bone bone treasure muffin"
MUCH = f"{ALMOST} lollipop waste"
ENDINGS = {
    "active alone": (near({A: "fish bone bone", B: "bone fish fish"}, {A: ALMOST}), "target", [(1, 5), (2, 0), (2, 0)]),
    "partner alone": (near(FISH, {B: ALMOST}), "target", [(2, 0), (1, 5), (2, 0)]),
    "both": (near(FISH, {A: MUCH, B: ALMOST}), "both_targets", [(2, 7), (1, 5), (3, 0)]),
    "turn limit": (
        near(EQUAL, {A: "treasure treasure", B: "treasure treasure waste", C: "treasure"}, 299),
        "turn_limit",
        [(1, 2), (2, 2), (3, 1)],
    ),
    "turn limit, shared": (
        near(EQUAL, {A: "treasure t_rex", C: "muffin"}, 299),
        "turn_limit",
        [(1, 1), (3, 0), (1, 1)],
    ),
}


@pytest.mark.parametrize("name", ENDINGS)
def test_a_game_ends(story: Telling, name: str) -> None:
    scene, reason, expected = ENDINGS[name]
    told = story("antayagi", scene.state, 3)
    trade(told)
    winners = [seat for seat, (rank, _) in enumerate(expected) if rank == 1]
    assert told.told_all("game_ended") == [{"winners": winners, "reason": reason}]
    assert told.view()["winners"] == winners
    assert standing(told.ends()) == expected
