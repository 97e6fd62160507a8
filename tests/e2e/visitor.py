"""A person before a browser: a page, what they see in it, and everything that reached them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, cast

from playwright.sync_api import (
    APIResponse,
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    ViewportSize,
    WebSocket,
    expect,
)

from games import catalog
from tests import means
from tests.tables.changed import Whole

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
# Chromium takes the last list of features alone, so Playwright's own come again. New are those of the omnibox: without
# them, each window that nobody sees drew suggestions for nobody, for a second of a core.
_WITHOUT = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning",
    "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch",
)  # fmt: skip
CALM_BROWSER = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-gpu",
    "--font-render-hinting=none",  # letters are as wide in the headless shell as in the whole browser
    f"--disable-features={','.join(_WITHOUT)}",
]
AXE = means.ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
# What is drawn on cards is a picture: the card's name, or the seat's that holds it, says in words what they mean.
_LOOKS = """async () => {
  const { violations } = await axe.run({
    rules: { 'label-content-name-mismatch': { enabled: true } },
    resultTypes: ['violations'],
  });
  const picture = '[data-card], :has([data-number], svg text)';
  const drawn = ({ target }) => document.querySelector(target[0])?.matches(picture) === true;
  for (const fault of violations) {
    if (fault.id === 'label-content-name-mismatch') fault.nodes = fault.nodes.filter((node) => !drawn(node));
  }
  return violations;
}"""
# What has been told or pressed is drawn in slices: what is of no urgency comes after the last of them.
_DRAWN = "() => scheduler.postTask(() => undefined, { priority: 'background' })"
_SETTLED = """() => Promise.all(document.getAnimations()
    .filter((each) => Number.isFinite(each.effect.getComputedTiming().endTime))
    .map((each) => each.finished.catch(() => null)))"""


# Whoever has played before is given no hints: they would lie over what most tests look at.
_CLOSED = json.dumps({f"griot.hints.{listed.rules.key}": '{"shown":[],"closed":["all"]}' for listed in catalog.games()})
KNOWS_THE_GAMES = f"if (location.protocol.startsWith('http')) Object.assign(localStorage, {_CLOSED});"


class Visitor:
    """A browser context of its own: another person, or another device. `new`: who has never played here."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: ViewportSize = DESKTOP,
        look: str = "dark",
        language: str = "en",
        new: bool = False,
    ) -> None:
        self.address = address
        self._context = browser.new_context(
            base_url=address,
            viewport=size,
            color_scheme="light" if look == "light" else "dark",
            reduced_motion="reduce",
            locale=language,
            extra_http_headers={"Origin": address},
        )
        if not new:
            self._context.add_init_script(KNOWS_THE_GAMES)
        self.page = self._new_page()

    def _new_page(self) -> Page:
        page = self._context.new_page()
        self.received: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.complaints: list[str] = []
        page.on("console", self._hear_console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", self._hear_socket)
        return page

    def _hear_console(self, message: ConsoleMessage) -> None:
        # A server that is away is no fault of the page, nor is a page that is left while its socket still opens.
        if message.type in ("error", "warning") and not re.search("ERR_CONNECTION|closed before the con", message.text):
            self.complaints.append(message.text)

    def _hear_socket(self, socket: WebSocket) -> None:
        whole = Whole()
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.received.append(whole.of(json.loads(frame))))

    def second_tab(self) -> Page:
        """Another page of the same browser, for the same person."""
        return self._context.new_page()

    def is_also(self, other: Visitor) -> None:
        """The same person as that one, on another device."""
        self._context.add_cookies(cast("Any", other._context.cookies()))

    def close(self) -> None:
        """Closes all their pages."""
        self._context.close()

    # What they do ---------------------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        """Opens an address of the program."""
        self.page.goto(path)

    def called(self, name: str) -> None:
        """Says who they are, in the form of the page that is open."""
        form = self.page.locator(".name-form")
        form.locator("input").fill(name)
        self.page.keyboard.press("Enter")
        expect(form).to_have_count(0)

    def arrives(self, name: str) -> None:
        """Comes to the lobby and says who they are."""
        self.go("/")
        self.called(name)
        expect(self.page.locator(".table-lists")).to_be_visible()

    def ask(self, path: str, body: object | None = None) -> Any:
        """What the API answers to this person, who is not refused."""
        answer = self.tries(path, body)
        assert answer.ok, answer.text()
        return answer.json()

    def tries(self, path: str, body: object | None = None) -> APIResponse:
        """The API's answer to this person, be it a refusal."""
        request = self._context.request
        answer: APIResponse = request.get(path) if body is None else request.post(path, data=body)
        return answer

    def fetches(self, table: str) -> dict[str, Any]:
        """The table as the API tells it to this person, which counts as received, as does the whole log."""
        answer: dict[str, Any] = self.ask(f"/api/tables/{table}/")
        self.received += [answer, self.ask(f"/api/tables/{table}/entries/?after=0")]
        return answer

    def opens(self, game: str, *sitters: str, start: bool = False, **wish: Any) -> str:
        """The id of a new table; sitters are `me`, `open` or a bot's level; bots answer at once."""
        seats = [{"sitter": each} if each in ("me", "open") else {"sitter": "bot", "level": each} for each in sitters]
        table = self.ask("/api/tables/", {"game": game, "seats": seats, "pace": {"bot_delay": 0}, **wish})
        if start:
            self.ask(f"/api/tables/{table['id']}/start/", {})
        return str(table["id"])

    def at(self, table: str) -> None:
        """Goes to that table and waits until it is shown, live."""
        self.go(f"/tables/{table}")
        self.is_live()

    def until(self, condition: str) -> None:
        """Waits until this JavaScript holds. Playwright's own way asks again by `eval`, which our pages forbid."""
        self.page.evaluate(
            f"""async () => {{
                const end = Date.now() + 30_000;
                while (!({condition})) {{
                    if (Date.now() > end) throw new Error("never came true");
                    await new Promise((go) => setTimeout(go, 20));
                }}
            }}"""
        )

    def is_live(self) -> None:
        """Waits until the line to the server stands."""
        expect(self.page.locator(".connection.live")).to_be_attached(timeout=30_000)

    # What they see --------------------------------------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        """The line that says what is asked."""
        return self.page.locator(".prompt-text")

    @property
    def story(self) -> list[str]:
        """The lines of the log, as they stand in the drawer."""
        return self.page.locator(".drawer .log > li").all_inner_texts()

    @property
    def table(self) -> str:
        """The id of the table that is open."""
        return self.page.url.rsplit("/", 1)[1]

    def settled(self) -> None:
        """Waits until nothing moves any more, and all is told."""
        drawn(self.page)
        expect(self.page.locator(".room[data-playing=true]")).to_have_count(0, timeout=30_000)
        self.page.evaluate(_SETTLED)

    def words(self) -> list[str]:
        """Every text of the page that is seen or heard."""
        found = self.page.evaluate(
            """() => [document.title, ...[...document.querySelectorAll('body, body *')].flatMap((element) => [
                ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
                ...['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
            ])].map((text) => text.trim()).filter(Boolean)"""
        )
        return cast("list[str]", found)

    def is_answered(self) -> bool:
        """Whether every move that this page has sent was refused, or stands in the log as it has been told the page."""
        self.page.evaluate("1")  # what has come over the socket is counted then
        seqs = [message["seq"] for message in self.received if "entries" in message and "seq" in message]
        answers = [message for message in self.received if message.get("type") in ("ack", "refused")]
        done = {each["id"] for each in answers if each["type"] == "refused" or each["seq"] <= max(seqs, default=0)}
        return {message["id"] for message in self.sent if message["type"] == "move"} <= done

    def told(self) -> Iterator[dict[str, Any]]:
        """Every note that reached them."""
        for message in self.received:
            for entry in message.get("entries", ()):
                yield from entry["notes"]

    def views(self) -> Iterator[dict[str, Any]]:
        """Every view that reached them."""
        return (message["view"] for message in self.received if message.get("view"))

    def faults(self) -> list[str]:
        """What axe-core finds wrong with the page as it stands: twice alike, since a page may change while it looks."""
        found, before = list[str](), list[str]()
        for _ in range(10):
            self.settled()
            before, found = found, found_by_axe(self.page)
            if not found or found == before:
                break
        return found


