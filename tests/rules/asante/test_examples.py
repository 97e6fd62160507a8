"""The worked examples of part 10 of the rules file, one test each: turns, Ware cards, Artifacts and Holy Places.

The others are in test_examples_announced.py. A is seat 0, B is seat 1; slots count from 1.
"""

from __future__ import annotations

from games.engine.contract import OVER
from games.rules.asante import RULES
from games.rules.asante.cards import NUMBERS
from games.rules.asante.effect_notes import Stopped
from games.rules.asante.messages import Setup
from games.rules.asante.moves import EndTurn, PlayHolyPlace
from games.rules.asante.notes import (
    BonusTaken,
    EndTriggered,
    GameEnded,
    HolyPlaceTaken,
    MarkersRetrieved,
    RowRefilled,
    WaresBought,
    WaresSold,
)
from games.rules.asante.state import DRAW, PLAY
from tests.rules.asante.scene import A, B, Scene, card, cards


def test_w01_digging_in_the_draw_phase() -> None:
    scene = Scene(phase=DRAW)
    for name, answer in (("tracker", "reject_card"), ("animalist", "reject_card"), ("X6", "keep_card")):
        scene.do("draw_card")
        scene.deal(name)
        scene.do(answer)
    assert scene.hand() == [card("X6")]
    assert scene.discard == ["tracker", "animalist"]
    assert (scene.markers, scene.state.phase) == (2, PLAY)
    assert "draw_card" not in scene.kinds()


def test_w02_all_five_markers_on_draws() -> None:
    scene = Scene("E1", phase=DRAW, holy="okavango")
    for name in ("midwife", "camel", "T1", "T2", "T3"):
        scene.do("draw_card")
        scene.deal(name)
        scene.do("reject_card")
    assert (scene.markers, scene.state.phase, scene.hand()) == (0, PLAY, [card("E1")])
    assert RULES.legal(scene.state, A) == [PlayHolyPlace("okavango"), EndTurn()]
    scene.do("play_holy_place", kind="okavango")
    assert scene.markers == 1


def test_w03_doing_nothing() -> None:
    scene = Scene(phase=DRAW)
    scene.do("begin_play")
    scene.do("end_turn")
    assert scene.told(BonusTaken) == [BonusTaken(A, 1, 21)]
    assert scene.state.gold == [21, 20]


def test_w04_buying() -> None:
    scene = Scene("T1", gold=(9, 20))
    scene.do("buy_wares", card="T1")
    assert scene.told(WaresBought) == [WaresBought(A, card("T1"), ("jewelry", "pelt", "silk"), 5, 4)]
    assert (scene.gold, scene.stand(), scene.markers) == (4, "1 JE 1 PE 1 SI", 4)
    assert scene.discard == [card("T1")]


def test_w05_no_room() -> None:
    scene = Scene("T1 E3", stand="2 JE 2 PE")
    assert scene.refused("buy_wares", card="T1") == "no_space"
    scene.do("buy_wares", card="E3")
    assert scene.stand() == "2 JE 2 PE 2 TE"


def test_w06_supply_too_small() -> None:
    scene = Scene("M3 T2", stand="3 TE", other_stand="4 TE")
    assert scene.refused("buy_wares", card="M3") == "supply_short"
    scene.do("buy_wares", card="T2")
    assert scene.stand() == "1 PE 4 TE 1 FR"


def test_w07_two_packages() -> None:
    scene = Scene("K2 K2", stand="1 SI", gold=(5, 20))
    scene.do("buy_wares", card="K2", package_type="TE")
    assert (scene.gold, scene.stand()) == (0, "2 TE 1 SI")
    assert [move.package_type for move in scene.legal("sell_wares")] == ["tea"]
    assert scene.refused("sell_wares", card="K2", package_type="SI") == "wares_missing"
    scene.do("sell_wares", card="K2", package_type="TE")
    assert (scene.gold, scene.stand()) == (6, "1 SI")


