"""`manage.py verify file.json`"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.tables.verify import Unproved, verify


class Command(BaseCommand):
    """Proves an export from the file alone: no database is asked."""

    help = "Check an export: chain, bodies, every outcome, rules and scores."
    requires_system_checks = ()
    requires_migrations_checks = False

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            proof = verify(options["file"].read_bytes())
        except Unproved as unproved:
            raise CommandError(f"not proved: {unproved}") from None
        what = f"{proof.entries} entries, {proof.choices} moves, {proof.outcomes} outcomes"
        if not proof.revealed:
            what = f"{proof.entries} entries, chain only: the seed is not revealed yet"
        self.stdout.write(f"proved: {proof.id}: {what}; head {proof.head}")
