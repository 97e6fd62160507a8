"""A table as its log tells it: who sits there, what is played, who is asked and until when."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import Random
from typing import Any, Final, Literal, NamedTuple, TypeVar

import msgspec

from games import catalog
from games.engine.contract import Players, Rules, ScoreLine
from games.engine.replay import Replay
from games.tables import bodies
from games.tables.undoing import Request, Undoing

_T = TypeVar("_T")

HOST_FIRST: Final = timedelta(seconds=30)
"""So long the host alone may start a table where all sit: a host who has gone away must not hold up the others."""
MOST_RESTRICTED: Final = 50
"""People at one table at a time: its log must not become a list of all guests."""
Status = Literal["open", "running", "paused", "ended", "scored", "abandoned"]


class Chair(msgspec.Struct, frozen=True):
    """A seat at the table: who sits there now and who answers for the result.

    `player`: whose seat it is, also while a bot stands in for them. `kept_for`: who alone may sit down there until
    `Table.kept_until`; nobody any more once somebody has.
    """

    sitter: Literal["person", "bot", "open"] = "open"
    player: str | None = None
    level: bodies.Level | None = None
    salt: str = ""
    resigned: bool = False
    kept_for: str | None = None

    @property
    def stood_in(self) -> bool:
        """Whether a bot plays here for a person who may come back."""
        return self.sitter == "bot" and self.player is not None


class Chosen(msgspec.Struct, frozen=True):
    """How many of a seat's choices that count were made by whom."""

    person: int = 0
    bot: int = 0
    clock: int = 0