def test_w08_a_package_equal_to_the_shown_type() -> None:
    scene = Scene("X6", stand="3 SA")
    assert [move.package_type for move in scene.legal("sell_wares")] == ["salt"]
    scene.do("sell_wares", card="X6", package_type="SA")
    assert scene.told(WaresSold) == [WaresSold(A, card("X6"), ("salt", "salt", "salt"), 9, 29)]
    assert (scene.gold, scene.stand()) == (29, "")


def test_w09_placing_an_artifact() -> None:
    scene = Scene("pottery", artifacts="loom - -", stand="1 JE 1 TE", row="victoria okavango kilimanjaro")
    assert scene.refused("place_artifact", card="pottery", slot=1) == "place_taken"
    scene.do("place_artifact", card="pottery", slot=3)
    scene.deal("ngorongoro")
    assert scene.told(HolyPlaceTaken) == [HolyPlaceTaken(B, "kilimanjaro", 3, None)]
    assert scene.told(RowRefilled) == [RowRefilled(3, "ngorongoro")]
    assert (scene.holy(B), scene.holy(A)) == (["kilimanjaro"], [])
    assert (scene.state.row, scene.markers) == (["victoria", "okavango", "ngorongoro"], 4)
    scene.do("use_artifact", slot=3)
    scene.wares("return_ware", "JE TE")
    assert scene.idle
    assert not scene.told(Stopped)
    assert (scene.gold, scene.markers, scene.state.used) == (23, 3, [False, False, True])


def test_w10_a_fourth_artifact() -> None:
    scene = Scene("map loom", artifacts="pottery - talking_drum", row="victoria rwenzori kilimanjaro", stand="1 JE")
    scene.state.artifacts[A][1] = "loom"
    scene.state.hands[A].remove("loom")
    scene.do("use_artifact", slot=2)
    scene.wares("return_ware", "JE")
    scene.wares("take_ware", "TE")
    scene.do("place_artifact", card="map", slot=2)
    scene.deal("okavango")
    assert scene.discard == ["loom"]
    assert (scene.holy(A), scene.holy(B)) == (["rwenzori"], [])
    assert scene.state.row == ["victoria", "okavango", "kilimanjaro"]
    assert scene.state.artifacts[A] == ["pottery", "map", "talking_drum"]
    scene.do("use_artifact", slot=2)


def test_w11_rwenzori() -> None:
    scene = Scene(holy="rwenzori rwenzori")
    scene.do("play_holy_place", kind="rwenzori")
    scene.deal("T1")
    scene.deal("camel")
    assert scene.idle
    assert (scene.holy(), scene.state.holy_discard, scene.markers) == (["rwenzori"], ["rwenzori"], 5)
    assert scene.hand() == ["camel", card("T1")]
    assert scene.refused("play_holy_place", kind="rwenzori") == "holy_place_played"

    scene = Scene(holy="rwenzori rwenzori rwenzori", row="victoria okavango kilimanjaro")
    scene.do("play_holy_place", kind="rwenzori")
    for name in ("T1", "T2", "T3"):
        scene.deal(name)
    assert scene.idle
    assert len(scene.hand()) == 3


def test_w12_kilimanjaro() -> None:
    scene = Scene(holy="kilimanjaro kilimanjaro", stand="1 JE", row="victoria okavango rwenzori")
    scene.do("play_holy_place", kind="kilimanjaro")
    scene.do("choose_kind", kind="victoria")
    scene.do("choose_kind", kind="ngorongoro")
    scene.wares("return_ware", "JE")
    scene.wares("take_ware", "SA")
    assert scene.idle
    assert (scene.gold, scene.stand(), scene.holy(), scene.markers) == (21, "1 SA", ["kilimanjaro"], 5)


def test_w13_okavango_is_limited_by_spent_markers() -> None:
    scene = Scene(holy="okavango okavango", markers=4, row="victoria rwenzori kilimanjaro")
    scene.do("play_holy_place", kind="okavango")
    assert scene.told(MarkersRetrieved) == [MarkersRetrieved(A, 1, 5, "okavango")]
    assert scene.markers == 5
    scene = Scene(holy="okavango", row="victoria rwenzori kilimanjaro")
    assert scene.refused("play_holy_place", kind="okavango") == "no_marker_spent"


