from django.apps import AppConfig


class PlayersConfig(AppConfig):
    name = "games.players"
    label = "players"

    def ready(self) -> None:
        """Connect what is told when a token or a person is gone."""
        from games.players import gone  # noqa: F401, PLC0415  models must be loaded first; importing it connects it
