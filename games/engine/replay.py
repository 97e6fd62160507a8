"""A game after its choices and outcomes: its state, who is asked by which entry, and the digest of chance.

Replays never draw. Entries that were taken back are left out before they come here (events/fold.py).
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Generic, TypeVar

import msgspec

from games.engine.chance import digest_choice, digest_outcome
from games.engine.contract import Choice, Dealer, Outcome, Players, Rules, Tell, Waiting
from games.engine.deal import KnownDeal

S = TypeVar("S")


class NotOffered(Exception):
    """A move or outcome that is not offered now; the state is as before."""


def check_choice(rules: Rules[Any, Any, Any, Any], state: Any, choice: Choice) -> None:
    """NotOffered unless that seat may make that move now."""
    if choice.move not in rules.legal(state, choice.seat):
        raise NotOffered(f"seat {choice.seat}")


def check_outcome(dealer: Dealer, outcome: Outcome) -> None:
    """NotOffered unless these pieces can come out of that pool."""
    pieces, pool = Counter(outcome.pieces), Counter(dealer.pool)
    fits = pieces.keys() <= pool.keys() if dealer.put_back else pieces <= pool
    if len(outcome.pieces) != dealer.take or not fits:
        raise NotOffered("outcome")


class Question(msgspec.Struct):
    """Seats that were asked together by one entry, and what they have answered so far."""

    number: int
    seats: tuple[int, ...]
    answers: list[Choice]

    def left(self) -> set[int]:
        """The seats that have not answered."""
        return set(self.seats) - {answer.seat for answer in self.answers}


class Replay(Generic[S]):
    """A game as of one entry. Mutable; `copy` shares nothing that can change.

    `asked[seat]` is the number of the entry that asks the seat now, or None (design.md part 4). `known`: the deal of
    another game, where that is played again: then `digest` hangs on no choice.
    """

    __slots__ = ("asked", "digest", "known", "question", "rules", "state", "waiting")

    def __init__(
        self,
        rules: Rules[S, Any, Any, Any],
        state: S,
        *,
        digest: bytes,
        asked: list[int | None],
        question: Question | None = None,
        known: KnownDeal | None = None,
    ) -> None:
        self.rules = rules
        self.state = state
        self.waiting: Waiting = rules.waiting(state)
        self.digest = digest
        self.asked = asked
        self.question = question
        self.known = known
        self._look_up()

    @classmethod
    def begin(
        cls,
        rules: Rules[S, Any, Any, Any],
        state: S,
        *,
        seats: int,
        digest: bytes,
        number: int,
        known: KnownDeal | None = None,
    ) -> Replay[S]:
        """The game at its start; `number` is the entry that started it."""
        replay = cls(rules, state, digest=digest, asked=[None] * seats, known=known)
        replay._ask(number)
        return replay

    def copy(self) -> Replay[S]:
        """An equal replay that can go its own way."""
        twin: Replay[S] = Replay.__new__(Replay)
        twin.rules = self.rules
        twin.state = self.rules.copy(self.state)
        twin.waiting = self.waiting
        twin.digest = self.digest
        twin.asked = self.asked.copy()
        twin.known = self.known and self.known.copy()
        question = self.question
        twin.question = question and Question(question.number, question.seats, question.answers.copy())
        return twin

    def choose(self, number: int, choice: Choice, tell: Tell | None = None) -> int:
        """Apply a choice; returns the number of the question it answered.

        The caller has checked that it is legal (`check_choice`); NotOffered only if nobody is asked.
        """
        question = self.question
        if question is None:
            raise NotOffered(f"seat {choice.seat}")
        bystanders = question.left() - {choice.seat}
        offers = {seat: self.rules.legal(self.state, seat) for seat in bystanders}
        self.rules.play(self.state, choice.seat, choice.move, tell)
        question.answers.append(choice)
        self.waiting = self.rules.waiting(self.state)
        self._look_up()
        self.asked[choice.seat] = None
        if self._still_open(question):
            self._ask_again(number, offers)
        else:
            self._close(question)
            self._ask(number)
        return question.number

    def deal(self, number: int, outcome: Outcome, tell: Tell | None = None) -> None:
        """Apply an outcome that fits what the dealer was asked for."""
        if self.known is not None and isinstance(self.waiting, Dealer):
            self.known.dealt(self.waiting)
        self.rules.deal(self.state, outcome.pieces, tell)
        self.digest = digest_outcome(self.digest, outcome)
        self.waiting = self.rules.waiting(self.state)
        self._look_up()
        self._ask(number)

    def renew(self, number: int, seat: int | None = None) -> None:
        """Let this entry ask again: that seat alone, or (None) everybody who is waited for."""
        for each, asked in enumerate(self.asked):
            if asked is not None and seat in (None, each):
                self.asked[each] = number

    def _look_up(self) -> None:
        if self.known is not None and isinstance(self.waiting, Dealer):
            self.digest = self.known.digest(self.waiting)

    def _still_open(self, question: Question) -> bool:
        return isinstance(self.waiting, Players) and set(self.waiting.seats) <= question.left()

    def _ask(self, number: int) -> None:
        seats = self.waiting.seats if isinstance(self.waiting, Players) else ()
        self.asked = [number if seat in seats else None for seat in range(len(self.asked))]
        self.question = Question(number, seats, []) if seats else None

    def _ask_again(self, number: int, offers: dict[int, list[Any]]) -> None:
        # The question stays open: only seats whose moves have changed are asked again.
        assert isinstance(self.waiting, Players)
        for seat, before in offers.items():
            if seat not in self.waiting.seats:
                self.asked[seat] = None
            elif self.rules.legal(self.state, seat) != before:
                self.asked[seat] = number

    def _close(self, question: Question) -> None:
        if self.known is not None:
            return
        # In the order of seats: who was quicker must not change a card (design.md part 5).
        for answer in sorted(question.answers, key=lambda answer: answer.seat):
            self.digest = digest_choice(self.digest, answer)
