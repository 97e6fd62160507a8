"""AS-11: the effects of Persons beyond the worked examples."""

from __future__ import annotations

from games.engine.contract import Dealer
from games.rules.asante.effect_notes import CardFinished, NothingFitted, OptionChosen, SlotChosen
from games.rules.asante.notes import ArtifactPlaced, SearchFailed
from tests.rules.asante.scene import A, B, Scene, card, cards


def test_boatman_needs_a_card_and_a_space_and_may_take_fewer() -> None:
    assert Scene("boatman").refuses(A, "play_person", card="boatman") == "no_other_card"
    assert Scene("boatman T1", stand="6 JE").refuses(A, "play_person", card="boatman") == "no_space"
    scene = Scene("boatman T1 T2 T3")
    scene.person("boatman")
    scene.plays(A, "choose_number", number=2)
    for name in ("T1", "T2", "T3"):
        assert not scene.offers(A, "stop")
        scene.plays(A, "discard_card", card=name)
    scene.plays(A, "stop")
    assert scene.idle
    assert scene.stand() == ""


def test_cartographer_counts_okavango_and_may_stop() -> None:
    scene = Scene("cartographer", row="okavango ngorongoro ngorongoro")
    scene.person("cartographer")
    assert [move.slot for move in scene.offers(A, "choose_slot")] == [1]
    assert scene.offers(A, "stop")
    scene.plays(A, "choose_slot", slot=1)
    assert scene.idle
    assert scene.markers == 5
    scene = Scene("cartographer")
    scene.person("cartographer")
    scene.plays(A, "stop")
    assert scene.told(SlotChosen) == []


def test_carver_finds_an_artifact_and_places_it_for_nothing() -> None:
    scene = Scene("carver", artifacts="loom - -", row="victoria okavango kilimanjaro")
    scene.person("carver")
    scene.deals("camel")
    scene.deals("map")
    assert [(move.option, move.slot) for move in scene.offers(A, "choose_option")] == [
        ("to_hand", None),
        ("place", 2),
        ("place", 3),
    ]
    scene.plays(A, "choose_option", option="place", slot=2)
    scene.deals("rwenzori")
    assert scene.idle
    assert scene.told(ArtifactPlaced) == [ArtifactPlaced(A, "map", 2, None)]
    assert (scene.holy(B), scene.markers, scene.discard) == (["okavango"], 4, ["camel", "carver"])


def test_carver_may_keep_what_was_found_and_everybody_knows_it() -> None:
    scene = Scene("carver")
    scene.person("carver")
    scene.deals("map")
    scene.plays(A, "choose_option", option="to_hand")
    assert scene.hand() == ["map"]
    assert scene.state.known[A].cards == scene.state.open[A].cards == ("map",)


def test_chieftain_makes_the_opponent_discard_down_to_three() -> None:
    scene = Scene("chieftain T1", "T2 T3 T4 camel gorilla")
    scene.person("chieftain")
    scene.plays(A, "choose_option", option="opponent_discards")
    assert scene.asks(B)
    assert scene.kinds(B) == {"discard_card"}
    scene.plays(B, "discard_card", card="camel")
    scene.plays(B, "discard_card", card="T2")
    assert scene.idle
    assert scene.hand(B) == sorted(cards("T3 T4 gorilla"))


def test_chieftain_fills_the_own_hand_to_five() -> None:
    scene = Scene("chieftain T1 T2", "T3")
    scene.person("chieftain")
    assert [move.option for move in scene.offers(A, "choose_option")] == ["draw"]
    scene.plays(A, "choose_option", option="draw")
    for name in ("camel", "gorilla", "map"):
        scene.deals(name)
    assert scene.idle
    assert len(scene.hand()) == 5
    assert Scene("chieftain T1 T2 T3 T4 T5", "T6").refuses(A, "play_person", card="chieftain") == "nobody_affected"


def test_dyer_takes_at_most_five_and_may_stop() -> None:
    scene = Scene("dyer", stand="6 SI")
    scene.person("dyer")
    scene.wares("return_ware", "SI SI SI SI SI")
    scene.wares("take_ware", "JE PE")
    scene.plays(A, "stop")
    assert scene.stand() == "1 JE 1 PE 1 SI"
    assert Scene("dyer").refuses(A, "play_person", card="dyer") == "stand_empty"


