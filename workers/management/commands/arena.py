"""`manage.py arena GAME --bots a,b`: which bot is the stronger one, with intervals."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from workers.bots.figures import Share, Wager, rounded
from workers.management.matchup import Matchup, add_arguments, table
from workers.management.series import Result, Series

_VERDICTS = {"above": "above a fair share", "below": "below a fair share", "open": "not decided"}


class Command(BaseCommand):
    """Reports each bot's share of the wins, its 95 % and 99 % intervals, and whether it is above a fair share."""

    help = "Lets bots play against each other in turning seats and reports win shares with intervals."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The matchup, how long a choice may take, and whether to answer in JSON."""
        add_arguments(parser, games=200, bots="greedy,random")
        parser.add_argument("--milliseconds", type=int, help="CPU time that a choice may take (default: any)")
        parser.add_argument("--json", action="store_true", help="print one JSON object")
        parser.add_argument("--until-clear", action="store_true", help="stop once the first bot is above or below fair")
        parser.add_argument("--keep", type=Path, metavar="FILE", help="write down each game, and go on where it ends")

    def handle(self, *args: Any, **options: Any) -> None:
        """Plays and prints; the number of games is rounded up so that everybody sits everywhere equally often."""
        matchup = Matchup.of(options, arena=True)
        if options["until_clear"] and len(set(matchup.bots)) < 2:
            raise CommandError("Which of them is the stronger one is clear only of two bots.")
        games = -(-options["games"] // matchup.players) * matchup.players
        clear = _Clear(matchup) if options["until_clear"] else None
        results = list(_played(Series(matchup, options["keep"]).games(games), matchup.players, clear))
        report = {
            "game": matchup.game.rules.key,
            "version": matchup.game.rules.version,
            "players": matchup.players,
            "bots": list(matchup.bots),
            "seed": matchup.seed,
            "games": len(results),
            "clear": clear and clear.verdict,
            "shares": [_row(name, matchup, results) for name in dict.fromkeys(matchup.bots)],
        }
        self.stdout.write(json.dumps(rounded(report)) if options["json"] else _for_people(report))


class _Clear:
    """Whether the first bot is certainly above or below its fair share."""

    def __init__(self, matchup: Matchup) -> None:
        self._bot = matchup.bots[0]
        self._wager = Wager(matchup.bots.count(self._bot) / matchup.players)

    def after(self, turn: list[Result]) -> bool:
        """The same after games in which everybody sat everywhere once, which are one result: their deals are alike."""
        self._wager.add(sum([result.won(self._bot) for result in turn]) / len(turn))
        return self.verdict != "open"

    @property
    def verdict(self) -> str:
        """That of the wager so far."""
        return self._wager.verdict


def _played(games: Iterator[Result], players: int, clear: _Clear | None) -> Iterator[Result]:
    """The games, turn by turn, as far as it is not clear yet."""
    while turn := list(islice(games, players)):
        yield from turn
        if clear is not None and clear.after(turn):
            return


def _row(name: str, matchup: Matchup, results: list[Result]) -> dict[str, Any]:
    seats = matchup.bots.count(name)
    share = Share.of(name, seats, matchup.players, [result.won(name) for result in results])
    return {
        "bot": name,
        "share": share.share,
        "fair": share.fair,
        "interval_95": share.interval_95,
        "interval_99": share.interval_99,
        "points": sum([result.scored(name) for result in results]) / len(results) / seats,
        "verdict": share.verdict,
    }


def _for_people(report: dict[str, Any]) -> str:
    head = ("bot", "win share", "fair", "95 % interval", "99 % interval", "mean score", "at 99 %")
    rows = [
        (
            row["bot"],
            f"{row['share']:.1%}",
            f"{row['fair']:.1%}",
            _interval(row["interval_95"]),
            _interval(row["interval_99"]),
            f"{row['points']:.1f}",
            _VERDICTS[row["verdict"]],
        )
        for row in report["shares"]
    ]
    title = (
        f"{report['game']} (version {report['version']}), {report['players']} players, "
        f"{report['games']} games, seed {report['seed']}"
    )
    clear = [f"{report['bots'][0]}: {_VERDICTS[report['clear']]} (by wagers, 1 %)"] if report["clear"] else []
    return "\n".join([title, *table(head, rows), *clear])


def _interval(bounds: tuple[float, float]) -> str:
    return f"{bounds[0]:.1%} - {bounds[1]:.1%}"
