"""A position of Asante in plain words: a turn, in its DRAW or PLAY phase, with no effect at work."""

from __future__ import annotations

from typing import Literal

import msgspec

from games.engine.position import by_seat, check_seat, left_over
from games.rules.asante.cards import DECK, GROUP, HOLY, HOLY_DECK, HOLY_PLACES, WARE, WARES
from games.rules.asante.messages import PileCard, Setup
from games.rules.asante.state import State, fresh


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies where, by seat. What is not named: empty hands, stands and places, the gold and markers of the start.

    The draw pile holds what is left of the main deck; if `pile` names it, what is left lies under the discard pile.
    Nobody remembers anything of the other hand but what `top` says.
    """

    active: int = 0
    turn: int = 1
    phase: Literal["draw", "play"] = "draw"
    last_turn: bool = False
    markers: int | None = None
    hands: tuple[tuple[str, ...], ...] = ()
    stands: tuple[dict[str, int], ...] = ()
    """Wares by type."""
    gold: tuple[int, ...] = ()
    artifacts: tuple[tuple[str, ...], ...] = ()
    """The Artifact in each of the three places; "" for an empty one."""
    holy: tuple[tuple[str, ...], ...] = ()
    row: tuple[str, ...] = HOLY_PLACES[:3]
    """The Holy Place in each slot; "" for an empty one."""
    holy_pile: tuple[str, ...] | None = None
    """The Holy Place draw pile; null: all that are left, else those lie on their discard pile."""
    discard: tuple[str, ...] = ()
    """From the bottom to the top."""
    top: tuple[PileCard, ...] = ()
    """The first cards of the draw pile, where somebody has looked at them."""
    pile: tuple[str, ...] | None = None
    """The rest of the draw pile."""


def place(setup: Setup, position: Position) -> State:
    """The state of `Rules.position`."""
    state = fresh(setup)
    check_seat(2, position.active, "the active player")
    state.active, state.phase, state.last_turn = position.active, position.phase, position.last_turn
    if not 1 <= position.turn <= setup.turns:
        raise ValueError(f"there are {setup.turns} turns (AS-14.6)")
    state.turn = position.turn
    state.markers = setup.markers if position.markers is None else position.markers
    if not 0 <= state.markers <= setup.markers:
        raise ValueError(f"a player has {setup.markers} markers (AS-3)")
    _place_wares(state, position)
    _place_gold(state, position)
    _place_cards(state, position)
    _place_holy_places(state, position)
    return state


def _place_wares(state: State, position: Position) -> None:
    setup = state.setup
    for seat, stand in enumerate(by_seat(2, position.stands, {}, "the stands")):
        for ware, count in stand.items():
            if ware not in WARE or count < 0:
                raise ValueError(f"there is no stand with {count} {ware} (part 3)")
            state.stands[seat][WARE[ware]] = count
        if sum(stand.values()) > setup.spaces:
            raise ValueError(f"{sum(stand.values())} wares lie on the {setup.spaces} spaces of seat {seat} (part 3)")
    for ware, counts in zip(WARES, zip(*state.stands, strict=True), strict=True):
        if sum(counts) > setup.tokens:
            raise ValueError(f"{sum(counts)} {ware} lie on stands, and there are {setup.tokens}")
        state.supply[WARE[ware]] = setup.tokens - sum(counts)


def _place_gold(state: State, position: Position) -> None:
    state.gold = by_seat(2, position.gold, state.setup.gold, "the gold")
    if min(state.gold) < 0:
        raise ValueError("nobody owes gold (part 9)")


def _place_cards(state: State, position: Position) -> None:
    hands = by_seat(2, position.hands, (), "the hands")
    artifacts = by_seat(2, position.artifacts, ("",) * len(state.row), "the Artifacts")
    for places in artifacts:
        if len(places) != len(state.row) or any(card and GROUP.get(card) != "artifact" for card in places):
            raise ValueError("three places, each for an Artifact or empty (AS-7)")
    laid = [card for places in artifacts for card in places if card]
    looked_at = [each.card for each in position.top if each.card is not None and each.seen_by]
    if len(looked_at) < len(position.top) or any(set(each.seen_by) - {0, 1} for each in position.top):
        raise ValueError("a card near the top of the pile is one that a seat has looked at (AS-11.9)")
    rest = left_over(state.setup.deck or DECK, *hands, laid, looked_at, position.discard, position.pile or ())
    state.hands = [sorted(hand) for hand in hands]
    state.artifacts = [list(places) for places in artifacts]
    state.top, state.discard = list(position.top), list(position.discard)
    if position.pile is None:
        state.pool = rest
    else:
        state.pool, state.discard = sorted(position.pile), [*rest, *state.discard]


def _place_holy_places(state: State, position: Position) -> None:
    own = by_seat(2, position.holy, (), "the Holy Places")
    if len(position.row) != len(state.row):
        raise ValueError(f"the row has {len(state.row)} slots (AS-2.2)")
    shown = [kind for kind in position.row if kind]
    setup = state.setup
    deck = [*setup.holy_places, *setup.row] if setup.holy_places else HOLY_DECK
    rest = left_over(deck, shown, *own, position.holy_pile or ())
    state.holy_pool = rest if position.holy_pile is None else sorted(position.holy_pile)
    state.holy_discard = [] if position.holy_pile is None else rest
    state.row = list(position.row)
    if len(shown) < len(state.row) and (state.holy_pool or state.holy_discard):
        raise ValueError("a slot is empty only where no Holy Place is left (AS-9)")
    for seat, kinds in enumerate(own):
        for kind in kinds:
            state.holy[seat][HOLY[kind]] += 1
