"""No thread is the first to decode a struct: a second one would meet what is half done (docs/decisions/0047)."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests import means

# Whatever msgspec has worked out of a class hangs on it, where only the garbage collector sees it.
_WORKED_OUT = """
import gc

def worked_out(kind):
    return any(type(each).__name__ == "StructInfo" for each in gc.get_referents(kind))
"""
_LOOK = """
import msgspec

def kinds(of):
    for kind in type.__subclasses__(of):
        yield kind
        yield from kinds(kind)

def decodes(kind):
    try:
        msgspec.json.Decoder(kind)
    except TypeError:
        return False
    return True

def open_to_races(kind):
    return not worked_out(kind) and decodes(kind)

every = set(kinds(msgspec.Struct))
assert len(every) > 400, len(every)
print(*sorted(f"{kind.__module__}.{kind.__qualname__}" for kind in every if open_to_races(kind)))
"""
_MOVES = """
from games import catalog
from games.tables.writes import moves

assert all(worked_out(moves._holding(listed.rules)) for listed in catalog.games())
"""
_STARTS = {
    "web": "import config.asgi; from django.urls import get_resolver; get_resolver().url_patterns",
    "worker": """
import django
from celery.signals import worker_init
from config.celery import app
django.setup()
app.loader.import_default_modules()
worker_init.send(sender=app)
""",
}


@pytest.mark.parametrize("start", _STARTS)
def test_every_struct_is_worked_out_before_threads_decode(start: str) -> None:
    code = f"{_STARTS[start]}\n{_WORKED_OUT}{_LOOK}"
    told = subprocess.run([sys.executable, "-c", code], cwd=means.ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert told.stdout.split() == []


def test_a_move_of_a_client_is_worked_out_by_the_thread_that_makes_its_type() -> None:
    code = f"{_STARTS['web']}\n{_WORKED_OUT}{_MOVES}"
    told = subprocess.run([sys.executable, "-c", code], cwd=means.ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
