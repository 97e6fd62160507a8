"""A table as its log tells it: who sits there, what is played, who is asked and until when."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import Random
from typing import Any, Literal

import msgspec

from games import catalog
from games.engine.contract import Players, Rules, ScoreLine
from games.engine.replay import Replay
from games.tables import bodies

Status = Literal["open", "running", "paused", "ended", "scored", "abandoned"]


class Chair(msgspec.Struct, frozen=True):
    """A seat at the table: who sits there now and who answers for the result."""

    sitter: Literal["person", "bot", "open"] = "open"
    player: str | None = None
    level: bodies.Level | None = None
    salt: str = ""
    resigned: bool = False


class Table(msgspec.Struct):
    """A table as of one entry. Only the fold changes it; everybody else reads.

    All that is known of a table stands here and nowhere else: a copy and a snapshot are made of the fields as they
    are. So every field but `replay` holds what cannot change, and a new one has a default, for older snapshots.
    """

    id: str
    status: Status = "open"
    opened: bodies.Opened | None = None
    opened_at: str = ""
    chairs: tuple[Chair, ...] = ()
    replay: Replay[Any] | None = None
    asked_at: tuple[str | None, ...] = ()
    resigned: tuple[int, ...] = ()
    result: tuple[ScoreLine, ...] | None = None
    seed: str | None = None
    followed: tuple[str, ...] = ()
    moved_at: str = ""
    """The latest sign of a person that everybody can see: who answered a window is told to nobody."""
    paused_until: str | None = None

    def __repr__(self) -> str:
        return f"Table({self.id}, {self.status})"  # the state of the game must not reach a log line

    @property
    def terms(self) -> bodies.Opened:
        """What was fixed when the table opened."""
        assert self.opened is not None
        return self.opened

    @property
    def rules(self) -> Rules[Any, Any, Any, Any]:
        """The rules on which this table began and ends."""
        return catalog.game(self.terms.game, self.terms.version).rules

    @property
    def game(self) -> Replay[Any]:
        """The game being played; only once it has started."""
        assert self.replay is not None
        return self.replay

    def seat_of(self, player: str | None) -> int | None:
        """The seat where that person sits, or None."""
        if player is None:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.player == player), None)

    def may_talk(self, seat: int | None) -> bool:
        """Whether whoever sits there, or a spectator (None), may write now."""
        return seat is not None or self.rules.spectators_talk or self.status not in ("running", "paused")

    @property
    def waiting_players(self) -> Players | None:
        """Who is asked now, and whether in a window; None where nobody is."""
        waiting = self.replay.waiting if self.replay and self.status == "running" else None
        return waiting if isinstance(waiting, Players) else None

    @property
    def in_window(self) -> bool:
        """Whether the open question is a reaction window."""
        return self.waiting_players is not None and self.waiting_players.window

    def people_asked(self) -> dict[str, datetime]:
        """The people who are asked now, each with when the question came."""
        asked = zip(self.chairs, self.asked_at, strict=True)
        return {chair.player: datetime.fromisoformat(at) for chair, at in asked if chair.player and at is not None}

    @property
    def topic(self) -> str | None:
        """What the open window is about, if one is open and the game says so."""
        return self.rules.topic(self.rules.view(self.game.state, None)) if self.in_window else None

    def fallback(self, seat: int, chance: Random) -> Any:
        """The move that is made for a seat which says nothing."""
        rules, state = self.rules, self.game.state
        return rules.fallback(rules.view(state, seat), rules.legal(state, seat), chance)

    def closing_at(self) -> datetime | None:
        """When the next step is due for want of people: paused, if running; else abandoned. None: never."""
        if self.status in ("open", "running"):
            since = datetime.fromisoformat(self.moved_at or self.opened_at)
            return since + timedelta(seconds=self.terms.pace.patience)
        return datetime.fromisoformat(self.paused_until) if self.paused_until else None

    def due(self) -> datetime | None:
        """When the clock answers for a seat that is asked now, or None."""
        waiting = self.waiting_players
        if waiting is None:
            return None
        seconds = self.terms.pace.seconds(waiting.window)
        if seconds is None:
            return None
        since = [at for at in self.asked_at if at is not None]
        if not since:
            return None
        return datetime.fromisoformat(min(since)) + timedelta(seconds=seconds)
