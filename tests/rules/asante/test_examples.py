"""The worked examples of part 10 of the rules file, one test each. A is seat 0, B is seat 1; slots count from 1."""

from __future__ import annotations

from games.engine.contract import OVER, Choice, Dealer, Players
from games.engine.kit.tell import told
from games.engine.redact import blank
from games.rules.asante import RULES
from games.rules.asante.effect_notes import CardAnnounced, CardCancelled, CardLetPass, Stopped
from games.rules.asante.messages import Setup
from games.rules.asante.moves import EndTurn, LetPass, PlayHolyPlace
from games.rules.asante.notes import (
    BonusTaken,
    CardDrawn,
    CardTurned,
    EndTriggered,
    GameEnded,
    GoldTaken,
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


def test_w14_dyer() -> None:
    scene = Scene("dyer", stand="3 SI")
    scene.person("dyer")
    assert scene.kinds() == {"return_ware"}
    scene.wares("return_ware", "SI SI SI")
    assert scene.refused("take_ware", ware="SI") == "type_barred"
    scene.wares("take_ware", "FR")
    assert scene.refused("take_ware", ware="FR") == scene.refused("take_ware", ware="SI") == "type_barred"
    scene.wares("take_ware", "SA TE")
    assert scene.idle
    assert scene.stand() == "1 TE 1 FR 1 SA"


def test_w15_boatman() -> None:
    scene = Scene("boatman T1 T2 T3 T4 T5 T6", stand="2 JE 2 PE")
    scene.person("boatman")
    assert [move.number for move in scene.legal("choose_number")] == [1, 2]
    scene.do("choose_number", number=2)
    for name in ("T1", "T2", "T3"):
        scene.do("discard_card", card=name)
    scene.wares("take_ware", "TE TE")
    assert scene.idle
    assert scene.stand() == "2 JE 2 PE 2 TE"
    assert scene.discard == [*cards("T1 T2 T3"), "boatman"]

    scene = Scene("boatman T1 T2 T3 T4 T5 T6", stand="2 JE 1 PE")
    scene.person("boatman")
    assert [move.number for move in scene.legal("choose_number")] == [1, 2, 3]


def test_w16_cartographer() -> None:
    scene = Scene("cartographer", row="victoria victoria rwenzori", holy="victoria")
    scene.person("cartographer")
    scene.do("choose_slot", slot=1)
    scene.do("choose_slot", slot=3)
    scene.deal("T1")
    scene.do("choose_slot", slot=2)
    assert scene.idle
    assert [note.gold for note in scene.told(GoldTaken)] == [1, 1]
    assert (scene.gold, scene.hand()) == (22, [card("T1")])
    assert scene.state.row == ["victoria", "victoria", "rwenzori"]
    assert scene.can("play_holy_place", kind="victoria")


def test_w17_cape_buffalo_on_the_own_artifact() -> None:
    scene = Scene("cape_buffalo", artifacts="pottery - -", stand="1 JE 1 PE 1 TE 1 SI 1 FR")
    scene.do("use_artifact", slot=1)
    scene.wares("return_ware", "JE PE TE")
    scene.do("stop")
    assert scene.gold == 26
    scene.animal("cape_buffalo")
    scene.do("choose_artifact", owner=A, slot=1)
    scene.do("choose_option", option="use")
    scene.wares("return_ware", "SI FR")
    assert scene.idle
    assert (scene.gold, scene.markers) == (29, 3)
    assert scene.discard == ["pottery", "cape_buffalo"]
    assert (scene.state.artifacts[A], scene.state.used) == (["", "", ""], [False, False, False])
    assert scene.holy(A) == scene.holy(B) == []


def test_w18_an_animalist_played_in_the_window() -> None:
    scene = Scene("camel", "animalist T1")
    scene.do("play_animal", card="camel")
    assert RULES.waiting(scene.state) == Players((B,), window=True)
    scene.do("play_animalist", seat=B)
    assert scene.told(CardCancelled) == [CardCancelled(B, "camel")]
    assert scene.idle
    assert (scene.stand(), scene.markers) == ("", 4)
    assert scene.discard == ["camel", "animalist"]
    assert scene.hand(B) == [card("T1")]


def test_w19_trigger_by_the_bonus_and_a_tie() -> None:
    scene = Scene(gold=(59, 57), markers=3)
    scene.do("end_turn")
    assert scene.told(EndTriggered) == [EndTriggered(A, 60)]
    assert scene.state.last_turn
    scene.state.gold[B] += 2  # from 58, earned in this turn
    scene.do("begin_play", seat=B)
    scene.do("end_turn", seat=B)
    assert RULES.waiting(scene.state) is OVER
    assert scene.told(GameEnded) == [GameEnded(B, (60, 60), "last_turn", True)]
    assert [line.rank for line in RULES.scores(scene.state)] == [2, 1]
    assert [line.points for line in RULES.scores(scene.state)] == [60, 60]


def test_w20_market_crier() -> None:
    scene = Scene("market_crier E1", gold=(1, 20))
    scene.person("market_crier")
    scene.do("buy_wares", card="E1")
    assert (scene.gold, scene.stand()) == (0, "2 JE")

    scene = Scene("market_crier E1", gold=(1, 20), stand="2 JE")
    scene.person("market_crier")
    scene.do("sell_wares", card="E1")
    assert (scene.gold, scene.stand()) == (8, "")


def test_w21_pottery() -> None:
    scene = Scene(artifacts="pottery - -", stand="1 JE 1 PE 1 TE 2 SI")
    scene.do("use_artifact", slot=1)
    scene.wares("return_ware", "JE PE TE SI")
    assert scene.idle
    assert (scene.gold, scene.stand()) == (30, "1 SI")


def test_w22_a_tracker_with_an_opponents_choice() -> None:
    scene = Scene("tracker", other_stand="1 JE 2 TE")
    scene.person("tracker")
    for name in ("E1", "hermit", "gorilla"):
        scene.deal(name)
    assert [note.found for note in scene.told(CardTurned)] == [False, False, True]
    scene.do("choose_option", option="play_now")
    assert RULES.waiting(scene.state) == Players((B,), window=True)
    scene.do("let_pass", seat=B)
    assert RULES.waiting(scene.state) == Players((B,))
    scene.wares("return_ware", "TE JE", seat=B)
    assert scene.idle
    assert (scene.stand(B), scene.markers) == ("1 TE", 4)
    assert scene.discard == [card("E1"), "hermit", "gorilla", "tracker"]


def test_w23_haggler() -> None:
    scene = Scene("haggler T1 X1", stand="2 TE 2 SA")
    scene.person("haggler")
    assert [move.card for move in scene.legal("choose_card")] == [card("T1")]
    scene.do("choose_card", card="T1")
    scene.wares("return_ware", "TE TE SA")
    assert scene.idle
    assert (scene.gold, scene.stand(), scene.markers) == (32, "1 SA", 4)
    assert scene.discard == [card("T1"), "haggler"]


def test_w24_healer() -> None:
    scene = Scene("healer", discard="healer camel midwife E1")
    scene.person("healer")
    assert [move.card for move in scene.legal("choose_card")] == ["midwife"]
    scene = Scene("healer", discard="healer camel E1")
    assert scene.refused("play_person", card="healer") == "no_person_discarded"


def test_w25_nomad() -> None:
    scene = Scene("nomad")
    scene.person("nomad")
    assert not scene.legal("return_ware")
    scene.wares("take_ware", "SI")
    assert scene.idle
    assert scene.stand() == "1 SI"

    scene = Scene("nomad", stand="2 JE 1 SI")
    scene.person("nomad")
    scene.wares("return_ware", "JE JE")
    scene.do("stop")
    scene.wares("take_ware", "PE SA SA")
    assert scene.idle
    assert scene.stand() == "1 PE 1 SI 2 SA"


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


def test_w28_what_a_sees_in_the_window() -> None:
    """A is told and shown the same, byte for byte, whether B holds an Animalist or not."""
    scenes = [Scene("midwife", "animalist T1"), Scene("midwife", "camel T1")]
    shown = []
    for scene in scenes:
        seen: list[object] = []
        for event in (Choice(A, scene.move("play_person", card="midwife")), Choice(B, LetPass())):
            before = len(scene.notes)
            scene.do(event.move.__struct_config__.tag, event.seat, **fields_of(event.move))
            seen.append(told(event, scene.notes[before:], A))
            view = RULES.view(scene.state, A)
            waiting = RULES.waiting(scene.state)
            seen += [view, RULES.hints(view), RULES.legal(scene.state, A), type(waiting)]
            if isinstance(waiting, Players):
                assert waiting.window
                assert LetPass() in RULES.legal(scene.state, B)
        shown.append(seen)
        assert isinstance(RULES.waiting(scene.state), Dealer)
        scene.deal("T2")
        scene.deal("T3")
        kinds = (CardAnnounced, CardLetPass, CardDrawn)
        told_to_a = [note.__struct_config__.tag for note in scene.notes if isinstance(note, kinds)]
        assert told_to_a == ["card_announced", "card_let_pass", "card_drawn", "card_drawn"]
        assert [blank(note, A)["card"] for note in scene.told(CardDrawn)] == cards("T2 T3")
        assert [blank(note, B)["card"] for note in scene.told(CardDrawn)] == [None, None]
    assert shown[0] == shown[1]


def fields_of(move: object) -> dict[str, str]:
    """The fields of a move."""
    return {name: getattr(move, name) for name in getattr(move, "__struct_fields__", ())}


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
    assert RULES.standard(2, RULES.options_type()) == Setup()
    state = RULES.start(Setup())
    assert (len(state.pool), len(state.holy_pool), state.gold) == (97, 15, [20, 20])
