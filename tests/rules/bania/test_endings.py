"""The golden games of Bania: how they ended, and one by two players who only wait (BA-11.2)."""

from __future__ import annotations

import hashlib
from collections import Counter
from pathlib import Path

from games.engine.contract import Choice, Players
from games.engine.record import new_header, read_record, record_game, replay_record, write_record
from games.rules.bania import RULES
from games.rules.bania.material import WARE
from games.rules.bania.messages import BuyTent, EndBuilding, Move, Options, Reroll, Roll, SkipElephant, StopRolling
from games.rules.bania.state import ROLL, State

GOLDEN = Path(__file__).parent / "golden"
WAITING = GOLDEN / "2p-waiting-01.jsonl"


def test_the_golden_games_end_in_every_way_that_the_whole_box_allows() -> None:
    """With seventy spaces the bag cannot run out, and no play is known that lets all pass: see test_turns.py."""
    endings = Counter[str]()
    shared = 0
    for path in GOLDEN.glob("*.jsonl"):
        record = read_record(path.read_bytes())
        endings[replay_record(RULES, record).ending] += 1
        shared += sum(line.rank == 1 for line in record.result.scores) > 1
    assert endings.keys() == {"board_full", "no_tents"}
    assert shared, "a shared victory is among them"


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
