"""The rules, as players read them: on a page, and over the table where a line or a refusal leads."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import Come
from tests.e2e.test_lobby import top
from tests.e2e.visitor import DESKTOP, PHONE

GAMES = ("anansi", "antayagi", "asante", "asterix", "bania")
_WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_rules_of_every_game_are_read_whole_in_every_language(size: ViewportSize, come: Come) -> None:
    for language in ("en", "de", "fr"):
        reader = come(size=size, language=language)
        for game in GAMES:
            reader.go(f"/games/{game}")
            expect(reader.page.locator(".rules > section").first).to_be_visible()
            expect(reader.page.locator(".piece").first).to_be_visible()
            assert reader.page.evaluate(_WIDER) <= 0, (game, language)
        assert reader.faults() == []


def test_what_a_section_speaks_of_is_drawn_beside_its_words(come: Come) -> None:
    reader = come()
    for game in GAMES:
        reader.go(f"/games/{game}")
        expect(reader.page.locator(".rules-shows svg").first).to_be_visible()
        shown = reader.page.locator(".rules-shows").locator(".piece-face, .piece-thing")
        least: list[float] = shown.evaluate_all(
            """(all) => all.map((each) => {
              const { width, height } = each.getBoundingClientRect();
              return each.querySelector('svg') === null ? 0 : Math.min(width, height);
            })"""
        )
        assert len(least) > 5
        assert min(least) >= 48, (game, least)


def test_a_game_without_rules_has_no_such_page(come: Come) -> None:
    reader = come()
    reader.go("/games/chess")
    expect(reader.page.get_by_role("heading", name="There is nothing here")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_line_of_the_log_leads_to_its_rule_and_back_to_the_table(size: ViewportSize, come: Come) -> None:
    ama = come(size=size)
    ama.arrives("Ama")
    ama.at(ama.opens("anansi", "me", "casual", "casual", start=True))
    page = ama.page
    if size == PHONE:
        page.get_by_role("button", name="Log").click()
    # One after the other: what was read last is not where the next one begins.
    for line, section in (("Round 1 begins", "How a round begins"), ("now trump", "Trump")):
        rule = page.locator(".log p", has_text=line).get_by_role("button", name="The rule behind this").first
        rule.click()
        heading = page.get_by_role("heading", name=section, exact=True)
        expect(heading).to_be_focused()
        expect(heading).to_be_in_viewport()
        close = page.get_by_role("dialog", name=re.compile("^Rules")).get_by_role("button", name="Close")
        expect(close).to_be_in_viewport(ratio=1)
        assert top(heading) >= top(close) + 24, "the way out does not lie over it"
        assert ama.faults() == []
        page.keyboard.press("Escape")
        expect(page.locator(".rules")).to_have_count(0)
        expect(rule).to_be_focused()  # where one was reading, on a phone in the log below
    page.get_by_role("button", name="Look at this moment").first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".replay")).to_be_visible()


def test_the_rules_are_read_over_a_new_table_and_over_its_waiting_room_and_nothing_is_lost(come: Come) -> None:
    ama = come(size=PHONE)
    ama.arrives("Ama")
    ama.go("/new?game=bania&friends=1")
    page = ama.page
    page.locator(".terms").get_by_text("4", exact=True).click()
    for seats in (".seats-form li", ".waiting-seat"):
        expect(page.locator(seats).first).to_be_visible()  # the page before has such a button, too
        page.get_by_role("button", name="Rules", exact=True).click()
        expect(page.locator("dialog[open] .piece").first).to_be_visible()
        assert ama.faults() == []
        page.keyboard.press("Escape")
        expect(page.locator(seats)).to_have_count(4)
        opens = page.get_by_role("button", name="Open the table")
        if opens.count():
            opens.click()
