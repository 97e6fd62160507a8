"""The built client's table page, fed with recorded messages instead of a server, at any size."""

from __future__ import annotations

import json
import mimetypes
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, Route

from tests import means
from tests.e2e.recorded import TABLE, Recorded
from tests.e2e.visitor import KNOWS_THE_GAMES, drawn

ALL = os.environ.get("GRIOT_BOARDS") == "all"
"""Whether every size, number of seats and language is looked at, as in `make boards`; `make test` takes samples."""
SPOKEN = ["en", "de", "fr"] if ALL else ["de"]
"""The languages in which boards are looked at: German has the longest words."""
ADDRESS = "http://griot.test"
DIST = means.ROOT / "frontend" / "dist"
FITS = Path(__file__).with_name("fits.js").read_text()
# A line to a server that is always there, takes whatever is sent and says what `tell` is given.
_SOCKET = """
class Line extends EventTarget {
  static OPEN = 1;
  readyState = 0;
  constructor() { super(); window.line = this; setTimeout(() => { this.readyState = 1; this.onopen?.({}); }); }
  send(text) { if (JSON.parse(text).type === 'ping') setTimeout(() => this.onmessage({ data: '{"type":"pong"}' })); }
  close() {}
}
window.WebSocket = Line;
window.tell = (text) => window.line.onmessage({ data: text });
"""
# Two frames: React has drawn, and what looks at sizes has looked. Then whatever still moves. A trap: beside much other
# work Chromium sometimes draws nothing any more, not even a picture, while scripts go on: no frame ever comes then, and
# the test is begun anew (conftest.py).
_STILL = """() => new Promise((done, fail) => {
  const moving = () => document.getAnimations()
    .filter((each) => Number.isFinite(each.effect.getComputedTiming().endTime));
  setTimeout(() => {
    setTimeout(() => fail(new Error('this browser draws no more')), 10_000);
    requestAnimationFrame(() => fail(new Error(`${moving().map((each) => each.animationName)} never ends`)));
  }, 60_000);
  requestAnimationFrame(() => requestAnimationFrame(() =>
    Promise.all(moving().map((each) => each.finished.catch(() => null))).then(() => done())));
})"""


class Looks(NamedTuple):
    """What does not fit; where the parts lie that must not jump; what is seen at a glance (`data-glance`)."""

    faults: list[str]
    boxes: dict[str, str]
    glance: list[str]


class BoardPage:
    """A person at a recorded table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def size(self, width: int, height: int) -> None:
        """Makes the window that large."""
        self.page.set_viewport_size({"width": width, "height": height})

    def hears(self, message: str) -> None:
        """The server says this, and the page has drawn it."""
        self.page.evaluate("(text) => window.tell(text)", message)
        drawn(self.page)

    def hears_all(self, messages: Iterable[str]) -> None:
        """The server says these at once, and the page has drawn what has come of them: quicker than one by one."""
        self.page.evaluate("(texts) => texts.forEach((text) => window.tell(text))", list(messages))
        drawn(self.page)

    def hears_up_to(self, messages: Sequence[str], at: int) -> None:
        """The server says these up to that one, and that by itself: what it has brought about is new."""
        self.hears_all(messages[:at])
        self.hears(messages[at])

    def settles(self) -> None:
        """Waits until nothing moves any more."""
        drawn(self.page)
        self.page.evaluate(_STILL)

    def notched(self, margins: dict[str, int]) -> None:
        """Keeps these margins of the screen for the device."""
        session = self.page.context.new_cdp_session(self.page)
        session.send("Emulation.setSafeAreaInsetsOverride", {"insets": margins})

    def hears_each(self, messages: Iterable[str]) -> Iterator[str]:
        """The server says these, one after the other; each is drawn and nothing moves any more when it is given out."""
        for message in messages:
            self.hears(message)
            self.settles()
            yield message

    def in_each(self, sizes: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
        """Each of these sizes, once the window has it and nothing moves any more.

        The one that the window has comes first: a change takes as long as a message.
        """
        now = self.page.viewport_size
        for size in sorted(sizes, key=lambda size: now != {"width": size[0], "height": size[1]}):
            self.size(*size)
            self.settles()
            yield size

    def looks(self, *, touch: bool, notch: dict[str, int] | None = None, scrolls: bool = False) -> Looks:
        """How the page looks as it stands. `scrolls`: the page itself may."""
        self.settles()
        found: dict[str, Any] = self.page.evaluate(FITS, {"touch": touch, "notch": notch or {}, "scrolls": scrolls})
        return Looks(**found)


@contextmanager
def at_table(
    browser: Browser,
    game: Recorded,
    *,
    touch: bool,
    look: str = "dark",
    language: str = "de",
    motion: str = "off",
    new: bool = False,
    **more: Any,
) -> Iterator[BoardPage]:
    """A page at the table of that game, before its first message.

    `motion`: how fast scenes play. `new`: of somebody who has played no game yet.
    """
    context = browser.new_context(
        has_touch=touch, is_mobile=touch, locale=language,
        reduced_motion="reduce" if motion == "off" else "no-preference",
        color_scheme="light" if look == "light" else "dark", **more,
    )  # fmt: skip
    context.add_init_script(_SOCKET)
    if not new:
        context.add_init_script(KNOWS_THE_GAMES)
    # Messages come as fast as they are looked at: a scene would play on into the next one.
    context.add_init_script(f"localStorage.setItem('griot.motion', '{motion}')")
    context.route(f"{ADDRESS}/**", lambda route: _answer(route, game))
    page = BoardPage(context.new_page())
    page.page.goto(f"{ADDRESS}/tables/{TABLE}")
    page.page.locator(".round-table").wait_for()
    page.page.evaluate("() => document.fonts.ready")
    yield page
    context.close()
    assert page.complaints == []


def _answer(route: Route, game: Recorded) -> None:
    path = route.request.url.removeprefix(ADDRESS)
    if path == "/api/guests/me/":
        route.fulfill(json={"player": {"id": "0", "name": "Nana Akosua Afriyie"}})
    elif path == f"/api/tables/{TABLE}/":
        route.fulfill(body=game.table, content_type="application/json")
    elif path.endswith("/preferences/"):
        route.fulfill(json={"continue_for_me": False, "let_pass_for_me": False, "let_pass_topics": {}})
    elif path.startswith("/api/"):
        route.fulfill(status=404, body=json.dumps({"code": "not_found", "reason": None}))
    else:
        file = DIST / path.removeprefix("/static/")
        file = file if path.startswith("/static/") and file.is_file() else DIST / "index.html"
        route.fulfill(path=file, content_type=mimetypes.guess_type(file.name)[0] or "text/html")
