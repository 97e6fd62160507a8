"""Two players of Bania who work together until neither can act (BA-11.1), and who know what chance will say.

One hoards Spice, the other Silk: with all fifteen cards of a ware in one hand, the other can neither pay nor trade for
it, and twelve cards forbid a roll. They spend all other cards on tents that yield neither ware, keep tents that cost
the other's, wait at eleven cards and take the last four with one roll. Chance follows from the seed and from all that
was chosen before: so they try every way to play a turn that may help, and take the best.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Final, TypeAlias

from games.engine.chance import draw, first_digest
from games.engine.contract import Choice, Dealer, Outcome, Over
from games.engine.record import Record, new_header, record_game
from games.engine.replay import Replay
from games.rules.bania import RULES
from games.rules.bania.material import COST, COSTS, WARE, YIELD
from games.rules.bania.messages import BuyTent, Move, Options, PlaceElephant
from games.rules.bania.state import State

_HOARDED: Final = (WARE["spice"], WARE["silk"])
"""By seat."""
_TENTS: Final = 2
"""The most tents that are bought in a turn: enough to spend the six unwanted cards of the first hand."""
_SPACES: Final = 4
"""The most spaces that are tried for each tent: on another space, other tents come out of the bag afterwards."""

_Turn: TypeAlias = tuple[Replay[State], tuple[Choice, ...]]
"""The game after a turn, and what was chosen in it."""


def hoarded(series: int) -> Record:
    """The game of this series. They do not always get what they want; ValueError if they get stuck."""
    made = f"searched: two who hoard until neither can act, {series}"
    seed = hashlib.sha256(made.encode()).digest()
    header = new_header(RULES, 2, Options(), seed=seed, salts=("", ""), made=made)
    digest = first_digest(header.commitment, header.salts)
    start = RULES.start(RULES.standard(2, Options()))
    chosen = _play(Replay.begin(RULES, start, seats=2, digest=digest, number=1), seed)
    return record_game(RULES, header, lambda state, asked: next(chosen))


def _play(replay: Replay[State], seed: bytes) -> Iterator[Choice]:
    _deal(replay, seed)
    while not isinstance(replay.waiting, Over):
        seat = replay.state.turn
        replay, made = max(_turns(replay, seed), key=lambda found: _worth(found[0].state, seat))
        yield from made


def _turns(replay: Replay[State], seed: bytes, made: tuple[Choice, ...] = ()) -> Iterator[_Turn]:
    for move in _moves(replay.state):
        choice = Choice(replay.state.turn, move)
        after = replay.copy()
        after.choose(0, choice)  # the numbers of these entries do not matter
        _deal(after, seed)
        if isinstance(after.waiting, Over) or after.state.turns > replay.state.turns:
            yield after, (*made, choice)
        else:
            yield from _turns(after, seed, (*made, choice))


def _deal(replay: Replay[State], seed: bytes) -> None:
    while isinstance(replay.waiting, Dealer):
        replay.deal(0, Outcome(draw(seed, replay.digest, replay.waiting)))


def _moves(state: State) -> Iterator[Move]:
    """The legal moves without most purchases, and without elephants, whose cards cannot be refused (BA-4.3)."""
    tried: list[str] = []
    for move in RULES.legal(state, state.turn):
        if isinstance(move, BuyTent):
            tried.append(move.tent)
            useless = YIELD[move.tent] in _HOARDED or len(state.built) == _TENTS
            if useless or tried.count(move.tent) > _SPACES:
                continue
        if not isinstance(move, PlaceElephant):
            yield move


def _worth(state: State, seat: int) -> int:
    """How good a position is: many cards of the own ware; no other cards, no loose tents, no need to build."""
    own, other = _HOARDED[seat], _HOARDED[1 - seat]
    hand, setup = state.hands[seat], state.setup
    others = sum(hand) - hand[own]
    loose = sum(not COSTS[COST[tent]][other] for tent in state.supplies[seat])
    too_early = setup.must_build <= sum(hand) and hand[own] < setup.cards
    return hand[own] - 10 * others - 12 * loose - 100 * too_early
