"""The words in which tests of all games tell a scene: a table in a position, played on from there.

    scene = Scene.at(setup, hands=..., turn=A)   # a position of the game; tests/rules/KEY/scene.py has shorter ways
    assert scene.asks(A, B)                      # who must speak
    scene.plays(A, "bid", card="7")              # a legal move: a struct, or its type and its fields
    scene.deals("roman_02")                      # what chance says
    assert scene.told(TrickWon) == [...]         # the notes of one kind so far; `scene.notes` are all of them
    assert scene.refuses(B, "bid", card="7") == "already_bid"
    assert scene.sees(B).prize == "roman_02"     # a view

A game adds words for what it does often (`scene.trades(B, 0, 1)`), made of these.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from games.engine.contract import Choice, Dealer, Outcome, Over, Players, ScoreLine, Viewer
from games.engine.kit.pairs import AnyCase
from games.engine.kit.play import apply
from games.engine.replay import check_choice, check_outcome

S = TypeVar("S")
N = TypeVar("N")


class Scene(Generic[S]):
    """A table; every entry is checked as at a real one, and the invariants of the game hold after each."""

    case: ClassVar[AnyCase]

    def __init__(self, state: S) -> None:
        self.rules = self.case.rules
        self.case.invariants(state)
        self.state = state
        self.notes: list[Any] = []

    @classmethod
    def start(cls, setup: Any) -> Self:
        """A table before anything is shuffled or dealt."""
        scene = cls.__new__(cls)
        Scene.__init__(scene, cls.case.rules.start(setup))
        return scene

    @classmethod
    def at(cls, setup: Any, **position: Any) -> Self:
        """A table with this position of the game set out; it has travelled as JSON, as one of a table does."""
        rules = cls.case.rules
        named = msgspec.json.decode(msgspec.json.encode(rules.position_type(**position)), type=rules.position_type)
        scene = cls.__new__(cls)
        Scene.__init__(scene, rules.position(setup, named))
        return scene

    # What happens

    def plays(self, seat: int, move: Any, **fields: Any) -> list[Any]:
        """A seat makes a move, which must be legal; the notes that it told."""
        choice = Choice(seat, self.move(move, **fields))
        check_choice(self.rules, self.state, choice)
        return self._enter(choice)

    def deals(self, *pieces: Any) -> list[Any]:
        """Chance says these pieces, which must be possible; the notes that it told."""
        outcome = Outcome(tuple(map(self.word, pieces)))
        assert isinstance(self.waiting, Dealer)
        check_outcome(self.waiting, outcome)
        return self._enter(outcome)

    def _enter(self, event: Choice | Outcome) -> list[Any]:
        before = len(self.notes)
        apply(self.rules, self.state, event, self.notes.append)
        self.case.invariants(self.state)
        return self.notes[before:]

    # How it is said

    def move(self, move: Any, **fields: Any) -> Any:
        """The move itself, or one by its type and its fields."""
        if not isinstance(move, str):
            return move
        plain = {name: self.word(value) for name, value in fields.items()}
        return msgspec.convert({"type": move, **plain}, self.rules.move_type)

    def word(self, said: Any) -> Any:
        """What the notation of a game's examples stands for."""
        return said

    # What is seen

    @property
    def waiting(self) -> Any:
        return self.rules.waiting(self.state)

    def asks(self, *seats: int) -> bool:
        """Whether these seats, and no others, are asked."""
        return isinstance(self.waiting, Players) and self.waiting.seats == seats

    def offers(self, seat: int, kind: str = "") -> list[Any]:
        """The legal moves of a seat, or those of one type."""
        legal = self.rules.legal(self.state, seat)
        return [move for move in legal if kind in ("", move.__struct_config__.tag)]

    def allows(self, seat: int, move: Any, **fields: Any) -> bool:
        """Whether this very move is legal."""
        return self.move(move, **fields) in self.offers(seat)

    def refuses(self, seat: int, move: Any, **fields: Any) -> str:
        """The reason code for a move that must be illegal."""
        assert not self.allows(seat, move, **fields)
        return self.rules.refusal(self.sees(seat), seat, self.move(move, **fields))

    def sees(self, viewer: Viewer) -> Any:
        """The view of a seat, or of a spectator (None)."""
        return self.rules.view(self.state, viewer)

    def hints(self, viewer: Viewer) -> Any:
        """What this viewer is helped with."""
        return self.rules.hints(self.sees(viewer))

    def told(self, kind: type[N]) -> list[N]:
        """The notes of this kind so far."""
        return [note for note in self.notes if isinstance(note, kind)]

    def scores(self) -> list[ScoreLine]:
        """The score of each seat, item by item."""
        return self.rules.scores(self.state)

    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.waiting, Over)
