"""Scenes of Asante as the examples set them up: seat 0 is A and active, seat 1 is B.

Cards are written as in the rules file: Ware cards by label (T1), all others by id; wares as "2 JE 1 TE".
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from games.rules.asante import RULES
from games.rules.asante.cards import HOLY_PLACES, WARES
from games.rules.asante.messages import Setup
from games.rules.asante.position import Position
from games.rules.asante.state import PLAY, State
from tests.rules import scene
from tests.rules.asante.kit_case import CASE

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


def _wares(wares: str) -> dict[str, int]:
    parts = wares.split()
    return {CODES[code]: int(count) for count, code in zip(parts[::2], parts[1::2], strict=True)}


def _places(names: str) -> tuple[str, ...]:
    return tuple("" if name == "-" else name for name in names.split()) or ("", "", "")


class Scene(scene.Scene[State]):
    """A table as the arguments say. What they do not name is empty, except gold (20 each) and markers (5)."""

    case = CASE

    def __init__(
        self,
        hand: str = "",
        other: str = "",
        *,
        stand: str = "",
        other_stand: str = "",
        artifacts: str = "",
        other_artifacts: str = "",
        holy: str = "",
        other_holy: str = "",
        row: str = "victoria okavango kilimanjaro",
        discard: str = "",
        pile: str | None = None,
        **position: Any,
    ) -> None:
        """`pile`: the whole deck is what is named; `position`: all else, as the position calls it."""
        named = Position(
            hands=(tuple(cards(hand)), tuple(cards(other))),
            stands=(_wares(stand), _wares(other_stand)),
            artifacts=(_places(artifacts), _places(other_artifacts)),
            holy=(tuple(holy.split()), tuple(other_holy.split())),
            row=_places(row),
            discard=tuple(cards(discard)),
            **{"phase": PLAY, **position},
        )
        setup = Setup(starter=A)
        if pile is not None:
            lies = f"{hand} {other} {discard} {artifacts} {other_artifacts} {pile}".replace("-", "")
            deck = [*cards(lies), *(each.card for each in named.top if each.card)]
            setup = Setup(starter=A, deck=tuple(sorted(deck)), hand=1)
        super().__init__(RULES.position(setup, named))

    # What happens

    def announce(self, kind: str, name: str) -> None:
        """A plays a Person or Animal, and B lets it pass."""
        self.plays(A, kind, card=name)
        self.plays(B, "let_pass")

    def person(self, name: str) -> None:
        """A plays a Person that B lets pass."""
        self.announce("play_person", name)

    def animal(self, name: str) -> None:
        """A plays an Animal that B lets pass."""
        self.announce("play_animal", name)

    def wares(self, kind: str, codes: str, seat: int = A) -> None:
        """Takes or returns these wares, one at a time."""
        for code in codes.split():
            self.plays(seat, kind, ware=code)

    def word(self, said: Any) -> Any:
        """A card by its label, a ware by its code."""
        return card(CODES.get(said, said)) if isinstance(said, str) else said

    # What is seen

    def kinds(self, seat: int = A) -> set[str]:
        """The types of all legal moves."""
        return {str(move.__struct_config__.tag) for move in self.offers(seat)}

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
        return not self.state.frames and self.asks(A)


ONLY_IN_SCENES = {
    "HandDealt.count": "test_turn.test_a_hand_of_another_size_is_told_with_its_size",
    "BonusTaken.gold": "test_examples.test_w03_doing_nothing",
    "SearchFailed.seat": "test_persons.test_a_search_without_result_ends",
    "SearchFailed.source": "test_persons.test_a_search_without_result_ends",
    "HolyPileRenewed.cards": "test_piles.test_an_empty_holy_place_pile_is_renewed_from_its_discard_pile",
    "GoldPaid.gold": "test_effects.test_calabash_draws_a_card_for_a_gold",
    "GoldPaid.source": "test_effects.test_calabash_draws_a_card_for_a_gold",
    "MarkersRetrieved.count": "test_examples.test_w13_okavango_is_limited_by_spent_markers",
    "MarkersRetrieved.source": "test_examples.test_w13_okavango_is_limited_by_spent_markers",
    "MarketCried.gold": "test_turn.test_two_market_criers_add_up_and_prices_do_not_fall_below_zero",
    "NothingFitted.seat": "test_persons.test_haggler_needs_public_facts_only_and_may_find_nothing",
    "NothingFitted.source": "test_persons.test_haggler_needs_public_facts_only_and_may_find_nothing",
    "NumberChosen.number": "test_examples_announced.test_w15_boatman",
    "NumberChosen.cards": "test_examples_announced.test_w15_boatman",
    "CardStolen.card.seen_by": "test_secrecy.test_a_jackal_shows_the_hand_to_one_and_both_cards_to_both",
    "CardGiven.card.seen_by": "test_secrecy.test_a_jackal_shows_the_hand_to_one_and_both_cards_to_both",
}
"""The fields of notes that golden games do not show with two values, and the test that looks at each."""
