"""The worked examples of part 10 of the rules file, one test each: Persons, Animals, the response window.

The others are in test_examples.py. A is seat 0, B is seat 1; slots count from 1.
"""

from __future__ import annotations

from games.engine.contract import Choice, Dealer, Players
from games.engine.knowledge import told
from games.engine.redact import blank
from games.rules.asante import RULES
from games.rules.asante.effect_notes import CardAnnounced, CardCancelled, CardLetPass, NumberChosen
from games.rules.asante.moves import LetPass
from games.rules.asante.notes import CardDrawn, CardTurned, GoldTaken
from tests.rules.asante.scene import A, B, Scene, card, cards


def test_w14_dyer() -> None:
    scene = Scene("dyer", stand="3 SI")
    scene.person("dyer")
    assert scene.kinds() == {"return_ware"}
    scene.wares("return_ware", "SI SI SI")
    assert scene.refuses(A, "take_ware", ware="SI") == "type_barred"
    scene.wares("take_ware", "FR")
    assert scene.refuses(A, "take_ware", ware="FR") == scene.refuses(A, "take_ware", ware="SI") == "type_barred"
    scene.wares("take_ware", "SA TE")
    assert scene.idle
    assert scene.stand() == "1 TE 1 FR 1 SA"


def test_w15_boatman() -> None:
    scene = Scene("boatman T1 T2 T3 T4 T5 T6", stand="2 JE 2 PE")
    scene.person("boatman")
    assert [move.number for move in scene.offers(A, "choose_number")] == [1, 2]
    scene.plays(A, "choose_number", number=2)
    assert scene.told(NumberChosen) == [NumberChosen(A, 2, 3)]
    for name in ("T1", "T2", "T3"):
        scene.plays(A, "discard_card", card=name)
    scene.wares("take_ware", "TE TE")
    assert scene.idle
    assert scene.stand() == "2 JE 2 PE 2 TE"
    assert scene.discard == [*cards("T1 T2 T3"), "boatman"]

    scene = Scene("boatman T1 T2 T3 T4 T5 T6", stand="2 JE 1 PE")
    scene.person("boatman")
    assert [move.number for move in scene.offers(A, "choose_number")] == [1, 2, 3]


def test_w16_cartographer() -> None:
    scene = Scene("cartographer", row="victoria victoria rwenzori", holy="victoria")
    scene.person("cartographer")
    scene.plays(A, "choose_slot", slot=1)
    scene.plays(A, "choose_slot", slot=3)
    scene.deals("T1")
    scene.plays(A, "choose_slot", slot=2)
    assert scene.idle
    assert [note.gold for note in scene.told(GoldTaken)] == [1, 1]
    assert (scene.gold, scene.hand()) == (22, [card("T1")])
    assert scene.state.row == ["victoria", "victoria", "rwenzori"]
    assert scene.allows(A, "play_holy_place", kind="victoria")


def test_w17_cape_buffalo_on_the_own_artifact() -> None:
    scene = Scene("cape_buffalo", artifacts="pottery - -", stand="1 JE 1 PE 1 TE 1 SI 1 FR")
    scene.plays(A, "use_artifact", slot=1)
    scene.wares("return_ware", "JE PE TE")
    scene.plays(A, "stop")
    assert scene.gold == 26
    scene.animal("cape_buffalo")
    scene.plays(A, "choose_artifact", owner=A, slot=1)
    scene.plays(A, "choose_option", option="use")
    scene.wares("return_ware", "SI FR")
    assert scene.idle
    assert (scene.gold, scene.markers) == (29, 3)
    assert scene.discard == ["pottery", "cape_buffalo"]
    assert (scene.state.artifacts[A], scene.state.used) == (["", "", ""], [False, False, False])
    assert scene.holy(A) == scene.holy(B) == []


def test_w18_an_animalist_played_in_the_window() -> None:
    scene = Scene("camel", "animalist T1")
    scene.plays(A, "play_animal", card="camel")
    assert scene.waiting == Players((B,), window=True)
    scene.plays(B, "play_animalist")
    assert scene.told(CardCancelled) == [CardCancelled(B, "camel")]
    assert scene.idle
    assert (scene.stand(), scene.markers) == ("", 4)
    assert scene.discard == ["camel", "animalist"]
    assert scene.hand(B) == [card("T1")]


