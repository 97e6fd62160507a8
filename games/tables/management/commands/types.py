"""`manage.py types`: what the client's types are generated from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand
from drf_spectacular.generators import SchemaGenerator

from games import catalog
from games.engine.schema import game_schema


class Command(BaseCommand):
    """Writes the schemas of the API and of each game into the client's folder; `npm run types` reads them."""

    help = "Write the API's and the games' schemas for the client."

    def handle(self, *args: Any, **options: Any) -> None:
        source = Path(settings.ROOT) / "frontend" / "src"
        api = SchemaGenerator().get_schema(request=None, public=True)
        _write(source / "api" / "openapi.json", api)
        for listed in catalog.games():
            _write(source / "games" / listed.rules.key / "schema.json", game_schema(listed.rules))


def _write(path: Path, schema: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(schema, indent=1, sort_keys=True, ensure_ascii=False) + "\n")
