"""The worked examples of the rules file (part 12)."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.contract import ALL, Viewer
from games.rules.antayagi.messages import (
    CardDrawn,
    CardsRevealed,
    ExchangeCancelled,
    ExchangeSkipped,
    GameEnded,
    HandDiscarded,
    HandTurned,
    MagicianWorked,
    NothingToTake,
    Offer,
    PileReshuffled,
    Reveal,
    SabotagePlayed,
    TRexAte,
)
from tests.rules.antayagi.scene import IN, OUT, A, B, C, D, E, Scene, faces


def drawn(scene: Scene) -> list[int]:
    """Who drew, card by card."""
    return [note.seat for note in scene.told(CardDrawn)]


def test_e01_plain_exchange() -> None:
    scene = Scene(3, A, {A: "bone fish t_rex", B: "treasure magician bone"}, draw="bone lollipop fish")
    scene.trades(B, 0, 0)
    assert scene.told(CardsRevealed) == [CardsRevealed((Reveal(A, 0, "bone"), Reveal(B, 0, "treasure")), ())]
    assert scene.arrivals() == [(A, "treasure", "bag"), (B, "bone", "bag")]
    assert (scene.bag(A), scene.goods(A)) == ("treasure", (1, 5))
    assert (scene.bag(B), scene.goods(B)) == ("bone", (1, 5))
    assert drawn(scene) == [B, A]
    assert (scene.hand(B), scene.hand(A)) == ("magician bone bone", "fish t_rex lollipop")
    assert scene.turn_of(B)
    assert scene.state.top == "plain"


def test_e02_equal_faces_different_backs() -> None:
    hands = {A: "bone/hat fish t_rex", B: "magician bone treasure", C: "sabotage bone hat"}
    scene = Scene(3, A, hands, draw="muffin waste")
    scene.trades(B, 0, 1)
    cards = (Offer(A, "hat_bone"), Offer(B, "bone"))
    assert scene.told(ExchangeCancelled) == [ExchangeCancelled("equal", cards)]
    assert scene.told(CardsRevealed)[0].asking == ()
    assert scene.discard() == "bone bone"
    assert scene.bag(A) == scene.bag(B) == ""
    assert (scene.hand(B), scene.hand(A)) == ("magician treasure muffin", "fish t_rex waste")
    assert scene.hand(C) == "sabotage bone hat"


def test_e03_magician() -> None:
    scene = Scene(4, C, {A: "fish fish bone", C: "t_rex magician muffin"}, draw="fish treasure")
    scene.trades(A, 1, 2)
    assert scene.told(MagicianWorked) == [MagicianWorked(C, A)]
    assert scene.discard() == "magician"
    assert (scene.goods(A), scene.goods(C)) == ((1, 5), (0, 5))
    assert (scene.hand(A), scene.hand(C)) == ("fish fish fish", "t_rex muffin treasure")
    assert scene.turn_of(D)


def test_e04_lollipop_kept_because_of_a_magician() -> None:
    scene = Scene(3, A, {A: "bone lollipop fish", B: "magician treasure waste"}, draw="bone magician")
    scene.trades(B, 1, 0)
    assert scene.discard() == "magician"
    scene.takes(A, 0)
    assert (scene.bag(A), scene.goods(A)) == ("lollipop treasure", (2, 5))
    assert drawn(scene) == [B, A]
    assert (scene.hand(B), scene.hand(A)) == ("waste bone", "bone fish magician")


def test_e05_lollipop_for_the_partner() -> None:
    hands = {D: "lollipop fish treasure", E: "magician bone waste"}
    scene = Scene(5, D, hands, {D: "bone", E: "bone"}, draw="muffin bone hat fish")
    scene.trades(E, 0, 1)
    assert (scene.bag(D), scene.goods(D)) == ("bone bone", (2, 4))
    scene.takes(E, 1)
    assert (scene.bag(E), scene.goods(E)) == ("bone lollipop treasure", (3, 4))
    assert not scene.over()
    assert drawn(scene) == [E, D, D]
    assert (scene.hand(E), scene.hand(D)) == ("magician waste muffin", "fish bone hat")
    assert scene.facings(D) == [OUT, OUT, IN]
    assert scene.turn_of(E)


def test_e06_muffin_outside_the_own_turn() -> None:
    hands = {B: "muffin t_rex fish", C: "treasure magician bone"}
    scene = Scene(3, B, hands, {C: "treasure"}, draw="waste lollipop bone")
    scene.trades(C, 0, 0)
    assert scene.goods(B) == (1, 5)
    assert (scene.bag(C), scene.goods(C)) == ("treasure muffin", (2, 5))
    assert scene.told(HandDiscarded) == [HandDiscarded(C, ("itinerant_magician", "bone"))]
    assert scene.discard() == "magician bone"
    assert (scene.hand(C), scene.hand(B)) == ("waste", "t_rex fish lollipop")
    assert scene.turn_of(C)


def test_e07a_the_active_players_muffin_comes_before_the_partners_lollipop() -> None:
    hands = {A: "lollipop treasure bone", B: "muffin fish bone"}
    scene = Scene(3, A, hands, draw="bone fish t_rex magician")
    scene.trades(B, 0, 0)
    assert scene.told(HandDiscarded) == [HandDiscarded(A, ("treasure", "bone"))]
    assert scene.told(NothingToTake) == [NothingToTake(B, A)]
    assert (scene.goods(A), scene.goods(B)) == ((1, 5), (1, 5))
    assert (scene.hand(B), scene.hand(A)) == ("fish bone bone", "fish t_rex magician")


def test_e07b_the_active_players_lollipop_comes_before_the_partners_muffin() -> None:
    hands = {A: "muffin treasure bone", B: "lollipop fish bone"}
    scene = Scene(3, A, hands, draw="bone fish t_rex magician")
    scene.trades(B, 0, 0)
    scene.takes(A, 1)
    assert scene.told(HandDiscarded) == [HandDiscarded(B, ("fish",))]
    assert (scene.bag(A), scene.goods(A)) == ("lollipop bone", (2, 5))
    assert (scene.bag(B), scene.goods(B)) == ("muffin", (1, 5))
    assert (scene.hand(B), scene.hand(A)) == ("bone", "treasure bone fish")


def test_e08_hat() -> None:
    hands = {A: "bone t_rex muffin/hat", B: "hat fish magician"}
    scene = Scene(4, A, hands, draw="treasure lollipop fish")
    scene.trades(B, 0, 0)
    assert scene.bag(B) == "bone"
    assert scene.discard() == "hat"
    (turned,) = scene.told(HandTurned)
    assert (turned.seat, turned.count, turned.cards.value) == (A, 2, ("t_rex", "hat_omniscient_muffin"))
    assert turned.cards.seen_by == (A,)
    assert scene.hand(B) == "fish magician treasure"
    assert scene.hand(A) == "t_rex muffin lollipop"
    assert scene.facings(A) == [IN, IN, OUT]
    assert seen(scene, A, A) == ["t_rex", "muffin", "plain back"]
    for viewer in (B, C, D):
        assert seen(scene, viewer, A) == ["t_rex back", "hat back", "lollipop"]


def test_e09a_a_fish_is_discarded() -> None:
    scene = Scene(3, A, {A: "bone magician t_rex", B: "fish bone treasure"})
    scene.trades(B, 0, 0)
    assert scene.discard() == "fish"
    assert (scene.goods(A), scene.goods(B)) == ((0, 5), (1, 5))


def test_e09b_a_fish_beside_toxic_waste_counts_two() -> None:
    hands = {A: "bone magician t_rex", B: "fish bone treasure"}
    scene = Scene(3, A, hands, {A: "waste bone treasure muffin"})
    assert scene.goods(A) == (3, 6)
    scene.trades(B, 0, 0)
    assert scene.bag(A) == "waste bone treasure muffin fish"
    assert (scene.goods(A), scene.goods(B)) == ((5, 6), (1, 5))
    assert not scene.over()


def test_e10_toxic_waste_raises_the_own_target_only() -> None:
    hands = {C: "waste muffin bone", D: "treasure bone fish"}
    bags = {C: "waste bone bone treasure muffin", D: "bone bone treasure"}
    scene = Scene(4, C, hands, bags, draw="magician fish")
    assert (scene.goods(C), scene.goods(D)) == ((4, 6), (3, 5))
    scene.trades(D, 0, 0)
    assert not scene.over()
    assert (scene.goods(C), scene.goods(D)) == ((5, 6), (3, 6))
    assert (scene.hand(D), scene.hand(C)) == ("bone fish magician", "muffin bone fish")
    assert scene.goods(A)[1] == scene.goods(B)[1] == 5


def test_e11_t_rex_arrives() -> None:
    hands = {B: "bone hat magician", A: "t_rex bone fish"}
    scene = Scene(3, B, hands, {B: "waste bone fish treasure"})
    assert scene.goods(B) == (4, 6)
    scene.trades(A, 0, 0)
    assert scene.bag(A) == "bone"
    assert scene.told(TRexAte) == [TRexAte(B, "fish")]
    assert scene.discard() == "t_rex fish"
    assert (scene.bag(B), scene.goods(B)) == ("waste bone treasure", (2, 6))


def test_e12_waiting_t_rex_lollipop_first() -> None:
    hands = {A: "fish magician bone", B: "lollipop treasure bone"}
    scene = Scene(3, A, hands, {A: "t_rex treasure", B: "bone"}, draw="bone muffin")
    scene.trades(B, 0, 0)
    scene.takes(A, 1)
    assert scene.told(TRexAte) == [TRexAte(A, "lyrical_lollipop")]
    assert (scene.bag(A), scene.goods(A)) == ("treasure bone", (2, 5))
    assert scene.discard() == "fish t_rex lollipop"
    assert (scene.hand(B), scene.hand(A)) == ("treasure bone", "magician bone muffin")


def test_e13_both_reach_the_target() -> None:
    hands = {C: "bone magician t_rex", B: "treasure muffin bone"}
    scene = Scene(3, C, hands, {C: "treasure treasure bone muffin", B: "bone bone treasure lollipop"})
    scene.trades(B, 0, 0)
    assert (scene.goods(C), scene.goods(B)) == ((5, 5), (5, 5))
    assert scene.over()
    assert scene.told(GameEnded) == [GameEnded((B,), "both_targets")]
    assert drawn(scene) == []
    assert [line.rank for line in scene.scores()] == [3, 1, 2]


def sabotage_scene(bag: str, draw: str) -> Scene:
    hands = {A: "treasure bone sabotage", B: "bone t_rex hat", C: "sabotage fish muffin", D: "bone fish bone"}
    return Scene(4, A, hands, {B: bag}, draw=draw)


def test_e14_one_sabotage() -> None:
    scene = sabotage_scene("bone treasure treasure muffin", "fish lollipop")
    scene.trades(B, 0, 1)
    assert scene.told(CardsRevealed)[0].asking == (A, C)
    scene.passes(A)
    scene.sabotages(C, 0)
    assert scene.told(SabotagePlayed) == [SabotagePlayed(C, 0, 1, True, (A,))]
    scene.passes(A)
    assert scene.told(ExchangeCancelled) == [
        ExchangeCancelled("sabotage", (Offer(A, "treasure"), Offer(B, "t_rex"))),
    ]
    assert scene.discard() == "sabotage treasure t_rex"
    assert (scene.hand(B), scene.hand(A)) == ("bone hat fish", "bone sabotage lollipop")
    assert scene.hand(C) == "fish muffin"
    assert scene.goods(B) == (4, 5)
    assert not scene.over()


def test_e15_sabotage_against_sabotage() -> None:
    scene = sabotage_scene("", "fish lollipop bone")
    scene.trades(B, 0, 0)
    scene.passes(A)
    scene.sabotages(C, 0)
    scene.sabotages(A, 1)
    assert scene.told(SabotagePlayed)[-1] == SabotagePlayed(A, 1, 2, False, ())
    assert (scene.bag(A), scene.bag(B)) == ("bone", "treasure")
    assert scene.discard() == "sabotage sabotage"
    assert (scene.hand(B), scene.hand(A)) == ("t_rex hat fish", "bone lollipop bone")
    assert scene.hand(C) == "fish muffin"


def test_e16_reshuffle_in_the_middle_of_the_draws() -> None:
    hands = {A: "bone fish hat", B: "fish treasure muffin", C: "bone t_rex bone"}
    scene = Scene(3, A, hands, draw="magician", pile=1)
    assert len(scene.state.discard) == 55
    scene.trades(B, 1, 2)
    assert scene.told(PileReshuffled) == [PileReshuffled(58)]
    assert scene.arrivals() == [(A, "muffin", "bag"), (B, "fish", "discard")]
    assert scene.told(HandDiscarded) == [HandDiscarded(A, ("bone", "hat"))]
    assert drawn(scene) == [B, A, A, A]
    assert scene.hand(B) == "fish treasure magician"
    assert len(scene.state.hands[A]) == 3
    view = scene.sees(None)
    assert (view.pile, view.discard) == (55, ())
    assert view.pile + sum(map(len, view.hands)) + sum(map(len, view.bags)) == 65


def test_e17_empty_hand() -> None:
    # The turn before, in which nothing of B's or of the pile changes hands, leads to B's.
    scene = Scene(3, A, {A: "magician fish bone", B: "", C: "magician"}, draw="bone fish magician bone muffin")
    scene.trades(C, 0, 0)
    assert scene.told(ExchangeSkipped) == [ExchangeSkipped(B, "own_hand")]
    assert drawn(scene) == [C, A, B, B, B]
    assert scene.hand(B) == "magician bone muffin"
    assert scene.turn_of(C)


def seen(scene: Scene, viewer: Viewer, seat: int) -> list[str]:
    """A hand as the table of E18 writes it."""
    hand = scene.sees(viewer).hands[seat]
    return [f"{slot.back} back" if slot.card is None else faces([slot.card]) for slot in hand]


def test_e18_views() -> None:
    hands = {A: "bone treasure bone/hat", B: "sabotage fish hat", C: "t_rex* magician muffin"}
    scene = Scene(3, A, hands)
    table: dict[Viewer, Sequence[str]] = {
        A: ("plain back, t_rex back, bone", "sabotage, fish, hat back", "t_rex back, magician, muffin"),
        B: ("bone, treasure, hat back", "sabotage, plain back, hat", "t_rex back, magician, muffin"),
        C: ("bone, treasure, hat back", "sabotage, fish, hat back", "t_rex, plain back, plain back"),
        None: (
            "plain back, t_rex back, hat back",
            "sabotage, plain back, hat back",
            "t_rex back, plain back, plain back",
        ),
        ALL: ("bone, treasure, bone", "sabotage, fish, hat", "t_rex, magician, muffin"),
    }
    for viewer, rows in table.items():
        assert [", ".join(seen(scene, viewer, seat)) for seat in (A, B, C)] == list(rows), viewer
