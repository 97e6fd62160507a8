"""Part 7 of the rules file: what the views hold, what they keep from whom, and which worlds fit them."""

from __future__ import annotations

from collections import Counter
from random import Random

from games.engine.contract import ALL, Viewer
from games.engine.redact import blank
from games.rules.asterix import RULES
from games.rules.asterix.messages import Bid, CardLookedAt, LastTrick
from tests.rules.asterix.scene import OB, A, G, Scene

PILE = ("roman_02", "roman_02", "roman_03", "roman_07", "pirate_any")


def bidding() -> Scene:
    """Three seats, of which the last two have bid."""
    scene = Scene((A, OB, G), ("4 8 D", "2 6 D", "1 9"), PILE)
    scene.deals("roman_07")
    scene.plays(2, Bid("9"))
    scene.plays(1, Bid("idefix"))
    return scene


def looking() -> Scene:
    """The last of them has won, the second looks at a card."""
    scene = bidding()
    scene.plays(0, Bid("4"))
    scene.deals("roman_02")
    return scene


def test_a_bid_is_in_the_view_of_its_bidder_only() -> None:
    state = bidding().state
    assert [RULES.view(state, viewer).bids for viewer in (0, 1, 2, None, ALL)] == [
        (None, None, None),
        (None, "idefix", None),
        (None, None, "9"),
        (None, None, None),
        (None, "idefix", "9"),
    ]
    everybody: tuple[Viewer, ...] = (0, 1, 2, None, ALL)
    for viewer in everybody:
        view = RULES.view(state, viewer)
        assert view.chosen == (1, 2)
        assert view.waiting == (0,)
        assert view.hands == (("4", "8", "idefix"), ("2", "6", "idefix"), ("1", "9"))
        assert view.discards[2] == ()


def test_revealed_bids_stay_in_view_until_the_next_ones() -> None:
    state = looking().state
    for viewer in (0, None):
        view = RULES.view(state, viewer)
        assert view.last_trick == LastTrick("roman_07", ("4", "idefix", "9"), 2)
        assert view.discards == ((), (), ("9",))


def test_the_last_trick_of_a_round_stays_in_view_until_the_next_round_reveals_its_first() -> None:
    scene = Scene((A, OB), ("4", "2"), ("roman_02", "roman_07"), rounds=2)
    scene.trick("roman_07", "4", "2")
    scene.deals("roman_02")
    assert scene.state.round == 2
    scene.deals("roman_02")
    assert scene.sees(None).last_trick == LastTrick("roman_07", ("4", "2"), 0)
    scene.bids("4", "2")
    assert scene.sees(None).last_trick == LastTrick("roman_02", ("4", "2"), 0)


def test_the_looked_at_card_is_in_the_view_of_its_looker_only() -> None:
    state = looking().state
    seers: tuple[Viewer, ...] = (1, ALL)
    for viewer in seers:
        view = RULES.view(state, viewer)
        assert view.peeked == "roman_02"
        assert view.unseen == ("pirate_any", "roman_02", "roman_03")
    others: tuple[Viewer, ...] = (0, 2, None)
    for viewer in others:
        view = RULES.view(state, viewer)
        assert view.peeked is None
        assert view.unseen == ("pirate_any", "roman_02", "roman_02", "roman_03")
        assert (view.looker, view.pile) == (1, 3)


def test_the_note_of_a_look_shows_the_card_to_the_looker_only() -> None:
    (note,) = looking().told(CardLookedAt)
    assert blank(note, 1)["card"] == "roman_02"
    assert blank(note, 0)["card"] is blank(note, None)["card"] is None


def test_worlds_draw_hidden_bids_evenly_from_the_legal_ones() -> None:
    view = RULES.view(bidding().state, 0)
    chance = Random(3)
    worlds = Counter(tuple(RULES.imagine(view, chance).bids) for _ in range(1200))
    assert set(worlds) == {(-1, bid, other) for bid in (0, 2, 6) for other in (1, 9)}
    assert all(140 < count < 260 for count in worlds.values())
    assert {RULES.imagine(RULES.view(bidding().state, 2), chance).bids[2] for _ in range(50)} == {9}


def test_hidden_bids_for_a_pirate_are_never_idefix() -> None:
    scene = Scene((A, OB), ("4 8 D", "2 6 D"), PILE)
    scene.deals("pirate_any")
    scene.plays(1, Bid("2"))
    view = scene.sees(0)
    assert {RULES.imagine(view, Random(seed)).bids[1] for seed in range(50)} == {2, 6}


def test_worlds_draw_the_looked_at_card_by_copy() -> None:
    view = RULES.view(looking().state, 0)
    chance = Random(4)
    cards = Counter(RULES.imagine(view, chance).peeked for _ in range(1200))
    assert set(cards) == {"roman_02", "roman_03", "pirate_any"}
    assert 520 < cards["roman_02"] < 680
    world = RULES.imagine(view, chance)
    assert sorted([world.peeked, *world.pool]) == list(view.unseen)


def test_a_world_from_the_view_of_everything_is_the_truth() -> None:
    for scene in (bidding(), looking()):
        assert RULES.imagine(scene.sees(ALL), Random(1)) == scene.state


def test_a_copy_shares_nothing_that_can_change() -> None:
    state = looking().state
    copy = RULES.copy(state)
    assert copy == state
    RULES.play(copy, 1, RULES.legal(copy, 1)[0])
    assert copy != state
    assert state == looking().state
