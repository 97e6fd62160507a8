"""Reason codes, hints, the clock's moves, and what may be taken back."""

from __future__ import annotations

from random import Random
from typing import Any

from games.engine.contract import Players
from games.engine.kit.play import apply, random_event
from games.rules.asante import RULES
from games.rules.asante.messages import CardHint, Hints, Options, TradeHint
from games.rules.asante.moves import (
    BuyWares,
    LetPass,
    PlaceArtifact,
    PlayAnimal,
    PlayAnimalist,
    PlayHolyPlace,
    PlayPerson,
    SellWares,
    UseArtifact,
)
from games.rules.asante.state import DRAW, State
from tests.rules.asante.scene import A, B, Scene, card
from tests.rules.asante.test_turn import ALL_BUT_TWO_RWENZORI


def hints(scene: Scene, seat: int = A) -> Hints:
    """What the seat is shown."""
    shown: Hints = scene.hints(seat)
    return shown


def why(scene: Scene, name: str, seat: int = A) -> CardHint:
    """The hint of one card of the hand."""
    return next(hint for hint in hints(scene, seat).cards if hint.card == card(name))


def random_positions(games: int, every: int) -> list[State]:
    """Positions of random games at which a seat is asked."""
    chance = Random(8)
    found = []
    for _ in range(games):
        state = RULES.start(RULES.standard(2, Options()))
        step = 0
        while event := random_event(RULES, state, chance):
            if step % every == 0 and isinstance(RULES.waiting(state), Players):
                found.append(RULES.copy(state))
            apply(RULES, state, event)
            step += 1
    return found


def test_cards_are_refused_for_the_reasons_of_the_rules() -> None:
    scene = Scene("T1 camel gorilla healer animalist midwife", stand="2 JE 2 PE 1 TE", gold=(4, 20))
    assert (why(scene, "T1").buy_refused, why(scene, "T1").sell_refused) == ("not_enough_gold", "wares_missing")
    assert why(scene, "T1").missing == ("silk",)
    assert why(scene, "gorilla").play_refused == "opponent_stand_empty"
    assert why(scene, "healer").play_refused == "no_person_discarded"
    assert why(scene, "animalist").play_refused == "only_in_response"
    assert why(scene, "camel").play_refused is None
    assert why(scene, "midwife").play_refused is None


def test_a_package_that_is_missing_has_no_type() -> None:
    scene = Scene("K2 X1 K1", stand="2 JE")
    assert why(scene, "K2").missing == ()
    assert why(scene, "X1").missing == ("package",)
    assert why(Scene("K2"), "K2").missing == ("package", "package")
    assert why(Scene("X1", stand="1 TE"), "X1").missing == ("jewelry", "jewelry")
    assert why(Scene("X1", stand="3 JE"), "X1").missing == ()


def test_trades_show_what_comes_and_goes() -> None:
    scene = Scene("market_crier T1 E1", stand="2 JE")
    scene.person("market_crier")
    assert hints(scene).trades == (
        TradeHint(card("E1"), None, False, ("jewelry", "jewelry"), -1, 19, 2),
        TradeHint(card("E1"), None, True, ("jewelry", "jewelry"), 7, 27, 6),
        TradeHint(card("T1"), None, False, ("jewelry", "pelt", "silk"), -3, 17, 1),
    )
    assert (why(scene, "T1").buy, why(scene, "T1").sell) == (3, 14)


def test_artifacts_and_holy_places_say_why_they_rest() -> None:
    scene = Scene(artifacts="pottery calabash -", holy="okavango victoria victoria")
    seen = hints(scene)
    assert [(hint.slot, hint.use_refused) for hint in seen.artifacts] == [(1, "stand_empty"), (2, None)]
    assert [(hint.kind, hint.play_refused, hint.copies) for hint in seen.holy_places] == [
        ("victoria", None, 2),
        ("okavango", "no_marker_spent", 1),
    ]


def test_hints_say_how_far_it_is_to_the_target_and_tell_spectators_no_more() -> None:
    scene = Scene("T1", gold=(57, 63))
    assert hints(scene).to_target == (3, 0)
    assert scene.hints(None) == Hints((3, 0), (), (), (), ())