def test_w19_trigger_by_the_bonus_and_a_tie() -> None:
    scene = Scene(gold=(59, 58), markers=3, other_holy="victoria")
    scene.do("end_turn")
    assert scene.told(EndTriggered) == [EndTriggered(A, 60)]
    assert scene.state.last_turn
    scene.do("begin_play", seat=B)
    scene.do("play_holy_place", seat=B, kind="victoria")
    scene.do("end_turn", seat=B)
    assert RULES.waiting(scene.state) is OVER
    assert scene.told(GameEnded) == [GameEnded(B, (60, 60), "last_turn", True)]
    assert [line.rank for line in RULES.scores(scene.state)] == [2, 1]
    assert [line.points for line in RULES.scores(scene.state)] == [60, 60]


def test_w21_pottery() -> None:
    scene = Scene(artifacts="pottery - -", stand="1 JE 1 PE 1 TE 2 SI")
    scene.do("use_artifact", slot=1)
    scene.wares("return_ware", "JE PE TE SI")
    assert scene.idle
    assert (scene.gold, scene.stand()) == (30, "1 SI")


def test_w26_map_and_own_copies() -> None:
    scene = Scene(artifacts="map - -", holy="victoria victoria", row="victoria okavango kilimanjaro")
    scene.do("use_artifact", slot=1)
    scene.do("choose_slot", slot=1)
    assert scene.idle
    assert (scene.gold, scene.state.row) == (21, ["victoria", "okavango", "kilimanjaro"])
    assert scene.can("play_holy_place", kind="victoria")


def test_w27_bonus_and_okavango() -> None:
    scene = Scene(holy="okavango", markers=1, row="victoria rwenzori kilimanjaro")
    scene.do("play_holy_place", kind="okavango")
    assert scene.markers == 2
    scene.do("end_turn")
    assert scene.gold == 21
    scene = Scene(markers=1)
    scene.do("end_turn")
    assert scene.gold == 20
    assert not scene.told(BonusTaken)


def test_w29_a_whole_turn() -> None:
    scene = Scene("T1 E1 midwife calabash animalist", phase=DRAW, row="victoria okavango rwenzori")
    scene.do("draw_card")
    scene.deal("Q3")
    scene.do("keep_card")
    assert (scene.markers, scene.state.phase) == (4, PLAY)
    scene.do("buy_wares", card="T1")
    assert (scene.gold, scene.stand(), scene.markers) == (15, "1 JE 1 PE 1 SI", 3)
    scene.do("place_artifact", card="calabash", slot=1)
    scene.deal("kilimanjaro")
    assert (scene.holy(B), scene.state.row[0], scene.markers) == (["victoria"], "kilimanjaro", 2)
    assert scene.refused("sell_wares", card="Q3") == "wares_missing"
    scene.do("end_turn")
    assert scene.gold == 16
    assert scene.hand() == sorted(cards("E1 midwife animalist Q3"))


def test_the_numbers_of_a_table_are_those_of_the_rules_file() -> None:
    setup = RULES.standard(2, RULES.options_type())
    assert setup == Setup()
    numbers = {
        "market_stand_spaces": setup.spaces,
        "action_markers": setup.markers,
        "starting_gold": setup.gold,
        "starting_hand": setup.hand,
        "gold_to_trigger_end": setup.target,
        "unused_marker_bonus_threshold": setup.bonus_from,
        "unused_marker_bonus_gold": setup.bonus,
        "tokens_per_ware_type": setup.tokens,
        "hermit_look": setup.look,
        "turn_cap": setup.turns,
    }
    assert numbers == {name: NUMBERS[name] for name in numbers}
    state = RULES.start(setup)
    assert (len(state.pool), len(state.holy_pool), state.gold) == (97, 15, [20, 20])
