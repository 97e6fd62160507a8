"""Asterix for the conformance kit: what is secret and what must hold, from parts 7 and 9 of the rules file."""

from __future__ import annotations

from collections import Counter
from typing import Any

from games.engine.contract import ALL, Choice, Event, Outcome, Viewer
from games.engine.kit.case import KitCase, Tiny
from games.rules.asterix import RULES, STRATEGY
from games.rules.asterix.front import front_of
from games.rules.asterix.messages import AssignPeeked, Bid, Move, Setup, View
from games.rules.asterix.state import State

IDEFIX = 1
"""The hand that holds Idefix only: bit 0. Bit n is the Gaul card n."""
HAND_SIZE = 11
COPIES = {f"roman_{value:02d}": 4 for value in range(1, 11)} | dict.fromkeys(
    (
        *(f"roman_{value}" for value in (12, 13, 14, 15)),
        *(f"pirate_{who}" for who in ("centurion", "general", "decurion", "highest", "lowest", "any")),
    ),
    1,
)


def bidders(state: State) -> list[int]:
    """The seats whose bid is in and not yet revealed."""
    return [seat for seat, bid in enumerate(state.bids) if bid >= 0]


def could_bid(state: State, seat: int) -> int:
    """How many bids this seat may have made: any card of its hand, but no Idefix for a Pirate."""
    hand = state.hands[seat]
    return (hand & ~IDEFIX if state.prize.startswith("pirate") else hand).bit_count()


class AsterixCase(KitCase[State, Move, str, View]):
    """The bids are secret until all are in, the looked-at card until it is assigned."""

    rules = RULES
    strategy = STRATEGY

    def tiny(self) -> list[Tiny]:
        """Two seats that can tie and play all out; three seats and a look with copies in the pile; two short rounds."""
        duel = Setup(
            players=2,
            gauls=("asterix", "obelix"),
            hands=(("1", "3", "idefix"), ("2", "3", "idefix")),
            deck=("roman_03", "roman_04", "pirate_any"),
            rounds=1,
        )
        copies = Setup(
            players=3,
            gauls=("asterix", "obelix", "getafix"),
            hands=(("3", "idefix"), ("3", "idefix"), ("1", "8")),
            deck=("roman_02", "roman_02", "roman_02", "roman_05", "pirate_lowest"),
            rounds=1,
        )
        rounds = Setup(
            players=2,
            gauls=("getafix", "vitalstatistix"),
            hands=(("10", "idefix"), ("7", "10")),
            deck=("roman_01", "roman_12", "pirate_any"),
            rounds=2,
        )
        # The odds hold at every view although two cards are alike in "copies": only open bids and the looked-at card
        # are ever hidden, and both are known once the next card is turned up.
        return [
            Tiny("duel", duel, depth=12, distinct=True),
            Tiny("copies", copies, depth=6, distinct=True),
            Tiny("rounds", rounds, depth=9, distinct=True),
        ]

    def facts(self, state: State) -> Any:
        """Everything: the pile as a multiset, since it has no order."""
        return (
            state.phase,
            state.round,
            tuple(state.gauls),
            tuple(state.hands),
            tuple(sorted(state.pool)),
            state.prize,
            tuple(state.bids),
            state.looker,
            state.peeked,
            tuple(tuple(front.cards) for front in state.fronts),
            tuple(sorted(state.set_aside)),
            tuple(tuple(front) for front in state.last_fronts),
            tuple(tuple((score.values, score.bonus) for score in results) for results in state.results),
        )

    def learns(self, before: State, event: Event, viewer: Viewer) -> Any:
        """Part 7: of a bid, its owner; with the last one everybody learns all; of a look, its owner."""
        if isinstance(event, Outcome):
            looks = before.phase == "look"
            return event.pieces if not looks or viewer is ALL or viewer == before.looker else None
        if isinstance(event.move, Bid):
            return self._learns_of_bid(before, event, viewer)
        if isinstance(event.move, AssignPeeked):
            return event.move.to, before.peeked
        return event.seat, event.move

    def _learns_of_bid(self, before: State, event: Choice, viewer: Viewer) -> Any:
        required = {seat for seat in range(before.setup.players) if could_bid(before, seat)}
        if required == {*bidders(before), event.seat}:
            return event.move.card, tuple(before.bids)
        return event.move.card if viewer is ALL or viewer == event.seat else None

    def hides(self, state: State, viewer: Viewer) -> bool:
        """Whether a hidden bid or a looked-at card could be another one."""
        if viewer is ALL:
            return False
        if any(seat != viewer and could_bid(state, seat) > 1 for seat in bidders(state)):
            return True
        return bool(state.peeked) and viewer != state.looker and len({*state.pool, state.peeked}) > 1

    def bound(self, setup: Setup) -> int:
        """A Gaul each; a round has at most a trick for each card (AX-13), and one free Pirate."""
        cards = len(setup.deck) or sum(COPIES.values())
        return setup.players + setup.rounds * (cards * (setup.players + 1) + 1)

    def invariants(self, state: State) -> None:
        """I-1 to I-5, I-8, I-9, I-12 to I-15; those about one step are tested beside the trick."""
        deck = Counter(state.setup.deck) or Counter(COPIES)
        lying = Counter(state.pool) + Counter(state.set_aside)
        for front in state.fronts:
            lying += Counter(front.cards)
            assert front == front_of(front.cards), "I-1"
        lying += Counter(card for card in (state.prize, state.peeked) if card)
        assert lying == deck, "I-1"
        assert not state.peeked or state.phase == "idefix", "I-4"
        for seat in bidders(state):
            assert state.hands[seat] >> state.bids[seat] & 1, "I-2"
            assert state.bids[seat] or not state.prize.startswith("pirate"), "I-8"
        if not state.setup.hands:
            assert all(0 <= hand < 1 << HAND_SIZE for hand in state.hands), "I-2"
        if state.phase in ("prize", "bidding"):
            assert sum(hand > 0 for hand in state.hands) >= 2, "I-9"
            assert state.hands.count(IDEFIX) <= 1, "I-9, I-15"
        self._score_invariants(state)

    def _score_invariants(self, state: State) -> None:
        finished = state.setup.rounds if state.phase == "over" else state.round - 1
        for results in state.results:
            assert len(results) == finished, "I-14"
            assert all(score.values >= 0 and score.bonus % 10 == 0 for score in results), "I-12"
        for number in range(finished):
            assert sum(results[number].values for results in state.results) <= 274, "I-12"


CASE = AsterixCase()