def test_out_of_turn_cards_say_so_and_still_what_is_missing() -> None:
    scene = Scene("camel", "T1 animalist", other_stand="1 JE 1 PE")
    assert why(scene, "T1", B).missing == ("silk",)
    assert why(scene, "T1", B).buy_refused == why(scene, "animalist", B).play_refused == "not_your_turn"
    scene.plays(A, "play_animal", card="camel")
    assert why(scene, "animalist", B).play_refused is None


def test_a_market_crier_of_the_opponent_changes_none_of_ones_own_prices() -> None:
    scene = Scene("market_crier", "T1")
    scene.person("market_crier")
    assert (why(scene, "T1", B).buy, why(scene, "T1", B).sell) == (5, 12)


def test_hints_allow_exactly_what_is_legal() -> None:
    for state in random_positions(games=3, every=7):
        waiting = RULES.waiting(state)
        assert isinstance(waiting, Players)
        seat = waiting.seats[0]
        moves = RULES.legal(state, seat)
        seen = RULES.hints(RULES.view(state, seat))
        playable = {move.card for move in moves if isinstance(move, PlaceArtifact | PlayPerson | PlayAnimal)}
        bought = [move.card for move in moves if isinstance(move, BuyWares)]
        sold = [move.card for move in moves if isinstance(move, SellWares)]
        for hint in seen.cards:
            if hint.buy is not None:
                assert (hint.buy_refused is None) == (hint.card in bought)
                assert (hint.sell_refused is None) == (hint.card in sold)
            elif hint.card != "animalist":
                assert (hint.play_refused is None) == (hint.card in playable)
        assert sorted(trade.card for trade in seen.trades) == sorted(bought + sold)
        used = [move.slot for move in moves if isinstance(move, UseArtifact)]
        assert [hint.slot for hint in seen.artifacts if hint.use_refused is None] == used
        played = [move.kind for move in moves if isinstance(move, PlayHolyPlace)]
        assert [hint.kind for hint in seen.holy_places if hint.play_refused is None] == played


def test_every_move_that_is_not_legal_has_a_reason() -> None:
    positions = random_positions(games=2, every=11)
    everything = {move for state in positions for seat in (A, B) for move in RULES.legal(state, seat)}
    vague = 0
    for state in positions[::5]:
        for seat in (A, B):
            view = RULES.view(state, seat)
            for move in everything - set(RULES.legal(state, seat)):
                vague += RULES.refusal(view, seat, move) == "not_legal"
    assert vague == 0


def test_refusals_name_what_stands_in_the_way() -> None:
    scene = Scene("T1 camel loom", other="T2", phase=DRAW)
    assert scene.refuses(A, "buy_wares", card="T1") == "wrong_phase"
    assert scene.refuses(A, "end_turn") == "wrong_phase"
    assert scene.refuses(A, "take_ware", ware="TE") == "wrong_step"
    assert scene.refuses(B, "begin_play") == "not_your_turn"
    scene.plays(A, "begin_play")
    assert scene.refuses(A, "play_person", card="camel") == "no_such_choice"
    assert scene.refuses(A, "place_artifact", card="T1", slot=1) == "no_such_choice"
    scene.plays(A, "play_animal", card="camel")
    assert scene.refuses(B, "play_animalist") == "not_in_hand"
    assert scene.refuses(B, "stop") == "must_go_on"
    assert scene.refuses(A, "end_turn") == "not_your_turn"
    scene.plays(B, "let_pass")
    assert scene.refuses(A, "end_turn") == "effect_pending"
    assert scene.refuses(A, "return_ware", ware="TE") == "wrong_step"


def test_refusals_name_what_stands_in_the_way_of_an_effect_that_would_go_on() -> None:
    scene = Scene("cape_buffalo", other_artifacts="calabash - -", gold=(0, 20))
    scene.animal("cape_buffalo")
    scene.plays(A, "choose_artifact", owner=B, slot=1)
    assert scene.refuses(A, "choose_option", option="use") == "not_enough_gold", "AS-10.5"
    assert scene.refuses(A, "choose_option", option="keep") == "no_such_choice"
    scene = Scene("cartographer", row="victoria ngorongoro okavango")
    scene.person("cartographer")
    assert scene.refuses(A, "choose_slot", slot=2) == "stand_empty", "AS-9.9"
    scene.plays(A, "choose_slot", slot=1)
    assert scene.refuses(A, "choose_slot", slot=1) == "no_such_choice", "each once (AS-11.3)"
    scene = Scene("boatman T1 T2 T3 T4 T5 T6", stand="5 JE")
    scene.person("boatman")
    assert scene.refuses(A, "choose_number", number=2) == "no_space", "AS-11.2"


