"""Links that lead from page to page: each brings a page that stands, and so does the way back."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Come
from tests.e2e.visitor import PHONE

PAGES = ("/", "/games/bania", "/new?game=asante", "/me", "/upload")
OPENS = "/lesson"  # that link opens a table (test_lesson_*.py)
LINKS = """() => [...new Set([...document.querySelectorAll('a[href^="/"]')]
  .filter((link) => link.checkVisibility() && !link.target && !link.hasAttribute('download'))
  .map((link) => link.getAttribute('href')))]"""


def stands(page: Page) -> None:
    """There is something on the page."""
    expect(page.locator("main, .room").first).to_be_visible()
    expect(page.locator("main, .room").first).not_to_be_empty()


def test_every_link_leads_to_a_page_and_back(come: Come) -> None:
    ama = come()
    ama.arrives("Ama")
    page = ama.page
    for start in PAGES:
        ama.go(start)
        page.wait_for_load_state("networkidle")
        for link in page.evaluate(LINKS):
            if link == start or link.endswith(OPENS):
                continue
            page.locator(f'a[href="{link}"]').locator("visible=true").first.click()
            page.wait_for_url(re.compile(f"{re.escape(link)}(#.*)?$"))
            stands(page)
            page.go_back()
            page.wait_for_url(re.compile(f"{re.escape(start)}(#.*)?$"))
            stands(page)
    assert ama.complaints == []


def test_back_from_the_rules_the_games_stand_where_one_left_them(come: Come) -> None:
    ama = come(size=PHONE)
    ama.arrives("Ama")
    page = ama.page
    for _ in range(3):  # tables of one's own come from the server, later than the page
        ama.opens("bania", "me", "open")
    ama.go("/")
    expect(page.locator(".table-row").nth(2)).to_be_visible()
    rules = page.locator('a[href="/games/bania"]').locator("visible=true").last
    rules.scroll_into_view_if_needed()
    was = page.evaluate("scrollY")
    assert was > 0
    rules.click()
    stands(page)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    page.go_back()
    page.wait_for_function("(was) => Math.abs(scrollY - was) < 2", arg=was)
    expect(rules).to_be_in_viewport()


def test_a_link_to_a_section_of_the_same_page_is_no_way_back(come: Come) -> None:
    ama = come(size=PHONE)
    ama.arrives("Ama")
    page = ama.page
    ama.go("/games/bania")
    contents = page.locator(".rules-contents a").last
    contents.scroll_into_view_if_needed()
    page.mouse.wheel(0, 40)
    page.wait_for_function("() => scrollY > 0")
    contents.click()
    heading = page.locator(f"{contents.get_attribute('href')} > h3")
    expect(heading).to_be_in_viewport()
    # The page becomes higher: what was there before the link is no longer wanted.
    page.evaluate("() => { document.querySelector('main').style.paddingBlockEnd = '150px'; }")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(heading).to_be_in_viewport()
