"""AS-2 to AS-7 and AS-14: setup, phases, Ware cards, placing and using Artifacts, the end."""

from __future__ import annotations

import pytest

from games.engine.contract import Dealer
from games.rules.asante import RULES
from games.rules.asante.effect_notes import MarketCried
from games.rules.asante.messages import Setup
from games.rules.asante.moves import BeginPlay, EndTurn
from games.rules.asante.notes import (
    ArtifactPlaced,
    CardKept,
    CardRejected,
    GameEnded,
    HandDealt,
    HolyPlaceTaken,
    PlayBegun,
    TurnStarted,
)
from games.rules.asante.state import DRAW, HANDS, PLAY
from tests.rules.asante.scene import A, B, Scene, card

ALL_BUT_TWO_RWENZORI = "rwenzori " + 3 * "victoria okavango ngorongoro kilimanjaro "


def test_setup_draws_starter_row_and_hands_and_the_starter_begins() -> None:
    scene = Scene.start(Setup())
    assert scene.waiting == Dealer((0, 1), 1)
    scene.deals(B)
    row = scene.waiting
    assert isinstance(row, Dealer)
    assert (len(row.pool), row.take) == (15, 3)
    scene.deals("kilimanjaro", "kilimanjaro", "victoria")
    for seat, size in ((A, 97), (B, 92)):
        hand = scene.waiting
        assert isinstance(hand, Dealer)
        assert (len(hand.pool), hand.take) == (size, 5)
        scene.deals(*hand.pool[seat * 5 : seat * 5 + 5])
    assert scene.asks(B)
    assert (scene.state.phase, scene.state.markers) == (DRAW, 5)
    assert (len(scene.state.pool), len(scene.state.holy_pool)) == (87, 12)
    assert [note.seat for note in scene.told(HandDealt)] == [A, B]
    assert scene.notes[-1] == TurnStarted(B, 1, False)


def test_a_setup_may_fix_starter_and_row() -> None:
    state = RULES.start(Setup(starter=A, row=("victoria", "victoria", "victoria")))
    assert (state.phase, state.active, len(state.holy_pool)) == (HANDS, A, 12)


def test_a_hand_of_another_size_is_told_with_its_size() -> None:
    scene = Scene.start(Setup(starter=A, row=("victoria", "victoria", "victoria"), hand=2))
    scene.deals("T1", "T2")
    assert [(note.seat, note.count) for note in scene.notes] == [(A, 2)]


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=3),
        Setup(starter=2),
        Setup(deck=("camel",) * 3),
        Setup(holy_places=("victoria",) * 4),
        Setup(row=("victoria",)),
        Setup(hand=0),
        Setup(deck=("camel", "gorilla"), hand=2),
    ],
)
def test_a_setup_of_another_game_is_refused(setup: Setup) -> None:
    with pytest.raises(ValueError, match=r"AS-2|part 4"):
        RULES.start(setup)


def test_the_draw_phase_allows_nothing_but_drawing_and_beginning_to_play() -> None:
    scene = Scene("T1 camel calabash", phase=DRAW, artifacts="map - -", holy="victoria")
    assert scene.kinds() == {"draw_card", "begin_play"}
    assert scene.refuses(A, "play_holy_place", kind="victoria") == "wrong_phase"
    scene.plays(A, "draw_card")
    scene.deals("T2")
    assert scene.kinds() == {"keep_card", "reject_card"}


def test_keeping_begins_the_play_phase_at_once() -> None:
    scene = Scene(phase=DRAW)
    scene.plays(A, "draw_card")
    scene.deals("T2")
    scene.plays(A, "keep_card")
    assert scene.told(PlayBegun) == [PlayBegun(A, 4)]
    assert scene.refuses(A, "draw_card") == "wrong_phase"
    (kept,) = scene.told(CardKept)
    assert (kept.card.value, kept.card.seen_by) == (card("T2"), (A,))


def test_a_rejected_card_is_shown_and_drawing_may_go_on() -> None:
    scene = Scene(phase=DRAW)
    scene.plays(A, "draw_card")
    scene.deals("T2")
    scene.plays(A, "reject_card")
    assert scene.told(CardRejected) == [CardRejected(A, card("T2"))]
    assert scene.kinds() == {"draw_card", "begin_play"}


