"""manage.py rebuild [NAME] [--check]: drop and refold projections, or say what that would change."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from events.projections import differences, projections, rebuild


class Command(BaseCommand):
    """Everything derived can be derived again."""

    help = "Refold projections from the logs."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Which ones, and whether only to compare."""
        parser.add_argument("name", nargs="?", help="the projection (all of them if none is named)")
        parser.add_argument("--check", action="store_true", help="change nothing, fail if anything would change")

    def handle(self, *_: Any, name: str | None, check: bool, **__: Any) -> None:
        """Print one line a projection; with --check fail on any difference."""
        chosen = [each for each in projections() if name in (None, each.name)]
        if not chosen and name is not None:
            raise CommandError(f"no projection is called {name}")
        wrong = 0
        for projection in chosen:
            if check:
                lines = differences(projection)
                wrong += len(lines)
                for line in lines:
                    self.stderr.write(f"{projection.name}: {line}")
            else:
                rebuild(projection)
            self.stdout.write(f"{projection.name}: {'checked' if check else 'rebuilt'}")
        if wrong:
            raise CommandError(f"{wrong} differences")
