"""Reaction windows in the browser, at tables that begin shortly before one: what both sides see, and "pass for me"."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect
from pytest_django.fixtures import Settings

from games.tables import bodies
from tests.e2e.conftest import Come, chromium, visiting
from tests.e2e.visitor import DESKTOP, PHONE, Visitor
from tests.people import Json, Person, asked, guest, head, new_move, now
from tests.rules.antayagi.scene import Scene as Exchange
from tests.rules.asante.scene import Scene as Market
from tests.running.processes import until
from tests.tables.conftest import no_cookies
from tests.tables.positions import opened_at
from tests.tables.server import serving

WITH, WITHOUT = "animalist camel", "gorilla camel"
SLOW = bodies.Pace(window=40, bot_delay=0)  # nothing here waits for its end
PASS: Json = {"type": "pass"}
CLOCK = re.compile(r"\d+:\d\d")


@pytest.fixture
def address(settings: Settings, transactional_db: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A real server in this process, so that tables can begin where a test wants them to."""
    # The loop of the synchronous Playwright runs in this thread; nothing of Django runs in that loop.
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "1")
    settings.GRIOT_RATES = {"strangers": None, "writes": None, "reads": None}
    settings.GRIOT_SOCKET_RATE = 0.0
    with serving() as address:
        yield address


@pytest.fixture
def browser(address: str) -> Iterator[Browser]:
    """A Chromium that is gone before the database is emptied."""
    with chromium() as one:
        yield one


@pytest.fixture
def come(browser: Browser, address: str) -> Iterator[Come]:
    """Brings another person, by that name."""
    with visiting(browser, address) as bring:

        def named(name: str, size: ViewportSize = DESKTOP) -> Visitor:
            visitor = bring(size)
            visitor.arrives(name)
            return visitor

        yield named


def seated(visitor: Visitor) -> Person:
    """The visitor, as tables seat people; what they ask, they ask in their browser."""
    me = visitor.ask("/api/guests/me/")["player"]
    with httpx.Client() as unused:
        return Person(unused, me["id"], me["name"], token="")


def announced(alice: Visitor, bob: Visitor, hand: str, card: str = "Midwife") -> str:
    """A table where Alice has just played that card and Bob, who holds these cards, is asked; both look at it."""
    table = opened_at("asante", Market(f"{card.lower()} T4", hand).state, [seated(alice), seated(bob)], SLOW)
    alice.ask(f"/api/tables/{table}/start/", {})
    for each in (alice, bob):
        each.at(table)
    held = alice.page.locator(".as-hand").get_by_role("button", name=card, exact=True)
    held.click()
    held.click()
    expect(bob.page.locator(".prompt.mine")).to_contain_text(f"Alice plays the {card}. Let it happen?")
    expect(alice.prompt).to_have_text("Bob may respond")
    return table


def seen(visitor: Visitor) -> tuple[list[str], str]:
    """All words of the page and all that is drawn, but for the digits of the clock."""
    visitor.page.mouse.move(0, 0)
    expect(visitor.page.get_by_role("timer")).to_be_visible()
    visitor.settled()
    drawn = visitor.page.locator("main").inner_html()
    return [CLOCK.sub("*", text) for text in visitor.words()], CLOCK.sub("*", drawn)


def clock(visitor: Visitor) -> int:
    minutes, seconds = visitor.page.get_by_role("timer").inner_text().rsplit(maxsplit=1)[-1].split(":")
    return 60 * int(minutes) + int(seconds)


def test_who_is_not_asked_sees_the_same_whatever_the_other_holds_and_prefers(come: Come) -> None:
    """AS-8.10 to AS-8.12, down to the last attribute of the page."""
    alice, bob = come("Alice"), come("Bob")
    pages = []
    for hand in (WITH, WITHOUT):
        announced(alice, bob, hand)
        pages.append(seen(alice))
        plays = bob.page.get_by_role("button", name="Play Animalist")
        expect(bob.page.get_by_role("button", name="Let it happen")).to_be_visible()
        expect(plays).to_have_count(1 if hand == WITH else 0)
        assert abs(clock(alice) - clock(bob)) <= 1, "both see the same countdown"
    wish = bob.page.request.patch("/api/guests/me/preferences/", data={"continue_for_me": True})
    assert wish.ok
    for hand in (WITH, WITHOUT):
        announced(alice, bob, hand)
        pages.append(seen(alice))
        bob.page.get_by_role("button", name="Let it happen").click()
        expect(bob.prompt).to_contain_text("Let it happen")
        pages.append(seen(alice))
    first, *others = pages
    assert ("may respond" in first[0], "*" in first[0]) == (True, True)
    for page in others:
        assert page == first


