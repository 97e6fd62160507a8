"""The golden games of Bania: every way in which they end, and the two that no bot would play (BA-11.1, BA-11.2)."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

from games.engine.contract import Choice, Players
from games.engine.record import new_header, read_record, record_game, replay_record, write_record
from games.rules.bania import RULES
from games.rules.bania.material import BAG, NEIGHBOURS, SPACES, WARE
from games.rules.bania.messages import (
    BuyTent,
    EndBuilding,
    Move,
    Options,
    Pass,
    Reroll,
    Roll,
    Setup,
    SkipElephant,
    StopRolling,
)
from games.rules.bania.state import ROLL, State
from tests.rules.bania.hoarders import hoarded

GOLDEN = Path(__file__).parent / "golden"
WAITING = GOLDEN / "2p-waiting-01.jsonl"
ALL_PASSED = GOLDEN / "2p-all-passed-01.jsonl"

ROW = 100
BESIDE = (1, -1, ROW, -ROW, ROW - 1, 1 - ROW)
"""From a space of a map without rim to its six neighbours."""


def test_the_golden_games_end_in_every_way_that_the_whole_box_allows() -> None:
    """All sixty tents never stand on seventy spaces, as the next test proves; for a small box see test_turns.py."""
    endings = Counter[str]()
    shared = 0
    for path in GOLDEN.glob("*.jsonl"):
        record = read_record(path.read_bytes())
        endings[replay_record(RULES, record).ending] += 1
        shared += sum(line.rank == 1 for line in record.result.scores) > 1
    assert endings.keys() == {"board_full", "no_tents", "all_passed"}
    assert shared, "a shared victory is among them"


def test_the_board_has_no_room_for_all_tents() -> None:
    """Two adjacent spaces belong to one settlement, or one of the two is blank, and that has six neighbours at most.

    In a settlement of seven there are at most twelve such pairs, in a smaller one fewer for each tent. So sixty tents
    and ten blank spaces make up for at most 162 pairs of the 181 that there are (BA-11.3).
    """
    pairs = sum(map(len, NEIGHBOURS)) // 2
    blank = len(SPACES) - len(BAG)
    assert len(BAG) * pairs_for_a_tent(Setup(players=2).closing) + blank * max(map(len, NEIGHBOURS)) < pairs


def pairs_for_a_tent(closing: int) -> Fraction:
    """The adjacent pairs in a settlement, divided by its tents: the most of all shapes up to this size."""
    shapes = {frozenset({0})}
    most = Fraction(0)
    for size in range(2, closing + 1):
        shapes = {shape for smaller in shapes for shape in grown(smaller)}
        most = max(most, Fraction(max(map(pairs_within, shapes)), size))
    return most


def grown(shape: frozenset[int]) -> Iterator[frozenset[int]]:
    """The shapes with one space more, each moved to where its first space is 0."""
    for space in {space + step for space in shape for step in BESIDE} - shape:
        first = min(space, *shape)
        yield frozenset(each - first for each in (space, *shape))


def pairs_within(shape: frozenset[int]) -> int:
    """How many pairs of its spaces are adjacent."""
    return sum(space + step in shape for space in shape for step in BESIDE) // 2


def test_two_players_who_hoard_come_to_where_neither_can_act() -> None:
    record = hoarded(29)
    assert write_record(record) == ALL_PASSED.read_bytes()
    state = replay_record(RULES, record)
    assert state.hands == [[15, 0, 0, 0], [0, 0, 15, 0]]
    assert [event.move for event in record.events[-2:] if isinstance(event, Choice)] == [Pass(), Pass()]


def test_two_players_who_wait_come_to_the_end_of_their_patience() -> None:
    made = "two who build once and then wait for halves of elephants, 4"
    seed = hashlib.sha256(made.encode()).digest()
    header = new_header(RULES, 2, Options(), seed=seed, salts=("", ""), made=made)
    record = record_game(RULES, header, lambda state, asked: Choice(asked.seats[0], wait(state, asked)))
    assert write_record(record) == WAITING.read_bytes()


def wait(state: State, asked: Players) -> Move:
    """Build while cards last and again when it must be; else roll, and keep what brings no cards."""
    legal = RULES.legal(state, asked.seats[0])
    if state.phase == ROLL:
        full = tuple(die for die, face in enumerate(state.dice, 1) if face in WARE)
        return Reroll(full) if full else StopRolling()
    purchase = next((move for move in legal if isinstance(move, BuyTent)), None)
    if purchase is not None and (state.turns <= 2 or Roll() not in legal):
        return purchase
    return next((move for move in legal if isinstance(move, Roll | EndBuilding | SkipElephant)), legal[0])
