"""Asante for the conformance kit: what is secret and what must hold, from parts 7 and 9 of the rules file."""

from __future__ import annotations

from collections import Counter
from typing import Any

from games.engine.contract import ALL, Choice, Event, Outcome, Players, Viewer
from games.engine.kit.case import KitCase, Tiny
from games.engine.kit.play import apply
from games.rules.asante import RULES, STRATEGY
from games.rules.asante.messages import Frame, Move, Setup, View
from games.rules.asante.moves import (
    BeginPlay,
    ChooseCard,
    DrawCard,
    GiveCard,
    KeepCard,
    LetPass,
    RejectCard,
)
from games.rules.asante.rules import Asante
from games.rules.asante.state import State

WARE_TYPES = 6
CARDS, HOLY_PLACES, COPIES = 97, 15, 3
GROUPS = {"ware": 35, "artifact": 14, "person": 34, "animal": 14}
DECK = Counter(RULES.start(Setup()).pool)
ROW = ("victoria", "kilimanjaro", "okavango")
ONE_WARE = 12
"""The most choices that a step of an effect can ask for: as many wares as lie on both stands."""


SIZES = {"pair": 2, "three": 3, "two": 3, "double": 4, "four": 4}
"""Wares on Ware cards without packages, by how their ids begin (3.3)."""


def plain_size(card: str) -> int:
    """How many wares a Ware card without packages shows; 0 for all other cards."""
    return 0 if "package" in card else SIZES.get(card.split("_", maxsplit=1)[0], 0)


def top_frame(state: State) -> Frame | None:
    """The step that is to be answered."""
    return state.frames[-1] if state.frames else None


def announced(state: State) -> str:
    """The card whose window is open."""
    frame = top_frame(state)
    return frame.source if frame is not None and frame.step == "response" else ""


def all_cards(state: State) -> Counter[str]:
    """The main cards wherever they lie."""
    where = Counter(state.pool) + Counter(state.discard) + Counter(state.resolving)
    where += Counter(each.card for each in state.top if each.card)
    for hand in state.hands:
        where += Counter(hand)
    for places in state.artifacts:
        where += Counter(card for card in places if card)
    return where + Counter(card for card in (state.drawn, state.found, state.stolen) if card)


def tiny_setup(deck: str, *, hand: int = 1, markers: int, look: int = 5) -> Setup:
    """A setup without trade and Holy Places: only cards move."""
    return Setup(
        starter=0, row=ROW, holy_places=("rwenzori",), deck=tuple(deck.split()), hand=hand, markers=markers, look=look
    )


def no_draw(state: State, seat: int, move: Move) -> bool:
    """Nobody draws: a spectator cannot follow a hand through a renewed pile (README.md of the rules)."""
    return not isinstance(move, DrawCard)


def first_peek(state: State, seat: int, move: Move) -> bool:
    """Nobody draws in the first two turns, so that the cards that were dealt are used."""
    return state.turn > 2 or not isinstance(move, DrawCard)


def first_dig(state: State, seat: int, move: Move) -> bool:
    """In the first turn the pile is turned over until it has been renewed, and the last marker is left."""
    return state.turn > 1 or state.markers == 0 or not isinstance(move, KeepCard | BeginPlay)


