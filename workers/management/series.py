"""The games of an arena, kept in a file if one likes: a series of hours is played in pieces."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
from django.core.management.base import CommandError

from games.engine.utility import win_shares
from workers.bots import NAMES, build, played_by
from workers.management.matchup import Matchup


class Head(msgspec.Struct, frozen=True):
    """What is played: the first line of the file."""

    game: str
    version: int
    bots: tuple[str, ...]
    builds: tuple[str, ...]
    seed: int
    worlds: int
    simulations: dict[str, int]
    """By level; `search` where no level says."""
    milliseconds: int | None = None
    """That a choice may take."""


class Result(msgspec.Struct, frozen=True):
    """A game, by seat: who sat there, which part of the win they had, and with how many points."""

    bots: tuple[str, ...]
    wins: tuple[float, ...]
    points: tuple[int, ...]

    def won(self, bot: str) -> float:
        """The part of the win that seats of that bot had together."""
        return sum(won for name, won in zip(self.bots, self.wins, strict=True) if name == bot)

    def scored(self, bot: str) -> int:
        """The points that seats of that bot had together."""
        return sum(points for name, points in zip(self.bots, self.points, strict=True) if name == bot)


class Series:
    """Game after game of a matchup; in each round of as many games as seats, bots turn and the deals stay."""

    def __init__(self, matchup: Matchup, kept: Path | None) -> None:
        self._matchup = matchup
        self._kept = kept
        self._earlier = [] if kept is None or not kept.exists() else _read(kept, _head(matchup))

    def games(self, number: int) -> Iterator[Result]:
        """So many results: first those that are kept, then as they are played, each kept before it is told."""
        yield from self._earlier[:number]
        for at in range(len(self._earlier), number):
            yield self._played(at)

    def _played(self, at: int) -> Result:
        names = self._matchup.seated(at)
        scores = self._matchup.play(at, names, deal=at // self._matchup.players).scores
        result = Result(names, tuple(win_shares(scores)), tuple([line.points for line in scores]))
        if self._kept is not None:
            new = [result] if self._kept.exists() else [_head(self._matchup), result]
            with self._kept.open("ab") as file:
                file.write(msgspec.json.Encoder().encode_lines(new))
        return result


def _head(matchup: Matchup) -> Head:
    strategy, rules, budget = matchup.game.strategy, matchup.game.rules, matchup.budget
    played = [played_by(name, strategy) if name in strategy.levels else name for name in matchup.bots]
    builds = tuple([str(build(name)) if name in NAMES else name for name in played])
    simulations = {level: effort.simulations for level, effort in strategy.lookahead.levels.items()}
    simulations["search"] = budget.simulations
    return Head(
        rules.key, rules.version, matchup.bots, builds, matchup.seed, budget.worlds, simulations, matchup.milliseconds
    )


def _read(file: Path, head: Head) -> list[Result]:
    """The results in that file; CommandError where it tells of other games than these."""
    first, *rest = file.read_bytes().splitlines()
    known = msgspec.json.decode(first, type=Head)
    if known != head:
        raise CommandError(f"{file} is of another series: {known}")
    return [msgspec.json.decode(line, type=Result) for line in rest]
