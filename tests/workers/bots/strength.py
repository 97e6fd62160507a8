"""How strong the casual bot is against novices: `python -m tests.workers.bots.strength` writes `strength.json` anew.

The same games every time: one casual bot among novices, in each seat in turn. A new build is written down only if it is
not weaker; `--weaker` writes it down all the same.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import msgspec

from games import catalog
from games.engine.utility import win_shares
from workers.bots import Budget, bot, build, played_by
from workers.bots.match import play_game

FILE = Path(__file__).with_name("strength.json")
LEVEL, OTHERS = "casual", "novice"
BUDGET = Budget(worlds=4)
"""Enough to be far ahead, and quick."""
TOLERANCE = 0.2
"""How much smaller the share of the wins may be: of a new build as good as the one before, luck takes less."""


class Strength(msgspec.Struct):
    """What a build won at the smallest table of a game: its share of the wins, and how many points it was ahead."""

    build: str
    share: float
    lead: float


def now(game: catalog.Game) -> Strength:
    """The bot as it is."""
    players = game.rules.seats.start
    games = 4 * players * (players - 1)  # 8 of two, where hardly one is lost; 24 of three, where luck decides more
    setup = game.rules.standard(players, game.rules.options_type())
    share = lead = 0.0
    for number in range(games):
        mine = number % players
        bots = [bot(LEVEL if seat == mine else OTHERS) for seat in range(players)]
        scores = play_game(game.rules, game.strategy, setup, bots, Random(f"strength {number}"), BUDGET).scores
        share += win_shares(scores)[mine] / games
        points = [line.points for line in scores]
        lead += (points[mine] - (sum(points) - points[mine]) / (players - 1)) / games
    return Strength(str(build(played_by(LEVEL, game.strategy))), round(share, 3), round(lead, 2))


def name(game: catalog.Game) -> str:
    """How a game stands in the file."""
    return f"{game.rules.key} {game.rules.version}"


def weaker(before: Strength, after: Strength) -> bool:
    """Whether this is less than luck explains: clearly fewer wins, or less than two thirds of the lead."""
    return after.share < before.share - TOLERANCE or after.lead < before.lead * 2 / 3


def complaint(game: str, before: Strength | None, after: Strength) -> str | None:
    """What somebody has to do before a bot and its record agree; None if they do."""
    if before is not None and weaker(before, after):
        return (
            f"{after.build} has got weaker in {game}: {after.share:.0%} of the wins, {after.lead} points ahead; "
            f"{before.build} had {before.share:.0%} and {before.lead}."
        )
    if before is None or before.build != after.build:
        return f"{after.build} in {game} is not recorded yet: run `python -m tests.workers.bots.strength`."
    return None


def read() -> dict[str, Strength]:
    """What is recorded, by game and version of its rules ("anansi 1")."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Strength])


def main(arguments: list[str]) -> None:
    """Write how strong the bot is now; refuse where it has got weaker."""
    before = read() if FILE.exists() else {}
    after = {name(game): now(game) for game in catalog.games()}
    for game in before.keys() & after.keys():
        if weaker(before[game], after[game]) and arguments != ["--weaker"]:
            raise SystemExit(complaint(game, before[game], after[game]))
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(after), indent=1) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
