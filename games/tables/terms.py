"""What a table may be opened with: for the grammar, and so for the writer and for `verify`. Pure."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from events.canonical import canonical
from games import catalog
from games.engine.contract import Over, Rules
from games.tables import bodies

_HASH: Final = re.compile(r"[0-9a-f]{64}")


def wrong(terms: bodies.Opened) -> str | None:
    """What is wrong with these terms, or None. It tells nothing that a position holds."""
    try:
        rules = catalog.game(terms.game, terms.version).rules
        rules.check_seats(terms.seats)
        rules.standard(terms.seats, msgspec.convert(terms.options, rules.options_type))
    except (KeyError, ValueError, msgspec.MsgspecError):
        return "opens a table that the game does not have"
    if terms.kept is not msgspec.UNSET and len(terms.kept) != terms.seats:
        return "keeps other seats than there are"
    return _wrong_pace(terms.pace) or _wrong_origin(terms, rules)


def _wrong_pace(pace: bodies.Pace) -> str | None:
    fits = all(
        0 <= given <= bodies.PATIENCE_RANGE[-1] for given in (pace.deadline or 0, pace.window or 0, pace.patience)
    )
    return None if fits and pace.bot_delay >= 0 else "has a pace that cannot be"


def _wrong_origin(terms: bodies.Opened, rules: Rules[Any, Any, Any, Any]) -> str | None:
    origin, deal = terms.origin, terms.deal
    if (origin is not None and origin.kind in ("deal", "lesson")) != (deal is not msgspec.UNSET):
        return "deals again what no table had dealt"
    if not terms.is_lesson and (terms.position is not None) != (origin is not None and origin.kind != "deal"):
        return "has a position that comes from nowhere"
    if origin is not None and terms.is_lesson != (origin.table == ""):
        return "comes from another kind of table than it says"
    if origin is not None and (origin.kind == "imagined") != (origin.seat is not None):
        return "names a seat where nobody imagines"
    if deal is not msgspec.UNSET:
        hashes = (deal.seed, *deal.digests, *(each for known in deal.digests.values() for each in known))
        if not all(_HASH.fullmatch(each) for each in hashes):
            return "has a deal of another form"
    return None if terms.position is None else _wrong_position(rules, terms)


def _wrong_position(rules: Rules[Any, Any, Any, Any], terms: bodies.Opened) -> str | None:
    """Only as far as the rules can go on from there: that it came about by them is not asked."""
    try:
        state = rules.read(terms.position)
        waiting = rules.waiting(state)
        for seat in range(terms.seats):
            rules.view(state, seat)
    except (LookupError, TypeError, ValueError, AssertionError, AttributeError, msgspec.MsgspecError):
        waiting = None
    fits = (
        waiting is not None
        and not isinstance(waiting, Over)
        and canonical(rules.written(state)) == canonical(terms.position)
    )
    return None if fits else "begins at a position that cannot be"
