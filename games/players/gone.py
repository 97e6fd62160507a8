"""What happens when a token or a person is gone, however that came: revoked, erased, or deleted by hand in a shell."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from django.db import transaction
from django.db.models.signals import post_delete
from django.dispatch import receiver

from events import chat, notify
from games.players import names
from games.players.models import Player, Token

TOKENS: Final = "token"
"""The topic: notifications name the number of the token's row, never the token nor its digest."""


@receiver(post_delete, sender=Token, dispatch_uid="players.gone.token")
def _token_gone(instance: Token, **_: Any) -> None:
    transaction.on_commit(partial(notify.send, str(instance.pk), 0, TOKENS))


@receiver(post_delete, sender=Player, dispatch_uid="players.gone.player")
def _player_gone(instance: Player, **_: Any) -> None:
    chat.erase_player(str(instance.pk))
    transaction.on_commit(partial(names.changed, str(instance.pk)))