def test_dyer_returns_one_type_only() -> None:
    scene = Scene("dyer", stand="2 SI 1 JE")
    scene.person("dyer")
    scene.wares("return_ware", "SI")
    assert scene.refuses(A, "return_ware", ware="JE") == "type_barred"
    assert scene.refuses(A, "return_ware", ware="SA") == "not_on_stand"


def test_haggler_sells_at_the_market_criers_price() -> None:
    scene = Scene("market_crier haggler E1", stand="1 TE 1 SA")
    scene.person("market_crier")
    scene.person("haggler")
    scene.plays(A, "choose_card", card="E1")
    assert scene.kinds() == {"return_ware"}
    scene.wares("return_ware", "TE SA")
    assert scene.gold == 27


def test_haggler_needs_public_facts_only_and_may_find_nothing() -> None:
    assert Scene("haggler E1").refuses(A, "play_person", card="haggler") == "stand_empty"
    assert Scene("haggler", stand="2 JE").refuses(A, "play_person", card="haggler") == "no_other_card"
    scene = Scene("haggler X1 T1 camel", stand="2 JE")
    scene.person("haggler")
    assert scene.told(NothingFitted) == [NothingFitted(A, "haggler")]
    assert scene.idle
    assert (scene.gold, scene.discard, scene.stand()) == (20, ["haggler"], "2 JE")


def test_healer_takes_the_lowest_copy_and_animalists_are_persons() -> None:
    scene = Scene("healer", discard="midwife camel midwife animalist")
    scene.person("healer")
    assert [move.card for move in scene.offers(A, "choose_card")] == ["animalist", "midwife"]
    scene.plays(A, "choose_card", card="midwife")
    assert scene.discard == ["camel", "midwife", "animalist", "healer"]
    assert scene.state.open[A].cards == ("midwife",)


def test_hermit_takes_one_of_five_and_the_others_stay_in_order() -> None:
    scene = Scene("hermit", pile="T1 T2 T3 T4 T5 T6")
    scene.person("hermit")
    scene.deals("T3", "T1", "T5", "T2", "T6")
    assert [move.position for move in scene.offers(A, "choose_position")] == [1, 2, 3, 4, 5]
    scene.plays(A, "choose_position", position=3)
    assert scene.hand() == [card("T5")]
    assert [each.card for each in scene.state.top] == cards("T3 T1 T2 T6")
    assert all(each.seen_by == (A,) for each in scene.state.top)
    assert scene.state.pool == [card("T4")]


def test_what_was_looked_at_is_drawn_without_a_question() -> None:
    scene = Scene("hermit midwife", pile="T1 T2 T3")
    scene.person("hermit")
    scene.deals("T3", "T1", "T2")
    scene.plays(A, "choose_position", position=2)
    scene.person("midwife")
    assert scene.idle
    assert scene.hand() == sorted(cards("T1 T2 T3"))


def test_hermit_renews_an_empty_pile_and_looks_at_what_there_is() -> None:
    scene = Scene("hermit", discard="T1 camel", pile="")
    scene.person("hermit")
    assert scene.waiting == Dealer(("camel", card("T1")), 2)
    scene.deals("T1", "camel")
    scene.plays(A, "choose_position", position=2)
    assert scene.hand() == ["camel"]
    assert scene.discard == ["hermit"]


def test_moneychanger_pays_two_gold_a_ware() -> None:
    scene = Scene("moneychanger", stand="2 JE 1 SA")
    scene.person("moneychanger")
    assert not scene.offers(A, "stop")
    scene.wares("return_ware", "JE SA")
    scene.plays(A, "stop")
    assert (scene.gold, scene.stand()) == (24, "1 JE")


def test_midwife_draws_as_many_as_there_are() -> None:
    scene = Scene("midwife", pile="T1")
    scene.person("midwife")
    scene.deals("T1")
    assert scene.idle
    assert scene.hand() == [card("T1")]
    assert Scene("midwife", "T1", pile="").refuses(A, "play_person", card="midwife") == "no_card_to_draw"


