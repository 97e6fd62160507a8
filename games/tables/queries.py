"""Tables by id: the current state from the fold's cache, as render.py shows it to a person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec
from django.db import DatabaseError

from events import cache, store
from events.chat import texts_of
from events.fold import Folded, NoStream, fold_to, retell
from events.writer import Refused
from games.engine.contract import ALL, Viewer
from games.tables import attendance, bodies, grammar, render, undoing, whatif
from games.tables.export import export as exported
from games.tables.fold import FOLD
from games.tables.lobby import Rank
from games.tables.models import Listing
from games.tables.table import Standing, Table
from games.tables.wire import requests, responses

Eyes: TypeAlias = int | Literal["none", "all"] | None
"""Through whose eyes somebody looks: a seat's, a spectator's, with everything open, or (None) as they sit."""
STRETCH: Final = 100
"""So many moments of the past are told at once."""


def folded(table: str) -> Folded[Table]:
    """The table as of its latest entry; refused as `not_found` if there is none."""
    try:
        return cache.current(table)
    except NoStream:
        raise Refused("not_found") from None


def table(id: str) -> Table:
    """The table as it stands; refused as `not_found` if there is none."""
    return folded(id).state


def game_of(id: str) -> str | None:
    """The key of the game that is played there; None if there is no such table, or nobody can say now.

    Of a practice table, too: this says it to whoever asks, and such a table is not there for others (reach.py).
    """
    try:
        return Listing.objects.filter(pk=id).exclude(rank=Rank.NOWHERE).values_list("game", flat=True).first()
    except DatabaseError:  # the page must open without the database too, and say so
        return None


def seat_of(id: str, player: str | None) -> int | None:
    """Where that person sits."""
    return table(id).seat_of(player)


def info(id: str, player: str | None) -> responses.TableInfo:
    """The table for that person."""
    return _info(folded(id), player)


def written(id: str, player: str | None) -> responses.TableInfo:
    """The table for that person, with the entry that they have just made; what others made just now may be missing."""
    return _info(cache.written(id), player)


def _info(now: Folded[Table], player: str | None) -> responses.TableInfo:
    return render.info(now.state, now.seq, now.state.standing(player), attendance.look(now.state))


def entries(id: str, player: str | None, after: int, eyes: Eyes = None, *, proof: bool = False) -> responses.Entries:
    """The next entries after that one, `cache.PAGE` at most, as the person may read them through these eyes.

    `proof`: each with what the chain is made of.
    """
    now = folded(id)
    viewer = _viewer(now.state, player, eyes)
    lines = cache.page(id, after)
    seq = max(now.seq, lines[-1][0].seq if lines else 0)
    shown = render.entries(lines, viewer, render.side_data(now.state, lines))
    if proof:
        open_now = now.state.seed is not None
        proofs = [render.proof(entry, revealed=open_now) for entry, _ in lines]
        shown = [msgspec.structs.replace(each, proof=its) for each, its in zip(shown, proofs, strict=True)]
    return responses.Entries(seq, shown)


def export(id: str) -> bytes:
    """The table as a file (export.py); refused as `not_found` if there is none."""
    head = store.head(id)
    if head is None:
        raise Refused("not_found")
    entries = store.entries(id, upto=head.seq)
    texts = texts_of(id, [entry.seq for entry in entries if entry.kind == "said"])
    return exported(entries, {seq: text for seq, (text, _) in texts.items()}, head.seed)


def final(id: str, player: str) -> responses.Final:
    """Which moves of that person could not be taken back freely; refused as `not_seated` for who does not sit there."""
    now = table(id)
    seat = now.seat_of(player)
    if seat is None:
        raise Refused("not_seated")
    asked = now.game.asked[seat] if now.is_asked(seat) else None
    return responses.Final(asked, [] if asked is None else undoing.final(now, seat))


def taking_back(id: str, player: str) -> responses.TakingBack:
    """What that person may take back at once, and whether the others will know of it still.

    Refused as `not_seated` for who does not sit there.
    """
    now = table(id)
    seat = now.seat_of(player)
    if seat is None:
        raise Refused("not_seated")
    free = now.undoing.free[seat] if now.undoing is not None and now.status == "running" else None
    if free is None:
        return responses.TakingBack(None, known=False)
    before = fold_to(FOLD, id, free.number - 1).state
    (entry,) = store.entries(id, free.number - 1, free.number)
    played: bodies.Played = grammar.decoded(entry)
    move = msgspec.json.decode(played.move, type=now.rules.move_type)
    return responses.TakingBack(free.number, known=undoing.stays_known(before, seat, move))


def view_at(id: str, player: str | None, seq: int, eyes: Eyes) -> responses.ViewAt:
    """What these eyes saw at that entry."""
    now = folded(id)
    viewer = _viewer(now.state, player, eyes)
    if not 1 <= seq <= now.seq:
        raise Refused("not_found", "seq")
    then = fold_to(FOLD, id, seq).state
    view = then.game.rules.view(then.game.state, viewer) if then.replay else None
    return responses.ViewAt(seq, view)


def past(id: str, player: str | None, first: int, last: int, eyes: Eyes) -> responses.Past:
    """What these eyes saw at each entry from the first to the last, `STRETCH` at most."""
    now = folded(id)
    viewer = _viewer(now.state, player, eyes)
    if not 1 <= first <= min(last, now.seq):
        raise Refused("not_found", "seq")
    base, upto = fold_to(FOLD, id, first - 1), min(last, first + STRETCH - 1)
    side, seat = render.side_data(now.state, ()), viewer if isinstance(viewer, int) else None

    def shown(then: Table, seq: int) -> dict[str, Any]:
        standing = Standing(seat, then.standing(player).silenced)
        return render.now_fields(then, seq, standing, side, everything=viewer is ALL)

    told = retell(FOLD, base, store.entries(id, first - 1, upto))
    return responses.Past(render.moments((entry.seq, shown(then, entry.seq)) for entry, _, then in told))


def what_if(id: str, player: str | None, at: int, eyes: Eyes, moves: Sequence[requests.Tried]) -> responses.WhatIf:
    """What these eyes would have seen if these moves had been made after that entry; refused before `revealed`.

    None: the eyes of the first seat that is asked then, a spectator's where none is.
    """
    now = folded(id)
    if now.state.seed is None:
        raise Refused("not_allowed")
    if not 1 <= at <= now.seq:
        raise Refused("not_found", "at")
    (entry,) = store.entries(id, at - 1, at)
    table, told = whatif.tried(fold_to(FOLD, id, at).state, entry, bytes.fromhex(now.state.seed), moves)
    asked = table.waiting_players
    viewer = _viewer(now.state, player, eyes if eyes is not None else asked.seats[0] if asked else "none")
    side, seat = render.side_data(now.state, ()), viewer if isinstance(viewer, int) else None
    fields = render.now_fields(table, at + len(told), Standing(seat, silenced=False), side, everything=viewer is ALL)
    return responses.WhatIf(responses.Now(**fields), render.entries(told, viewer, side))


def _viewer(now: Table, player: str | None, eyes: Eyes) -> Viewer:
    """Whose view that person may see; others' and all of it only once the log is open."""
    own = now.seat_of(player)
    if eyes is None:
        return own
    if isinstance(eyes, int) and not 0 <= eyes < len(now.chairs):
        raise Refused("not_found", "seat")
    viewer = viewer_with(eyes)
    if viewer != own and now.seed is None:
        raise Refused("not_allowed")
    return viewer


def viewer_with(eyes: Eyes) -> Viewer:
    """Who sees with these eyes, where nobody sits themselves."""
    return {"none": None, "all": ALL}[eyes] if isinstance(eyes, str) else eyes
