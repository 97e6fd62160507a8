"""The full state of a table of Bania."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from games.rules.bania.material import BAG, NEIGHBOURS, SPACES, WARES, YIELD
from games.rules.bania.messages import Setup
from games.rules.bania.payment import ALONE, ONE_MORE, SHUT

# Phases. In the first five a seat speaks, in the next five chance.
ACTION: Final = "action"
BUILD: Final = "build"
TRADE: Final = "trade"
ELEPHANT: Final = "elephant"
ROLL: Final = "roll"
STARTER: Final = "starter"
SUPPLY: Final = "supply"
DRAW: Final = "draw"
REFILL: Final = "refill"
ROLLING: Final = "rolling"
FINISHED: Final = "over"

SPOKEN: Final = frozenset((ACTION, BUILD, TRADE, ELEPHANT, ROLL))
NOBODY: Final = -1
IN_STOCK: Final = -1
NOWHERE: Final = -1


class State(msgspec.Struct):
    """What lies where. Lists are by seat or by space (material.py); each hand and the piles are by ware."""

    setup: Setup
    phase: str
    turn: int
    """The seat on turn, or NOBODY before the first."""
    turns: int
    starter: int
    hands: list[list[int]]
    piles: list[int]
    bag: list[str]
    """Sorted; it has no order until chance draws from it."""
    supplies: list[list[str]]
    """By seat: the tents in the order in which they were drawn."""
    board: list[str]
    """By space: the tent on it, or an empty string."""
    homes: list[tuple[int, ...]]
    """By space: all spaces of its settlement, ascending; empty where there is no tent."""
    around: bytes
    """By space: its surroundings (payment.py), or SHUT if no tent may be placed there. Follows from the board."""
    elephants: list[int]
    """By seat: the space on which the elephant stands, or IN_STOCK."""
    returned: bool
    """Whether the elephant of the seat on turn came back in this turn."""
    built: list[int]
    """Where tents were placed in this turn."""
    buying: str
    """The tent that waits for trades, or an empty string; it lies neither in the supply nor on the board."""
    site: int
    """The space for it, or NOWHERE."""
    wanted: list[int]
    """The wares that are still to be obtained for it by trades."""
    dice: list[str]
    """What the dice showed after the last roll."""
    rolls: int
    rolling: tuple[int, ...]
    """The dice, numbered from 1, that are being rolled."""
    started: list[int]
    extended: list[int]
    """By seat: tents that started a settlement, and all others."""
    last_builder: int
    passes: int
    quiet: int
    ending: str


def fresh(setup: Setup) -> State:
    """The state of a new table. ValueError if the setup does not fit this game."""
    _check(setup)
    seats = setup.players
    return State(
        setup=setup,
        phase=STARTER,
        turn=NOBODY,
        turns=0,
        starter=NOBODY,
        hands=[list(setup.hand) for _ in range(seats)],
        piles=[setup.cards - seats * count for count in setup.hand],
        bag=sorted(setup.bag) if setup.bag else list(BAG),
        supplies=[[] for _ in range(seats)],
        board=[""] * len(SPACES),
        homes=[()] * len(SPACES),
        around=_blank(setup.board),
        elephants=[IN_STOCK] * seats,
        returned=False,
        built=[],
        buying="",
        site=NOWHERE,
        wanted=[],
        dice=[],
        rolls=0,
        rolling=(),
        started=[0] * seats,
        extended=[0] * seats,
        last_builder=NOBODY,
        passes=0,
        quiet=0,
        ending="",
    )


def in_play(setup: Setup) -> tuple[str, ...]:
    """The spaces of the board with this setup."""
    return setup.board or SPACES


@lru_cache
def _blank(board: tuple[str, ...]) -> bytes:
    return bytes(ALONE if name in (board or SPACES) else SHUT for name in SPACES)


def fits(homes: Sequence[tuple[int, ...]], space: int, closing: int) -> bool:
    """Whether a tent may stand on this blank space (BA-2.5): its settlement would not be too large."""
    size = 0
    for neighbour in NEIGHBOURS[space]:
        size += len(homes[neighbour])
    # Quick first test: it counts a settlement once for each of its tents, so the sum is never too small.
    return size < closing or sum(map(len, {homes[neighbour] for neighbour in NEIGHBOURS[space]})) < closing


def survey(state: State) -> bytes:
    """The surroundings of every space, from the board and its settlements."""
    return _survey(state.setup.board, state.setup.closing, tuple(state.board), tuple(state.homes))


@lru_cache(maxsize=256)  # every viewer's hints ask of the same board, which a move rarely changes
def _survey(spaces: tuple[str, ...], closing: int, board: tuple[str, ...], homes: tuple[tuple[int, ...], ...]) -> bytes:
    around = bytearray(_blank(spaces))
    for space, tent in enumerate(board):
        if tent:
            stand(around, space, tent)
    for space, here in enumerate(around):
        if here not in (SHUT, ALONE) and not fits(homes, space, closing):
            around[space] = SHUT
    return bytes(around)


def stand(around: bytearray, space: int, tent: str) -> None:
    """Update `around` in place: this space is taken by a tent, the spaces beside it have one more neighbour."""
    around[space] = SHUT
    one_more = ONE_MORE[YIELD[tent]]
    for beside in NEIGHBOURS[space]:
        around[beside] = one_more[around[beside]]


@lru_cache  # a game begins with it, and bots play many
def _check(setup: Setup) -> None:
    seats = setup.players
    if not 2 <= seats <= 4:
        raise ValueError("two to four players")
    if len(set(setup.board)) != len(setup.board) or set(setup.board) - set(SPACES):
        raise ValueError("each space of the board once (part 3.6)")
    if Counter(setup.bag) - Counter(BAG):
        raise ValueError("no other tents than those of the box (part 3.5)")
    if len(setup.bag or BAG) < seats * setup.supply:
        raise ValueError("tents for every supply (BA-1.4)")
    if len(setup.hand) != len(WARES) or any(seats * count > setup.cards for count in setup.hand):
        raise ValueError("cards for every hand (BA-1.3)")
    if min(setup.supply, setup.closing - 1, setup.dice, setup.rolls, setup.trade, setup.must_build, setup.stall) < 1:
        raise ValueError("at least one of everything, and a settlement of two")


def copy_of(state: State) -> State:
    """An equal state that shares nothing that can change."""
    return State(
        state.setup,
        state.phase,
        state.turn,
        state.turns,
        state.starter,
        [hand[:] for hand in state.hands],
        state.piles[:],
        state.bag[:],
        [supply[:] for supply in state.supplies],
        state.board[:],
        state.homes[:],
        state.around,
        state.elephants[:],
        state.returned,
        state.built[:],
        state.buying,
        state.site,
        state.wanted[:],
        state.dice[:],
        state.rolls,
        state.rolling,
        state.started[:],
        state.extended[:],
        state.last_builder,
        state.passes,
        state.quiet,
        state.ending,
    )
