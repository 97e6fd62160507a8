"""Anansi for the conformance kit: what is secret and what must hold, from parts 7 and 9 of the rules file."""

from __future__ import annotations

from typing import Any

from games.engine.contract import ALL, Choice, Event, Outcome, Viewer
from games.engine.kit.case import KitCase, Tiny
from games.rules.anansi import RULES, STRATEGY
from games.rules.anansi.cards import Colour, cards_of
from games.rules.anansi.messages import Move, Setup, View
from games.rules.anansi.state import State

LISTENERS = 36
PLAYERS = {3: (10, 1), 4: (10, 1), 5: (8, 2)}
"""Cards in each hand and recruiters in each trick."""
MOST_KEPT = {3: 6, 4: 6, 5: 5}
"""The most listeners that a seat can score in a round."""
BONUS_SUMS = {0, 2, 4, 6, 7, 9, 11, 13}


def card_key(card: str) -> tuple[str, int]:
    """Colour and value."""
    colour, value = card.split("_")
    return colour, int(value)


class AnansiCase(KitCase[State, Move, int | str, View]):
    """The only secret is who of the others holds which card (AN-7.1)."""

    rules = RULES
    strategy = STRATEGY

    def tiny(self) -> list[Tiny]:
        """Two tricks with voids and a moving trump; five seats with two recruiters; two rounds and an open card."""
        # Snake is the rightmost card of the row, so it loses ties: one recruited card is enough to move the trump.
        row: tuple[Colour, ...] = ("hornet", "leopard", "snake")
        voids = Setup(
            seats=3,
            hand=2,
            quota=1,
            display=1,
            cards=("hornet_3", "hornet_7", "leopard_2", "leopard_12", "snake_4", "snake_9", "snake_14"),
            bonuses=(2,),
            row=row,
            leader=1,
        )
        five = Setup(
            seats=5,
            hand=1,
            quota=2,
            display=1,
            cards=("hornet_2", "hornet_13", "leopard_6", "leopard_7", "snake_1", "snake_11"),
            bonuses=(7,),
            supply=3,
            row=row,
            leader=3,
        )
        rounds = Setup(
            seats=3,
            hand=1,
            quota=1,
            display=1,
            cards=("hornet_10", "leopard_4", "snake_5", "snake_8", "snake_12"),
            bonuses=(2, 4),
            row=row,
        )
        return [
            Tiny("two tricks", voids, depth=9, script=(Outcome(("snake_4",)),), distinct=True),
            Tiny("two recruiters", five, depth=10, script=(Outcome(("leopard_6",)),), distinct=True),
            Tiny("two rounds", rounds, depth=9, script=(Outcome((0,)), Outcome(("snake_8",))), distinct=True),
        ]

    def facts(self, state: State) -> Any:
        """Where every card and listener is."""
        return (
            state.phase,
            state.round,
            state.row,
            state.leader,
            state.turn,
            state.trump,
            tuple(state.columns),
            tuple(sorted(state.undealt)),
            tuple(tuple(sorted(cards_of(hand))) for hand in state.hands),
            tuple((laid.seat, laid.card, laid.recruits) for laid in state.trick),
            tuple(tuple((laid.seat, laid.card, laid.recruits) for laid in trick.laid) for trick in state.tricks),
            tuple(state.listeners),
            tuple(state.stacks),
            state.supply,
            tuple(tuple((line.kept, line.bonus) for line in lines) for lines in state.scored),
        )

    def learns(self, before: State, event: Event, viewer: Viewer) -> Any:
        """Choices (AN-7.2), row, leader and display: everybody; a hand: its owner; open cards: with the last hand."""
        if isinstance(event, Choice):
            return type(event.move).__name__, event.move.card
        if before.phase in ("row", "leader"):
            return event.pieces
        cards = tuple(sorted(event.pieces))
        if before.phase == "display":
            return cards
        seat = sum(bool(hand) for hand in before.hands)
        left = set(before.undealt) - set(cards) if seat + 1 == before.setup.seats else set()
        return cards if viewer is ALL or viewer == seat else None, tuple(sorted(left))

    def hides(self, state: State, viewer: Viewer) -> bool:
        """Whether hidden cards lie in more than one place."""
        if viewer is ALL:
            return False
        hidden = sum(bool(hand) and seat != viewer for seat, hand in enumerate(state.hands))
        return hidden + (state.phase == "hand") > 1

    def bound(self, setup: Any) -> int:
        """Every card of every hand is one choice (AN-5.9)."""
        return int(setup.seats * setup.hand * len(setup.bonuses))

    def invariants(self, state: State) -> None:
        """Part 9; each assertion names its number. Those about the standard numbers are left out for tiny worlds."""
        if state.row:
            _cards(state)
            _display(state)
        _listeners(state)
        _tricks(state)
        _scores(state)