def test_a_full_stand_is_the_reason_why_nothing_can_be_taken() -> None:
    scene = Scene("nomad", stand="6 JE")
    scene.person("nomad")
    scene.wares("return_ware", "JE JE")
    scene.plays(A, "stop")
    assert scene.refuses(A, "choose_slot", slot=1) == "wrong_step"
    assert scene.refuses(A, "discard_card", card="T1") == "wrong_step"


def test_the_fallback_of_a_window_is_its_pass() -> None:
    scene = Scene("camel", "animalist")
    scene.plays(A, "play_animal", card="camel")
    legal = scene.offers(B)
    assert legal == [LetPass(), PlayAnimalist()]
    assert {RULES.fallback(scene.sees(B), legal, Random(seed)) for seed in range(20)} == {LetPass()}


def test_the_clock_plays_what_does_least() -> None:
    def fallback(scene: Scene) -> str:
        legal = scene.offers(A)
        move = RULES.fallback(scene.sees(A), legal, Random(1))
        assert move in legal
        return str(move.__struct_config__.tag)

    scene = Scene("camel T1", phase=DRAW)
    assert fallback(scene) == "begin_play"
    scene.plays(A, "draw_card")
    scene.deals("T2")
    assert fallback(scene) == "keep_card"
    scene.plays(A, "keep_card")
    assert fallback(scene) == "end_turn"
    scene.animal("camel")
    assert fallback(scene) == "stop"


def barrier(scene: Scene, kind: str, /, seat: int = A, **fields: Any) -> bool:
    """Whether this legal move is a barrier."""
    assert scene.allows(seat, kind, **fields)
    return RULES.barrier(scene.state, seat, scene.move(kind, **fields))


def test_moves_that_reveal_something_are_barriers() -> None:
    scene = Scene(
        "camel midwife map E1 T1", "animalist", phase=DRAW, holy="rwenzori victoria", artifacts="calabash - -"
    )
    assert barrier(scene, "draw_card")
    assert not barrier(scene, "begin_play")
    scene.plays(A, "draw_card")
    scene.deals("T2")
    assert barrier(scene, "reject_card")
    assert not barrier(scene, "keep_card")
    scene.plays(A, "keep_card")
    assert not barrier(scene, "buy_wares", card="E1")
    assert barrier(scene, "place_artifact", card="map", slot=2)
    assert barrier(scene, "use_artifact", slot=1)
    assert barrier(scene, "play_holy_place", kind="rwenzori")
    assert not barrier(scene, "play_holy_place", kind="victoria")
    assert barrier(scene, "end_turn")
    assert barrier(scene, "play_animal", card="camel")
    scene.plays(A, "play_animal", card="camel")
    assert barrier(scene, "let_pass", B)
    assert barrier(scene, "play_animalist", B)
    scene.plays(B, "let_pass")
    assert not barrier(scene, "take_ware", ware="TE")


def test_an_animal_that_a_tracker_announces_is_a_barrier_like_any_announcement() -> None:
    scene = Scene("tracker")
    scene.person("tracker")
    scene.deals("camel")
    assert not barrier(scene, "choose_option", option="to_hand")
    assert barrier(scene, "choose_option", option="play_now")


def test_a_card_drawn_from_what_was_looked_at_is_a_barrier_too() -> None:
    scene = Scene("hermit", pile="T1 T2 T3", artifacts="calabash loom -", stand="1 JE")
    scene.person("hermit")
    scene.deals("T1", "T2", "T3")
    scene.plays(A, "choose_position", position=1)
    assert barrier(scene, "use_artifact", slot=1)
    assert not barrier(scene, "use_artifact", slot=2)


def test_placing_where_the_slot_stays_empty_is_no_barrier() -> None:
    scene = Scene("map", row="- rwenzori rwenzori", other_holy=ALL_BUT_TWO_RWENZORI)
    assert not barrier(scene, "place_artifact", card="map", slot=1)
    assert not barrier(scene, "place_artifact", card="map", slot=2)
