"""What a person wants done for them. Of no concern to anybody else: never in a log, never shown to others."""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

from events import store
from games.players.models import Preferences


def of(player: str) -> Preferences:
    """That person's preferences; those of somebody who never set any are all off."""
    return Preferences.objects.filter(pk=UUID(player)).first() or Preferences(player_id=UUID(player))


def change(player: str, **wishes: bool | dict[str, list[str]]) -> Preferences:
    """Set some of them; all as they are then."""
    with store.write_transaction():  # like the log: on SQLite a busy process would else starve this one
        changed, _ = Preferences.objects.update_or_create(pk=UUID(player), defaults=wishes)
    return changed


def who_lets_pass(asked_since: dict[str, datetime], game: str, topic: str | None) -> set[str]:
    """Who of those who are asked, each since that time, lets such a window pass: every window, or those of this topic.

    For tables where turns are long. Who has changed anything since is left to answer by hand: a wish is about windows
    that are yet to open.
    """
    chosen = Preferences.objects.filter(pk__in={UUID(player) for player in asked_since})
    return {
        str(each.pk)
        for each in chosen
        if each.changed_at <= asked_since[str(each.pk)] and _lets_pass(each, game, topic)
    }


def _lets_pass(chosen: Preferences, game: str, topic: str | None) -> bool:
    return chosen.let_pass_for_me or topic in chosen.let_pass_topics.get(game, ())
