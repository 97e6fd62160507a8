"""What the commands that let bots play share: the arguments that say which game and who sits where."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from random import Random
from typing import Any

import msgspec
from django.core.management.base import CommandError

from games import catalog
from games.engine.contract import Tell
from workers.bots import LEVELS, NAMES, Bot, Budget, bot
from workers.bots.match import Played, play_game


class Matchup(msgspec.Struct, frozen=True):
    """A game, a number of seats, and the bots that sit there, by seat."""

    game: catalog.Game
    bots: tuple[str, ...]
    seed: int
    budget: Budget

    @classmethod
    def of(cls, options: dict[str, Any]) -> Matchup:
        """What the command line asks for; CommandError if there is no such thing."""
        try:
            game = catalog.game(options["game"])
        except KeyError:
            known = ", ".join(each.rules.key for each in catalog.games())
            raise CommandError(f"There is no game {options['game']!r}. There are: {known}.") from None
        named = options["bots"].split(",")
        for name in named:
            if name not in NAMES and name not in LEVELS:
                raise CommandError(f"There is no bot {name!r}. There are: {', '.join([*NAMES, *LEVELS])}.")
        seats = game.rules.seats
        players = options["players"] or min(max(len(named), seats.start), seats.stop - 1)
        if players not in seats or len(named) > players:
            raise CommandError(f"{game.rules.key} has {seats.start} to {seats.stop - 1} seats, one for each bot.")
        if options["games"] < 1 or options["worlds"] < 1:
            raise CommandError("At least one game and one world, please.")
        seed = Random().getrandbits(32) if options["seed"] is None else options["seed"]
        return cls(game, tuple(islice(cycle(named), players)), seed, Budget(worlds=options["worlds"]))

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

    def play(self, number: int, names: tuple[str, ...], tell: Tell | None = None) -> Played:
        """Game `number` of this series: the same for the same seed, whatever was played before; `tell` gets notes."""
        bots: list[Bot] = [bot(name) for name in names]
        chance = Random(f"{self.seed}:{number}")
        return play_game(self.game.rules, self.game.strategy, self.setup(), bots, chance, self.budget, tell)


def add_arguments(parser: ArgumentParser, *, games: int, bots: str = "random") -> None:
    """Adds what every such command takes."""
    parser.add_argument("game", help="key of the game, e.g. anansi")
    parser.add_argument("--players", type=int, help="seats taken (default: one for each bot)")
    parser.add_argument("--games", type=int, default=games, help="games to play (default: %(default)s)")
    parser.add_argument("--bots", default=bots, help="names by seat, repeated when there are more seats")
    parser.add_argument("--seed", type=int, help="repeats a series exactly")
    parser.add_argument("--worlds", type=int, default=Budget().worlds, help="worlds a bot imagines for each choice")


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    """The lines of a table for people: first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    for row in (head, *rows):
        first, *others = (cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join([row[0].ljust(len(first)), *others])
