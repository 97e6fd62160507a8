from django.apps import AppConfig

from games.tables import decoding


class TablesConfig(AppConfig):
    name = "games.tables"
    label = "tables"

    def ready(self) -> None:
        from games.tables import wiring  # noqa: PLC0415  models must be loaded first

        wiring.connect()
        decoding.work_out()
