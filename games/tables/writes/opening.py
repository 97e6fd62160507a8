"""Opening a table: its terms, fixed for good."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any, Literal, TypeAlias, cast

import msgspec

from events.writer import Refused, open_stream
from games import catalog
from games.engine.chance import commitment
from games.engine.contract import Rules
from games.tables import bodies, shares
from games.tables.writes.session import Session

AnyRules: TypeAlias = Rules[Any, Any, Any, Any]


class Place(msgspec.Struct, frozen=True):
    """Who is to sit on a seat: the host, a bot, or whoever comes."""

    sitter: Literal["me", "bot", "open"]
    level: bodies.Level = "casual"


class Terms(msgspec.Struct, frozen=True):
    """What the host wishes; None is the usual. `version`: of the rules; the newest where nothing hangs on it."""

    game: str
    seats: tuple[Place, ...]
    options: dict[str, Any] = {}
    salt: str = ""
    deadline: int | None = None
    window: int | None = None
    bot_delay: int = bodies.BOT_DELAY
    patience: int | None = None
    kept: tuple[str | None, ...] | msgspec.UnsetType = msgspec.UNSET
    undo: bodies.UndoRule = "asked"
    practice: bool | None = None
    version: int | None = None
    origin: bodies.Origin | None = None
    position: dict[str, Any] | None = None
    deal: bodies.Deal | msgspec.UnsetType = msgspec.UNSET
    stand_in: bodies.Level = "casual"
    grace: int | msgspec.UnsetType | None = msgspec.UNSET
    """As in `Absence`; UNSET is the usual."""
    advice: bool | None = None


def level_now(older: bodies.Opened, level: str | None) -> bodies.Level:
    """For a bot of an older table's level: that, or the nearest one that is still offered there."""
    strategy = catalog.game(older.game, older.version).strategy
    return cast("bodies.Level", strategy.nearest(level or "casual", older.seats))


def open_table(host: str, terms: Terms, id: str | None = None) -> Future[str]:
    """Open a table. Raises Refused and ValidationError at once, before anything is queued; the future holds the id.

    With an `id` that somebody has opened already that table stays as it is.
    """
    game = _game(terms)
    rules = game.rules
    if len(terms.seats) not in rules.seats or sum(place.sitter == "me" for place in terms.seats) > 1:
        raise Refused("bad_request", "seats")
    if not {terms.stand_in, *[place.level for place in terms.seats]} <= set(game.strategy.levels_at(len(terms.seats))):
        raise Refused("bad_request", "level")
    options, pace = _options(rules, terms), _pace(rules, terms)
    absence = _absence(terms, pace)
    shares.must_have_room(host, id)

    def decide(session: Session) -> str:
        if session.seq:
            return session.stream
        opened = bodies.Opened(
            game=rules.key,
            version=rules.version,
            seats=len(terms.seats),
            options=options,
            pace=pace,
            commitment=commitment(session.seed),
            host=host,
            position=terms.position,
            origin=terms.origin,
            kept=terms.kept,
            undo=terms.undo,
            practice=_help(terms, terms.practice),
            deal=terms.deal,
            absence=absence,
            advice=_help(terms, terms.advice),
        )
        session.append("opened", body=opened)
        for seat, place in enumerate(terms.seats):
            if place.sitter == "me":
                session.append("seated", seat=seat, body=bodies.Seated("person", player=host, salt=terms.salt))
            elif place.sitter == "bot":
                session.append("seated", seat=seat, body=bodies.Seated("bot", level=place.level))
        return session.stream

    return open_stream(decide, id)


def _help(terms: Terms, wished: bool | None) -> bool:
    """Help, be it advice or practising from a game that goes on, is usual only where nobody else plays."""
    return _is_alone(terms) if wished is None else wished


def _is_alone(terms: Terms) -> bool:
    """Whether whoever opens the table plays with nobody but bots."""
    return all(place.sitter != "open" for place in terms.seats)


def _game(terms: Terms) -> catalog.Game:
    try:
        return catalog.game(terms.game, terms.version)
    except KeyError:
        raise Refused("not_found", "game") from None


def _options(rules: AnyRules, terms: Terms) -> dict[str, Any]:
    options = msgspec.convert(terms.options, rules.options_type)
    try:
        rules.standard(len(terms.seats), options)
    except ValueError:
        raise Refused("bad_request", "options") from None
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return plain


def _pace(rules: AnyRules, terms: Terms) -> bodies.Pace:
    patience = terms.patience
    if patience is None:
        alone = all(place.sitter == "bot" for place in terms.seats)
        patience = bodies.usual_patience(terms.deadline, alone=alone)
    elif patience < (terms.deadline or 0):
        raise Refused("bad_request", "patience")  # else it would be paused while somebody has time left
    return bodies.Pace(terms.deadline, _window(rules, terms), terms.bot_delay, patience)


def _absence(terms: Terms, pace: bodies.Pace) -> bodies.Absence:
    grace = bodies.usual_grace(pace) if terms.grace is msgspec.UNSET else terms.grace
    if pace.long and grace is not None:
        raise Refused("bad_request", "grace")  # nobody sits and waits there: a deadline that runs out says enough
    return bodies.Absence(terms.stand_in, grace)


def _window(rules: AnyRules, terms: Terms) -> int | None:
    learns = terms.origin is not None and terms.origin.kind == "lesson"
    unhurried = terms.window is None and terms.deadline is None and _is_alone(terms)
    if rules.windows is None or learns or unhurried:  # who reads first keeps nobody but bots waiting (0007, 0035)
        return None
    seconds = rules.windows.usual if terms.window is None else terms.window
    if not rules.windows.least <= seconds <= rules.windows.most:
        raise Refused("bad_request", "window")
    return seconds
