"""Which tests judge which module, the fast ones first; and which modules are left out, and why."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from types import MappingProxyType
from typing import Final

LEFT_OUT: Final = MappingProxyType(
    {
        "*/__init__.py": "imports and the docstring of a package",
        "*/migrations/*": "run once, and makemigrations --check compares what they make with the models",
        "games/rules/*/messages.py": "declares what is sent; nothing runs in it",
        "games/rules/*/*notes.py": "declares what is told; nothing runs in it",
        "games/tables/wire/*.py": "declares what is sent; nothing runs in it",
        "games/tables/api/documented.py": "the texts of the OpenAPI schema",
    }
)

_GAME: Final = "rules/golden rules/standard rules/forced rules/{game}/ engine/laws -k {game}"
_BOTS: Final = "workers/bots/builds rules/{game}/ workers/bots/greedy workers/bots/strength"
_PLAY: Final = "tables/fold tables/playing tables/export"
_LIFE: Final = "tables/clock tables/idle tables/schedule tables/undo tables/taking_back tables/undo_by_consent"

# `tables/fold` is tests/tables/test_fold.py, `tables/windows/` a folder, `{game}` the folder below games/rules.
# The first line that fits counts.
JUDGES: Final = MappingProxyType(
    {
        "games/rules/*/strategy.py": _BOTS,
        "games/rules/*/worth.py": _BOTS,
        "games/rules/*/outlook.py": f"workers/bots/tuning {_BOTS}",
        "games/rules/*/talk.py": "rules/{game}/",
        "games/rules/*/position.py": f"rules/positions {_GAME}",
        "games/rules/*": _GAME,
        "games/catalog.py": "rules/standard rules/golden tables/versions tables/opening",
        "games/engine/kit/*": "engine/kit engine/laws",
        "games/engine/chance.py": "engine/chance rules/golden",
        "games/engine/deal.py": "engine/chance tables/deals",
        "games/engine/contract.py": "engine/ rules/standard rules/golden workers/bots/search",
        "games/engine/fitted.py": "workers/bots/tuning workers/bots/builds",
        "games/engine/knowledge.py": "engine/knowledge engine/kit",
        "games/engine/luck.py": "engine/luck",
        "games/engine/position.py": "rules/positions",
        "games/engine/record.py": "engine/record rules/golden",
        "games/engine/redact.py": "engine/redact engine/kit",
        "games/engine/replay.py": "engine/record rules/golden tables/fold tables/undo",
        "games/engine/schema.py": "engine/schema",
        "games/engine/utility.py": "engine/utility",
        "games/players/presence.py": "tables/attendance",
        "games/players/*": "players/ tables/sockets tables/windows/",
        "games/tables/admission.py": "tables/revoked tables/consumer",
        "games/tables/api/http.py": "tables/opening tables/bad_input config/web config/rates tables/schema",
        "games/tables/api/guests.py": "players/ tables/bad_input",
        "games/tables/api/*": "tables/opening tables/playing tables/talk tables/export tables/rematch tables/schema",
        "games/tables/bodies.py": f"{_PLAY} {_LIFE} tables/forgery tables/out_of_place tables/windows/",
        "games/tables/clock.py": "tables/clock tables/windows/",
        "games/tables/errors.py": "tables/bad_input tables/schema",
        "games/tables/export.py": "tables/export tables/forgery",
        "games/tables/fold.py": f"{_PLAY} tables/opening tables/undo tables/taking_back tables/undo_by_consent "
        "tables/derived tables/out_of_place",
        "games/tables/attendance.py": "tables/attendance",
        "games/tables/decoding.py": "tables/decoding",
        "games/tables/grammar_*.py": "tables/out_of_place tables/out_of_place_seats tables/stand_in tables/grammar",
        "games/tables/writes/absence.py": "tables/stand_in tables/attendance tables/out_of_place_seats tables/idle",
        "games/tables/grammar.py": "tables/out_of_place tables/out_of_place_undo tables/forgery tables/idle "
        "tables/rematch tables/grammar",
        "games/tables/changes.py": "tables/changes",
        "games/tables/handover.py": "tables/handover tables/sockets tables/consumer tables/meanwhile",
        "games/tables/hub.py": "tables/query_counts tables/meanwhile tables/sockets tables/consumer tables/streaming "
        "tables/notifications",
        "games/tables/live.py": "tables/consumer tables/meanwhile tables/sockets tables/bad_input tables/streaming",
        "games/tables/lobby*.py": "tables/lobby tables/lobby_live tables/meanwhile tables/derived tables/opening "
        "tables/idle",
        "games/tables/management/commands/types.py": "tables/schema",
        "games/tables/management/*": "tables/export",
        "games/tables/models.py": "tables/schedule tables/lobby tables/derived workers/sweep",
        "games/tables/queries.py": "tables/lobby tables/opening tables/playing tables/secrecy",
        "games/tables/remarks.py": "workers/remarks",
        "games/tables/re*.py": "tables/rematch tables/playing tables/secrecy tables/streaming tables/fold",
        "games/tables/schedule.py": "tables/schedule tables/clock tables/idle workers/sweep workers/turns",
        "games/tables/shares.py": "tables/shares tables/opening",
        "games/tables/snapshot.py": "tables/fold tables/undo tables/derived",
        "games/tables/sockets.py": "tables/consumer tables/sockets tables/bad_input tables/lobby_live tables/revoked",
        "games/tables/table.py": f"{_PLAY} {_LIFE} tables/restricted tables/starting tables/kept_seats tables/talk",
        "games/tables/times.py": "tables/looks tables/stand_in tables/attendance tables/taking_back tables/clock "
        "tables/windows/ tables/idle tables/fold",
        "games/tables/verify.py": "tables/export tables/forgery tables/illegal_moves tables/out_of_place",
        "games/tables/waking.py": "workers/fairness workers/turns tables/windows/",
        "games/tables/undoing.py": "tables/undo tables/taking_back tables/undo_by_consent tables/out_of_place_undo",
        "games/tables/windows.py": "tables/clock tables/windows/ workers/turns",
        "games/tables/writes/moves.py": "tables/playing tables/clock tables/idle tables/windows/ workers/turns",
        "games/tables/writes/people.py": "tables/restricted",
        "games/tables/writes/seats.py": "tables/starting tables/kept_seats tables/restricted tables/opening",
        "games/tables/writes/talk.py": "tables/talk tables/bad_input",
        "games/tables/writes/undo.py": "tables/taking_back tables/undo_by_consent tables/out_of_place_undo",
        "games/tables/*": f"tables/opening tables/playing tables/rematch tables/talk {_LIFE} "
        "workers/renewed_questions workers/sweep workers/turns",
        "events/canonical.py": "events/canonical events/entry",
        "events/entry.py": "events/entry events/audit",
        "events/notif*": "events/notify tables/notifications",
        "events/projections/*": "events/projections events/together tables/derived tables/query_counts",
        "events/loops.py": "tables/meanwhile tables/lobby_live tables/review",
        "events/triggers.py": "events/triggers",
        "events/management/*": "events/audit events/projections tables/derived",
        "events/*": "events/entry events/writer events/fold events/append events/together events/audit "
        "events/projections events/notify events/processes tables/derived",
    }
)


def _path(name: str) -> str:
    folder, _, name = name.rpartition("/")
    return f"tests/{folder}/test_{name}.py" if name else f"tests/{folder}"


def judge_of(module: str) -> str | None:
    """The arguments for pytest; None if the module is left out. KeyError for a module that nobody thought of."""
    if any(fnmatch(module, pattern) for pattern in LEFT_OUT):
        return None
    for pattern, tests in JUDGES.items():
        if fnmatch(module, pattern):
            names, only, game = tests.format(game=Path(module).parent.name).partition(" -k ")
            return " ".join(map(_path, names.split())) + only + game
    raise KeyError(module)


def modules(root: Path) -> Iterator[str]:
    """All that are judged, in one order."""
    for folder in ("events", "games"):
        for path in sorted((root / folder).rglob("*.py")):
            module = path.relative_to(root).as_posix()
            if judge_of(module) is not None:
                yield module
