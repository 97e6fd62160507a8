"""AS-1.4 and AS-1.5: effects inside effects, and piles that run out in the middle of one (AS-13.1, AS-13.2)."""

from __future__ import annotations

from games.engine.contract import Dealer, Players
from games.rules.asante.effect_notes import CardFinished
from games.rules.asante.messages import Frame
from games.rules.asante.notes import ArtifactPlaced, HolyPlaceTaken, PileRenewed
from tests.rules.asante.scene import A, B, Scene, card, cards


def seized(scene: Scene, option: str = "use") -> Scene:
    """A Cape Buffalo of A's takes the Artifact before B's first slot."""
    scene.animal("cape_buffalo")
    scene.plays(A, "choose_artifact", owner=B, slot=1)
    scene.plays(A, "choose_option", option=option)
    return scene


def test_the_stack_is_as_the_example_of_a_frame_says() -> None:
    scene, finish = Scene("dyer", stand="2 TE"), Frame("finish", "dyer")
    scene.person("dyer")
    assert scene.state.frames == [finish, Frame("return_ware", "dyer", left=5, must=1, rule="same")]
    scene.plays(A, "return_ware", ware="TE")
    scene.plays(A, "stop")
    assert scene.state.frames == [finish, Frame("take_ware", "dyer", rule="other", done=("tea",))]
    scene.plays(A, "take_ware", ware="SI")
    assert scene.idle
    assert scene.discard == ["dyer"]


def test_a_carvers_fourth_artifact_replaces_one_and_brings_its_owner_the_holy_place() -> None:
    row = "victoria okavango kilimanjaro"
    scene = Scene("carver", artifacts="loom pottery map", row=row, discard="calabash", pile="")
    scene.person("carver")
    assert scene.told(PileRenewed) == [PileRenewed(1)]
    scene.deals("calabash")
    assert [move.slot for move in scene.offers(A, "choose_option")] == [None, 1, 2, 3]
    scene.plays(A, "choose_option", option="place", slot=2)
    scene.deals("rwenzori")
    assert scene.idle
    assert scene.told(ArtifactPlaced) == [ArtifactPlaced(A, "calabash", 2, "pottery")]
    assert scene.told(HolyPlaceTaken) == [HolyPlaceTaken(A, "okavango", 2, None)]
    assert (scene.discard, scene.markers) == (["pottery", "carver"], 4)


def test_a_talking_drum_draws_the_very_card_that_it_discarded_where_no_other_is_left() -> None:
    scene = Scene("T1 T2", artifacts="talking_drum - -", pile="")
    scene.plays(A, "use_artifact", slot=1)
    scene.plays(A, "discard_card", card="T1")
    scene.plays(A, "stop")
    assert scene.waiting == Dealer((card("T1"),), 1)
    scene.deals("T1")
    assert scene.idle
    assert scene.hand() == sorted(cards("T1 T2"))


def test_a_seized_talking_drum_and_both_cards_at_work_stay_out_of_the_new_pile() -> None:
    scene = Scene("tracker T1", other_artifacts="talking_drum - -", pile="cape_buffalo")
    scene.person("tracker")
    scene.deals("cape_buffalo")
    scene.plays(A, "choose_option", option="play_now")
    scene.plays(B, "let_pass")
    scene.plays(A, "choose_artifact", owner=B, slot=1)
    scene.plays(A, "choose_option", option="use")
    scene.plays(A, "discard_card", card="T1")
    assert scene.state.resolving == ["tracker", "cape_buffalo", "talking_drum"]
    assert scene.waiting == Dealer((card("T1"),), 1)
    scene.deals("T1")
    assert scene.idle
    assert [note.card for note in scene.told(CardFinished)] == ["talking_drum", "cape_buffalo", "tracker"]
    assert scene.discard == ["talking_drum", "cape_buffalo", "tracker"]


def test_a_seized_artifact_costs_its_gold_and_rests_where_there_is_none() -> None:
    scene = seized(Scene("cape_buffalo", other_artifacts="calabash - -", gold=(1, 20)))
    scene.deals("T1")
    assert (scene.gold, scene.hand(), scene.markers) == (0, [card("T1")], 4)
    scene = Scene("cape_buffalo", other_artifacts="calabash - -", gold=(0, 20))
    seized(scene, "decline")
    assert scene.discard == ["calabash", "cape_buffalo"]


def test_a_seized_mask_takes_the_top_card_before_it_lies_on_the_pile_itself() -> None:
    scene = seized(Scene("cape_buffalo T1", other_artifacts="ancestral_mask - -", discard="camel"))
    scene.plays(A, "choose_card", card="T1")
    assert scene.idle
    assert (scene.hand(), scene.discard) == (["camel"], [card("T1"), "ancestral_mask", "cape_buffalo"])


def test_a_trackers_jackal_exchanges_cards() -> None:
    scene = Scene("tracker T1", "camel", pile="jackal")
    scene.person("tracker")
    scene.deals("jackal")
    scene.plays(A, "choose_option", option="play_now")
    assert scene.waiting == Players((B,), window=True)
    scene.plays(B, "let_pass")
    scene.plays(A, "choose_card", card="camel")
    scene.plays(A, "give_card", card="T1")
    assert scene.idle
    assert (scene.hand(A), scene.hand(B)) == (["camel"], [card("T1")])
    assert (scene.discard, scene.markers) == (["jackal", "tracker"], 4)


def test_a_trackers_jackal_needs_a_card_to_give() -> None:
    scene = Scene("tracker", "camel", pile="jackal")
    scene.person("tracker")
    scene.deals("jackal")
    assert [move.option for move in scene.offers(A, "choose_option")] == ["to_hand"]


def test_a_chieftain_and_a_rwenzori_draw_no_more_than_there_is() -> None:
    scene = Scene("chieftain", discard="T1", pile="T2")
    scene.person("chieftain")
    scene.plays(A, "choose_option", option="draw")
    scene.deals("T2")
    scene.deals("T1")
    assert scene.idle
    assert (len(scene.hand()), scene.discard) == (2, ["chieftain"])
    scene = Scene(holy="rwenzori rwenzori rwenzori", row="victoria okavango kilimanjaro", pile="T1 T2")
    scene.plays(A, "play_holy_place", kind="rwenzori")
    scene.deals("T1")
    scene.deals("T2")
    assert scene.idle


def test_each_step_of_a_cartographer_sees_what_the_step_before_left() -> None:
    scene = Scene("cartographer", row="rwenzori okavango kilimanjaro", pile="T1")
    scene.person("cartographer")
    scene.plays(A, "choose_slot", slot=1)
    scene.deals("T1")
    scene.plays(A, "choose_slot", slot=3)
    assert [move.kind for move in scene.offers(A, "choose_kind")] == ["victoria", "okavango"]
    scene.plays(A, "choose_kind", kind="okavango")
    assert scene.idle, "five markers are available, so the Okavango in the row is impossible now (AS-1.6)"
    assert (scene.markers, scene.discard) == (5, ["cartographer"])
