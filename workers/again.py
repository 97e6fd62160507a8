"""A bot's choice, thought again from what the log of a table keeps of it: the view, the seed, the simulations."""

from __future__ import annotations

from random import Random
from typing import Any, Literal, NamedTuple

import msgspec

from events import store
from events.canonical import canonical
from events.fold import fold_to
from games import catalog
from games.tables import bodies, queries
from games.tables.fold import FOLD
from games.tables.table import Table
from games.tables.writes.moves import seen
from workers.bots import NAMES, Budget, Thought, build, thinker


class NotThought(Exception):
    """There is nothing to think again; the message says why, in a sentence."""


class Again(NamedTuple):
    """What stands in the log, what the same program makes of the same view now, which program, and what it counts."""

    played: bodies.Played
    level: bodies.Level
    thought: Thought
    build: str
    unit: Literal["points", "chance"]

    @property
    def same(self) -> bool:
        """Whether it makes the same move."""
        return canonical(self.thought.move) == bytes(self.played.move)


def think_again(id: str, seq: int) -> Again:
    """Entry `seq` of a table that is revealed; NotThought where no program has chosen, and before the end.

    Refused if there is no such table.
    """
    if queries.table(id).seed is None:
        raise NotThought("The log of this table is not open yet: what its bots know is secret.")
    entries = store.entries(id, seq - 1, seq)
    seat = entries[0].seat if entries else None
    if seat is None or entries[0].kind != "played":
        raise NotThought(f"Entry {seq} is no choice.")
    played = msgspec.json.decode(entries[0].body or b"", type=bodies.Played)
    if played.level is None or played.seed is None or played.simulations is None:
        raise NotThought(f"The log does not say how entry {seq} was thought of: older logs do not, nor of people.")
    table, view = _given(id, seq, seat, played)
    game = catalog.game(table.terms.game, table.terms.version)
    # By the bot and not by its level, which another may play since, and with another number of simulations.
    bot = (played.build or "").rpartition("-")[0]
    if bot not in NAMES:
        raise NotThought(f"There is no bot any more that plays as {played.build}, which chose entry {seq}.")
    thought = thinker(bot)(
        game.rules, game.strategy, view, seat, Random(played.seed), Budget.same_as(played.simulations)
    )
    return Again(played, played.level, thought, str(build(bot)), game.strategy.unit)


def _given(id: str, seq: int, seat: int, played: bodies.Played) -> tuple[Table, Any]:
    """The table when the bot was asked, and its view, which the log keeps a hash of: others may have chosen since."""
    for then in range(seq - 1, 0, -1):
        folded = fold_to(FOLD, id, then)
        table: Table = folded.state
        if table.replay is None or table.replay.asked[seat] is None:
            break
        view = table.rules.view(table.replay.state, seat)
        if seen(folded.seed, canonical(view)) == played.saw:
            return table, view
    raise NotThought(f"No view of the seat before entry {seq} has the hash that the log keeps.")
