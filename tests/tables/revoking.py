"""Another process that revokes the token on its standard input: `python -m tests.tables.revoking`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from django.db import connection

ROOT = Path(__file__).resolve().parent.parent.parent


def revoke_elsewhere(token: str, redis: str = "") -> None:
    """Revoke it in another process, on the database of this one; with a Redis that process notifies over it."""
    environment = os.environ | {"DJANGO_SETTINGS_MODULE": "tests.settings", "SECRET_KEY": "of the tests"}
    environment |= {"DATABASE_URL": f"sqlite:///{connection.settings_dict['NAME']}", "REDIS_URL": redis}
    command = [sys.executable, "-m", "tests.tables.revoking"]
    subprocess.run(command, cwd=ROOT, env=environment, input=token, text=True, check=True, capture_output=True)


def _main(token: str) -> None:
    import django  # noqa: PLC0415  this process has just begun

    django.setup()

    from events import notify  # noqa: PLC0415
    from games.players import tokens  # noqa: PLC0415

    tokens.revoke(token)
    notify.stop()


if __name__ == "__main__":
    _main(sys.stdin.read())
