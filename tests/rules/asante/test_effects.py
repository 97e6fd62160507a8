"""AS-9 to AS-12: the effects of Holy Places, Artifacts and Animals beyond the worked examples."""

from __future__ import annotations

import pytest

from games.rules.asante.cards import ANIMALS, ARTIFACTS, PERSONS
from games.rules.asante.effect_notes import CardGiven, CardsExchanged, CardStolen, HandSeen, Stopped
from games.rules.asante.notes import GoldPaid, GoldTaken, HolyPlaceTaken, WareStolen
from tests.rules.asante.scene import A, B, Scene, card, cards

# Holy Places


def test_victoria_brings_a_gold_for_every_copy_and_costs_no_marker() -> None:
    scene = Scene(holy="victoria victoria kilimanjaro")
    scene.plays(A, "play_holy_place", kind="victoria")
    assert (scene.gold, scene.markers, scene.holy()) == (22, 5, ["victoria", "kilimanjaro"])


def test_ngorongoro_exchanges_as_often_as_there_are_copies_and_what_came_may_go_again() -> None:
    scene = Scene(holy="ngorongoro ngorongoro ngorongoro", stand="1 JE")
    scene.plays(A, "play_holy_place", kind="ngorongoro")
    for away, back in (("JE", "TE"), ("TE", "SI")):
        scene.wares("return_ware", away)
        assert scene.refuses(A, "take_ware", ware=away) == "type_barred"
        scene.wares("take_ware", back)
    scene.plays(A, "stop")
    assert scene.idle
    assert scene.stand() == "1 SI"
    assert Scene(holy="ngorongoro").refuses(A, "play_holy_place", kind="ngorongoro") == "stand_empty"


def test_kilimanjaro_offers_only_what_is_possible_and_may_be_stopped() -> None:
    scene = Scene("T1", "T2", holy="kilimanjaro kilimanjaro", pile="")
    scene.plays(A, "play_holy_place", kind="kilimanjaro")
    assert [move.kind for move in scene.offers(A, "choose_kind")] == ["victoria"]
    scene.plays(A, "choose_kind", kind="victoria")
    scene.plays(A, "stop")
    assert scene.idle
    assert scene.told(Stopped) == [Stopped(A, "kilimanjaro")]
    assert scene.gold == 21


def test_kilimanjaro_may_choose_the_same_action_again() -> None:
    scene = Scene(holy="kilimanjaro kilimanjaro", markers=2)
    scene.plays(A, "play_holy_place", kind="kilimanjaro")
    scene.plays(A, "choose_kind", kind="okavango")
    scene.plays(A, "choose_kind", kind="okavango")
    assert scene.idle
    assert scene.markers == 4


def test_only_one_holy_place_a_turn() -> None:
    scene = Scene(holy="victoria okavango")
    scene.plays(A, "play_holy_place", kind="victoria")
    assert not scene.offers(A, "play_holy_place")
    assert scene.refuses(A, "play_holy_place", kind="okavango") == "holy_place_played"
    assert Scene().refuses(A, "play_holy_place", kind="okavango") == "no_such_holy_place"


# Artifacts


@pytest.mark.parametrize(("types", "gold"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 20)])
def test_pottery_pays_by_the_number_of_types(types: int, gold: int) -> None:
    scene = Scene(artifacts="pottery - -", stand="1 JE 1 PE 1 TE 1 SI 1 FR 1 SA")
    scene.plays(A, "use_artifact", slot=1)
    assert not scene.offers(A, "stop")
    scene.wares("return_ware", " ".join(["JE", "PE", "TE", "SI", "FR", "SA"][:types]))
    if types < 6:
        scene.plays(A, "stop")
    assert scene.idle
    assert scene.told(GoldTaken) == [GoldTaken(A, gold, 20 + gold, "pottery")]


def test_a_map_must_choose_a_slot_that_can_be_carried_out() -> None:
    scene = Scene("", "T1", artifacts="map - -", row="ngorongoro okavango kilimanjaro", pile="")
    scene.plays(A, "use_artifact", slot=1)
    assert [move.slot for move in scene.offers(A, "choose_slot")] == [2, 3]
    assert not scene.offers(A, "stop")
    scene.plays(A, "choose_slot", slot=2)
    assert scene.markers == 5


def test_a_map_with_nothing_to_carry_out_cannot_be_used() -> None:
    scene = Scene("", "T1", artifacts="map - -", row="ngorongoro ngorongoro rwenzori", pile="")
    assert scene.refuses(A, "use_artifact", slot=1) == "no_holy_place_possible"