def test_with_empty_piles_nothing_can_be_drawn() -> None:
    scene = Scene("T1", "T2", phase=DRAW, pile="")
    assert scene.offers(A) == [BeginPlay()]
    assert scene.refuses(A, "draw_card") == "no_card_to_draw"


@pytest.mark.parametrize(("markers", "gold"), [(0, 20), (1, 20), (2, 21), (3, 21), (5, 21)])
def test_two_or_more_markers_left_bring_one_gold(markers: int, gold: int) -> None:
    scene = Scene(markers=markers)
    scene.plays(A, "end_turn")
    assert scene.gold == gold


def test_at_the_end_of_a_turn_all_is_ready_for_the_next_player() -> None:
    scene = Scene("market_crier", artifacts="calabash - -", holy="victoria")
    scene.person("market_crier")
    scene.plays(A, "use_artifact", slot=1)
    scene.deals("T1")
    scene.plays(A, "play_holy_place", kind="victoria")
    scene.plays(A, "end_turn")
    state = scene.state
    assert (state.active, state.turn, state.phase, state.markers) == (B, 2, DRAW, 5)
    assert (state.used, state.discount, state.holy_played) == ([False] * 3, 0, False)


def test_without_markers_only_a_holy_place_or_the_end_of_the_turn_is_left() -> None:
    scene = Scene("T1 camel calabash E1", markers=0, stand="2 JE", artifacts="map - -")
    assert scene.offers(A) == [EndTurn()]
    for name in ("T1", "E1"):
        assert scene.refuses(A, "buy_wares", card=name) == scene.refuses(A, "sell_wares", card=name) == "no_marker"
    assert scene.refuses(A, "play_animal", card="camel") == scene.refuses(A, "use_artifact", slot=1) == "no_marker"
    assert scene.refuses(A, "place_artifact", card="calabash", slot=2) == "no_marker"


# Ware cards


def test_every_ware_card_buys_and_sells_what_it_shows_at_its_prices() -> None:
    for name in ("T4", "M6", "D2", "Q1", "E5"):
        scene = Scene(f"{name} T1")
        scene.plays(A, "buy_wares", card=name)
        bought = scene.stand()
        sale = Scene(name, stand=bought)
        sale.plays(A, "sell_wares", card=name)
        assert sale.stand() == ""
        assert sale.state.supply == [8] * 6
        assert (scene.gold, sale.gold) == (20 - prices(name)[0], 20 + prices(name)[1])


def prices(name: str) -> tuple[int, int]:
    """What the rules file prints on a Ware card."""
    return {"T4": (5, 12), "M6": (5, 10), "D2": (6, 12), "Q1": (7, 14), "E5": (3, 5)}[name]


def test_a_sale_needs_exactly_what_the_card_shows() -> None:
    scene = Scene("D1", stand="2 JE 1 FR 1 SA")
    assert scene.refuses(A, "sell_wares", card="D1") == "wares_missing"


def test_a_package_takes_any_type_that_the_supply_holds() -> None:
    scene = Scene("K1", stand="2 TE", other_stand="6 TE")
    assert {move.package_type for move in scene.offers(A, "buy_wares")} == {"jewelry", "pelt", "silk", "fruits", "salt"}
    assert scene.refuses(A, "buy_wares", card="K1", package_type="TE") == "supply_short"
    assert scene.refuses(A, "buy_wares", card="K1") == "no_such_choice"


def test_gold_must_suffice() -> None:
    scene = Scene("Q1", gold=(6, 20))
    assert scene.refuses(A, "buy_wares", card="Q1") == "not_enough_gold"
    assert scene.refuses(A, "buy_wares", card="Q2") == "not_in_hand"


def test_two_market_criers_add_up_and_prices_do_not_fall_below_zero() -> None:
    scene = Scene("market_crier market_crier K1 E1", gold=(0, 20), stand="2 JE")
    scene.person("market_crier")
    scene.person("market_crier")
    assert scene.told(MarketCried) == [MarketCried(A, 2), MarketCried(A, 4)]
    scene.plays(A, "buy_wares", card="K1", package_type="SA")
    assert scene.gold == 0
    scene.plays(A, "sell_wares", card="E1")
    assert scene.gold == 9