def test_the_comparison_finds_a_page_that_tells(come: Come) -> None:
    alice, bob = come("Alice"), come("Bob")
    announced(alice, bob, WITH)
    before = seen(alice)
    alice.page.locator(".place").first.evaluate("(place) => place.setAttribute('data-may', 'respond')")
    words, drawn = seen(alice)
    assert words == before[0]
    assert drawn != before[1]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_ware_is_taken_by_one_press_where_it_lies(come: Come, size: ViewportSize) -> None:
    alice, bob = come("Alice", size), come("Bob", size)
    announced(alice, bob, WITHOUT, "Camel")
    supply = alice.page.get_by_role("group", name="Supply").get_by_role("button")
    expect(supply).to_have_count(0)
    bob.page.get_by_role("button", name="Let it happen").click()
    expect(supply).to_have_count(6)
    assert alice.faults() == []
    alice.page.get_by_role("group", name="Supply").get_by_role("button", name="Tea").click()
    stand = alice.page.locator(".place.mine").get_by_role("group", name="Market stand")
    expect(stand.get_by_role("img", name="Tea")).to_be_attached()
    if size == PHONE:
        alice.page.get_by_role("button", name="Log").click()
    expect(alice.page.locator(".log")).to_contain_text("Camel: you take Tea.")


def wish(visitor: Visitor) -> Locator:
    return visitor.page.locator(".ay-passing")


def wishes(visitor: Visitor, chosen: str) -> None:
    wish(visitor).click()
    visitor.page.get_by_role("dialog", name="Your Sabotage").get_by_role("button", name=chosen, exact=True).click()


def plainly(legal: list[Json]) -> Json:
    """Lets pass; trades, but never with Ama; gives what was held from the start, but no Sabotage."""
    slots = [move for move in legal if move["type"] == "choose_card"]
    if slots:
        return slots[0]
    return next(move for move in legal if move == PASS or move.get("seat") in (0, 2))


class Trading:
    """A table of Antayagí where Ama, on seat 1 and in her browser, holds a Sabotage, and two others are elsewhere."""

    def __init__(self, ama: Visitor, online: httpx.Client) -> None:
        self.ama = ama
        self.people = [guest(online, "Kofi"), seated(ama), guest(online, "Esi")]
        hands = {0: "fish fish fish", 1: "bone bone sabotage", 2: "bone bone bone"}  # none has a power
        self.table = opened_at("antayagi", Exchange(3, 0, hands).state, self.people, SLOW)
        self.people[0].post(f"tables/{self.table}/start/")
        ama.at(self.table)

    def goes_on(self) -> None:
        """Everybody who is asked answers, but for Ama in a window; nobody before her page has heard the last answer."""
        self.ama.page.evaluate("1")  # what has come over the socket is counted then
        if max([entry["seq"] for entry in self._heard()], default=0) < head(self.table):
            return
        in_window = now(self.table).in_window
        for person in asked(self.table, self.people):
            if person.name == "Ama" and in_window:
                continue  # her page may pass at any moment
            move = new_move(person, self.table, plainly)
            if person.name != "Ama":
                person.post(f"tables/{self.table}/moves/", move)
            else:
                self.ama.ask(f"/api/tables/{self.table}/moves/", move)

    def kept(self) -> int:
        """How often Ama has kept the Sabotage that she was asked for."""
        notes = [(entry["seq"], note) for entry in self._heard() for note in entry["notes"]]
        return len({seq for seq, note in notes if note["type"] == "passed" and note["seat"] == 1})

    def _heard(self) -> list[Json]:
        return [entry for message in self.ama.received for entry in message.get("entries", ())]

    def passes(self, times: int) -> None:
        """Things go on until Ama has kept it so often in all."""

        def enough() -> bool:
            self.goes_on()
            return self.kept() == times

        until(enough, 20, f"pass {times}")

    def asks_ama(self) -> None:
        """Things go on until she is asked."""
        prompt = self.ama.page.locator(".prompt.mine", has_text="your Sabotage")

        def is_asked() -> bool:
            self.goes_on()
            return prompt.count() > 0

        until(is_asked, 20, "a window for Ama")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_pass_is_made_for_whoever_has_switched_it_on_and_only_for_so_long(
    come: Come, address: str, size: ViewportSize
) -> None:
    """AY-10.4."""
    ama = come("Ama", size)
    with httpx.Client(base_url=address, cookies=no_cookies()) as online:
        trading = Trading(ama, online)
        expect(wish(ama)).to_have_text("Ask me when I can sabotage")
        wishes(ama, "Sabotage: always keep it")
        expect(ama.page.locator(".ay-passing[data-on=true]")).to_be_visible()
        assert ama.faults() == []
        trading.passes(1)
        ama.page.reload()
        ama.is_live()
        expect(wish(ama)).to_have_text("Sabotage: always keep it")
        trading.passes(2)
        wishes(ama, "Ask me when I can sabotage")
        trading.asks_ama()
        assert trading.kept() == 2
        wishes(ama, "Sabotage: keep it this turn")  # the exchange, and with it the wish, may be over before one looks
        trading.passes(3)
        expect(wish(ama)).to_have_text("Ask me when I can sabotage")


def test_asante_has_no_such_switch(come: Come) -> None:
    """A quick pass would tell there what is held (AS-1.6, AS-8.5)."""
    alice, bob = come("Alice"), come("Bob")
    announced(alice, bob, WITH)
    for each in (alice, bob):
        assert wish(each).count() == 0