def test_shango_figurine_costs_two_markers_and_brings_a_ware() -> None:
    scene = Scene(artifacts="shango_figurine - -", markers=2)
    scene.plays(A, "use_artifact", slot=1)
    assert scene.kinds() == {"take_ware"}
    scene.wares("take_ware", "SA")
    assert (scene.stand(), scene.markers) == ("1 SA", 0)
    assert Scene(artifacts="shango_figurine - -", markers=1).refuses(A, "use_artifact", slot=1) == "no_marker"
    assert Scene(artifacts="shango_figurine - -", stand="6 JE").refuses(A, "use_artifact", slot=1) == "no_space"


def test_talking_drum_draws_as_many_as_were_discarded() -> None:
    scene = Scene("T1 T2 T3", artifacts="talking_drum - -")
    scene.plays(A, "use_artifact", slot=1)
    assert not scene.offers(A, "stop")
    scene.plays(A, "discard_card", card="T1")
    scene.plays(A, "discard_card", card="T2")
    scene.deals("camel")
    scene.deals("gorilla")
    assert scene.idle
    assert scene.hand() == ["camel", "gorilla", card("T3")]


def test_talking_drum_stops_where_the_hand_is_empty_or_the_player_wants() -> None:
    scene = Scene("T1", artifacts="talking_drum - -")
    scene.plays(A, "use_artifact", slot=1)
    scene.plays(A, "discard_card", card="T1")
    scene.deals("camel")
    assert scene.idle
    assert not scene.told(Stopped)
    scene = Scene("T1 T2", artifacts="talking_drum - -")
    scene.plays(A, "use_artifact", slot=1)
    scene.plays(A, "discard_card", card="T1")
    scene.plays(A, "stop")
    scene.deals("camel")
    assert scene.idle
    assert Scene(artifacts="talking_drum - -").refuses(A, "use_artifact", slot=1) == "no_other_card"


def test_calabash_draws_a_card_for_a_gold() -> None:
    scene = Scene(artifacts="calabash - -")
    scene.plays(A, "use_artifact", slot=1)
    scene.deals("camel")
    assert scene.told(GoldPaid) == [GoldPaid(A, 1, 19, "calabash")]
    assert scene.hand() == ["camel"]
    assert Scene(artifacts="calabash - -", gold=(0, 20)).refuses(A, "use_artifact", slot=1) == "not_enough_gold"
    assert Scene("T1", artifacts="calabash - -", pile="").refuses(A, "use_artifact", slot=1) == "no_card_to_draw"


def test_ancestral_mask_exchanges_with_the_top_of_the_discard_pile() -> None:
    scene = Scene("T1", artifacts="ancestral_mask - -", discard="camel gorilla")
    scene.plays(A, "use_artifact", slot=1)
    scene.plays(A, "choose_card", card="T1")
    assert scene.told(CardsExchanged) == [CardsExchanged(A, card("T1"), "gorilla")]
    assert (scene.hand(), scene.discard) == (["gorilla"], ["camel", card("T1")])
    assert Scene("T1", artifacts="ancestral_mask - -").refuses(A, "use_artifact", slot=1) == "discard_empty"


def test_loom_exchanges_a_ware_for_another_type() -> None:
    scene = Scene(artifacts="loom - -", stand="2 JE")
    scene.plays(A, "use_artifact", slot=1)
    scene.wares("return_ware", "JE")
    assert scene.kinds() == {"take_ware"}
    assert scene.refuses(A, "take_ware", ware="JE") == "type_barred"
    scene.wares("take_ware", "SA")
    assert scene.stand() == "1 JE 1 SA"


# Animals


def test_camel_takes_up_to_two_wares() -> None:
    scene = Scene("camel", stand="5 JE")
    scene.animal("camel")
    scene.wares("take_ware", "SA")
    assert scene.idle
    scene = Scene("camel")
    scene.animal("camel")
    scene.wares("take_ware", "SA")
    scene.plays(A, "stop")
    assert scene.stand() == "1 SA"


def test_cape_buffalo_may_decline_and_must_where_the_condition_does_not_hold() -> None:
    scene = Scene("cape_buffalo", other_artifacts="pottery - -")
    scene.animal("cape_buffalo")
    scene.plays(A, "choose_artifact", owner=B, slot=1)
    assert [move.option for move in scene.offers(A, "choose_option")] == ["decline"]
    scene.plays(A, "choose_option", option="decline")
    assert scene.idle
    assert scene.discard == ["pottery", "cape_buffalo"]
    assert Scene("cape_buffalo").refuses(A, "play_animal", card="cape_buffalo") == "no_artifact_in_play"


