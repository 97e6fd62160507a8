"""Who may sit where, and who may take a seat over from whom: the part of the grammar that is about seats."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from games.tables import bodies
from games.tables.grammar_case import UUID, Case, by_a_person, of_a_person
from games.tables.table import MOST_RESTRICTED

_SALT: Final = re.compile(r"([0-9a-f]{32})?")


def absence(terms: bodies.Opened) -> str | None:
    """What can be agreed for who leaves or stays away."""
    agreed = terms.absence
    if agreed is msgspec.UNSET or agreed.grace is None:
        return None
    fits = 0 <= agreed.grace <= bodies.GRACE_RANGE[-1] and not terms.pace.long
    return None if fits else "gives a grace that cannot be"


def seated(case: Case) -> str | None:
    """Who may sit down there."""
    seated: bodies.Seated = case.body
    if case.chair.kept_for not in (None, seated.player) and not case.late(case.table.kept_until):
        return "takes a seat that is kept for another"
    if seated.sitter == "bot":
        if case.chair.sitter != "open":
            return "seats a bot in a seat that is taken"
        fits = seated.player is None and seated.level is not None and not seated.salt
    else:
        if case.table.seat_of(seated.player) not in (None, case.seat):
            return "seats a person who sits elsewhere"
        if case.chair.sitter != "open" and case.chair.player != seated.player:
            return "takes a seat that is taken"
        if seated.player is not None and not case.table.restriction(seated.player).may_sit:
            return "seats a person who may not sit there"
        fits = seated.player is not None and seated.level is None and bool(_SALT.fullmatch(seated.salt))
    return None if fits else "seats nobody that there can be"


def left(case: Case) -> str | None:
    """Whose seat can become free: a person's, or that of a bot which the host sends away."""
    return "is of a seat that is free" if case.chair.sitter == "open" else None


def restricted(case: Case) -> str | None:
    """Whom the host may restrict."""
    wish: bodies.Restricted = case.body
    table, before = case.table, case.table.restriction(wish.player)
    if not UUID.fullmatch(wish.player) or wish.player == table.terms.host or table.seat_of(wish.player) is not None:
        return "restricts nobody who can be restricted"
    if wish == before:
        return "changes nothing"
    return "restricts too many people" if before.lifted and len(table.restricted) >= MOST_RESTRICTED else None


def handed_over(case: Case) -> str | None:
    """A bot for a person, for good or until they return; or that person again."""
    given: bodies.HandedOver = case.body
    resigned = case.after == "resigned"
    if resigned != (given.why == "resigned"):
        return "has another reason than the entry before it"
    if resigned and case.previous is not None and case.previous.seat != case.seat:
        return "hands over another seat than the one that has resigned"
    if (given.why == "staff") != bool(given.reason):
        return "gives no reason, or one where there is none"
    if given.why == "returned" or (given.why == "staff" and given.level is None):
        return _returned(case)
    if given.level is None or given.player is not msgspec.UNSET:
        return "seats nobody that there can be"
    agreed = case.table.absence
    if given.why == "staff" and agreed is None:
        return "seats a bot where none was agreed"
    if agreed is not None and given.level != agreed.level:
        return "seats a bot of another level than was agreed"
    if given.why == "away" and not (case.late(case.table.missed_at(case.seat)) and case.table.others_play(case.seat)):
        return "hands over a seat before the time, or with nobody there who waits"
    return of_a_person(case) if resigned else by_a_person(case)


def _returned(case: Case) -> str | None:
    given: bodies.HandedOver = case.body
    if not case.chair.stood_in or given.level is not None:
        return "returns to a seat where no bot stands in"
    return None if given.player == case.chair.player else "is the return of another person"


def nobody_plays(case: Case) -> bool:
    """Whether the game must pause: no person plays any more, or none has shown a sign and a deadline has run out."""
    table = case.table
    nobody_acts = bool(table.playing) and all(case.late(table.missed_at(seat)) for seat in table.playing)
    return table.lacks_people or (case.late(table.due_unseen()) and nobody_acts)
