"""Golden games that end with the 300th turn (AS-14.6), which bots that want to win never reach.

Both players hoard up to a limit and then spend their markers on cards that they reject, so that there is no bonus.
`python -m tests.rules.asante.idle` records the two games, one with a winner and one tied. Then `manage.py record asante
--notes` writes what they told, and the manifest.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from games.engine.contract import Choice, Players
from games.engine.record import Choose, new_header, record_game, write_record
from games.rules.asante import RULES
from games.rules.asante.moves import BeginPlay, DrawCard, EndTurn, Move, RejectCard
from games.rules.asante.state import DRAW, DRAWN, State

GOLDEN = Path(__file__).parent / "golden"
LIMITS = {"turn-limit": (59, 55), "turn-limit-tied": (59, 59)}
"""By file: the gold at which each seat stops to take the bonus."""


def idler(limits: tuple[int, int]) -> Choose[State]:
    """Answers for both seats."""

    def choose(state: State, players: Players) -> Choice:
        seat = players.seats[0]
        return Choice(seat, _move(state, hoards=state.gold[seat] < limits[seat]))

    return choose


def _move(state: State, *, hoards: bool) -> Move:
    if state.phase == DRAWN:
        return RejectCard()
    if state.phase == DRAW:
        return BeginPlay() if hoards or state.markers < state.setup.bonus_from else DrawCard()
    return EndTurn()


def main() -> None:
    """Write the games."""
    for name, limits in LIMITS.items():
        made = f"scripted: both reject cards, the limits of their gold are {limits[0]} and {limits[1]}"
        seed = hashlib.sha256(made.encode()).digest()
        header = new_header(RULES, 2, RULES.options_type(), seed=seed, salts=("", ""), made=made)
        (GOLDEN / f"2p-{name}.jsonl").write_bytes(write_record(record_game(RULES, header, idler(limits))))


if __name__ == "__main__":
    main()
