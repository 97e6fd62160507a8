"""The staff's own server: it shows streams and entries, never what is hidden; who acts gives a reason."""

from __future__ import annotations

import html
import json
import subprocess
import sys
from typing import Any

import pytest
from django.conf import settings


@pytest.fixture(scope="module")
def visit(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What somebody has seen and done there (staff_visit.py)."""
    command = [sys.executable, "-m", "tests.config.staff_visit"]
    environment = {"PATH": "", "GRIOT_VAR": str(tmp_path_factory.mktemp("staff")), "LANG": "C.UTF-8"}
    done = subprocess.run(command, cwd=settings.ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_only_staff_with_permission_see_anything(visit: Any) -> None:
    assert (visit["seen"]["stranger"], visit["seen"]["without permission"]) == ("302", "403")


def test_streams_and_entries_are_shown_and_cannot_be_changed(visit: Any) -> None:
    seen = visit["seen"]
    assert "End these tables" in seen["streams"]
    assert "a rude word" in seen["entries"]
    assert (seen["adding"], seen["deleting"]) == ("403", "403")
    for page in ("stream", "revealed said"):
        assert 'name="_save"' not in seen[page]
        assert "<textarea" not in seen[page]


def test_no_page_shows_a_seed_or_a_body_that_is_not_open_yet(visit: Any) -> None:
    assert "not open before the table is revealed" in visit["seen"]["running opened"]
    assert html.escape(visit["bodies"]["opened"]) in visit["seen"]["revealed opened"]
    for name, page in visit["seen"].items():
        assert not any(seed in page for seed in visit["seeds"]), name
        if name.startswith(("running", "entries", "stream")):
            assert "commitment" not in page, name


def test_what_staff_do_is_an_entry_with_its_reason(visit: Any) -> None:
    assert "stopped" not in visit["refused"], "without a reason nothing is done"
    (erased,) = [data for kind, data in visit["after"] if kind == "erased"]
    assert erased["reason"] == "It was rude"
    handed = [(data["level"], data["reason"]) for kind, data in visit["after"] if kind == "handed_over"]
    assert handed == [("casual", "She asked for it"), (None, "She is here")], "of seat 1 alone, as the log counts"
    assert [kind for kind, _ in visit["after"]][-3:] == ["stopped", "abandoned", "revealed"]
    assert visit["after"][-3][1] == {"reason": "The server moves"}
