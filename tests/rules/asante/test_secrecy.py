"""Part 7 of the rules file: what the views hold, what they keep from whom, and which worlds fit them."""

from __future__ import annotations

from collections import Counter
from random import Random

from games.engine.contract import ALL, Outcome, Viewer
from games.engine.redact import blank
from games.rules.asante import RULES
from games.rules.asante.cards import PLAIN_SIZE
from games.rules.asante.effect_notes import CardGiven, CardStolen, HandSeen, PileLookedAt, PositionTaken
from games.rules.asante.messages import PileCard
from games.rules.asante.notes import CardDrawn
from games.rules.asante.state import DRAW
from tests.rules.asante.kit_case import CASE
from tests.rules.asante.scene import A, B, Scene, card, cards

EVERYBODY: tuple[Viewer, ...] = (A, B, None, ALL)


def test_a_hand_is_in_the_view_of_its_owner_only() -> None:
    state = Scene("T1 camel", "animalist").state
    hands = [[seat.hand for seat in RULES.view(state, viewer).seats] for viewer in EVERYBODY]
    own, other = ("camel", card("T1")), ("animalist",)
    assert hands == [[own, None], [None, other], [None, None], [own, other]]
    assert [[seat.cards for seat in RULES.view(state, viewer).seats] for viewer in EVERYBODY] == [[2, 1]] * 4


def test_a_drawn_card_is_in_the_view_of_its_drawer_only() -> None:
    scene = Scene(phase=DRAW)
    scene.plays(A, "draw_card")
    scene.deals("camel")
    assert [scene.sees(viewer).drawn for viewer in EVERYBODY] == ["camel", None, None, "camel"]
    (note,) = scene.told(CardDrawn)
    assert [blank(note, viewer)["card"] for viewer in EVERYBODY] == ["camel", None, None, "camel"]


def test_peeked_cards_are_remembered_by_who_peeked() -> None:
    scene = Scene("hermit", pile="T1 T2 T3")
    scene.person("hermit")
    scene.deals("T1", "T2", "T3")
    scene.plays(A, "choose_position", position=2)
    own = (PileCard(card("T1"), (A,)), PileCard(card("T3"), (A,)))
    backs = (PileCard(None, (A,)), PileCard(None, (A,)))
    assert [scene.sees(viewer).top for viewer in EVERYBODY] == [own, backs, backs, own]
    looked, taken = scene.told(PileLookedAt)[0], scene.told(PositionTaken)[0]
    assert (blank(looked, B)["count"], blank(looked, B)["cards"]) == (3, None)
    assert (blank(taken, B)["position"], blank(taken, B)["card"], blank(taken, A)["card"]) == (2, None, card("T2"))


def test_who_peeks_after_the_other_learns_what_the_other_left_on_the_pile_too() -> None:
    scenes = []
    for left in ("T1 T2", "E1 E2"):
        top = tuple(PileCard(name, (B,)) for name in cards(left))
        scene = Scene("hermit", top=top, pile="T3 T4 T5")
        scene.person("hermit")
        scenes.append(scene)
    new = Outcome(tuple(cards("T3 T4 T5")))
    learned = [[CASE.learns(scene.state, new, viewer) for viewer in (A, B, None)] for scene in scenes]
    assert [one == other for one, other in zip(*learned, strict=True)] == [False, True, True]
    for scene, left in zip(scenes, ("T1 T2", "E1 E2"), strict=True):
        scene.deals("T3", "T4", "T5")
        (looked,) = scene.told(PileLookedAt)
        assert looked.cards.value == tuple(cards(f"{left} T3 T4 T5"))
        assert [each.seen_by for each in scene.state.top] == [(A, B), (A, B), (A,), (A,), (A,)]


def test_a_jackal_shows_the_hand_to_one_and_both_cards_to_both() -> None:
    scene = Scene("jackal T1", "camel T2")
    scene.animal("jackal")
    scene.plays(A, "choose_card", card="camel")
    assert [scene.sees(viewer).stolen for viewer in EVERYBODY] == ["camel", "camel", None, "camel"]
    scene.plays(A, "give_card", card="T1")
    views = [scene.sees(viewer) for viewer in (A, B, None)]
    known = [[seat.known.cards if seat.known else None for seat in view.seats] for view in views]
    both = tuple(sorted(cards("T1 T2")))
    assert known == [[("camel",), both], [("camel",), both], [None, None]]
    seen, stolen, given = scene.told(HandSeen)[0], scene.told(CardStolen)[0], scene.told(CardGiven)[0]
    assert [blank(seen, viewer)["cards"] for viewer in (A, B, None)] == [("camel", card("T2")), None, None]
    assert [blank(stolen, viewer)["card"] for viewer in (A, B, None)] == ["camel", "camel", None]
    assert [blank(given, viewer)["card"] for viewer in (A, B, None)] == [card("T1"), card("T1"), None]