class AsanteCase(KitCase[State, Move, int | str, View]):
    """Secret: hands, the drawn card, cards looked at, cards that go from hand to hand, and who could respond."""

    strategy = STRATEGY

    def __init__(self, rules: Asante = RULES) -> None:
        self.rules = rules

    def tiny(self) -> list[Tiny]:
        """Windows with and without an Animalist; both peek; one peeks again; a Jackal; a Haggler; a new pile."""
        return [
            Tiny(
                "window",
                tiny_setup("animalist gorilla healer market_crier tracker", hand=2, markers=3),
                11,
                allow=no_draw,
                distinct=True,
            ),
            Tiny(
                "peeks",
                tiny_setup("gorilla gorilla hermit hermit marabou market_crier", markers=1, look=3),
                15,
                allow=first_peek,
            ),
            Tiny(
                "peek again",
                tiny_setup("gorilla healer hermit marabou market_crier vervet_monkey", hand=2, markers=3, look=2),
                14,
                allow=no_draw,
                distinct=True,
            ),
            Tiny(
                "jackal",
                tiny_setup("animalist gorilla healer jackal market_crier", hand=2, markers=3),
                12,
                allow=no_draw,
                distinct=True,
            ),
            Tiny(
                "haggler",
                tiny_setup("gorilla haggler healer marabou market_crier pair_jewelry pair_tea", hand=3, markers=3),
                10,
                allow=no_draw,
                distinct=True,
            ),
            Tiny(
                "renewed",
                tiny_setup("gorilla healer jackal market_crier midwife", markers=4),
                19,
                allow=first_dig,
                distinct=True,
            ),
        ]

    def facts(self, state: State) -> Any:
        """Everything except what others remember of a hand."""
        return (
            (state.phase, state.active, state.turn, state.last_turn, state.markers, state.holy_played, state.discount),
            tuple(state.used),
            tuple(state.gold),
            tuple(map(tuple, state.stands)),
            tuple(state.supply),
            tuple(map(tuple, state.artifacts)),
            tuple(map(tuple, state.holy)),
            (tuple(state.row), tuple(sorted(state.holy_pool)), tuple(sorted(state.holy_discard))),
            tuple(tuple(sorted(hand)) for hand in state.hands),
            tuple((each.card, each.seen_by) for each in state.top),
            (tuple(sorted(state.pool)), tuple(state.discard)),
            (state.drawn, state.drawn_seen_by, tuple(state.resolving), state.found, state.stolen),
            tuple(repr(frame) for frame in state.frames),
        )

    def learns(self, before: State, event: Event, viewer: Viewer) -> Any:
        """Part 7: of a card drawn or looked at, the active player; of a Jackal, both; of all else, everybody."""
        from_top = self._taken_from_top(before, event, viewer)
        if isinstance(event, Outcome):
            return self._learns_of_outcome(before, event, viewer), from_top
        parts = [event.seat, self._learns_of_choice(before, event, viewer)]
        if isinstance(event.move, RejectCard):
            parts.append(before.drawn)
        if isinstance(event.move, LetPass) and announced(before) == "jackal" and viewer in (before.active, ALL):
            parts.append(tuple(sorted(before.hands[1 - before.active])))
        if isinstance(event.move, LetPass) and announced(before) == "haggler":
            wares = sum(before.stands[before.active])
            parts.append(any(0 < plain_size(card) <= wares for card in before.hands[before.active]))
        return (*parts, from_top)

    def _learns_of_choice(self, before: State, event: Choice, viewer: Viewer) -> Any:
        frame = top_frame(before)
        private = frame is not None and frame.source == "jackal" and isinstance(event.move, ChooseCard | GiveCard)
        return event.move if viewer is not None or not private else type(event.move).__name__

    def _taken_from_top(self, before: State, event: Event, viewer: Viewer) -> Any:
        """Cards that somebody had looked at come from the pile, or are looked at again, without chance."""
        if not before.top:
            return None
        frame = top_frame(before)
        if frame is not None and frame.step == "choose_position":
            return None
        after = RULES.copy(before)
        apply(RULES, after, event)
        gone = before.top[: len(before.top) - len(after.top)]
        turned_over = announced(before) in ("tracker", "carver")
        step = top_frame(after)
        looked_at = after.top if step is not None and step.step == "choose_position" else []
        sees = viewer is ALL or viewer == before.active
        return tuple(each.card for each in [*gone, *looked_at] if turned_over or sees)

    def _learns_of_outcome(self, before: State, event: Outcome, viewer: Viewer) -> Any:
        frame = top_frame(before)
        if before.phase in ("starter", "row") or (frame is not None and frame.step in ("refill", "search")):
            return event.pieces
        if before.phase == "hands":
            owner = sum(bool(hand) for hand in before.hands)
            return tuple(sorted(event.pieces)) if viewer is ALL or viewer == owner else None
        assert frame is not None
        assert frame.step in ("draw", "look")
        return event.pieces if viewer is ALL or viewer == before.active else None

    def hides(self, state: State, viewer: Viewer) -> bool:
        """Whether another hand holds a card that the viewer has not seen and that could be of another kind."""
        if viewer is ALL:
            return False
        memories = state.open if viewer is None else state.known
        unseen: Counter[str] = Counter()
        for seat in (0, 1):
            if seat != viewer:
                unseen += Counter(state.hands[seat]) - Counter(memories[seat].cards)
        return bool(unseen) and len(unseen + Counter(state.pool)) > 1 and bool(state.pool)

    def bound(self, setup: Setup) -> int:
        """A turn draws at most as often as there are markers; then each action, of which Holy Places give back some."""
        actions = 2 * setup.markers + 2 * COPIES
        return setup.turns * (2 * setup.markers + 2 + actions * 2 * ONE_WARE)

    def invariants(self, state: State) -> None:
        """Part 9; those about one step are in test_properties.py."""
        _cards(state)
        _holy_places(state)
        _wares_and_gold(state)
        _turn(state)
        assert all(frame.must <= frame.left for frame in state.frames), "6.0: no more must be answered than may"


