"""`manage.py record GAME`: golden games, which later versions of the rules must replay exactly."""

from __future__ import annotations

import hashlib
from argparse import ArgumentParser
from pathlib import Path
from random import Random
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from games.engine.record import Record, manifest, new_header, record_game, write_record
from workers.bots import bot
from workers.bots.match import Sitters
from workers.management.matchup import Matchup, add_arguments


class Command(BaseCommand):
    """Writes one file for each game, and the manifest beside them."""

    help = "Lets bots play and records each game as JSON lines (golden games)."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The matchup, and where to write."""
        add_arguments(parser, games=1)
        parser.add_argument("--out", type=Path, help="folder (default: the golden games of that game)")

    def handle(self, *args: Any, **options: Any) -> None:
        """Records, writes, and says what was written; a file that exists is never written over."""
        matchup = Matchup.of(options)
        rules = matchup.game.rules
        out: Path = options["out"] or Path(settings.ROOT, "tests", "rules", rules.key, "golden")
        out.mkdir(parents=True, exist_ok=True)
        kind = f"{matchup.players}p-{'-'.join(dict.fromkeys(matchup.bots))}"
        for number in range(options["games"]):
            path = _free(out, kind)
            path.write_bytes(write_record(_record(matchup, number)))
            self.stdout.write(str(path))
        files = {path.name: path.read_bytes() for path in out.glob("*.jsonl")}
        (out / "MANIFEST.json").write_bytes(manifest(rules.version, files))


def _free(out: Path, kind: str) -> Path:
    number = 1
    while (path := out / f"{kind}-{number:02}.jsonl").exists():
        number += 1
    return path


def _record(matchup: Matchup, number: int) -> Record:
    rules = matchup.game.rules
    names = matchup.seated(number)
    made = f"bots {','.join(names)}, series {matchup.seed}, game {number}, worlds {matchup.budget.worlds}"
    seed = hashlib.sha256(f"{rules.key}: {made}".encode()).digest()
    chance = Random(seed)
    # As at a table: people bring a salt, bots have none.
    salts = tuple(f"{chance.getrandbits(128):032x}" if seat % 2 == 0 else "" for seat in range(matchup.players))
    header = new_header(rules, matchup.players, rules.options_type(), seed=seed, salts=salts, made=made)
    sitters = Sitters(rules, matchup.game.strategy, [bot(name) for name in names], chance, matchup.budget)
    return record_game(rules, header, sitters.answer)
