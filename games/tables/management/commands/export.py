"""`manage.py export TABLE > file.json`"""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.core.management.base import BaseCommand, CommandError, CommandParser

from events.writer import Refused
from games.tables import queries


class Command(BaseCommand):
    """Writes the table as one file that `verify` proves."""

    help = "Write a table as one self-proving file to standard output."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("table", type=UUID)

    def handle(self, *args: Any, **options: Any) -> None:
        table = str(options["table"])
        try:
            file = queries.export(table)
        except Refused:
            raise CommandError(f"there is no table {table}") from None
        self.stdout.write(file.decode(), ending="")
