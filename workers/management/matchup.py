"""What the commands that let bots play share: the arguments that say which game and who sits where."""

from __future__ import annotations

import importlib
import importlib.util
import time
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from random import Random
from typing import Any, Final

import msgspec
from django.core.management.base import CommandError

from games import catalog
from games.engine.contract import Tell
from workers.bots import NAMES, Budget, bot, ceiling
from workers.bots.match import Played, play_game

CEILING: Final = "ceiling"
"""Sees everything: it plays in the arena alone, and is no bot of `workers.bots`."""
ISMCTS: Final = "ismcts"
"""OpenSpiel's search (workers/research/ismcts.py): there alone too, and only where OpenSpiel is installed."""


class Matchup(msgspec.Struct, frozen=True):
    """A game, a number of seats, and the bots that sit there, by seat."""

    game: catalog.Game
    bots: tuple[str, ...]
    seed: int
    budget: Budget
    milliseconds: int | None = None
    """CPU time of this process that a choice may take; None: as much as it needs."""

    @classmethod
    def of(cls, options: dict[str, Any], *, arena: bool = False) -> Matchup:
        """What the command line asks for, also bots that play in the arena alone; CommandError for what is not there.

        Only the arena has an option `milliseconds`.
        """
        try:
            game = catalog.game(options["game"])
        except KeyError:
            known = ", ".join(each.rules.key for each in catalog.games())
            raise CommandError(f"There is no game {options['game']!r}. There are: {known}.") from None
        named = options["bots"].split(",")
        names = (*NAMES, *game.strategy.levels, *(_in_arena() if arena else ()))
        for name in named:
            if name not in names:
                raise CommandError(f"There is no bot {name!r} in {game.rules.key}. There are: {', '.join(names)}.")
        seats = game.rules.seats
        players = options["players"] or min(max(len(named), seats.start), seats.stop - 1)
        if players not in seats or len(named) > players:
            raise CommandError(f"{game.rules.key} has {seats.start} to {seats.stop - 1} seats, one for each bot.")
        if min(options["games"], options["worlds"], options["simulations"]) < 1:
            raise CommandError("At least one game, one world and one simulation, please.")
        seed = Random().getrandbits(32) if options["seed"] is None else options["seed"]
        budget = Budget(worlds=options["worlds"], simulations=options["simulations"])
        milliseconds = options["milliseconds"] if arena else None
        return cls(game, tuple(islice(cycle(named), players)), seed, budget, milliseconds)

    @property
    def players(self) -> int:
        """How many seats are taken."""
        return len(self.bots)

    def setup(self) -> Any:
        """The standard setup for that many seats, with the options that the rules file calls standard."""
        rules = self.game.rules
        return rules.standard(self.players, rules.options_type())

    def seated(self, turned: int = 0) -> tuple[str, ...]:
        """The names by seat, after everybody has moved on by so many seats."""
        turned %= self.players
        return self.bots[-turned:] + self.bots[:-turned]

    def play(self, number: int, names: tuple[str, ...], tell: Tell | None = None, deal: int | None = None) -> Played:
        """Game `number` of this series: the same for the same seed, whatever was played before; `tell` gets notes.

        Games of the same `deal` draw the same as long as the same is asked.
        """
        bots = [self._bot(name) for name in names]
        seers = [seat for seat, name in enumerate(names) if name == CEILING]
        chance = Random(f"{self.seed}:{number}")
        dealing = None if deal is None else Random(f"{self.seed}:deal {deal}")
        rules, strategy = self.game.rules, self.game.strategy
        return play_game(rules, strategy, self.setup(), bots, chance, self.budget, tell, seers, dealing)

    def _bot(self, name: str) -> Any:  # one takes a state
        choose: Any
        if name == CEILING:
            choose = ceiling.choose
        elif name == ISMCTS:
            choose = importlib.import_module("workers.research.ismcts").choose
        else:
            choose = bot(name)
        return choose if self.milliseconds is None else _by_clock(choose, self.milliseconds / 1000)


def _in_arena() -> tuple[str, ...]:
    return (CEILING, ISMCTS) if importlib.util.find_spec("pyspiel") else (CEILING,)


def _by_clock(choose: Any, seconds: float) -> Any:
    """The same bot, whose budget is spent after so much CPU time."""

    def in_time(*asked: Any) -> Any:
        *question, budget = asked
        end = time.process_time() + seconds
        return choose(*question, msgspec.structs.replace(budget, spent=lambda: time.process_time() >= end))

    return in_time


def add_arguments(parser: ArgumentParser, *, games: int, bots: str = "random") -> None:
    """Adds what every such command takes."""
    parser.add_argument("game", help="key of the game, e.g. anansi")
    parser.add_argument("--players", type=int, help="seats taken (default: one for each bot)")
    parser.add_argument("--games", type=int, default=games, help="games to play (default: %(default)s)")
    parser.add_argument("--bots", default=bots, help="names by seat, repeated when there are more seats")
    parser.add_argument("--seed", type=int, help="repeats a series exactly")
    parser.add_argument("--worlds", type=int, default=Budget().worlds, help="worlds a bot imagines for each choice")
    parser.add_argument(
        "--simulations", type=int, default=Budget().simulations, help="of search and ceiling; levels have their own"
    )


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    """The lines of a table for people: first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    for row in (head, *rows):
        first, *others = (cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join([row[0].ljust(len(first)), *others])
