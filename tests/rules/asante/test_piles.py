"""AS-13: piles that run out, slots that stay empty and are refilled."""

from __future__ import annotations

from games.engine.contract import Dealer
from games.rules.asante.notes import CardDrawn, HolyPileRenewed, PileRenewed, RowRefilled
from games.rules.asante.state import DRAW
from tests.rules.asante.scene import A, B, Scene, card, cards
from tests.rules.asante.test_turn import ALL_BUT_TWO_RWENZORI


def test_an_empty_draw_pile_is_renewed_from_the_discard_pile() -> None:
    scene = Scene("midwife", discard="T1 T2 T3", pile="camel")
    scene.person("midwife")
    scene.deals("camel")
    assert scene.told(PileRenewed) == [PileRenewed(3)]
    assert scene.waiting == Dealer(tuple(sorted(cards("T1 T2 T3"))), 1)
    scene.deals("T2")
    assert scene.discard == ["midwife"]
    assert scene.state.pool == sorted(cards("T1 T3"))


def test_the_pile_is_renewed_only_when_a_card_is_needed() -> None:
    scene = Scene(discard="T1", pile="camel", phase=DRAW)
    scene.plays(A, "draw_card")
    scene.deals("camel")
    assert scene.discard == [card("T1")]
    scene.plays(A, "reject_card")
    scene.plays(A, "draw_card")
    assert scene.told(PileRenewed) == [PileRenewed(2)]


def test_the_card_that_was_drawn_and_the_card_at_work_are_not_shuffled_in() -> None:
    scene = Scene("midwife", "T1", pile="")
    assert scene.refuses(A, "play_person", card="midwife") == "no_card_to_draw"
    scene = Scene("midwife", discard="T1", pile="")
    scene.person("midwife")
    assert scene.waiting == Dealer((card("T1"),), 1)
    scene.deals("T1")
    assert scene.idle
    assert [note.source for note in scene.told(CardDrawn)] == ["midwife"]


def test_an_empty_holy_place_pile_is_renewed_from_its_discard_pile() -> None:
    scene = Scene("pilgrim", row="victoria okavango kilimanjaro", holy="victoria", holy_pile=())
    scene.person("pilgrim")
    scene.plays(A, "choose_slot", slot=1)
    assert scene.told(HolyPileRenewed) == [HolyPileRenewed(11)]
    scene.deals("rwenzori")
    assert scene.state.row == ["rwenzori", "okavango", "kilimanjaro"]


def test_a_slot_that_cannot_be_refilled_stays_empty() -> None:
    scene = Scene(
        "pilgrim", row="victoria rwenzori rwenzori", other_holy=ALL_BUT_TWO_RWENZORI.replace("victoria", "", 1)
    )
    scene.person("pilgrim")
    scene.plays(A, "choose_slot", slot=2)
    assert scene.idle
    assert scene.state.row == ["victoria", "", "rwenzori"]
    assert scene.state.holy_pool == scene.state.holy_discard == []


def test_a_holy_place_that_is_discarded_refills_the_lowest_empty_slot() -> None:
    scene = Scene(row="- - rwenzori", holy="rwenzori", other_holy=ALL_BUT_TWO_RWENZORI)
    scene.plays(A, "play_holy_place", kind="rwenzori")
    assert scene.told(HolyPileRenewed) == [HolyPileRenewed(1)]
    assert scene.waiting == Dealer(("rwenzori",), 1)
    scene.deals("rwenzori")
    assert scene.told(RowRefilled) == [RowRefilled(1, "rwenzori")]
    scene.deals("camel")
    assert scene.idle
    assert scene.state.row == ["rwenzori", "", "rwenzori"]


def test_an_empty_row_has_nothing_for_a_pilgrim_or_a_map() -> None:
    everything = 3 * "rwenzori victoria okavango ngorongoro kilimanjaro "
    scene = Scene("pilgrim cartographer", artifacts="map - -", row="- - -", other_holy=everything)
    assert scene.refuses(A, "play_person", card="pilgrim") == "row_empty"
    assert scene.refuses(A, "play_person", card="cartographer") == "no_holy_place_possible"
    assert scene.refuses(A, "use_artifact", slot=1) == "no_holy_place_possible"


def test_a_ware_type_that_has_run_out_cannot_be_taken() -> None:
    scene = Scene("camel", stand="2 TE", other_stand="6 TE")
    scene.animal("camel")
    assert scene.refuses(A, "take_ware", ware="TE") == "supply_short"
    assert [move.ware for move in scene.offers(A, "take_ware")] == ["jewelry", "pelt", "silk", "fruits", "salt"]


def test_gold_never_runs_out() -> None:
    scene = Scene("Q1", stand="1 TE 1 SI 1 FR 1 SA", gold=(200, 200))
    scene.plays(A, "sell_wares", card="Q1")
    assert scene.gold == 214


def test_both_players_draw_from_what_one_has_looked_at() -> None:
    scene = Scene("hermit", "midwife", pile="T1 T2 T3 T4")
    scene.person("hermit")
    scene.deals("T1", "T2", "T3", "T4")
    scene.plays(A, "choose_position", position=1)
    scene.plays(A, "end_turn")
    scene.plays(B, "draw_card")
    assert scene.state.drawn == card("T2")
    assert scene.state.drawn_seen_by == (A,)
    scene.plays(B, "keep_card")
    assert scene.state.known[B].cards == (card("T2"),)
    assert scene.state.open[B].cards == ()
