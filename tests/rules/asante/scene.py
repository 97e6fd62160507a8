"""A table of Asante as an example sets it up: seat 0 is A and active, seat 1 is B; every note is kept.

Cards are written as in the rules file: Ware cards by label (T1), all others by id; wares as "2 JE 1 TE".
"""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from games.engine.contract import Choice, Dealer, Outcome, Players
from games.engine.kit.play import apply
from games.engine.replay import check_choice, check_outcome
from games.rules.asante import RULES
from games.rules.asante.cards import DECK, HOLY_DECK, HOLY_PLACES, WARES
from games.rules.asante.messages import Move, Setup
from games.rules.asante.state import PLAY, State
from tests.rules.asante.kit_case import CASE

N = TypeVar("N")

_SHEETS: list[dict[str, Any]] = json.loads(
    files("games.rules.asante").joinpath("components.json").read_text(encoding="utf-8")
)["ware_cards"]
LABELS: dict[str, str] = {sheet["label"]: sheet["id"] for sheet in _SHEETS}
CODES = dict(zip(("JE", "PE", "TE", "SI", "FR", "SA"), WARES, strict=True))
A, B = 0, 1


def card(name: str) -> str:
    """The id of a card."""
    return LABELS.get(name, name)


def cards(names: str) -> list[str]:
    """The ids of some cards."""
    return [card(name) for name in names.split()]


def _counts(wares: str) -> list[int]:
    parts = wares.split()
    counts = dict.fromkeys(WARES, 0) | {
        CODES[code]: int(count) for count, code in zip(parts[::2], parts[1::2], strict=True)
    }
    return [counts[ware] for ware in WARES]


def _places(names: str) -> list[str]:
    return ["" if name == "-" else name for name in names.split()] or ["", "", ""]


class Scene:
    """A table as the arguments say. What they do not name is empty, except gold (20 each) and markers (5)."""

    def __init__(
        self,
        hand: str = "",
        other: str = "",
        *,
        stand: str = "",
        other_stand: str = "",
        gold: tuple[int, int] = (20, 20),
        artifacts: str = "",
        other_artifacts: str = "",
        holy: str = "",
        other_holy: str = "",
        row: str = "victoria okavango kilimanjaro",
        discard: str = "",
        pile: str | None = None,
        markers: int = 5,
        phase: str = PLAY,
        turn: int = 1,
    ) -> None:
        lies = Counter(cards(f"{hand} {other} {discard} {artifacts} {other_artifacts}".replace("-", "")))
        pool = sorted((Counter(DECK) - lies).elements()) if pile is None else sorted(cards(pile))
        setup = Setup(starter=A)
        state = RULES.start(setup)
        if pile is not None:
            deck = tuple(sorted([*lies.elements(), *pool]))
            assert deck, "an empty deck stands for the whole one"
            state.setup = msgspec.structs.replace(setup, deck=deck)
        state.phase, state.turn, state.markers, state.gold = phase, turn, markers, list(gold)
        state.hands = [sorted(cards(hand)), sorted(cards(other))]
        state.pool, state.discard = pool, cards(discard)
        state.stands = [_counts(stand), _counts(other_stand)]
        state.supply = [setup.tokens - a - b for a, b in zip(*state.stands, strict=True)]
        state.artifacts = [_places(artifacts), _places(other_artifacts)]
        state.row = _places(row)
        state.holy = [[names.split().count(kind) for kind in HOLY_PLACES] for names in (holy, other_holy)]
        state.holy_pool = sorted(
            (Counter(HOLY_DECK) - Counter(f"{row} {holy} {other_holy}".replace("-", "").split())).elements()
        )
        CASE.invariants(state)
        self.state: State = state
        self.notes: list[Any] = []

    # What happens

    def do(self, kind: str, /, seat: int = A, **fields: Any) -> None:
        """A seat makes a move, which must be legal."""
        choice = Choice(seat, self.move(kind, **fields))
        check_choice(RULES, self.state, choice)
        self._enter(choice)

    def move(self, kind: str, /, **fields: Any) -> Move:
        """A move by its type; cards and wares as in the examples."""
        plain = {name: card(CODES.get(str(value), value)) for name, value in fields.items()}
        move: Move = msgspec.convert({"type": kind, **plain}, RULES.move_type)
        return move

    def announce(self, kind: str, name: str) -> None:
        """A plays a Person or Animal, and B lets it pass."""
        self.do(kind, card=name)
        self.do("let_pass", seat=B)

    def person(self, name: str) -> None:
        """A plays a Person that B lets pass."""
        self.announce("play_person", name)

    def animal(self, name: str) -> None:
        """A plays an Animal that B lets pass."""
        self.announce("play_animal", name)

    def wares(self, kind: str, codes: str, seat: int = A) -> None:
        """Takes or returns these wares, one at a time."""
        for code in codes.split():
            self.do(kind, seat=seat, ware=code)

    def deal(self, *names: str) -> None:
        """Chance says these cards or Holy Places."""
        dealer = RULES.waiting(self.state)
        assert isinstance(dealer, Dealer)
        outcome = Outcome(tuple(card(name) for name in names))
        check_outcome(dealer, outcome)
        self._enter(outcome)

    def _enter(self, event: Choice | Outcome) -> None:
        apply(RULES, self.state, event, self.notes.append)
        CASE.invariants(self.state)

    # What is seen

    def legal(self, kind: str, seat: int = A) -> list[Any]:
        """The legal moves of this type."""
        return [move for move in RULES.legal(self.state, seat) if move.__struct_config__.tag == kind]

    def can(self, kind: str, /, seat: int = A, **fields: Any) -> bool:
        """Whether this very move is legal."""
        return self.move(kind, **fields) in RULES.legal(self.state, seat)

    def refused(self, kind: str, /, seat: int = A, **fields: Any) -> str:
        """The reason code for a move that must be illegal."""
        move = self.move(kind, **fields)
        assert move not in RULES.legal(self.state, seat)
        return RULES.refusal(RULES.view(self.state, seat), seat, move)

    def kinds(self, seat: int = A) -> set[str]:
        """The types of all legal moves."""
        return {str(move.__struct_config__.tag) for move in RULES.legal(self.state, seat)}

    def told(self, kind: type[N]) -> list[N]:
        """The notes of this type so far."""
        return [note for note in self.notes if isinstance(note, kind)]

    def stand(self, seat: int = A) -> str:
        """As in the examples."""
        counts = zip(CODES, self.state.stands[seat], strict=True)
        return " ".join(f"{count} {code}" for code, count in counts if count)

    def hand(self, seat: int = A) -> list[str]:
        """Sorted."""
        return self.state.hands[seat]

    def holy(self, seat: int = A) -> list[str]:
        """The Holy Places before a seat."""
        return [kind for kind, count in zip(HOLY_PLACES, self.state.holy[seat], strict=True) for _ in range(count)]

    @property
    def discard(self) -> list[str]:
        return self.state.discard

    @property
    def markers(self) -> int:
        return self.state.markers

    @property
    def gold(self) -> int:
        return self.state.gold[A]

    @property
    def idle(self) -> bool:
        """Whether A may make a main move."""
        return not self.state.frames and RULES.waiting(self.state) == Players((A,))
