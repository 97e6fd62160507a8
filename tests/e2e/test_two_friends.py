"""Two friends: invited by a link on the phone, a seat, a game, words, away and back, and once more."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Come
from tests.e2e.hands import end_of, hurry
from tests.e2e.test_history import moves
from tests.e2e.visitor import PHONE, Visitor
from tests.running.processes import until

# What a tab does that another one covers. Chromium without a window says of no page that it is hidden.
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  const state = hidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
# Counts the sounds that would be heard, and the notifications that would be shown.
LISTEN = """
window.rung = 0; window.shown = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.rung += 1; return start.apply(this, when); };
window.Notification = class { static permission = 'default';
  static requestPermission() { Notification.permission = 'granted'; return Promise.resolve('granted'); }
  constructor(title, { body }) { window.shown.push(`${title}: ${body}`); } close() {} };
navigator.share = (what) => { window.shared = what; return Promise.resolve(); };
"""


def says(visitor: Visitor, words: str) -> None:
    """Writes that in the talk that is open."""
    field = visitor.page.get_by_label("Say something")
    field.fill(words)
    field.press("Enter")


def is_asked(visitor: Visitor, table: str) -> bool:
    """Whether it is their turn."""
    return visitor.ask(f"/api/tables/{table}/")["asked"] is not None


def icon(page: Page) -> str:
    """The icon of the tab."""
    return page.locator("link[rel=icon]").first.get_attribute("href") or ""


def test_two_friends_from_the_invitation_to_the_rematch(come: Come) -> None:
    ama, kofi = come(), come(size=PHONE)
    for each in (ama, kofi):
        each.page.add_init_script(LISTEN)
    ama.arrives("Ama")
    table = ama.opens("asterix", "me", "open", absence={"level": "novice", "grace": None})
    ama.at(table)
    expect(ama.page.get_by_role("heading", name="Your table: Asterix")).to_be_visible()
    assert ama.faults() == []
    ama.page.get_by_role("button", name="Share the invitation").click()
    link = ama.page.evaluate("window.shared.url")

    kofi.page.goto(link)
    expect(kofi.page.get_by_role("heading", level=1)).to_have_text(re.compile("^.?Ama.? invites you to Asterix"))
    kofi.called("Kofi")
    expect(kofi.page.get_by_role("heading", name=re.compile("Ama.* invites you to Asterix"))).to_be_visible()
    expect(kofi.page.get_by_text("How we play")).to_be_attached()
    sit = kofi.page.get_by_role("button", name="Sit here")
    expect(sit).to_be_in_viewport()
    assert kofi.faults() == []
    sit.click()
    ama.page.get_by_role("button", name="Begin").click()
    for each in (ama, kofi):
        expect(each.page.locator(".round-table")).to_be_visible()

    # Words reach the phone as a mark on the button, and are read once they are open.
    ama.page.get_by_text("Talk", exact=True).click()
    says(ama, "Good luck")
    mark = kofi.page.locator(".log-button .unread")
    expect(mark).to_contain_text("1")
    assert kofi.faults() == []
    kofi.page.locator(".log-button").click()
    expect(kofi.page.get_by_text("Good luck")).to_be_visible()
    says(kofi, "You too")
    expect(mark).to_have_count(0)
    kofi.page.keyboard.press("Escape")
    expect(ama.page.get_by_text("You too")).to_be_visible()
    expect(mark).to_have_count(0)

    # Kofi looks at something else: the tab says when it is his turn.
    kofi.page.get_by_role("button", name="Menu").click()
    kofi.page.get_by_role("switch", name="Notification").check()
    kofi.page.keyboard.press("Escape")
    until(lambda: moves(kofi, table) or (moves(ama, table) and None), 20, "a move of Kofi's")
    until(lambda: not is_asked(kofi, table) or (moves(kofi, table) and None), 20, "a turn of Ama's alone")
    expect(kofi.page).not_to_have_title(re.compile("Your turn"))
    assert not icon(kofi.page).endswith("drum-turn.svg")
    kofi.page.evaluate(HIDE, True)
    rung = kofi.page.evaluate("window.rung")
    until(lambda: is_asked(kofi, table) or (moves(ama, table) and None), 20, "Kofi's turn")
    expect(kofi.page).to_have_title(re.compile("^● Your turn"))
    assert icon(kofi.page).endswith("drum-turn.svg")
    assert kofi.page.evaluate("window.rung") > rung
    assert kofi.page.evaluate("window.shown") == ["Asterix: the card game: Your turn"]

    # He comes back later: what he has missed can be told again.
    kofi.page.evaluate(HIDE, False)
    expect(kofi.page.get_by_text("Since your last turn")).to_be_visible()

    hurry([ama, kofi], table, Random(3))
    for each in (ama, kofi):
        end_of(each.page)
    kofi.page.get_by_role("button", name="Play again").click()
    kofi.page.wait_for_url(lambda url: table not in url)
    ama.page.get_by_role("button", name="To the next game").click()
    ama.page.get_by_role("button", name="Leave").wait_for()
    assert ama.table == kofi.table
    kofi.page.get_by_role("button", name="Begin").click()
    for each in (ama, kofi):
        expect(each.page.locator(".round-table")).to_be_visible()


def test_the_page_of_one_table_tells_of_another(come: Come) -> None:
    ama, kofi = come(), come()
    ama.arrives("Ama")
    kofi.arrives("Kofi")
    first, second = (ama.opens("asterix", "me", "open") for _ in range(2))
    for table in (first, second):
        kofi.ask(f"/api/tables/{table}/seats/1/", {})
        ama.ask(f"/api/tables/{table}/start/", {})
    until(lambda: moves(ama, first), 20, "a turn of Ama's at the first table")
    ama.at(first)
    there = ama.page.locator(".elsewhere")
    expect(there).to_have_attribute("href", f"/tables/{second}")
    assert ama.faults() == []
    # In another tab she plays there: the first one hears of it at once.
    tab = ama.second_tab()
    tab.goto(f"/tables/{second}")
    expect(tab.locator(".connection.live")).to_be_attached()
    until(lambda: moves(ama, second), 20, "a turn of Ama's at the second table")
    expect(there).to_have_count(0)


def test_against_bots_the_next_game_begins_at_once(come: Come) -> None:
    ama = come()
    ama.arrives("Ama")
    table = ama.opens("asterix", "me", "novice", start=True)
    ama.at(table)
    hurry([ama], table, Random(4))
    end_of(ama.page).get_by_role("button", name="Play again").click()
    ama.page.wait_for_url(lambda url: table not in url)
    expect(ama.page.locator(".round-table")).to_be_visible()
    assert ama.ask(f"/api/tables/{ama.table}/")["status"] == "running"
