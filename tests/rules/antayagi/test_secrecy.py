"""Part 10.2 of the rules file: what the views hold, what they keep from whom, and which worlds fit them."""

from __future__ import annotations

from collections import Counter
from random import Random

from games.engine.contract import ALL, Viewer
from games.engine.kit.play import apply, random_event
from games.engine.redact import blank
from games.rules.antayagi import RULES
from games.rules.antayagi.messages import (
    CardDrawn,
    CardsRevealed,
    ChooseCard,
    ChoosePartner,
    HandTurned,
    Memory,
    Options,
)
from tests.rules.antayagi.kit_case import CASE
from tests.rules.antayagi.scene import A, B, C, Scene, back_of, kinds
from tests.rules.antayagi.stalling import stalled


def choosing() -> Scene:
    """A trades with B, who has chosen."""
    scene = Scene(3, A, {A: "bone treasure hat", B: "fish bone/hat sabotage", C: "t_rex fish hat"})
    scene.plays(A, ChoosePartner(B))
    scene.plays(B, ChooseCard(2))
    return scene


def test_a_choice_is_in_the_view_of_its_chooser_only() -> None:
    state = choosing().state
    known = {viewer: RULES.view(state, viewer).choices for viewer in (A, B, C, None)}
    assert known == {A: (None,) * 3, B: (None, 2, None), C: (None,) * 3, None: (None,) * 3}
    assert RULES.view(state, ALL).choices == (None, 2, None)
    assert all(RULES.view(state, viewer).chosen == (B,) for viewer in (A, B, C, None))


def test_the_reveal_does_not_say_who_was_quicker() -> None:
    told = []
    for first, second in ((A, B), (B, A)):
        scene = Scene(3, A, {A: "bone treasure hat", B: "fish bone/hat sabotage"})
        scene.plays(A, ChoosePartner(B))
        scene.plays(first, ChooseCard(0))
        scene.plays(second, ChooseCard(0))
        told.append([blank(note, None) for note in scene.notes[3:]])
        assert [card.seat for card in scene.told(CardsRevealed)[0].cards] == [A, B]
    assert told[0] == told[1]


def test_a_turned_hand_is_remembered_by_those_who_saw_it_and_by_no_spectator() -> None:
    scene = Scene(3, A, {A: "bone t_rex sabotage", B: "hat fish fish", C: "bone bone bone"}, draw="fish fish")
    scene.trades(B, 0, 0)
    scene.passes(A)
    state = scene.state
    memories = {viewer: RULES.view(state, viewer).memories for viewer in (A, B, C, None)}
    assert memories == {A: (), B: (Memory(A, 0, "t_rex"),), C: (Memory(A, 0, "t_rex"),), None: ()}
    assert [slot.card for slot in RULES.view(state, A).hands[A]] == ["t_rex", "sabotage", None]
    assert [slot.card for slot in RULES.view(state, B).hands[A]] == [None, "sabotage", "fish"]
    assert [slot.card for slot in RULES.view(state, None).hands[A]] == [None, "sabotage", None]
    assert {RULES.imagine(RULES.view(state, B), Random(seed)).hands[A][0] for seed in range(30)} == {"t_rex"}
    guesses = {RULES.imagine(RULES.view(state, None), Random(seed)).hands[A][0] for seed in range(60)}
    assert guesses == {"t_rex", "treasure"}


def test_advice_is_for_somebody_who_has_forgotten_what_a_hat_turned() -> None:
    forgotten = set()
    for held in ("t_rex", "treasure"):  # with the same back, and both are elsewhere unseen
        scene = Scene(3, A, {A: f"bone {held} sabotage", B: "hat fish fish", C: "bone bone bone"}, draw="fish fish")
        scene.trades(B, 0, 0)
        scene.passes(A)
        seen = RULES.view(scene.state, B)
        assert [memory.card for memory in seen.memories] == [held]
        view = RULES.for_advice(seen)
        forgotten.add(view)
        assert {RULES.imagine(view, Random(seed)).hands[A][0] for seed in range(60)} == {"t_rex", "treasure"}
        assert RULES.legal(RULES.imagine(view, Random(1)), A) == RULES.legal(scene.state, A)
    assert len(forgotten) == 1, "what was remembered makes no difference"


def test_notes_of_draws_and_hats_are_blanked_for_who_may_not_see() -> None:
    scene = Scene(3, A, {A: "bone t_rex", B: "hat fish"}, draw="fish hat bone")
    scene.trades(B, 0, 0)
    plain, hat, _ = scene.told(CardDrawn)
    assert [blank(plain, viewer)["card"] for viewer in (A, B, C, None, ALL)] == ["fish", None, "fish", None, "fish"]
    assert [blank(hat, viewer)["card"] for viewer in (A, B, C, None)] == ["hat", None, None, None]
    assert {blank(plain, viewer)["back"] for viewer in (A, B, C, None)} == {"plain"}
    (turned,) = scene.told(HandTurned)
    assert [blank(turned, viewer)["cards"] for viewer in (A, B, None)] == [("t_rex",), None, None]


