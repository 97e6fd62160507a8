"""`manage.py tune GAME`: fits the weights of a game's outlook, or its odds, to the results of games among bots."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import numpy as np
from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from games.engine.contract import Choice, Strategy
from games.engine.fitted import FILE, ODDS, STANDING, Fit, Fitted
from games.engine.utility import win_shares
from workers.management.fitting import Positions, fit, loss
from workers.management.matchup import Matchup, add_arguments

_EACH: Final = 0.2
"""The share of a game's settled positions that is looked at: neighbours tell the same."""


class Fitting(msgspec.Struct, frozen=True):
    """What is fitted and where it is kept: the features by seat of a position, and which positions are looked at."""

    file: str
    features: tuple[str, ...]
    before: Sequence[float]
    measure: Callable[[Any, int], Sequence[Sequence[float]]]
    fits: Callable[[Any], bool]


class Command(BaseCommand):
    """Plays, fits to every other game, prints the losses there and in the rest, and writes the file."""

    help = "Lets bots play and fits the weights of the evaluation to who won."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The matchup, repeated for each number of players, what is fitted, and whether to write."""
        add_arguments(parser, games=400, bots="greedy")
        parser.add_argument("--odds", action="store_true", help="how far points of `evaluate` foretell who wins")
        parser.add_argument("--dry", action="store_true", help="print, and write nothing")

    def handle(self, *args: Any, **options: Any) -> None:
        """Plays so many games at tables of every size, or of that of `--players`."""
        options["seed"] = 1 if options["seed"] is None else options["seed"]
        matchup = Matchup.of(options)
        rules, strategy = matchup.game.rules, matchup.game.strategy
        fitting = _odds(strategy) if options["odds"] else _weights(rules.key, strategy)
        sizes = [options["players"]] if options["players"] else list(rules.seats)
        fitted_to, elsewhere = list[Positions](), list[Positions]()
        for players in sizes:
            series = Matchup.of({**options, "players": players})
            for tables, first in ((fitted_to, 0), (elsewhere, 1)):
                tables.append(_positions(series, fitting, range(first, options["games"], 2)))
        weights = fit(fitted_to, len(fitting.features)).round(4)
        made = Fit(
            weights=dict(zip(fitting.features, weights.tolist(), strict=True)),
            command=_command(options),
            positions=sum(len(each.won) for each in fitted_to),
            loss=round(loss(fitted_to, weights), 4),
            loss_elsewhere=round(loss(elsewhere, weights), 4),
            loss_before=round(loss(elsewhere, np.array(fitting.before)), 4),
            loss_even=round(loss(elsewhere, np.zeros(len(weights))), 4),
        )
        text = msgspec.json.format(msgspec.json.encode(made), indent=1).decode() + "\n"
        self.stdout.write(text)
        if not options["dry"]:
            Path(settings.ROOT, "games", "rules", rules.key, fitting.file).write_text(text, encoding="utf-8")


def _command(options: dict[str, Any]) -> str:
    wanted = ("games", "players", "bots", "worlds", "simulations", "seed")
    what = ["--odds"] if options["odds"] else []
    return " ".join(["tune", options["game"], *what, *[f"--{key} {options[key]}" for key in wanted if options[key]]])


def _weights(game: str, strategy: Strategy[Any, Any]) -> Fitting:
    if not isinstance(strategy, Fitted):
        raise CommandError(f"The evaluation of {game} has no weights that can be fitted.")

    return Fitting(
        FILE, strategy.features, strategy.weights, lambda state, _: strategy.measure(state), strategy.settled
    )


def _odds(strategy: Strategy[Any, Any]) -> Fitting:
    def measure(state: Any, seats: int) -> Sequence[Sequence[float]]:
        return [[each] for each in strategy.standings(state, seats)]

    return Fitting(ODDS, (STANDING,), (strategy.odds,), measure, lambda _: True)


def _positions(matchup: Matchup, fitting: Fitting, numbers: range) -> Positions:
    """Some positions of these games, before a choice."""
    rules = matchup.game.rules
    features: list[Any] = []
    won: list[list[float]] = []
    for number in numbers:
        chance = Random(f"{matchup.seed} positions {number}")
        played = matchup.play(number, matchup.seated(number))
        state = rules.start(matchup.setup())
        shares = win_shares(played.scores)
        for event in played.events:
            if isinstance(event, Choice):
                if fitting.fits(state) and chance.random() < _EACH:
                    features.append(fitting.measure(state, matchup.players))
                    won.append(shares)
                rules.play(state, event.seat, event.move)
            else:
                rules.deal(state, event.pieces)
    if not features:
        raise CommandError("Too few games: there is no position to look at.")
    return Positions(np.array(features, dtype=float), np.array(won))
