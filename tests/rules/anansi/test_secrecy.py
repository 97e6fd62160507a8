"""What each viewer sees and remembers, and the worlds that fit it (part 7 of the rules file)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from math import comb
from random import Random

import msgspec
import pytest

from games.engine.contract import ALL, OVER, Dealer, Viewer
from games.rules.anansi import RULES
from games.rules.anansi.cards import COLOUR, cards_of
from games.rules.anansi.messages import Options, View
from games.rules.anansi.state import State
from tests.rules.anansi.scene import A, B, C, D, Scene, cards, play, recruit


def voids(scene: Scene, seat: int) -> Sequence[str]:
    found: Sequence[str] = scene.sees(None).seats[seat].voids
    return found


def test_a_seat_sees_its_own_hand_a_spectator_none_and_all_every_hand() -> None:
    scene = Scene(3, leader=A, hands=["L6 H1", "S14 H2", "L3 H3"], display="S1")
    shown: list[tuple[Viewer, list[bool]]] = [
        (B, [False, True, False]),
        (None, [False, False, False]),
        (ALL, [True, True, True]),
    ]
    for viewer, seen in shown:
        view = scene.sees(viewer)
        assert [seat.hand is not None for seat in view.seats] == seen
        assert [seat.cards for seat in view.seats] == [2, 2, 2]
    assert scene.sees(B).seats[B].hand == cards("H2 S14")


def test_who_does_not_follow_is_void_in_the_led_colour_and_who_discards_in_trump_too() -> None:
    scene = Scene(4, leader=A, hands=["L6 H1", "S2 H2", "H4 H3", "L3 S3"], display="S1")
    for seat, short in ((A, "L6"), (B, "S2"), (C, "H4"), (3, "L3")):
        scene.plays(seat, play(short))
    assert [voids(scene, seat) for seat in range(4)] == [(), ("leopard",), ("leopard", "snake"), ()]


def test_a_recruit_proves_nothing() -> None:
    scene = Scene(3, leader=A, hands=["L6 H1", "S2 H2", "L4 H3"], display="S1")
    scene.plays(A, play("L6"))
    scene.plays(B, recruit("S2"))
    assert voids(scene, B) == ()


def test_a_discard_proves_the_trump_of_its_own_trick() -> None:
    scene = Scene(3, leader=A, hands=["L6 H1 S5", "S2 H2 H7", "H4 H3 H8"], display="S1", row="LHS")
    scene.plays(A, play("L6"))
    scene.plays(B, recruit("H2"))
    scene.plays(C, play("H4"))
    assert scene.state.trump == "hornet"
    assert voids(scene, C) == ("leopard", "snake")


def test_voids_last_through_the_round() -> None:
    scene = Scene(3, leader=A, hands=["L6 L7 L8 H1", "S2 H2 H7 H9", "L4 L3 L2 H8"], display="H3")
    scene.plays(A, play("L6"))
    scene.plays(B, play("H2"))
    scene.plays(C, play("L4"))
    scene.plays(B, play("H7"))
    scene.plays(C, play("H8"))
    scene.plays(A, play("H1"))
    scene.plays(C, play("L3"))
    assert [voids(scene, seat) for seat in range(3)] == [(), ("leopard",), ()]


def test_voids_are_forgotten_with_the_round() -> None:
    scene = Scene(3, leader=A, hands=["L6", "S2", "H4"], display="S1")
    for seat, short in ((A, "L6"), (B, "S2"), (C, "H4")):
        scene.plays(seat, play(short))
    assert scene.state.round == 2
    assert [voids(scene, seat) for seat in range(3)] == [(), (), ()]


def test_the_unseen_cards_are_those_in_the_hands_of_others() -> None:
    for state, view in positions(seats=3, seed=2):
        hidden = [card for seat, hand in enumerate(state.hands) if seat != view.you for card in cards_of(hand)]
        if state.phase == "hand":
            hidden += state.undealt
        if state.phase not in ("row", "leader", "display"):
            assert sorted(view.unseen) == sorted(hidden)


def positions(*, seats: int, seed: int, every: int = 7) -> list[tuple[State, View]]:
    """Positions of a random game, each with the view of a seat or of a spectator."""
    chance = Random(seed)
    state = RULES.start(RULES.standard(seats, Options()))
    found = []
    step = 0
    while (waiting := RULES.waiting(state)) is not OVER:
        if step % every == 0 or isinstance(waiting, Dealer):
            viewer = chance.choice([*range(seats), None])
            found.append((RULES.copy(state), RULES.view(state, viewer)))
        step += 1
        if isinstance(waiting, Dealer):
            RULES.deal(state, tuple(chance.sample(waiting.pool, waiting.take)))
        else:
            assert state.turn is not None
            RULES.play(state, state.turn, chance.choice(RULES.legal(state, state.turn)))
    return found


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_an_imagined_world_looks_the_same_and_keeps_the_voids(seats: int) -> None:
    chance = Random(1)
    for state, view in positions(seats=seats, seed=seats):
        travelled = msgspec.json.decode(msgspec.json.encode(view), type=View)
        world = RULES.imagine(travelled, chance)
        assert RULES.view(world, view.you) == view
        assert sorted(world.undealt) == list(world.undealt)
        assert RULES.waiting(world) == RULES.waiting(state) or isinstance(RULES.waiting(state), Dealer)
        for seat in view.seats:
            assert not [card for card in cards_of(world.hands[seat.seat]) if card.split("_")[0] in seat.voids]


def test_the_view_of_everything_imagines_the_truth() -> None:
    for state, _ in positions(seats=4, seed=4, every=11):
        assert RULES.imagine(RULES.view(state, ALL), Random(0)) == state


def with_voids() -> View:
    """A sees two others: B without Leopard, C without Leopard and trump but for what it may still hold."""
    hands = ["H1 H2 H3 H6", "H4 H5 S5 S6", "H7 H8 S7 S9", "L1 L2 L3 S3"]
    scene = Scene(4, leader=D, hands=hands, display="H14", cards=cards(" ".join(["H14", *hands])))
    scene.plays(D, play("L3"))
    scene.plays(A, play("H6"))
    scene.plays(B, play("H5"))
    scene.plays(C, recruit("S7"))
    view: View = scene.sees(A)
    return view


def test_worlds_with_voids_are_drawn_evenly() -> None:
    view = with_voids()
    assert [seat.voids for seat in view.seats] == [("leopard",), ("leopard",), (), ()]
    assert len(view.unseen) == 9
    seven = [card for card in view.unseen if not card.startswith("leopard")]
    number = comb(7, 3) * comb(6, 3)  # B takes 3 of the 7 that are no Leopards, C and D share the other 6
    assert len(seven) == 7
    chance = Random(9)
    samples = 40 * number
    seen = Counter(tuple(RULES.imagine(view, chance).hands) for _ in range(samples))
    assert len(seen) == number
    square = sum((n - 40) ** 2 / 40 for n in seen.values())
    assert square < number + 5 * (2 * number) ** 0.5


def test_a_table_of_voids_that_fixes_everything_is_found_at_once() -> None:
    hands = ["H1", "L1", "S1"]
    scene = Scene(3, leader=A, hands=hands, display="H14", row="HLS")
    view = scene.sees(None)
    missing = {0: ("leopard", "snake"), 1: ("hornet", "snake"), 2: ("hornet", "leopard")}
    for order in permutations(range(3)):
        seats = tuple(
            msgspec.structs.replace(view.seats[seat], voids=missing[at])
            for seat, at in zip(range(3), order, strict=True)
        )
        fixed = msgspec.structs.replace(view, seats=seats, unseen=cards("H1 L1 S1"))
        world = RULES.imagine(fixed, Random(0))
        held = [COLOUR[card] for hand in world.hands for card in cards_of(hand)]
        assert held == [("hornet", "leopard", "snake")[at] for at in order]
