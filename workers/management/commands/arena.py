"""`manage.py arena GAME --bots a,b`: which bot is the stronger one, with intervals."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterable
from typing import Any

from django.core.management.base import BaseCommand

from games.engine.utility import win_shares
from workers.bots.figures import Share, rounded
from workers.management.matchup import Matchup, add_arguments, table

_VERDICTS = {"above": "above a fair share", "below": "below a fair share", "open": "not decided"}


class Command(BaseCommand):
    """Reports each bot's share of the wins, its 95 % and 99 % intervals, and whether it is above a fair share."""

    help = "Lets bots play against each other in turning seats and reports win shares with intervals."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The matchup, and whether to answer in JSON."""
        add_arguments(parser, games=200, bots="greedy,random")
        parser.add_argument("--json", action="store_true", help="print one JSON object")

    def handle(self, *args: Any, **options: Any) -> None:
        """Plays and prints; the number of games is rounded up so that everybody sits everywhere equally often."""
        matchup = Matchup.of(options)
        games = -(-options["games"] // matchup.players) * matchup.players
        shares, points = _measure(matchup, games)
        report = {
            "game": matchup.game.rules.key,
            "version": matchup.game.rules.version,
            "players": matchup.players,
            "bots": list(matchup.bots),
            "seed": matchup.seed,
            "games": games,
            "shares": [_row(share, points[share.bot]) for share in shares],
        }
        self.stdout.write(json.dumps(rounded(report)) if options["json"] else _for_people(report))


def _measure(matchup: Matchup, games: int) -> tuple[list[Share], dict[str, float]]:
    won: dict[str, list[float]] = {name: [] for name in matchup.bots}
    points = dict.fromkeys(won, 0.0)
    for number in range(games):
        names = matchup.seated(number)
        scores = matchup.play(number, names).scores
        wins = win_shares(scores)
        for name, series in won.items():
            series.append(_of(name, names, wins))
            points[name] += _of(name, names, [line.points for line in scores]) / games
    counts = {name: matchup.bots.count(name) for name in won}
    shares = [Share.of(name, counts[name], matchup.players, series) for name, series in won.items()]
    return shares, {name: total / counts[name] for name, total in points.items()}


def _of(name: str, names: tuple[str, ...], by_seat: Iterable[float]) -> float:
    return sum(value for sitter, value in zip(names, by_seat, strict=True) if sitter == name)


def _row(share: Share, points: float) -> dict[str, Any]:
    return {
        "bot": share.bot,
        "share": share.share,
        "fair": share.fair,
        "interval_95": share.interval_95,
        "interval_99": share.interval_99,
        "points": points,
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
    return "\n".join([title, *table(head, rows)])


def _interval(bounds: tuple[float, float]) -> str:
    return f"{bounds[0]:.1%} - {bounds[1]:.1%}"
