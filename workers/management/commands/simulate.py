"""`manage.py simulate GAME`: bots play many games in this process, and the command reports figures."""

from __future__ import annotations

import json
import time
import traceback
from argparse import ArgumentParser
from collections import Counter
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.engine.utility import win_shares
from workers.bots.figures import Spread, rounded
from workers.bots.match import Played
from workers.management.matchup import Matchup, add_arguments, table


class Command(BaseCommand):
    """Reports games, errors, moves, moves a second, lengths, wins by seat, scores; fails if a game failed."""

    help = "Lets bots play many games and reports lengths, speed, wins by seat and scores."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The matchup, and whether to answer in JSON."""
        add_arguments(parser, games=100)
        parser.add_argument("--notes", action="store_true", help="also count what happened, ways of ending too")
        parser.add_argument("--json", action="store_true", help="print one JSON object")

    def handle(self, *args: Any, **options: Any) -> None:
        """Plays and prints; CommandError if any game failed."""
        matchup = Matchup.of(options)
        notes: list[Counter[str]] | None = [] if options["notes"] else None
        played, errors, seconds = self._play(matchup, options["games"], notes)
        report = _report(matchup, played, errors, seconds)
        if notes is not None:
            report["notes"] = _happened(notes)
        self.stdout.write(json.dumps(rounded(report)) if options["json"] else _for_people(report))
        if errors:
            raise CommandError(f"{errors} of {options['games']} games failed.")

    def _play(self, matchup: Matchup, games: int, notes: list[Counter[str]] | None) -> tuple[list[Played], int, float]:
        played: list[Played] = []
        errors = 0
        began = time.process_time()
        for number in range(games):
            happened: list[Any] = []
            try:
                played.append(matchup.play(number, matchup.bots, None if notes is None else happened.append))
            except Exception as error:  # noqa: BLE001 - whatever breaks a game is what this command is there to find
                errors += 1
                # Only the first one in full: more tracebacks would hide it.
                why = traceback.format_exc() if errors == 1 else repr(error)
                self.stderr.write(f"Game {number} of seed {matchup.seed}: {why}")
            else:
                if notes is not None:
                    notes.append(Counter(map(_kind, happened)))
        return played, errors, time.process_time() - began


def _report(matchup: Matchup, played: list[Played], errors: int, seconds: float) -> dict[str, Any]:
    lengths = [game.moves for game in played]
    seats = range(matchup.players)
    wins = [win_shares(game.scores) for game in played]
    best = [sorted((line.points for line in game.scores), reverse=True) for game in played]
    return {
        "game": matchup.game.rules.key,
        "version": matchup.game.rules.version,
        "players": matchup.players,
        "bots": list(matchup.bots),
        "seed": matchup.seed,
        "games": len(played),
        "errors": errors,
        "moves": sum(lengths),
        "moves_per_second": round(sum(lengths) / seconds) if seconds else 0,
        "length": _spread(lengths),
        "wins": [sum(shares[seat] for shares in wins) for seat in seats],
        "scores": [_spread([game.scores[seat].points for game in played]) for seat in seats],
        "best_score": _spread([points[0] for points in best]),
        "lead": _spread([points[0] - points[1] for points in best]),
    }


def _kind(note: Any) -> str:
    """The name under which a note is counted: its tag, and its reason if it has one (ways to end are reasons)."""
    tag = str(type(note).__struct_config__.tag)
    reason = getattr(note, "reason", None)
    return f"{tag}: {reason}" if reason else tag


def _happened(notes: list[Counter[str]]) -> dict[str, Any]:
    """By kind of note: in how many games it came, and how often a game."""
    kinds = sorted({kind for game in notes for kind in game})
    return {
        kind: {"games": sum(kind in game for game in notes), "a_game": _spread([game[kind] for game in notes])}
        for kind in kinds
    }


def _spread(series: list[int]) -> dict[str, float] | None:
    if not series:
        return None  # no game came to its end
    spread = Spread.of(series)
    return {"min": spread.min, "median": spread.median, "mean": spread.mean, "max": spread.max}


def _for_people(report: dict[str, Any]) -> str:
    lines = [
        f"{report['game']} (version {report['version']}), {report['players']} players, seed {report['seed']}",
        f"games {report['games']}, errors {report['errors']}, moves {report['moves']}",
        f"{report['moves_per_second']} moves a second of one core",
    ]
    if report["games"]:
        length = report["length"]
        lines.append(f"moves a game: min {length['min']}, median {length['median']:g}, max {length['max']}")
        rows = [
            (str(seat), name, f"{won:.2f}", f"{won / report['games']:.1%}", *_cells(score))
            for seat, (name, won, score) in enumerate(
                zip(report["bots"], report["wins"], report["scores"], strict=True)
            )
        ]
        lines += table(("seat", "bot", "wins", "share", "score min", "mean", "max"), rows)
        lines += [f"{name}: {_sentence(report[key])}" for key, name in (("best_score", "best score"), ("lead", "lead"))]
    if "notes" in report:
        counted = [_row(kind, each) for kind, each in report["notes"].items()]
        lines += table(("what happened", "in games", "a game min", "median", "mean", "max"), counted)
    return "\n".join(lines)


def _sentence(spread: dict[str, float]) -> str:
    return f"min {spread['min']:g}, median {spread['median']:g}, mean {spread['mean']:.1f}, max {spread['max']:g}"


def _row(kind: str, counted: dict[str, Any]) -> tuple[str, ...]:
    low, *others = _cells(counted["a_game"])
    return (kind, str(counted["games"]), low, f"{counted['a_game']['median']:g}", *others)


def _cells(score: dict[str, float]) -> tuple[str, str, str]:
    return f"{score['min']:g}", f"{score['mean']:.1f}", f"{score['max']:g}"