def test_w20_market_crier() -> None:
    scene = Scene("market_crier E1", gold=(1, 20))
    scene.person("market_crier")
    scene.plays(A, "buy_wares", card="E1")
    assert (scene.gold, scene.stand()) == (0, "2 JE")

    scene = Scene("market_crier E1", gold=(1, 20), stand="2 JE")
    scene.person("market_crier")
    scene.plays(A, "sell_wares", card="E1")
    assert (scene.gold, scene.stand()) == (8, "")


def test_w22_a_tracker_with_an_opponents_choice() -> None:
    scene = Scene("tracker", other_stand="1 JE 2 TE")
    scene.person("tracker")
    for name in ("E1", "hermit", "gorilla"):
        scene.deals(name)
    assert [note.found for note in scene.told(CardTurned)] == [False, False, True]
    scene.plays(A, "choose_option", option="play_now")
    assert scene.waiting == Players((B,), window=True)
    scene.plays(B, "let_pass")
    assert scene.asks(B)
    scene.wares("return_ware", "TE JE", seat=B)
    assert scene.idle
    assert (scene.stand(B), scene.markers) == ("1 TE", 4)
    assert scene.discard == [card("E1"), "hermit", "gorilla", "tracker"]


def test_w23_haggler() -> None:
    scene = Scene("haggler T1 X1", stand="2 TE 2 SA")
    scene.person("haggler")
    assert [move.card for move in scene.offers(A, "choose_card")] == [card("T1")]
    scene.plays(A, "choose_card", card="T1")
    scene.wares("return_ware", "TE TE SA")
    assert scene.idle
    assert (scene.gold, scene.stand(), scene.markers) == (32, "1 SA", 4)
    assert scene.discard == [card("T1"), "haggler"]


def test_w24_healer() -> None:
    scene = Scene("healer", discard="healer camel midwife E1")
    scene.person("healer")
    assert [move.card for move in scene.offers(A, "choose_card")] == ["midwife"]
    scene = Scene("healer", discard="healer camel E1")
    assert scene.refuses(A, "play_person", card="healer") == "no_person_discarded"


def test_w25_nomad() -> None:
    scene = Scene("nomad")
    scene.person("nomad")
    assert not scene.offers(A, "return_ware")
    scene.wares("take_ware", "SI")
    assert scene.idle
    assert scene.stand() == "1 SI"

    scene = Scene("nomad", stand="2 JE 1 SI")
    scene.person("nomad")
    scene.wares("return_ware", "JE JE")
    scene.plays(A, "stop")
    scene.wares("take_ware", "PE SA SA")
    assert scene.idle
    assert scene.stand() == "1 PE 1 SI 2 SA"


def test_w28_what_a_sees_in_the_window() -> None:
    """A is told and shown the same, byte for byte, whether B holds an Animalist or not."""
    scenes = [Scene("midwife", "animalist T1"), Scene("midwife", "camel T1")]
    shown = []
    for scene in scenes:
        seen: list[object] = []
        for event in (Choice(A, scene.move("play_person", card="midwife")), Choice(B, LetPass())):
            before = len(scene.notes)
            scene.plays(event.seat, event.move)
            seen.append(told(event, scene.notes[before:], A))
            view = scene.sees(A)
            waiting = scene.waiting
            seen += [view, RULES.hints(view), scene.offers(A), type(waiting)]
            if isinstance(waiting, Players):
                assert waiting.window
                assert LetPass() in scene.offers(B)
        shown.append(seen)
        assert isinstance(scene.waiting, Dealer)
        scene.deals("T2")
        scene.deals("T3")
        kinds = (CardAnnounced, CardLetPass, CardDrawn)
        told_to_a = [note.__struct_config__.tag for note in scene.notes if isinstance(note, kinds)]
        assert told_to_a == ["card_announced", "card_let_pass", "card_drawn", "card_drawn"]
        assert [blank(note, A)["card"] for note in scene.told(CardDrawn)] == cards("T2 T3")
        assert [blank(note, B)["card"] for note in scene.told(CardDrawn)] == [None, None]
    assert shown[0] == shown[1]