def test_nomad_is_limited_by_the_stand() -> None:
    scene = Scene("nomad", stand="6 JE")
    scene.person("nomad")
    scene.plays(A, "stop")
    assert scene.idle
    assert scene.stand() == "6 JE"


def test_pilgrim_takes_a_holy_place_of_the_row() -> None:
    scene = Scene("pilgrim", row="victoria okavango kilimanjaro")
    scene.person("pilgrim")
    scene.plays(A, "choose_slot", slot=3)
    scene.deals("rwenzori")
    assert (scene.holy(), scene.state.row) == (["kilimanjaro"], ["victoria", "okavango", "rwenzori"])


def test_a_tracker_chain() -> None:
    """Tracker > Cape Buffalo > Map > Kilimanjaro > Ngorongoro: the deepest nesting there is (6.0)."""
    scene = Scene("tracker", other_artifacts="- map -", row="victoria okavango kilimanjaro", stand="1 JE")
    scene.person("tracker")
    scene.deals("T1")
    scene.deals("cape_buffalo")
    scene.plays(A, "choose_option", option="play_now")
    scene.plays(B, "let_pass")
    scene.plays(A, "choose_artifact", owner=B, slot=2)
    scene.plays(A, "choose_option", option="use")
    scene.plays(A, "choose_slot", slot=3)
    scene.plays(A, "choose_kind", kind="ngorongoro")
    assert [frame.source for frame in scene.state.frames] == ["tracker", "cape_buffalo", "map", "ngorongoro"]
    assert scene.state.resolving == ["tracker", "cape_buffalo", "map"]
    scene.wares("return_ware", "JE")
    scene.wares("take_ware", "TE")
    assert scene.idle
    assert [note.card for note in scene.told(CardFinished)] == ["map", "cape_buffalo", "tracker"]
    assert scene.discard == [card("T1"), "map", "cape_buffalo", "tracker"]
    assert (scene.markers, scene.stand(), scene.state.artifacts[B]) == (4, "1 TE", ["", "", ""])


def test_a_tracker_whose_animal_is_cancelled_loses_only_the_animal() -> None:
    scene = Scene("tracker", "animalist")
    scene.person("tracker")
    scene.deals("camel")
    scene.plays(A, "choose_option", option="play_now")
    scene.plays(B, "play_animalist")
    assert scene.idle
    assert scene.discard == ["camel", "animalist", "tracker"]
    assert (scene.stand(), scene.markers) == ("", 4)


def test_a_cancelled_tracker_does_not_search() -> None:
    scene = Scene("tracker", "animalist")
    scene.plays(A, "play_person", card="tracker")
    scene.plays(B, "play_animalist")
    assert scene.idle
    assert scene.discard == ["tracker", "animalist"]


def test_a_tracker_cannot_play_an_animal_whose_condition_does_not_hold() -> None:
    scene = Scene("tracker")
    scene.person("tracker")
    scene.deals("gorilla")
    assert [move.option for move in scene.offers(A, "choose_option")] == ["to_hand"]
    scene.plays(A, "choose_option", option="to_hand")
    assert scene.told(OptionChosen) == [OptionChosen(A, "tracker", "to_hand")]
    assert scene.hand() == ["gorilla"]


def test_a_search_renews_the_pile_where_the_discard_pile_holds_what_is_wanted() -> None:
    scene = Scene("tracker", discard="camel", pile="T1")
    scene.person("tracker")
    scene.deals("T1")
    assert scene.waiting == Dealer(("camel", card("T1")), 1)
    scene.deals("camel")
    scene.plays(A, "choose_option", option="to_hand")
    assert scene.hand() == ["camel"]


def test_a_search_without_result_ends() -> None:
    scene = Scene("tracker", discard="map", pile="T1")
    scene.person("tracker")
    scene.deals("T1")
    assert scene.told(SearchFailed) == [SearchFailed(A, "tracker")]
    assert scene.idle
    assert scene.discard == ["map", card("T1"), "tracker"]
