"""The full state of a table of Asante."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

import msgspec

from games.rules.asante.cards import DECK, HOLY_DECK, HOLY_PLACES, SLOTS, WARES
from games.rules.asante.messages import Frame, Memory, PileCard, Setup

# Phases. In the first three chance speaks, in the others a seat, unless the topmost frame says otherwise.
STARTER: Final = "starter"
ROW: Final = "row"
HANDS: Final = "hands"
DRAW: Final = "draw"
DRAWN: Final = "drawn"
PLAY: Final = "play"
FINISHED: Final = "over"

NOBODY: Final = -1
NOTHING_KNOWN: Final = Memory()


class State(msgspec.Struct):
    """What lies where. An empty string means: no card. Lists of two are by seat."""

    setup: Setup
    phase: str
    active: int
    turn: int
    """Counts the turns of both players together, from 1; 0 before the first."""
    last_turn: bool
    markers: int
    used: list[bool]
    """By slot: whether the active player's Artifact there was used in this turn."""
    holy_played: bool
    discount: int
    """What Market Criers change prices by in this turn."""
    gold: list[int]
    stands: list[list[int]]
    """By seat and ware type."""
    supply: list[int]
    artifacts: list[list[str]]
    """By seat and place."""
    holy: list[list[int]]
    """By seat and kind of Holy Place."""
    row: list[str]
    holy_pool: list[str]
    """What the Holy Place draw pile holds, sorted: chance decides on the order when a card is drawn."""
    holy_discard: list[str]
    hands: list[list[str]]
    """Sorted."""
    known: list[Memory]
    """What the other seat knows of each hand."""
    open: list[Memory]
    """What everybody knows of each hand."""
    top: list[PileCard]
    """The first cards of the draw pile, as far as anybody has looked at them."""
    pool: list[str]
    """What the rest of the draw pile holds, sorted: chance decides on the order when a card is drawn."""
    discard: list[str]
    """From the bottom to the top."""
    drawn: str
    drawn_seen_by: tuple[int, ...]
    """Who saw the drawn card when it still lay on the pile."""
    resolving: list[str]
    """The resolving zone (AS-1.5), the innermost card last."""
    found: str
    stolen: str
    frames: list[Frame]
    """The steps that are still to be made; the last one is next."""

    @property
    def other(self) -> int:
        """The seat of the active player's opponent."""
        return 1 - self.active

    @property
    def hand(self) -> list[str]:
        """The active player's hand."""
        return self.hands[self.active]

    @property
    def stand(self) -> list[int]:
        """The active player's stand."""
        return self.stands[self.active]

    @property
    def free(self) -> int:
        """Free spaces on the active player's stand."""
        return self.setup.spaces - sum(self.stands[self.active])

    @property
    def pile(self) -> int:
        """Cards in the draw pile."""
        return len(self.top) + len(self.pool)

    @property
    def can_draw(self) -> bool:
        """Whether a card can be drawn (AS-13.1)."""
        return bool(self.pool or self.top or self.discard)


def fresh(setup: Setup) -> State:
    """The state of a new table before anything is drawn. ValueError if the setup does not fit this game."""
    _check(setup)
    return State(
        setup=setup,
        phase=STARTER if setup.starter is None else ROW if not setup.row else HANDS,
        active=NOBODY if setup.starter is None else setup.starter,
        turn=0,
        last_turn=False,
        markers=0,
        used=[False for _ in SLOTS],
        holy_played=False,
        discount=0,
        gold=[setup.gold, setup.gold],
        stands=[[0 for _ in WARES] for _ in range(2)],
        supply=[setup.tokens for _ in WARES],
        artifacts=[["" for _ in SLOTS] for _ in range(2)],
        holy=[[0 for _ in HOLY_PLACES] for _ in range(2)],
        row=list(setup.row) or ["" for _ in SLOTS],
        holy_pool=holy_deck_of(setup),
        holy_discard=[],
        hands=[[], []],
        known=[NOTHING_KNOWN, NOTHING_KNOWN],
        open=[NOTHING_KNOWN, NOTHING_KNOWN],
        top=[],
        pool=deck_of(setup),
        discard=[],
        drawn="",
        drawn_seen_by=(),
        resolving=[],
        found="",
        stolen="",
        frames=[],
    )


def deck_of(setup: Setup) -> list[str]:
    """All cards of the main deck, sorted."""
    return sorted(setup.deck) if setup.deck else list(DECK)


def holy_deck_of(setup: Setup) -> list[str]:
    """The Holy Places that are shuffled: all except those that the setup puts into the row."""
    return list(_holy_deck(setup))


@lru_cache
def _holy_deck(setup: Setup) -> tuple[str, ...]:
    if setup.holy_places:
        return tuple(sorted(setup.holy_places))
    return tuple(sorted((Counter(HOLY_DECK) - Counter(setup.row)).elements()))


def _check(setup: Setup) -> None:
    if setup.players != 2 or setup.starter not in (None, 0, 1):
        raise ValueError("two players (part 4)")
    if Counter(setup.deck) - Counter(DECK):
        raise ValueError("no other cards than those of the main deck (AS-2.3)")
    if Counter(setup.holy_places) + Counter(setup.row) - Counter(HOLY_DECK):
        raise ValueError("no other Holy Places than the fifteen (AS-2.2)")
    if setup.row and len(setup.row) != len(SLOTS):
        raise ValueError("three slots (AS-2.2)")
    if setup.hand < 1 or len(deck_of(setup)) < 2 * setup.hand:
        raise ValueError("cards for both hands (AS-2.6)")


def copy_of(state: State) -> State:
    """An equal state that shares nothing that can change."""
    # Arguments by position, which is faster: a bot copies a state for every move that it considers.
    gold, stands, artifacts, holy, hands = state.gold, state.stands, state.artifacts, state.holy, state.hands
    return State(
        state.setup,
        state.phase,
        state.active,
        state.turn,
        state.last_turn,
        state.markers,
        state.used[:],
        state.holy_played,
        state.discount,
        gold[:],
        [stands[0][:], stands[1][:]],
        state.supply[:],
        [artifacts[0][:], artifacts[1][:]],
        [holy[0][:], holy[1][:]],
        state.row[:],
        state.holy_pool[:],
        state.holy_discard[:],
        [hands[0][:], hands[1][:]],
        state.known[:],
        state.open[:],
        state.top[:],
        state.pool[:],
        state.discard[:],
        state.drawn,
        state.drawn_seen_by,
        state.resolving[:],
        state.found,
        state.stolen,
        state.frames[:],
    )