def test_the_unseen_cards_are_the_pile_and_the_own_side_of_things() -> None:
    state = choosing().state
    pool = [card for cards in state.pool for card in cards]
    for viewer, hidden in ((A, "bone treasure bone/hat hat"), (B, "fish hat hat"), (C, "t_rex fish hat bone/hat")):
        (unseen,) = RULES.view(state, viewer).unseen
        assert Counter(unseen) == Counter(pool) + Counter(kinds(hidden)), viewer


def test_worlds_deal_by_copy_over_slots_of_the_same_back() -> None:
    state = choosing().state
    view = RULES.view(state, A)
    chance = Random(2)
    worlds = [RULES.imagine(view, chance) for _ in range(1500)]
    plain = Counter(card for card in view.unseen[0] if card in ("bone", "fish", "toxic_waste"))
    all_plain = sum(back_of(card) == "plain" for card in view.unseen[0])
    for card, copies in plain.items():
        due = 1500 * copies / all_plain
        assert abs(sum(world.hands[A][0] == card for world in worlds) - due) < 5 * due**0.5, card
    assert {world.hands[A][1] for world in worlds} == {"treasure", "t_rex"}
    assert {world.hands[A][2] for world in worlds} == {"hat"}
    assert Counter(world.slots[1] for world in worlds).keys() == {0, 1, 2}
    assert all(world.slots[0] == -1 for world in worlds)


def test_what_was_left_of_an_old_pile_stays_known_after_a_reshuffle() -> None:
    hands = {A: "bone fish hat", B: "fish treasure muffin", C: "bone t_rex bone"}
    scene = Scene(3, A, hands, draw="magician", pile=1)
    scene.trades(B, 0, 0)
    state = scene.state
    view = RULES.view(state, C)
    assert view.shuffles == 1
    assert [slot.deck for slot in view.hands[C]] == [0, 0, 0]
    # When the pile ran out, C could see all but the own three cards and A's Hat: it knows what they are, not where.
    assert view.unseen[0] == ("bone", "bone", "hat", "t_rex")
    worlds = {tuple(RULES.imagine(view, Random(seed)).hands[C]) for seed in range(30)}
    assert worlds == {("bone", "t_rex", "bone")}
    # What A drew after the reshuffle may be anything that was discarded.
    drawn = [slot for slot in RULES.view(state, A).hands[A] if slot.deck == 1]
    assert len(drawn) == 1
    assert len(RULES.view(state, A).unseen[1]) == len(state.pool[0] + state.pool[1] + state.pool[2] + state.pool[3]) + (
        drawn[0].card is None
    )


def test_worlds_fit_the_view_through_many_reshuffles() -> None:
    record = stalled(4, 0)
    chance = Random(6)
    state = RULES.start(RULES.standard(4, Options()))
    for number, event in enumerate(record.events):
        apply(RULES, state, event)
        if number % 40 == 0:
            for viewer in (*range(4), None):
                view = RULES.view(state, viewer)
                world = RULES.imagine(view, chance)
                assert RULES.view(world, viewer) == view
                CASE.invariants(world)
    assert state.shuffles > 5


def test_a_world_from_the_view_of_everything_is_the_truth() -> None:
    chance = Random(8)
    for seats in (3, 7):
        state = RULES.start(RULES.standard(seats, Options()))
        while event := random_event(RULES, state, chance):
            apply(RULES, state, event)
            assert RULES.imagine(RULES.view(state, ALL), chance) == state


def test_no_view_shows_the_wrong_side_of_a_card() -> None:
    """AY-11.13, at every step of some games."""
    chance = Random(5)
    for seats in (3, 5, 7):
        state = RULES.start(RULES.standard(seats, Options()))
        while event := random_event(RULES, state, chance):
            apply(RULES, state, event)
            viewers: tuple[Viewer, ...] = (*range(seats), None)
            for viewer in viewers:
                for seat, hand in enumerate(RULES.view(state, viewer).hands):
                    for slot in hand:
                        right_side = viewer is not None and (viewer == seat) == (slot.facing == "in")
                        assert (slot.card is not None) == (right_side or slot.back == "sabotage")


def test_a_copy_shares_nothing_that_can_change() -> None:
    state = choosing().state
    copy = RULES.copy(state)
    assert copy == state
    RULES.play(copy, A, ChooseCard(0))
    assert copy != state
    assert state == choosing().state
