"""The program as people run it, and people who come to it with their browsers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from tests import means
from tests.e2e.visitor import CALM_BROWSER, DESKTOP, Visitor
from tests.running.processes import Embedded, embedded

expect.set_options(timeout=30_000)  # patience with a busy machine: nothing says that the page may take so long

Come = Callable[..., Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "e2e" in item.path.parts:
            item.add_marker(pytest.mark.needs("browser", "client"))
            item.add_marker(pytest.mark.flaky(reruns=2, only_rerun="this browser draws no more"))  # see boards.py


@pytest.fixture(scope="session")
def stack(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Embedded]:
    """Griot in embedded mode, ready, with data of its own."""
    with embedded(tmp_path_factory.mktemp("e2e"), GRIOT_BEAT="1") as running:
        yield running


@contextmanager
def chromium(*more: str) -> Iterator[Browser]:
    """A Chromium, started with these words more, gone at the end."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=means.chromium(), args=[*CALM_BROWSER, *more])
        yield browser
        browser.close()


@contextmanager
def visiting(browser: Browser, address: str) -> Iterator[Come]:
    """Brings people to that address; at the end nobody's page may have complained."""
    visitors: list[Visitor] = []

    def bring(size: ViewportSize = DESKTOP, look: str = "dark", language: str = "en", *, new: bool = False) -> Visitor:
        visitors.append(Visitor(browser, address, size=size, look=look, language=language, new=new))
        return visitors[-1]

    yield bring
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.close()
    assert complaints == []


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium a module: the synchronous Playwright may not outlive it, other modules have loops of their own."""
    with chromium() as one:
        yield one


@pytest.fixture
def come(browser: Browser, stack: Embedded) -> Iterator[Come]:
    """Brings another person."""
    with visiting(browser, stack.address) as bring:
        yield bring
