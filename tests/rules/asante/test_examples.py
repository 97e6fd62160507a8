"""The worked examples of part 10 of the rules file, one test each: turns, Ware cards, Artifacts and Holy Places.

The others are in test_examples_announced.py. A is seat 0, B is seat 1; slots count from 1.
"""

from __future__ import annotations

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
        scene.plays(A, "draw_card")
        scene.deals(name)
        scene.plays(A, answer)
    assert scene.hand() == [card("X6")]
    assert scene.discard == ["tracker", "animalist"]
    assert (scene.markers, scene.state.phase) == (2, PLAY)
    assert "draw_card" not in scene.kinds()


def test_w02_all_five_markers_on_draws() -> None:
    scene = Scene("E1", phase=DRAW, holy="okavango")
    for name in ("midwife", "camel", "T1", "T2", "T3"):
        scene.plays(A, "draw_card")
        scene.deals(name)
        scene.plays(A, "reject_card")
    assert (scene.markers, scene.state.phase, scene.hand()) == (0, PLAY, [card("E1")])
    assert scene.offers(A) == [PlayHolyPlace("okavango"), EndTurn()]
    scene.plays(A, "play_holy_place", kind="okavango")
    assert scene.markers == 1


def test_w03_doing_nothing() -> None:
    scene = Scene(phase=DRAW)
    scene.plays(A, "begin_play")
    scene.plays(A, "end_turn")
    assert scene.told(BonusTaken) == [BonusTaken(A, 1, 21)]
    assert scene.state.gold == [21, 20]


def test_w04_buying() -> None:
    scene = Scene("T1", gold=(9, 20))
    scene.plays(A, "buy_wares", card="T1")
    assert scene.told(WaresBought) == [WaresBought(A, card("T1"), ("jewelry", "pelt", "silk"), 5, 4)]
    assert (scene.gold, scene.stand(), scene.markers) == (4, "1 JE 1 PE 1 SI", 4)
    assert scene.discard == [card("T1")]


def test_w05_no_room() -> None:
    scene = Scene("T1 E3", stand="2 JE 2 PE")
    assert scene.refuses(A, "buy_wares", card="T1") == "no_space"
    scene.plays(A, "buy_wares", card="E3")
    assert scene.stand() == "2 JE 2 PE 2 TE"


def test_w06_supply_too_small() -> None:
    scene = Scene("M3 T2", stand="3 TE", other_stand="4 TE")
    assert scene.refuses(A, "buy_wares", card="M3") == "supply_short"
    scene.plays(A, "buy_wares", card="T2")
    assert scene.stand() == "1 PE 4 TE 1 FR"


def test_w07_two_packages() -> None:
    scene = Scene("K2 K2", stand="1 SI", gold=(5, 20))
    scene.plays(A, "buy_wares", card="K2", package_type="TE")
    assert (scene.gold, scene.stand()) == (0, "2 TE 1 SI")
    assert [move.package_type for move in scene.offers(A, "sell_wares")] == ["tea"]
    assert scene.refuses(A, "sell_wares", card="K2", package_type="SI") == "wares_missing"
    scene.plays(A, "sell_wares", card="K2", package_type="TE")
    assert (scene.gold, scene.stand()) == (6, "1 SI")


def test_w08_a_package_equal_to_the_shown_type() -> None:
    scene = Scene("X6", stand="3 SA")
    assert [move.package_type for move in scene.offers(A, "sell_wares")] == ["salt"]
    scene.plays(A, "sell_wares", card="X6", package_type="SA")
    assert scene.told(WaresSold) == [WaresSold(A, card("X6"), ("salt", "salt", "salt"), 9, 29)]
    assert (scene.gold, scene.stand()) == (29, "")


def test_w09_placing_an_artifact() -> None:
    scene = Scene("pottery", artifacts="loom - -", stand="1 JE 1 TE", row="victoria okavango kilimanjaro")
    assert scene.refuses(A, "place_artifact", card="pottery", slot=1) == "place_taken"
    scene.plays(A, "place_artifact", card="pottery", slot=3)
    scene.deals("ngorongoro")
    assert scene.told(HolyPlaceTaken) == [HolyPlaceTaken(B, "kilimanjaro", 3, None)]
    assert scene.told(RowRefilled) == [RowRefilled(3, "ngorongoro")]
    assert (scene.holy(B), scene.holy(A)) == (["kilimanjaro"], [])
    assert (scene.state.row, scene.markers) == (["victoria", "okavango", "ngorongoro"], 4)
    scene.plays(A, "use_artifact", slot=3)
    scene.wares("return_ware", "JE TE")
    assert scene.idle
    assert not scene.told(Stopped)
    assert (scene.gold, scene.markers, scene.state.used) == (23, 3, [False, False, True])


def test_w10_a_fourth_artifact() -> None:
    scene = Scene("map", artifacts="pottery loom talking_drum", row="victoria rwenzori kilimanjaro", stand="1 JE")
    scene.plays(A, "use_artifact", slot=2)
    scene.wares("return_ware", "JE")
    scene.wares("take_ware", "TE")
    scene.plays(A, "place_artifact", card="map", slot=2)
    scene.deals("okavango")
    assert scene.discard == ["loom"]
    assert (scene.holy(A), scene.holy(B)) == (["rwenzori"], [])
    assert scene.state.row == ["victoria", "okavango", "kilimanjaro"]
    assert scene.state.artifacts[A] == ["pottery", "map", "talking_drum"]
    scene.plays(A, "use_artifact", slot=2)


