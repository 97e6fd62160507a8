"""Opening a table: its terms, fixed for good."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any, Literal, TypeAlias

import msgspec

from events.writer import Refused, open_stream
from games import catalog
from games.engine.chance import commitment
from games.engine.contract import Rules
from games.tables import bodies
from games.tables.writes.session import Session

AnyRules: TypeAlias = Rules[Any, Any, Any, Any]


class Place(msgspec.Struct, frozen=True):
    """Who is to sit on a seat: the host, a bot, or whoever comes."""

    sitter: Literal["me", "bot", "open"]
    level: bodies.Level = "casual"


class Terms(msgspec.Struct, frozen=True):
    """What the host wishes; None is the usual."""

    game: str
    seats: tuple[Place, ...]
    options: dict[str, Any] = {}
    salt: str = ""
    deadline: int | None = None
    window: int | None = None
    bot_delay: int = 1200
    patience: int | None = None


def open_table(host: str, terms: Terms, id: str | None = None) -> Future[str]:
    """Open a table. Raises Refused and ValidationError at once, before anything is queued; the future holds the id.

    With an `id` that somebody has opened already that table stays as it is.
    """
    rules = _rules(terms.game)
    if len(terms.seats) not in rules.seats or sum(place.sitter == "me" for place in terms.seats) > 1:
        raise Refused("bad_request", "seats")
    options, pace = _options(rules, terms), _pace(rules, terms)

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
        )
        session.append("opened", body=opened)
        for seat, place in enumerate(terms.seats):
            if place.sitter == "me":
                session.append("seated", seat=seat, body=bodies.Seated("person", player=host, salt=terms.salt))
            elif place.sitter == "bot":
                session.append("seated", seat=seat, body=bodies.Seated("bot", level=place.level))
        return session.stream

    return open_stream(decide, id)


def _rules(game: str) -> AnyRules:
    try:
        return catalog.game(game).rules
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
    return bodies.Pace(terms.deadline, _window(rules, terms.window), terms.bot_delay, patience)


def _window(rules: AnyRules, wanted: int | None) -> int | None:
    if rules.windows is None:
        return None
    seconds = rules.windows.usual if wanted is None else wanted
    if not rules.windows.least <= seconds <= rules.windows.most:
        raise Refused("bad_request", "window")
    return seconds
