"""Equal keys, equal knowledge: what a viewer was told and chose makes its key, and nothing else does."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.engine.contract import Choice, Event, Outcome, Viewer
from games.engine.kit.play import after, apply, random_event
from games.engine.knowledge import Key, first_key, next_key, told
from tests.engine.toy.messages import Bid, Options
from tests.engine.toy.rules import State, Toy

TOY = Toy()
SEATS = 2
DEALT = (Outcome(("b1", "g1", "r1")), Outcome(("b1", "b2", "b3")), Outcome(("g2", "g2", "r2")))
"""The prizes, then a hand for each seat."""


def start() -> State:
    """A game before anything is dealt."""
    return TOY.start(TOY.standard(SEATS, Options()))


def keys(events: Sequence[Event]) -> dict[Viewer, Key]:
    """The key of every viewer after these events."""
    state = start()
    known: dict[Viewer, Key] = {viewer: first_key(viewer) for viewer in (0, 1, None)}
    for event in events:
        state, notes = after(TOY, state, event)
        known = {viewer: next_key(key, told(event, notes, viewer)) for viewer, key in known.items()}
    return known


def alike(one: Sequence[Event], other: Sequence[Event]) -> list[Viewer]:
    """The viewers to whom both histories are the same."""
    left, right = keys(one), keys(other)
    return [viewer for viewer in left if left[viewer] == right[viewer]]


def test_the_same_history_gives_the_same_keys() -> None:
    chance, state = Random(5), start()
    events: list[Event] = []
    while (event := random_event(TOY, state, chance)) is not None:
        events.append(event)
        apply(TOY, state, event)
    assert alike(events, events) == [0, 1, None]


def test_a_hand_that_only_its_owner_is_told_changes_only_its_owners_key() -> None:
    other_hand = Outcome(("g3", "r1", "r2"))
    assert alike(DEALT, (*DEALT[:2], other_hand)) == [0, None]


def test_what_was_told_long_ago_still_counts() -> None:
    other_hand = Outcome(("b2", "b3", "b4"))
    later = (DEALT[2], Choice(0, Bid(1)), Choice(1, Bid(2)))
    assert alike((DEALT[0], DEALT[1], *later), (DEALT[0], other_hand, *later)) == [1, None]


def test_an_own_choice_counts_even_where_no_note_tells_it() -> None:
    low, high = (told(Choice(0, Bid(chip)), [], 0) for chip in (1, 4))
    assert low != high
    low, high = (told(Choice(0, Bid(chip)), [], 1) for chip in (1, 4))
    assert low == high


def test_a_hidden_choice_changes_the_key_of_whoever_made_it() -> None:
    assert alike((*DEALT, Choice(0, Bid(1))), (*DEALT, Choice(0, Bid(4)))) == [1, None]


def test_what_everybody_is_told_changes_every_key() -> None:
    low = (*DEALT, Choice(0, Bid(1)), Choice(1, Bid(2)))
    high = (*DEALT, Choice(0, Bid(4)), Choice(1, Bid(2)))
    assert alike(low, high) == []


def test_the_order_in_which_things_were_told_counts() -> None:
    one, other = Choice(0, Bid(1)), Choice(1, Bid(2))
    assert alike((*DEALT, one, other), (*DEALT, other, one)) == []


def test_viewers_have_different_keys_before_anything_is_told() -> None:
    assert len(set(keys([]).values())) == SEATS + 1


def test_a_key_can_be_continued_in_several_ways() -> None:
    key = first_key(0)
    futures = [next_key(key, text) for text in (b"one", b"other", b"one")]
    assert futures[0] == futures[2] != futures[1]
