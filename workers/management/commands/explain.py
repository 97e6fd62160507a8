"""`manage.py explain TABLE SEQ`: what a bot considered, thought again from its view."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any
from uuid import UUID

from django.core.management.base import BaseCommand, CommandError

from events.canonical import canonical
from events.writer import Refused
from workers.again import Again, NotThought, think_again
from workers.management.matchup import table


class Command(BaseCommand):
    """Prints the moves, how often each was tried and how the seat stood then, and whether it is the same move."""

    help = "Thinks a bot's choice again, at a table whose log is open, and prints what it considered."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Which choice."""
        parser.add_argument("table", type=UUID)
        parser.add_argument("seq", type=int, help="number of the entry")

    def handle(self, *args: Any, **options: Any) -> None:
        """Prints; CommandError where there is nothing to explain, and where another move comes out."""
        try:
            again = think_again(str(options["table"]), options["seq"])
        except Refused:
            raise CommandError(f"There is no table {options['table']}.") from None
        except NotThought as error:
            raise CommandError(str(error)) from None
        self.stdout.write("\n".join(_lines(again)))
        if not again.same:
            raise CommandError(f"Another move than in the log, which has {bytes(again.played.move).decode()}.")
        self.stdout.write("The same move as in the log.")


def _lines(again: Again) -> list[str]:
    played, thought = again.played, again.thought
    now = "" if played.build == again.build else f" (here: {again.build})"
    head = f"{played.level}, {played.build}{now}, simulations {played.simulations}, seed {played.seed}"
    rows = [(canonical(each.move).decode(), str(each.visits), f"{each.result:.3f}") for each in thought.considered]
    return [head, *table(("move", "visits", "result"), rows)]
