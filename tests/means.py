"""What some tests need of the machine: `@pytest.mark.needs("postgres")` and the like.

Where it is missing the test is left out and the summary says so plainly. With `GRIOT_NO_SKIPS=1`, as in `.ci/run`,
nothing may be left out: the run then fails.
"""

from __future__ import annotations

import os
import pwd
import shutil
from collections import Counter
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import pytest

ROOT = Path(__file__).resolve().parent.parent
_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_left_out: Counter[str] = Counter()


def postgres() -> str | None:
    """The address of a PostgreSQL on which databases and roles may be created, where there is psql to do so."""
    return os.environ.get("GRIOT_TEST_POSTGRES") if shutil.which("psql") else None


def redis() -> str | None:
    """The address of a Redis that holds nothing precious; of tests that run side by side each process has a number."""
    address = os.environ.get("GRIOT_TEST_REDIS")
    beside = os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")
    if address is None or beside == "0":
        return address
    there = urlsplit(address)
    return urlunsplit(there._replace(path=f"/{int(there.path.strip('/') or 0) + int(beside)}"))


def redis_server() -> str | None:
    """The path of the program, to start and stop one."""
    return shutil.which("redis-server")


def postgres_server() -> str | None:
    """The folder of PostgreSQL's programs, to start and stop one; as root it needs a user `postgres`, and so do we."""
    if os.geteuid() == 0 and "postgres" not in {each.pw_name for each in pwd.getpwall()}:
        return None
    # Debian keeps them apart, a folder for each version.
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    found = shutil.which("postgres") or (str(debian[-1]) if debian else None)
    return str(Path(found).resolve().parent) if found else None


def caddy() -> str | None:
    """The path of the proxy that docker-compose.yml names."""
    return shutil.which("caddy")


def chromium() -> str | None:
    """The path of a Chromium."""
    return os.environ.get("GRIOT_CHROMIUM") or next(filter(None, map(shutil.which, _BROWSERS)), None)


def client() -> str | None:
    """The built client."""
    page = ROOT / "frontend" / "dist" / "index.html"
    return str(page) if page.exists() else None


MEANS = {
    "postgres": (
        postgres,
        "a PostgreSQL to test with: install psql, set GRIOT_TEST_POSTGRES=postgres://USER:PASSWORD@HOST:PORT/DATABASE",
    ),
    "redis": (redis, "a Redis to test with: set GRIOT_TEST_REDIS=redis://HOST:PORT/0"),
    "redis-server": (redis_server, "a Redis to stop and start: install redis-server"),
    "postgres-server": (postgres_server, "a PostgreSQL to stop and start: install postgresql"),
    "caddy": (caddy, "the proxy: install caddy"),
    "browser": (chromium, "a browser: install Chromium or set GRIOT_CHROMIUM to its path"),
    "client": (client, "the built client: make client"),
}


def _strict() -> bool:
    return os.environ.get("GRIOT_NO_SKIPS") == "1"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"needs(*what): left out where the machine lacks it ({', '.join(MEANS)})")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    lacking = {what for what, (find, _) in MEANS.items() if find() is None}
    left_out: list[pytest.Item] = []
    for item in items:
        needed = {what for mark in item.iter_markers("needs") for what in mark.args}
        if unknown := needed - set(MEANS):
            raise pytest.UsageError(f"{item.nodeid} needs {sorted(unknown)}, which tests/means.py does not know")
        if missing := needed & lacking:
            left_out.append(item)
            _left_out.update(missing)
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter is not None and reporter.stats.get("skipped")
    if _strict() and (_left_out or skipped) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not _left_out:
        return
    terminalreporter.section("FAILED: left out, and GRIOT_NO_SKIPS=1 allows none" if _strict() else "left out")
    for what, number in sorted(_left_out.items()):
        terminalreporter.line(f"{number} test{'s' if number > 1 else ''} left out, for want of {MEANS[what][1]}")
