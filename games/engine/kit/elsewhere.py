"""Law 3 across processes: a game told again from its log comes to the same bytes, whatever the hash seed.

`python -m games.engine.kit.elsewhere MODULE:CASE < log` prints the digest of the retelling.
"""

from __future__ import annotations

import hashlib
import importlib
import sys
from typing import Any

import msgspec

from games.engine.contract import ALL
from games.engine.kit.laws import event_from_json, event_to_json
from games.engine.kit.pairs import AnyCase
from games.engine.kit.play import AnyRules, Run, apply, seats_of, viewers
from games.engine.kit.tell import frozen, sent, waited_for
from games.engine.knowledge import told


def log_of(run: Run) -> bytes:
    """The game as JSON lines: its setup, then every event."""
    return b"\n".join([sent(run.setup), *(event_to_json(event) for event in run.events)])


def retell(rules: AnyRules, log: bytes) -> str:
    """A digest of the list of moves, of every state, and of all that is offered, told and shown on the way."""
    first, *lines = log.splitlines()
    setup = msgspec.json.decode(first, type=rules.setup_type)
    state = rules.start(setup)
    digest = hashlib.sha256(sent([rules.moves(setup), rules.bounds(setup)]) + _position(rules, state))
    for line in lines:
        event = event_from_json(rules, line)
        notes: list[Any] = []
        apply(rules, state, event, notes.append)
        digest.update(told(event, notes, ALL))
        digest.update(_position(rules, state))
    return digest.hexdigest()


def _position(rules: AnyRules, state: Any) -> bytes:
    seats = seats_of(rules, state)
    moves = [rules.legal(state, seat) for seat in range(seats)]
    views = [rules.view(state, viewer) for viewer in (*viewers(seats), ALL)]
    return frozen(state) + sent([waited_for(rules, state), moves, views, [rules.hints(view) for view in views[:-1]]])


def main() -> None:
    """Read a log, print the digest of its retelling."""
    module, name = sys.argv[1].split(":")
    case: AnyCase = getattr(importlib.import_module(module), name)
    print(retell(case.rules, sys.stdin.buffer.read()))


if __name__ == "__main__":
    main()