def test_w11_rwenzori() -> None:
    scene = Scene(holy="rwenzori rwenzori")
    scene.plays(A, "play_holy_place", kind="rwenzori")
    scene.deals("T1")
    scene.deals("camel")
    assert scene.idle
    assert (scene.holy(), scene.state.holy_discard, scene.markers) == (["rwenzori"], ["rwenzori"], 5)
    assert scene.hand() == ["camel", card("T1")]
    assert scene.refuses(A, "play_holy_place", kind="rwenzori") == "holy_place_played"

    scene = Scene(holy="rwenzori rwenzori rwenzori", row="victoria okavango kilimanjaro")
    scene.plays(A, "play_holy_place", kind="rwenzori")
    for name in ("T1", "T2", "T3"):
        scene.deals(name)
    assert scene.idle
    assert len(scene.hand()) == 3


def test_w12_kilimanjaro() -> None:
    scene = Scene(holy="kilimanjaro kilimanjaro", stand="1 JE", row="victoria okavango rwenzori")
    scene.plays(A, "play_holy_place", kind="kilimanjaro")
    scene.plays(A, "choose_kind", kind="victoria")
    scene.plays(A, "choose_kind", kind="ngorongoro")
    scene.wares("return_ware", "JE")
    scene.wares("take_ware", "SA")
    assert scene.idle
    assert (scene.gold, scene.stand(), scene.holy(), scene.markers) == (21, "1 SA", ["kilimanjaro"], 5)


def test_w13_okavango_is_limited_by_spent_markers() -> None:
    scene = Scene(holy="okavango okavango", markers=4, row="victoria rwenzori kilimanjaro")
    scene.plays(A, "play_holy_place", kind="okavango")
    assert scene.told(MarkersRetrieved) == [MarkersRetrieved(A, 1, 5, "okavango")]
    assert scene.markers == 5
    scene = Scene(holy="okavango", row="victoria rwenzori kilimanjaro")
    assert scene.refuses(A, "play_holy_place", kind="okavango") == "no_marker_spent"


def test_w19_trigger_by_the_bonus_and_a_tie() -> None:
    scene = Scene(gold=(59, 58), markers=3, other_holy="victoria")
    scene.plays(A, "end_turn")
    assert scene.told(EndTriggered) == [EndTriggered(A, 60)]
    assert scene.state.last_turn
    scene.plays(B, "begin_play")
    scene.plays(B, "play_holy_place", kind="victoria")
    scene.plays(B, "end_turn")
    assert scene.over()
    assert scene.told(GameEnded) == [GameEnded(B, (60, 60), "last_turn", True)]
    assert [line.rank for line in scene.scores()] == [2, 1]
    assert [line.points for line in scene.scores()] == [60, 60]


def test_w21_pottery() -> None:
    scene = Scene(artifacts="pottery - -", stand="1 JE 1 PE 1 TE 2 SI")
    scene.plays(A, "use_artifact", slot=1)
    scene.wares("return_ware", "JE PE TE SI")
    assert scene.idle
    assert (scene.gold, scene.stand()) == (30, "1 SI")


def test_w26_map_and_own_copies() -> None:
    scene = Scene(artifacts="map - -", holy="victoria victoria", row="victoria okavango kilimanjaro")
    scene.plays(A, "use_artifact", slot=1)
    scene.plays(A, "choose_slot", slot=1)
    assert scene.idle
    assert (scene.gold, scene.state.row) == (21, ["victoria", "okavango", "kilimanjaro"])
    assert scene.allows(A, "play_holy_place", kind="victoria")


def test_w27_bonus_and_okavango() -> None:
    scene = Scene(holy="okavango", markers=1, row="victoria rwenzori kilimanjaro")
    scene.plays(A, "play_holy_place", kind="okavango")
    assert scene.markers == 2
    scene.plays(A, "end_turn")
    assert scene.gold == 21
    scene = Scene(markers=1)
    scene.plays(A, "end_turn")
    assert scene.gold == 20
    assert not scene.told(BonusTaken)


def test_w29_a_whole_turn() -> None:
    scene = Scene("T1 E1 midwife calabash animalist", phase=DRAW, row="victoria okavango rwenzori")
    scene.plays(A, "draw_card")
    scene.deals("Q3")
    scene.plays(A, "keep_card")
    assert (scene.markers, scene.state.phase) == (4, PLAY)
    scene.plays(A, "buy_wares", card="T1")
    assert (scene.gold, scene.stand(), scene.markers) == (15, "1 JE 1 PE 1 SI", 3)
    scene.plays(A, "place_artifact", card="calabash", slot=1)
    scene.deals("kilimanjaro")
    assert (scene.holy(B), scene.state.row[0], scene.markers) == (["victoria"], "kilimanjaro", 2)
    assert scene.refuses(A, "sell_wares", card="Q3") == "wares_missing"
    scene.plays(A, "end_turn")
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