class Standing(NamedTuple):
    """What a viewer is at a table: whoever has the same is told the same."""

    seat: int | None
    silenced: bool


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
    restricted: tuple[bodies.Restricted, ...] = ()
    """Whom the host lets do less than others. Of no consequence to who sits here."""
    full_at: str | None = None
    """Since when all seats have been taken."""
    looking_until: str = ""
    """Until when people look at what has happened."""
    undoing: Undoing | None = None
    """What may be taken back and brought back; None before the start."""
    look: int = 0
    """Milliseconds: so long they still looked when the open question was put. Time runs and bots answer after that."""
    acted_at: tuple[str, ...] = ()
    """By seat, the latest sign of its person that everybody can see, or when the game began or was resumed."""
    chosen: tuple[Chosen, ...] = ()
    """By seat. Of answers in windows too: told to nobody before all is revealed."""

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
        """The seat of that person, also while a bot stands in for them, or None."""
        if player is None:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.player == player), None)

    def restriction(self, player: str) -> bodies.Restricted:
        """What the host lets that person do."""
        usual = bodies.Restricted(player, may_talk=True, may_sit=True)
        return next((each for each in self.restricted if each.player == player), usual)

    def standing(self, player: str | None) -> Standing:
        """Where that person sits, and whether the host has silenced them, which a seat undoes."""
        seat = self.seat_of(player)
        return Standing(seat, seat is None and player is not None and not self.restriction(player).may_talk)

    @property
    def others_start_at(self) -> datetime | None:
        """From when on anybody who sits here may start, and not the host alone; None while a seat is open."""
        if self.full_at is None or self.status != "open":
            return None
        full = datetime.fromisoformat(self.full_at)
        return full if self.seat_of(self.terms.host) is None else full + HOST_FIRST

    @property
    def kept_until(self) -> datetime:
        """Until when the chairs that are kept for somebody are."""
        return datetime.fromisoformat(self.opened_at) + timedelta(seconds=self.terms.pace.seats_kept)

    def may_talk(self, seat: int | None) -> bool:
        """Whether whoever sits there, or a spectator (None), may write now."""
        return seat is not None or self.rules.spectators_talk or self.status not in ("running", "paused")

    def bot_talks(self, seat: int) -> bool:
        """Whether a bot sits there that may say something now; one that stands in for a person is silent."""
        chair = self.chairs[seat]
        talks = catalog.game(self.terms.game, self.terms.version).strategy.talks
        return chair.sitter == "bot" and chair.player is None and self.status == "running" and talks

    @property
    def waiting_players(self) -> Players | None:
        """Who is asked now, and whether in a window; None where nobody is."""
        waiting = self.replay.waiting if self.replay and self.status == "running" else None
        return waiting if isinstance(waiting, Players) else None

    @property
    def in_window(self) -> bool:
        """Whether the open question is a reaction window."""
        return self.waiting_players is not None and self.waiting_players.window

    @property
    def request(self) -> Request | None:
        """What somebody asks the others to agree to, if anybody does now."""
        return self.undoing.request if self.undoing is not None and self.status == "running" else None

    @property
    def bots_wait(self) -> bool:
        """Whether bots wait for the answers to a request. In windows they do not, or it would show who is a bot."""
        return self.request is not None and not self.in_window

    @property
    def deserted(self) -> bool:
        """Whether only bots sit here, for good: nobody can come back."""
        return all(chair.sitter == "bot" and chair.player is None for chair in self.chairs)

    @property
    def absence(self) -> bodies.Absence | None:
        """What was agreed for who leaves or stays away; None at tables of before, where who leaves is gone."""
        return None if self.terms.absence is msgspec.UNSET else self.terms.absence

    @property
    def playing(self) -> set[int]:
        """The seats in which people sit and play themselves."""
        return {seat for seat, chair in enumerate(self.chairs) if chair.sitter == "person"}

    def missed_at(self, seat: int) -> datetime | None:
        """From when on a bot may stand in for the person in that seat who stays away; None: not for that.

        Where turns are long, from when a deadline of that person has run out.
        """
        absence = self.absence
        if absence is None or self.status != "running" or self.chairs[seat].sitter != "person":
            return None
        if self.terms.pace.long:
            return None if self.in_window or self.game.asked[seat] is None else self.due_unseen()
        if absence.grace is None:
            return None
        return datetime.fromisoformat(self.acted_at[seat]) + timedelta(seconds=absence.grace)

    def others_play(self, seat: int) -> bool:
        """Whether a person plays in another seat."""
        return bool(self.playing - {seat})

    @property
    def lacks_people(self) -> bool:
        """Whether nobody plays here who could see a bot stand in: such a game must pause."""
        return not self.playing and any(chair.stood_in for chair in self.chairs)

    def people_asked(self) -> dict[str, datetime]:
        """The people who are asked now and play themselves, each with when the question came."""
        asked = zip(self.chairs, self.asked_at, strict=True)
        return {
            chair.player: datetime.fromisoformat(at)
            for chair, at in asked
            if chair.player and chair.sitter == "person" and at is not None
        }

    def is_asked(self, seat: int | None) -> bool:
        """Whether that seat is to choose now, and not by a bot."""
        if self.replay is None or self.status != "running" or seat is None or self.chairs[seat].sitter != "person":
            return False
        return self.replay.asked[seat] is not None

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

    def begins(self, seat: int) -> datetime:
        """When time begins for a seat that is asked: its question came, and what was before has been looked at."""
        asked_at = self.asked_at[seat]
        assert asked_at is not None
        return datetime.fromisoformat(asked_at) + timedelta(milliseconds=self.look)

    def next_due(self) -> datetime | None:
        """When the clock has something to do: answer for a seat, or end a request."""
        request = self.request
        times = (self.due(), datetime.fromisoformat(request.until) if request else None)
        return min((time for time in times if time is not None), default=None)

    def due(self) -> datetime | None:
        """When the clock answers for a seat that is asked now, or None."""
        due = self.due_unseen()
        return None if due is None else due + timedelta(milliseconds=self.look)

    def due_unseen(self) -> datetime | None:
        """When it could answer if nobody looked at what came before. More than this no log has to prove."""
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


def replaced(values: tuple[_T, ...], seat: int, value: _T) -> tuple[_T, ...]:
    """The values of all seats with another one for that seat."""
    return (*values[:seat], value, *values[seat + 1 :])