def _cards(state: State) -> None:
    where = [
        *(card for column in state.columns for card in column),
        *state.undealt,
        *(card for hand in state.hands for card in cards_of(hand)),
        *(laid.card for laid in state.trick),
        *(laid.card for trick in state.tricks for laid in trick.laid if not laid.recruits),
    ]
    assert sorted(where) == sorted(state.setup.cards), "1"


def _display(state: State) -> None:
    counts = [len(column) for column in state.columns]
    recruits = sum(laid.recruits for trick in state.tricks for laid in trick.laid)
    first = 0 if state.phase in ("row", "leader", "display") else state.setup.display
    assert sum(counts) == first + recruits, "4"
    assert sum(counts) <= state.setup.display + state.setup.hand * state.setup.quota, "4"
    for colour, column in zip(state.row, state.columns, strict=True):
        assert all(card_key(card)[0] == colour for card in column), "4"
    if state.trump is not None:
        top = counts[state.row.index(state.trump)]
        assert top == max(counts), "12"
        assert all(count < top for count in counts[: state.row.index(state.trump)]), "12"


def _listeners(state: State) -> None:
    scored = sum(line.kept for lines in state.scored for line in lines)
    assert state.supply >= 0, "2"
    assert state.supply + sum(state.listeners) + scored == state.setup.supply, "2"
    for view in RULES.view(state, None).seats:
        assert view.inspired == min(state.listeners[view.seat], state.stacks[view.seat]), "11"
        assert view.uninspired == state.listeners[view.seat] - view.inspired, "11"


def _tricks(state: State) -> None:
    setup = state.setup
    assert sum(state.stacks) == len(state.tricks) <= setup.hand, "6"
    for trick in [*(trick.laid for trick in state.tricks), state.trick]:
        assert sum(laid.recruits for laid in trick) <= setup.quota, "5"
        assert not trick or not trick[0].recruits, "5"
        assert [laid.seat for laid in trick] == [(trick[0].seat + i) % setup.seats for i in range(len(trick))], "5"
    if state.phase == "lead":
        assert {hand.bit_count() for hand in state.hands} == {setup.hand - len(state.tricks)}, "7"
    for seat in range(setup.seats):
        own = [laid for trick in state.tricks for laid in trick.laid if laid.seat == seat]
        assert state.stacks[seat] + sum(laid.recruits for laid in own) <= setup.hand, "8"


def _scores(state: State) -> None:
    setup = state.setup
    for lines in state.scored:
        assert sum(line.kept for line in lines) <= setup.hand, "9"
        assert all(line.points >= 0 for line in lines), "13"
        assert [line.seat for line in lines] == list(range(setup.seats)), "13"
    for seat in range(setup.seats):
        bonuses = [lines[seat].bonus for lines in state.scored if lines[seat].bonus]
        assert len(set(bonuses)) == len(bonuses), "3"
        assert set(bonuses) <= set(setup.bonuses), "3"
    if setup == RULES.standard(setup.seats, RULES.options_type()):
        _standard_scores(state)


def _standard_scores(state: State) -> None:
    seats, most = state.setup.seats, MOST_KEPT[state.setup.seats]
    assert (state.setup.hand, state.setup.quota, state.setup.supply) == (*PLAYERS[seats], LISTENERS), "1"
    for seat in range(seats):
        lines = [lines[seat] for lines in state.scored]
        assert sum(line.bonus for line in lines) in BONUS_SUMS, "3"
        assert all(line.kept <= most for line in lines), "8"
        assert sum(line.points for line in lines) <= 3 * most + 13, "8"
    if state.phase == "display":
        assert state.supply >= LISTENERS - (state.round - 1) * state.setup.hand, "9"


CASE = AnansiCase()
