"""From the first page to the first moves, as somebody does it who has never been here."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.hands import Play, choose, may_choose
from tests.e2e.lessons import PATIENCE, Walk, read_on
from tests.e2e.visitor import PHONE
from tests.rules.lessons import said
from tests.running.processes import until


@pytest.mark.parametrize(("game", "poster"), [("asterix", "Asterix"), ("anansi", "Anansi")])
def test_a_newcomer_names_themselves_opens_a_table_by_its_poster_and_plays(come: Come, game: str, poster: str) -> None:
    ama = come()
    ama.arrives("Ama")
    page = ama.page
    page.locator(".poster-head", has_text=poster).click()
    page.get_by_role("button", name="Begin the game").click()
    ama.is_live()
    Play(game, [ama]).some(3)
    assert [line for line in ama.story if "Bot " in line]
    page.get_by_role("link", name="Back to the lobby").click()
    expect(page.locator(".table-list").first.locator(".table-row")).to_have_count(1)


def test_a_stranger_plays_with_one_press_and_a_name(come: Come) -> None:
    ama = come(size=PHONE)
    page = ama.page
    ama.go("/")
    page.get_by_role("button", name="Play now: Anansi").click()
    sheet = page.get_by_role("dialog", name="Anansi")
    sheet.get_by_label("What shall we call you?").fill("Ama")
    sheet.get_by_role("button", name="Play now").click()
    expect(page.locator(".round-table")).to_be_visible()
    ama.is_live()


def test_who_skips_the_lesson_is_given_hints_in_their_first_game_until_they_want_none(come: Come) -> None:
    ama = come(size=PHONE, language="de", new=True)
    page, words = ama.page, said("anansi", "de")["hints"]
    page.add_init_script("localStorage.setItem('griot.motion', 'off')")  # scenes have tests of their own
    ama.arrives("Ama")
    table = ama.opens("anansi", "me", "novice", "novice", start=True)
    ama.at(table)
    walk = Walk("anansi", ".an-uses, .an-handcard")
    hint = page.locator(".coach").get_by_role("status")
    chance = Random(2)

    def hinted() -> bool:
        """Not at every question is there something new to say; whoever presses first has read nothing."""
        lit = may_choose(page, "anansi")
        if hint.count() and hint.text_content():
            return True
        if lit:
            choose(page, "anansi", chance)
        return False

    expect(hint).not_to_be_empty(timeout=PATIENCE)  # at the first one there is
    for _ in range(2):
        until(hinted, 60, "a hint")
        [told] = [each for each, text in words.items() if text == hint.text_content()]
        del words[told]
        assert walk.covered(page) == []
        read_on(page)
        page.get_by_role("button", name="Klar").click()
        expect(page.locator(".coach")).to_have_count(0)
    until(hinted, 60, "one more hint")
    assert ama.faults() == []
    read_on(page)
    page.get_by_role("button", name="Keine Tipps mehr").click()
    page.reload()
    until(lambda: may_choose(page, "anansi"), 30, "the question again")
    expect(page.locator(".coach")).to_have_count(0)


def test_an_invitation_to_a_table_that_is_not_there_says_so_before_it_asks_for_a_name(come: Come) -> None:
    ama = come()
    ama.go("/tables/0b9cbe1e-8d6f-4d3e-a2cf-3a0ad1b0a001")
    expect(ama.page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
    assert ama.page.locator(".name-form").count() == 0
    assert all("404" in complaint for complaint in ama.complaints)
    ama.complaints.clear()


def test_whom_the_server_does_not_answer_is_told_so_and_may_try_again(come: Come) -> None:
    ama = come()
    page = ama.page
    page.route("**/api/guests/me/", lambda route: route.abort())
    ama.go("/")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    assert page.locator(".name-form").count() == 0
    page.unroute("**/api/guests/me/")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".name-form")).to_be_visible()
    ama.complaints.clear()  # of the request that failed
