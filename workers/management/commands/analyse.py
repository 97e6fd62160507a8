"""`manage.py analyse TABLE`: what a game that is over hung on."""

from __future__ import annotations

from typing import Any, Final
from uuid import UUID

import msgspec
from django.core.management.base import BaseCommand, CommandError, CommandParser

from events.writer import Refused
from workers.analysing import analysis
from workers.bots.analysis import WHOLE, Analysis
from workers.management.matchup import table

SHOWN: Final = 10
"""So many of the costliest decisions are shown."""


class Command(BaseCommand):
    """Prints by seat what luck and choices did to its chances, and the choices that cost most."""

    help = "Say what a game that is over hung on: luck, choices, and which choices cost most."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("table", type=UUID)
        parser.add_argument("--json", action="store_true", help="print one JSON object, with the chances at each entry")

    def handle(self, *args: Any, **options: Any) -> None:
        """Works it out and prints it; CommandError for a table that is not over."""
        try:
            found = analysis(str(options["table"]))
        except Refused as refused:
            why = {"not_found": "there is no table", "not_allowed": "that game is not over:"}[refused.code]
            raise CommandError(f"{why} {options['table']}") from None
        self.stdout.write(msgspec.json.encode(found).decode() if options["json"] else _for_people(found))


def _for_people(found: Analysis) -> str:
    first, last = found.moments[0].shares, found.moments[-1].shares
    parts = [
        (f"seat {at}", _per_cent(first[at]), *map(_signed, (part.luck, part.own, part.others)), _per_cent(last[at]))
        for at, part in enumerate(found.parts)
    ]
    costly = [
        (f"entry {each.seq}", f"seat {each.seat}", _signed(-each.loss), _move(each.made), _move(each.best))
        for each in found.decisions[:SHOWN]
        if each.loss
    ]
    lines = [
        "What took each seat from its chance to win at the beginning to its share of the win, in per cent:",
        *table(("", "began", "luck", "own", "others", "ended"), parts),
        "",
        "Choices that cost most of the chance to win, by what the seat knew:",
        *table(("", "", "cost", "made", "better"), costly),
    ]
    return "\n".join(lines)


def _per_cent(share: int) -> str:
    return f"{100 * share / WHOLE:.1f}"


def _signed(share: int) -> str:
    return f"{100 * share / WHOLE:+.1f}"


def _move(move: Any) -> str:
    return msgspec.json.encode(move).decode()
