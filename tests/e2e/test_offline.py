"""The program as it is installed, and as it opens where there is no network."""

from __future__ import annotations

import json
import struct
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import Come
from tests.e2e.icons import DRAWN, ICONS
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

# All that the browser may keep.
KEPT = ["/static/offline/page.css", "/static/offline/page.html", "/static/offline/page.js"]
WORDS = {"en": "No connection", "de": "Keine Verbindung", "fr": "Pas de connexion"}


def prepared(visitor: Visitor) -> None:
    """Comes to the lobby, and waits until the service worker looks after the page."""
    visitor.go("/")
    visitor.page.evaluate("navigator.serviceWorker.ready")
    visitor.until("navigator.serviceWorker.controller !== null")


def kept(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate(
        """async () => {
            const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
            const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
            return requests.map(({ url }) => new URL(url).pathname);
        }"""
    )
    return sorted(found)


@pytest.mark.parametrize(
    ("language", "look", "size"), [("en", "dark", DESKTOP), ("de", "light", PHONE), ("fr", "dark", PHONE)]
)
def test_without_network_it_opens_with_a_clear_word_and_goes_on_by_itself(
    come: Come, language: str, look: str, size: ViewportSize
) -> None:
    ama = come(language=language, look=look, size=size)
    prepared(ama)
    ama.page.context.set_offline(True)
    ama.go("/tables/0b9cbe1e-8d6f-4d3e-a2cf-3a0ad1b0a001")
    expect(ama.page.get_by_role("heading")).to_have_text(WORDS[language])
    assert ama.page.locator("html").get_attribute("lang") == language
    assert ama.faults() == []
    assert ama.page.evaluate("getComputedStyle(document.querySelector('button')).backgroundColor") != "rgba(0, 0, 0, 0)"
    ama.page.context.set_offline(False)
    expect(ama.page.locator(".masthead")).to_be_visible()
    assert [each for each in ama.complaints if not ("404" in each or "INTERNET_DISCONNECTED" in each)] == []
    ama.complaints.clear()


def test_nothing_is_kept_but_the_page_for_no_network_so_that_no_old_build_is_ever_shown(come: Come) -> None:
    ama = come()
    prepared(ama)
    ama.called("Ama")
    ama.at(ama.opens("bania", "me", "casual", start=True))
    assert kept(ama) == KEPT
    answers: list[bool] = []
    ama.page.on("response", lambda answer: answers.append(answer.from_service_worker and "/offline/" in answer.url))
    ama.page.evaluate("caches.open('offline-of-an-older-one').then((cache) => cache.add('/'))")
    ama.page.evaluate("navigator.serviceWorker.getRegistration().then((each) => each.unregister())")
    prepared(ama)
    ama.until("(await caches.keys()).length === 1")
    assert kept(ama) == KEPT
    assert answers
    assert not any(answers)


def test_it_can_be_installed_with_icons_of_the_sizes_that_it_names(come: Come) -> None:
    ama = come()
    prepared(ama)
    devtools = ama.page.context.new_cdp_session(ama.page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest: dict[str, Any] = json.loads(found["data"])
    problems = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {each["errorId"] for each in problems} <= {"in-incognito"}, "as every visitor's browser of these tests is"
    pictures = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {icon.get("purpose", "any") for icon in pictures} == {"any", "maskable"}
    for icon in pictures:
        answer = ama.page.request.get(f"/static/{icon['src']}")
        width, height = struct.unpack(">II", answer.body()[16:24])
        assert f"{width}x{height}" == icon["sizes"]
    assert {path.stem for path in ICONS.glob("*.png")} == set(DRAWN)
