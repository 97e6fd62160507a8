"""Who is asking: guests, their tokens, and the signed cookie that carries a token for browsers."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Sequence
from datetime import timedelta
from typing import Final
from uuid import UUID

from django.core import signing
from django.db import connection
from django.http.cookie import parse_cookie
from django.utils import timezone

from events import store
from games.players import names, words
from games.players.models import Player, Token

COOKIE = "griot"
LIFE = timedelta(days=180)
_STEP = timedelta(hours=1)  # how exactly the last use is remembered: spares a write for every request
# Raw: it is asked with every request, and Django takes three times as long to write it as all the rest takes.
_PROVEN: Final = (
    "SELECT t.digest, t.id, t.used_at < %s, p.id, p.name FROM players_token t "
    "JOIN players_player p ON p.id = t.player_id WHERE t.used_at > %s AND t.digest IN ({})"
)
_signer = signing.TimestampSigner(salt="griot.players.token")


def welcome(name: str) -> tuple[Player, str]:
    """A new guest and a token that proves it; refused if that is no name (`words.name`)."""
    checked = words.name(name)
    with store.write_transaction():  # like the log: on SQLite a busy process would else starve this one
        player = Player.objects.create(name=checked)
        return player, issue(player)


def issue(player: Player) -> str:
    """A fresh token for that person; told once, kept only as a hash."""
    token = secrets.token_urlsafe(32)
    with store.write_transaction():
        Token.objects.create(player=player, digest=_digest(token), used_at=timezone.now())
    return token


def whose(token: str) -> Player | None:
    """The person whom the token proves, or None; using it makes it live another 180 days."""
    found = proof(token)
    return found.player if found else None


def proof(token: str) -> Token | None:
    """The row of that token, with the person whom it proves, or None; using it makes it live another 180 days."""
    return proofs([token])[0]


def proofs(given: Sequence[str]) -> list[Token | None]:
    """What `proof` says of each of these tokens. One query."""
    now, digests = timezone.now(), [_digest(token) for token in given]
    stale, born = (connection.ops.adapt_datetimefield_value(now - age) for age in (_STEP, LIFE))
    with connection.cursor() as cursor:
        cursor.execute(_PROVEN.format(", ".join(["%s"] * len(digests))), [stale, born, *digests])
        rows = cursor.fetchall()
    if aged := [row for _, row, old, *_ in rows if old]:
        with store.write_transaction():
            Token.objects.filter(pk__in=aged).update(used_at=now)
    found = {bytes(digest): _token(row, *person) for digest, row, _, *person in rows}
    return [found.get(digest) for digest in digests]


def _token(row: int, player: UUID | str, name: str) -> Token:
    id = player if isinstance(player, UUID) else UUID(player)  # SQLite has text
    person = Player.from_db("default", ["id", "name"], [id, name])
    token = Token.from_db("default", ["id", "player_id"], [row, id])
    token.player = person
    return token


def living(rows: Collection[str]) -> set[str]:
    """Which of these rows still prove somebody, by number. One query."""
    found = Token.objects.filter(pk__in=rows, used_at__gt=timezone.now() - LIFE)
    return {str(row) for row in found.values_list("pk", flat=True)}


def revoke(token: str) -> None:
    """Make the token prove nothing from now on; sockets that it has opened are closed (gone.py)."""
    with store.write_transaction():
        Token.objects.filter(digest=_digest(token)).delete()


def rename(player: Player, name: str) -> None:
    """Give the person another name; refused if that is none (`words.name`)."""
    player.name = words.name(name)
    with store.write_transaction():
        player.save(update_fields=["name"])
    names.changed(str(player.pk))


def sealed(token: str) -> str:
    """The token as the cookie carries it, signed."""
    return _signer.sign(token)


def unsealed(cookie: str) -> str | None:
    """The token in a cookie of ours, or None for anything else."""
    try:
        return _signer.unsign(cookie, max_age=LIFE)
    except signing.BadSignature:
        return None


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def cookie(header: str) -> str | None:
    """Our cookie in a Cookie header, for sockets, which come without a request object."""
    return parse_cookie(header).get(COOKIE)