# Artifacts


def test_an_empty_place_must_be_filled_first() -> None:
    scene = Scene("map", artifacts="loom - pottery")
    assert [move.slot for move in scene.offers(A, "place_artifact")] == [2]


def test_a_new_artifact_is_ready_even_where_a_used_one_lay() -> None:
    scene = Scene("calabash", artifacts="calabash loom pottery")
    scene.plays(A, "use_artifact", slot=1)
    scene.deals("T1")
    assert scene.refuses(A, "use_artifact", slot=1) == "artifact_used"
    scene.plays(A, "place_artifact", card="calabash", slot=1)
    assert scene.told(ArtifactPlaced) == [ArtifactPlaced(A, "calabash", 1, "calabash")]
    scene.deals("ngorongoro")
    assert scene.allows(A, "use_artifact", slot=1)


def test_two_copies_are_used_independently() -> None:
    scene = Scene(artifacts="calabash calabash -")
    scene.plays(A, "use_artifact", slot=1)
    scene.deals("T1")
    scene.plays(A, "use_artifact", slot=2)
    scene.deals("T2")
    assert (scene.gold, scene.state.used) == (18, [True, True, False])


def test_an_artifact_before_an_empty_slot_gives_nobody_a_holy_place() -> None:
    scene = Scene("map", artifacts="- loom -", row="- rwenzori rwenzori", other_holy=ALL_BUT_TWO_RWENZORI)
    scene.plays(A, "place_artifact", card="map", slot=1)
    assert scene.idle
    assert not scene.told(HolyPlaceTaken)


def test_there_is_no_artifact_to_use_in_an_empty_place() -> None:
    assert Scene().refuses(A, "use_artifact", slot=1) == "no_artifact"


# The end


def test_sixty_gold_in_the_middle_of_a_turn_triggers_nothing() -> None:
    scene = Scene("E1 Q1", gold=(57, 20), stand="2 JE", markers=2)
    scene.plays(A, "sell_wares", card="E1")
    assert scene.gold == 62
    scene.plays(A, "buy_wares", card="Q1")
    scene.plays(A, "end_turn")
    assert not scene.state.last_turn


def test_the_last_turn_ends_the_game_whatever_happens_in_it() -> None:
    scene = Scene(gold=(60, 64), markers=0)
    scene.plays(A, "end_turn")
    assert scene.told(TurnStarted) == [TurnStarted(B, 2, True)]
    scene.plays(B, "begin_play")
    scene.plays(B, "end_turn")
    assert scene.over()
    assert scene.told(GameEnded) == [GameEnded(B, (60, 65), "last_turn", False)]
    assert scene.offers(A) == scene.offers(B) == []
    assert RULES.refusal(scene.sees(A), A, EndTurn()) == "game_over"


def test_after_the_three_hundredth_turn_most_gold_wins() -> None:
    scene = Scene(gold=(30, 40), turn=300)
    scene.plays(A, "end_turn")
    assert scene.over()
    assert scene.told(GameEnded) == [GameEnded(B, (31, 40), "turn_limit", False)]


def test_a_tie_after_the_three_hundredth_turn_goes_to_who_took_it() -> None:
    scene = Scene(gold=(39, 40), turn=300)
    scene.plays(A, "end_turn")
    assert scene.told(GameEnded) == [GameEnded(A, (40, 40), "turn_limit", True)]
    assert [line.rank for line in scene.scores()] == [1, 2]


def test_sixty_gold_at_the_end_of_the_three_hundredth_turn_brings_no_further_turn() -> None:
    scene = Scene(gold=(70, 40), turn=300)
    scene.plays(A, "end_turn")
    assert scene.over()
    assert scene.state.turn == 300


def test_scores_are_gold_and_a_running_game_may_be_tied() -> None:
    scene = Scene(phase=PLAY)
    assert [(line.rank, line.points) for line in scene.scores()] == [(1, 20), (1, 20)]
    assert [item.key for item in scene.scores()[0].items] == ["gold"]
