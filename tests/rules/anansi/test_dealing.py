"""Setup and deal (part 4 of the rules file), and what is told of them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.engine.contract import ALL, OVER, Choice, Dealer, Outcome, Players
from games.engine.redact import blank
from games.rules.anansi import RULES
from games.rules.anansi.cards import BONUSES, CARDS, COLOUR, COLOURS, HEADS, LISTENERS, VALUE, cards_of
from games.rules.anansi.messages import Options, Setup
from games.rules.anansi.state import State


def random_game(seats: int, seed: int) -> tuple[State, list[Choice | Outcome], list[Any]]:
    """A game of random moves to its end, with its events and notes."""
    chance = Random(seed)
    state = RULES.start(RULES.standard(seats, Options()))
    events: list[Choice | Outcome] = []
    notes: list[Any] = []
    while (waiting := RULES.waiting(state)) is not OVER:
        told = len(notes)
        if isinstance(waiting, Dealer):
            pieces: tuple[Any, ...] = tuple(chance.sample(waiting.pool, waiting.take))
            events.append(Outcome(pieces))
            RULES.deal(state, pieces, notes.append)
        elif isinstance(waiting, Players):
            (seat,) = waiting.seats
            move = chance.choice(RULES.legal(state, seat))
            events.append(Choice(seat, move))
            RULES.play(state, seat, move, notes.append)
        assert len(notes) > told
    return state, events, notes


def kinds(notes: list[Any]) -> list[str]:
    return [note.__struct_config__.tag for note in notes]


def test_the_cards_are_those_of_the_table() -> None:
    assert len(CARDS) == 42
    for colour in COLOURS:
        assert sorted(VALUE[card] for card in CARDS if COLOUR[card] == colour) == list(range(1, 15))
    for card in CARDS:
        assert HEADS[card] == (0 if VALUE[card] < 5 else 1 if VALUE[card] < 10 else 2)
    assert (sum(HEADS.values()), LISTENERS, BONUSES) == (45, 36, (2, 4, 7))


def test_chance_is_asked_for_row_leader_display_and_hands_in_this_order() -> None:
    state = RULES.start(RULES.standard(4, Options()))
    assert RULES.waiting(state) == Dealer(("hornet", "leopard", "snake"), 3)
    RULES.deal(state, ("snake", "hornet", "leopard"))
    assert RULES.waiting(state) == Dealer((0, 1, 2, 3), 1)
    RULES.deal(state, (2,))
    assert RULES.waiting(state) == Dealer(tuple(sorted(CARDS)), 2)
    RULES.deal(state, ("hornet_9", "leopard_1"))
    left = set(CARDS) - {"hornet_9", "leopard_1"}
    for _ in range(4):
        assert RULES.waiting(state) == Dealer(tuple(sorted(left)), 10)
        hand = tuple(sorted(left))[:10]
        RULES.deal(state, hand)
        left -= set(hand)
    assert not left
    assert RULES.waiting(state) == Players((2,))
    assert (state.row, state.trump, state.phase) == (("snake", "hornet", "leopard"), "hornet", "lead")


def test_what_the_setup_fixes_is_not_drawn() -> None:
    state = RULES.start(Setup(3, 1, 1, 1, cards=CARDS[:5], row=("snake", "hornet", "leopard"), leader=1))
    assert RULES.waiting(state) == Dealer(tuple(sorted(CARDS[:5])), 1)


def test_a_hand_is_told_sorted_and_to_its_seat_alone() -> None:
    state = RULES.start(Setup(3, 3, 1, 1, cards=CARDS[:11], row=COLOURS, leader=0))
    notes: list[Any] = []
    RULES.deal(state, ("hornet_1",))
    RULES.deal(state, ("hornet_10", "hornet_9", "hornet_2"), notes.append)
    told = {"type": "hand_dealt", "seat": 0, "count": 3, "cards": ("hornet_2", "hornet_9", "hornet_10")}
    assert blank(notes[0], 0) == told == blank(notes[0], ALL)
    assert blank(notes[0], 1) == blank(notes[0], None) == {**told, "cards": None}
    assert cards_of(state.hands[0]) == ["hornet_2", "hornet_9", "hornet_10"]


def test_the_open_cards_are_told_once_the_last_hand_is_dealt() -> None:
    state = RULES.start(Setup(3, 1, 1, 1, cards=CARDS[:6], row=COLOURS, leader=2))
    notes: list[Any] = []
    for card in CARDS[:4]:
        assert RULES.view(state, None).open == ()
        RULES.deal(state, (card,), notes.append)
    assert kinds(notes) == [
        "display_laid",
        "trump_set",
        "hand_dealt",
        "hand_dealt",
        "hand_dealt",
        "open_laid",
        "round_opened",
    ]
    assert notes[-2].cards == CARDS[4:6] == RULES.view(state, 0).open
    assert (notes[-1].round, notes[-1].bonus, notes[-1].leader) == (1, 2, 2)


@pytest.mark.parametrize(("seats", "moves", "leads"), [(3, 90, 30), (4, 120, 30), (5, 120, 24)])
def test_a_game_has_three_rounds_of_fixed_length(seats: int, moves: int, leads: int) -> None:
    state, events, notes = random_game(seats, seed=seats)
    choices = [event for event in events if isinstance(event, Choice)]
    assert len(choices) == moves
    assert sum(note.leads for note in notes if kinds([note]) == ["card_played"]) == leads
    assert len(events) - len(choices) == 2 + 3 * (1 + seats)
    assert RULES.waiting(state) is OVER
    assert all(RULES.legal(state, seat) == [] for seat in range(seats))


def test_the_row_stays_and_the_last_winner_leads_the_next_round() -> None:
    _, _, notes = random_game(4, seed=8)
    assert kinds(notes).count("row_laid") == kinds(notes).count("leader_drawn") == 1
    for at, note in enumerate(notes):
        if kinds([note]) == ["round_opened"] and note.round > 1:
            won = [each for each in notes[:at] if kinds([each]) == ["trick_won"]]
            assert note.leader == won[-1].seat


def test_the_last_move_of_the_game_tells_the_ranking() -> None:
    state, _, notes = random_game(5, seed=3)
    assert kinds(notes)[-3:] == ["trump_set", "round_scored", "game_ended"]
    ranking = notes[-1].ranking
    assert [placing.rank for placing in ranking] == sorted(placing.rank for placing in ranking)
    by_seat = {placing.seat: (placing.rank, placing.points) for placing in ranking}
    assert by_seat == {line.seat: (line.rank, line.points) for line in RULES.scores(state)}
