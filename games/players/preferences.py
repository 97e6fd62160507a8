"""What a person wants done for them. Of no concern to anybody else: never in a log, never shown to others."""

from __future__ import annotations

from uuid import UUID

from events import store
from games.players.models import Preferences


def of(player: str) -> Preferences:
    """That person's preferences; those of somebody who never set any are all off."""
    return Preferences.objects.filter(pk=UUID(player)).first() or Preferences(player_id=UUID(player))


def change(player: str, **wishes: bool | dict[str, list[str]]) -> Preferences:
    """Set some of them; all as they are then."""
    with store.turn():  # like the log: on SQLite a busy process would else starve this one
        changed, _ = Preferences.objects.update_or_create(pk=UUID(player), defaults=wishes)
    return changed


def letting_pass(players: set[str], game: str, topic: str | None) -> set[str]:
    """Which of these people want such a window let pass for them where turns are long: all, or those of this topic."""
    chosen = Preferences.objects.filter(pk__in={UUID(player) for player in players})
    return {str(each.pk) for each in chosen if each.let_pass_for_me or topic in each.let_pass_topics.get(game, ())}