def test_cape_buffalo_uses_a_shango_figurine_without_markers() -> None:
    scene = Scene("cape_buffalo", other_artifacts="shango_figurine - -", markers=1)
    scene.animal("cape_buffalo")
    scene.plays(A, "choose_artifact", owner=B, slot=1)
    scene.plays(A, "choose_option", option="use")
    scene.wares("take_ware", "TE")
    assert (scene.stand(A), scene.markers) == ("1 TE", 0)


def test_gorilla_takes_the_only_ware() -> None:
    scene = Scene("gorilla", other_stand="1 JE")
    scene.animal("gorilla")
    assert scene.kinds(B) == {"return_ware"}
    scene.wares("return_ware", "JE", seat=B)
    assert scene.idle
    assert Scene("gorilla").refuses(A, "play_animal", card="gorilla") == "opponent_stand_empty"


def test_jackal_takes_a_card_for_another() -> None:
    scene = Scene("jackal T1", "camel T2")
    scene.animal("jackal")
    (seen,) = scene.told(HandSeen)
    assert (seen.cards.value, seen.cards.seen_by) == (("camel", card("T2")), (A,))
    assert [move.card for move in scene.offers(A, "choose_card")] == ["camel", card("T2")]
    scene.plays(A, "choose_card", card="camel")
    assert [move.card for move in scene.offers(A, "give_card")] == [card("T1")]
    scene.plays(A, "give_card", card="T1")
    assert (scene.hand(A), scene.hand(B)) == (["camel"], sorted(cards("T1 T2")))
    (stolen,), (given,) = scene.told(CardStolen), scene.told(CardGiven)
    assert stolen.card.seen_by == given.card.seen_by == (A, B)
    assert Scene("jackal", "T1").refuses(A, "play_animal", card="jackal") == "no_other_card"
    assert Scene("jackal T1").refuses(A, "play_animal", card="jackal") == "opponent_hand_empty"


def test_marabou_takes_a_holy_place_of_the_opponent() -> None:
    scene = Scene("marabou", other_holy="victoria victoria rwenzori")
    scene.animal("marabou")
    assert [move.kind for move in scene.offers(A, "take_holy_place")] == ["rwenzori", "victoria"]
    scene.plays(A, "take_holy_place", kind="victoria")
    assert scene.told(HolyPlaceTaken) == [HolyPlaceTaken(A, "victoria", None, B)]
    assert (scene.holy(A), scene.holy(B)) == (["victoria"], ["rwenzori", "victoria"])
    assert Scene("marabou").refuses(A, "play_animal", card="marabou") == "opponent_has_no_holy_place"


@pytest.mark.parametrize(("option", "stand"), [("keep", "1 TE"), ("return", "")])
def test_vervet_monkey_steals_a_ware(option: str, stand: str) -> None:
    scene = Scene("vervet_monkey", other_stand="1 TE")
    scene.animal("vervet_monkey")
    scene.plays(A, "steal_ware", ware="TE")
    scene.plays(A, "choose_option", option=option)
    assert scene.idle
    assert scene.told(WareStolen) == [WareStolen(A, B, "tea")]
    assert (scene.stand(A), scene.stand(B)) == (stand, "")


def test_vervet_monkey_without_a_space_returns_the_ware_to_the_supply() -> None:
    scene = Scene("vervet_monkey", stand="6 JE", other_stand="1 TE")
    scene.animal("vervet_monkey")
    scene.plays(A, "steal_ware", ware="TE")
    assert scene.idle
    assert scene.state.supply[2] == 8


def test_an_animalist_cannot_be_played_in_the_own_turn() -> None:
    scene = Scene("animalist camel")
    assert scene.refuses(A, "play_person", card="animalist") == "only_in_response"
    assert scene.refuses(A, "play_animalist") == "only_in_response"
    scene.plays(A, "play_animal", card="camel")
    assert scene.offers(A) == []
    scene.plays(B, "let_pass")
    assert scene.refuses(A, "play_animalist") == "only_in_response"


def test_every_card_of_the_deck_can_be_played_somehow() -> None:
    for name in (*PERSONS, *ANIMALS):
        scene = Scene(
            f"{name} T1 T2",
            "T3 T4 T5 T6",
            stand="1 JE",
            other_stand="1 TE",
            other_artifacts="loom - -",
            other_holy="victoria",
            discard="midwife",
        )
        kind = "play_person" if name in PERSONS else "play_animal"
        assert scene.allows(A, kind, card=name) == (name != "animalist")
    for name in ARTIFACTS:
        scene = Scene("T1", stand="1 JE", discard="camel", artifacts=f"{name} - -")
        assert scene.allows(A, "use_artifact", slot=1)