def _cards(state: State) -> None:
    deck = Counter(state.setup.deck) or DECK
    assert all_cards(state) == deck, "1"
    assert deck.total() == CARDS or state.setup.deck, "1"
    for seat, hand in enumerate(state.hands):
        for memory in (state.known[seat], state.open[seat]):
            assert not Counter(memory.cards) - Counter(hand), "part 7: what is known of a hand is in it"
            assert len(memory.cards) + sum(memory.plain) <= len(hand), "part 7: what is known of a hand is in it"
    assert (state.phase == "drawn") == bool(state.drawn), "10"


def _holy_places(state: State) -> None:
    if state.phase in ("starter", "row"):
        return
    where = Counter(state.holy_pool) + Counter(state.holy_discard) + Counter(kind for kind in state.row if kind)
    kinds = ("rwenzori", "victoria", "okavango", "ngorongoro", "kilimanjaro")
    for own in state.holy:
        where += Counter(dict(zip(kinds, own, strict=True)))
    if not state.setup.holy_places:
        assert where == Counter(dict.fromkeys(kinds, COPIES)), "2"
        assert where.total() == HOLY_PLACES, "2"
    else:
        assert where == Counter(state.setup.holy_places) + Counter(state.setup.row), "2"
    if isinstance(RULES.waiting(state), Players):
        assert all(state.row) or not (state.holy_pool or state.holy_discard), "8"


def _wares_and_gold(state: State) -> None:
    setup = state.setup
    for ware in range(WARE_TYPES):
        parts = (state.supply[ware], state.stands[0][ware], state.stands[1][ware])
        assert sum(parts) == setup.tokens, "3"
        assert min(parts) >= 0, "3"
    assert all(0 <= sum(stand) <= setup.spaces for stand in state.stands), "4"
    assert all(gold >= 0 for gold in state.gold), "6"


def _turn(state: State) -> None:
    assert 0 <= state.markers <= state.setup.markers, "5"
    assert all(card or not used for card, used in zip(state.artifacts[state.active], state.used, strict=True)), "7"
    assert all(0 <= frame.must <= frame.left for frame in state.frames), "no more answers are due than there may be"
    waiting = RULES.waiting(state)
    if isinstance(waiting, Players):
        assert all(RULES.legal(state, seat) for seat in waiting.seats), "11"
        assert waiting.window == bool(announced(state)), "14"
    if state.phase == "draw" and state.frames:
        assert state.frames[-1].source == "draw_card", "10"
    assert state.turn <= state.setup.turns, "15"


CASE = AsanteCase()
