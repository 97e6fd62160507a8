"""`manage.py record GAME`: golden games, which later versions of the rules must replay and tell exactly."""

from __future__ import annotations

import hashlib
from argparse import ArgumentParser
from pathlib import Path
from random import Random
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from games.engine.contract import Rules
from games.engine.record import (
    Record,
    manifest,
    new_header,
    read_record,
    record_game,
    replay_record,
    write_notes,
    write_record,
)
from workers.bots import bot
from workers.bots.match import Sitters
from workers.management.matchup import Matchup, add_arguments


class Command(BaseCommand):
    """Writes two files for each game, the second in `notes/` with what it told, and the manifest beside them."""

    help = "Lets bots play and records each game and its notes as JSON lines (golden games)."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The matchup, and where to write."""
        add_arguments(parser, games=1)
        parser.add_argument("--out", type=Path, help="folder (default: the golden games of that game)")
        parser.add_argument("--notes", action="store_true", help="play nothing: only write anew what the games told")

    def handle(self, *args: Any, **options: Any) -> None:
        """Records, writes, and says what was written; a game that exists is never written over."""
        matchup = Matchup.of(options)
        rules = matchup.game.rules
        out: Path = options["out"] or Path(settings.ROOT, "tests", "rules", rules.key, "golden")
        (out / "notes").mkdir(parents=True, exist_ok=True)
        kind = f"{matchup.players}p-{'-'.join(dict.fromkeys(matchup.bots))}"
        for number in range(0 if options["notes"] else options["games"]):
            path = _free(out, kind)
            path.write_bytes(write_record(_record(matchup, number)))
            self.stdout.write(str(path))
        for path in out.glob("*.jsonl"):
            self._write_notes(rules, path)
        files = {str(path.relative_to(out)): path.read_bytes() for path in out.rglob("*.jsonl")}
        (out / "MANIFEST.json").write_bytes(manifest(rules.version, files))

    def _write_notes(self, rules: Rules[Any, Any, Any, Any], path: Path) -> None:
        record, told = read_record(path.read_bytes()), list[list[Any]]()
        replay_record(rules, record, told)  # Differs: a game that does not replay gets no notes
        notes, text = path.parent / "notes" / path.name, write_notes(told)
        if not notes.exists() or notes.read_bytes() != text:
            notes.write_bytes(text)
            self.stdout.write(str(notes))


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