def found_by_axe(page: Page) -> list[str]:
    """What axe-core finds wrong with the page at this moment."""
    if page.evaluate("() => window.axe === undefined"):
        page.evaluate(AXE.read_text())
    return [
        f"{fault['id']} ({fault['impact']}): {node['html'][:160]} | {node.get('failureSummary', '')[:240]}"
        for fault in page.evaluate(_LOOKS)
        for node in fault["nodes"]
    ]


def drawn(page: Page) -> None:
    """Waits until the page has drawn what it was told, and what was pressed."""
    page.evaluate(_DRAWN)


def scripts(visitor: Visitor) -> dict[str, int]:
    """The bytes of each script that the page has fetched, compressed as the server sent it."""
    visitor.page.wait_for_load_state("networkidle")
    fetched: list[dict[str, Any]] = visitor.page.evaluate(
        "performance.getEntriesByType('resource').map((each) => each.toJSON())"
    )
    scripts = [each for each in fetched if each["name"].endswith(".js")]
    return {each["name"].rsplit("/", 1)[1]: int(each["encodedBodySize"]) for each in scripts}


def raw_keys(words: list[str]) -> list[str]:
    """Those that are no words but the names of words, or have blanks that nobody filled."""
    return [text for text in words if re.search(r"\{\{|\b[a-z]+[a-z_]*\.[a-z]+[a-z_]*\b|^[a-z]+(_[a-z0-9]+)+$", text)]
