"""What each build of a bot chooses in fixed positions: `python -m tests.workers.bots.builds` writes `builds.json` anew.

The positions come from one golden game of each game, evenly over its length.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from games import catalog
from games.engine.contract import Choice
from games.engine.kit.laws import event_from_json
from games.engine.kit.play import apply
from games.engine.record import read_record
from workers.bots import NAMES, STANDARD, Bot, bot, build

FILE = Path(__file__).with_name("builds.json")
GOLDEN = Path(__file__).parents[2] / "rules"
EACH = 12
"""Positions of each game."""
BUDGET = msgspec.structs.replace(STANDARD, simulations=60)
"""Quick, and enough for a tree."""

Choices = dict[str, list[Any]]
"""By game and version of its rules ("anansi 1"): the moves, as plain data."""


class Recorded(msgspec.Struct):
    """A build, and what it chose."""

    build: str
    choices: Choices


def now(name: str) -> Recorded:
    """The bot of that name as it is: its build, and what it chooses in all positions, always with the same chance."""
    chosen: Choices = {}
    for game in catalog.games():
        moves = [_chosen(bot(name), game, state, seat) for state, seat in _positions(game)]
        chosen[f"{game.rules.key} {game.rules.version}"] = moves
    return Recorded(str(build(name)), chosen)


def changed(before: Recorded, after: Recorded) -> list[str]:
    """The games in which one build chooses otherwise than it did."""
    if before.build != after.build:
        return []
    return [game for game, moves in after.choices.items() if before.choices.get(game, moves) != moves]


def complaint(before: Recorded, after: Recorded) -> str | None:
    """What somebody has to do before a bot and its record agree; None if they do."""
    if games := changed(before, after):
        return (
            f"{after.build} chooses other moves than it did (in {', '.join(games)}): raise its version in "
            "workers/bots/__init__.py, then run `python -m tests.workers.bots.builds`."
        )
    if before != after:
        return f"The choices of {after.build} are not recorded yet: run `python -m tests.workers.bots.builds`."
    return None


def read() -> dict[str, Recorded]:
    """What is recorded, by name of the bot."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Recorded])


def _positions(game: catalog.Game) -> list[tuple[Any, int]]:
    """States with a seat that has a real choice there."""
    rules = game.rules
    text = (GOLDEN / rules.key / "golden" / f"{rules.seats.start}p-greedy-random-01.jsonl").read_bytes()
    header = read_record(text).header
    state = rules.start(rules.standard(header.seats, msgspec.convert(header.options, rules.options_type)))
    found: list[tuple[Any, int]] = []
    for line in text.splitlines()[1:-1]:
        event = event_from_json(rules, line)
        if isinstance(event, Choice) and len(rules.legal(state, event.seat)) > 1:
            found.append((rules.copy(state), event.seat))
        apply(rules, state, event)
    return found[:: len(found) // EACH][:EACH]


def _chosen(bot: Bot, game: catalog.Game, state: Any, seat: int) -> Any:
    view = game.rules.view(state, seat)
    move = bot(game.rules, game.strategy, view, seat, Random(seat), BUDGET)
    return msgspec.json.decode(msgspec.json.encode(move))  # as it comes back from the file


def main() -> None:
    """Write what all bots choose now; refuse where a bot changed and its version did not."""
    before = read() if FILE.exists() else {}
    after = {name: now(name) for name in NAMES}
    for name in before.keys() & after.keys():
        if changed(before[name], after[name]):
            raise SystemExit(complaint(before[name], after[name]))
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(after), indent=1) + b"\n")


if __name__ == "__main__":
    main()