def test_what_is_known_of_a_hand_leaves_it_when_it_is_played() -> None:
    scene = Scene("healer", discard="midwife")
    scene.person("healer")
    scene.plays(A, "choose_card", card="midwife")
    assert scene.sees(B).seats[A].open.cards == ("midwife",)
    scene.person("midwife")
    assert scene.sees(B).seats[A].open.cards == ()


def test_when_the_pile_is_renewed_the_rest_must_be_in_the_other_hand() -> None:
    scene = Scene("T1", "camel gorilla", discard="T2 T3", pile="", phase=DRAW)
    scene.plays(A, "draw_card")
    known = scene.sees(A).seats[B].known
    assert known is not None
    assert known.cards == ("camel", "gorilla")


def test_who_could_respond_is_in_no_view_but_that_of_the_responder() -> None:
    with_one, without = (Scene("camel", other).state for other in ("animalist T1", "gorilla T1"))
    for state in (with_one, without):
        RULES.play(state, A, Scene("camel").move("play_animal", card="camel"))
    for viewer in (A, None):
        assert RULES.view(with_one, viewer) == RULES.view(without, viewer)
        assert RULES.hints(RULES.view(with_one, viewer)) == RULES.hints(RULES.view(without, viewer))
    assert RULES.legal(with_one, B) != RULES.legal(without, B)


def test_worlds_deal_unseen_cards_by_copy() -> None:
    scene = Scene("camel", "T1", pile="animalist animalist animalist")
    chance = Random(3)
    view = scene.sees(A)
    hands = Counter(RULES.imagine(view, chance).hands[B][0] for _ in range(2000))
    assert set(hands) == {"animalist", card("T1")}
    assert 1400 < hands["animalist"] < 1600


def test_worlds_hold_what_a_haggler_told_of_a_hand() -> None:
    scene = Scene("haggler camel gorilla", "T1", stand="3 JE", discard="midwife")
    scene.person("haggler")
    chance = Random(4)
    view = scene.sees(B)
    assert view.seats[A].open.plain == (0, 2, 0)
    worlds = [RULES.imagine(view, chance) for _ in range(300)]
    assert all(PLAIN_SIZE.get(name, 0) not in (2, 3) for world in worlds for name in world.hands[A])
    assert any(PLAIN_SIZE.get(name, 0) == 4 for world in worlds for name in world.hands[A])
    scene.plays(A, "end_turn")
    scene.plays(B, "begin_play")
    scene.plays(B, "end_turn")
    scene.plays(A, "draw_card")
    scene.deals("E1")
    scene.plays(A, "keep_card")
    scene.animal("camel")
    known = scene.sees(B).seats[A].known
    assert known is not None
    assert (known.plain, len(scene.hand())) == ((0, 1, 0), 2)
    scene.plays(A, "stop")
    scene.plays(A, "buy_wares", card="E1")
    known = scene.sees(B).seats[A].known
    assert known is not None
    assert (known.plain, scene.hand()) == ((0, 1, 0), ["gorilla"])


def test_who_chooses_a_card_for_a_haggler_holds_one_in_every_world() -> None:
    scene = Scene("haggler E1 camel", "T1", stand="2 JE")
    scene.person("haggler")
    chance = Random(5)
    for viewer in (B, None):
        view = scene.sees(viewer)
        worlds = [RULES.imagine(view, chance) for _ in range(100)]
        assert all(any(PLAIN_SIZE.get(name, 0) == 2 for name in world.hands[A]) for world in worlds)


def test_a_world_from_the_view_of_everything_is_the_truth() -> None:
    scene = Scene("jackal hermit T1", "camel T2", stand="1 JE", holy="victoria", other_artifacts="- map -")
    scene.person("hermit")
    scene.deals("T3", "T4", "T5", "T6", "E1")
    scene.plays(A, "choose_position", position=2)
    scene.animal("jackal")
    scene.plays(A, "choose_card", card="camel")
    assert RULES.imagine(scene.sees(ALL), Random(1)) == scene.state


def test_a_copy_shares_nothing_that_can_change() -> None:
    scene = Scene("midwife T1", "camel")
    copy = RULES.copy(scene.state)
    assert copy == scene.state
    RULES.play(copy, A, scene.move("play_person", card="midwife"))
    assert copy != scene.state
    assert scene.state == Scene("midwife T1", "camel").state
