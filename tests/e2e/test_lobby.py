"""The lobby as somebody sees it who only looks: tables come and go by themselves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.e2e.conftest import Come
from tests.e2e.visitor import PHONE, Visitor

LAPTOP: ViewportSize = {"width": 1366, "height": 657}
FLAT: ViewportSize = {"width": 844, "height": 390}


def test_a_table_comes_into_the_lobby_of_others_and_goes_without_their_page_asking(come: Come) -> None:
    ama, kofi = come(), come()
    requests: list[str] = []
    kofi.page.on("request", lambda request: requests.append(request.url))
    ama.arrives("Ama")
    kofi.arrives("Kofi")
    kofi.is_live()
    table = ama.opens("asterix", "me", "open")
    row = kofi.page.locator(f'.table-row[href="/tables/{table}"]')
    expect(row).to_contain_text("Ama")
    expect(row).to_contain_text("Seats free")
    ama.at(table)
    ama.page.get_by_role("button", name="Leave", exact=True).click()  # nobody sits there any more: it is abandoned
    expect(row).to_have_count(0)
    assert [url for url in requests if "/api/games/" in url]  # so requests are seen
    assert [url for url in requests if "/api/tables/" in url] == []


def top(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["y"]


def test_who_comes_back_on_a_phone_sees_first_where_it_is_their_turn_then_their_tables(come: Come) -> None:
    kofi, sena, ama = come(), come(), come(size=PHONE)
    kofi.arrives("Kofi")
    free = kofi.opens("bania", "me", "open")
    # Hers alone: the list is short, and of each host the newest comes first.
    sena.arrives("Sena")
    played = sena.opens("asterix", "me", "casual", start=True)
    ama.arrives("Ama")
    asked, own = ama.opens("anansi", "me", "casual", "casual", start=True), ama.opens("asterix", "me", "open")
    ama.go("/")
    rows = [ama.page.locator(f"a.table-row[href='/tables/{table}']") for table in (asked, own, free)]
    for row in rows:
        expect(row).to_be_visible()
    expect(rows[0].locator(".state-your_turn")).to_be_visible()  # once the bots before her have played
    poster = ama.page.locator(".poster").first
    tops = [top(each) for each in (*rows, poster)]
    assert tops == sorted(tops)
    assert tops[2] < PHONE["height"]
    # Where there is nothing to do but to look on stands below, folded.
    others = ama.page.locator(f"a.table-row[href='/tables/{played}']")
    expect(others).to_be_hidden()
    ama.page.get_by_text(re.compile(r"^Others at play")).click()
    expect(others).to_be_visible()
    assert top(others) > top(poster)


def test_who_is_known_plays_with_one_press(come: Come) -> None:
    ama = come()
    ama.arrives("Ama")
    ama.page.get_by_role("button", name="Play now: Bania").click()
    expect(ama.page.locator(".round-table")).to_be_visible()
    ama.is_live()
    seats = ama.ask(f"/api/tables/{ama.table}/")["seats"]
    assert [seat["sitter"] for seat in seats] == ["person", "bot", "bot"]


def contrast(thing: Locator) -> float:
    """Of the letters of that, to its ground: by WCAG's formula."""
    found: float = thing.evaluate(
        """(element) => {
            const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
            const light = (colour) => {
                canvas.fillStyle = colour;
                canvas.fillRect(0, 0, 1, 1);
                const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => value / 255)
                    .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
                return 0.2126 * r + 0.7152 * g + 0.0722 * b;
            };
            const { color, backgroundColor } = getComputedStyle(element);
            const [dark, bright] = [light(color), light(backgroundColor)].sort((a, b) => a - b);
            return (bright + 0.05) / (dark + 0.05);
        }"""
    )
    return found


def test_your_turn_can_be_read_in_the_dark_whatever_page_was_open_before(come: Come) -> None:
    ama = come(look="dark")
    ama.arrives("Ama")
    ama.at(ama.opens("anansi", "me", "casual", "casual", start=True))
    ama.page.get_by_role("link", name="Back to the lobby").click()
    chip = ama.page.locator(".table-row .state-your_turn")
    expect(chip).to_be_visible()
    assert contrast(chip) > 4.5
    ama.page.get_by_role("link", name="My games").click()
    expect(chip.first).to_be_visible()
    assert contrast(chip.first) > 4.5


def new_table(visitor: Visitor, game: str) -> None:
    visitor.arrives("Ama")
    visitor.go(f"/new?game={game}")


def test_a_game_that_there_is_not_is_called_so_and_no_other_is_put_in_its_place(come: Come) -> None:
    ama = come()
    new_table(ama, "chess")
    expect(ama.page.get_by_role("alert")).to_have_text("There is no such game here. Choose one of these.")
    assert ama.page.locator(".terms, .game-choice :checked").count() == 0
    ama.page.locator(".game-choice label", has_text="Bania").click()
    expect(ama.page.locator(".terms")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_on_a_phone_on_its_side_a_newcomer_sees_all_games_and_begins_any_without_scrolling(
    come: Come, language: str
) -> None:
    ama = come(size=FLAT, language=language)
    page = ama.page
    ama.go("/")
    expect(page.locator(".poster")).to_have_count(5)
    for button in page.locator(".poster").get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=0.95)
    ama.called("Ama")
    for _ in range(2):  # what waits for one stands above the games
        ama.opens("asante", "me", "novice", start=True)
    expect(page.locator(".turns .table-row")).to_have_count(2)
    for button in page.locator(".poster").get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=0.95)
    ama.go("/new?game=asterix")
    expect(page.locator(".terms-end .button")).to_be_in_viewport(ratio=1)


def test_on_a_low_laptop_a_newcomer_sees_all_games_and_begins_any_without_scrolling(come: Come) -> None:
    ama = come(size=LAPTOP, language="de")
    ama.go("/")
    expect(ama.page.locator(".poster")).to_have_count(5)
    for button in ama.page.locator(".poster").get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
    for lesson in ama.page.locator(".poster .ways > a:first-child").all():
        expect(lesson).to_be_in_viewport(ratio=1)
    ama.go("/new?game=asterix")
    expect(ama.page.locator(".terms-end .button")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("waits", [False, True])
def test_a_table_is_set_up_before_one_has_a_name_and_asked_for_when_it_opens(waits: bool, come: Come) -> None:
    ama = come()
    page = ama.page
    ama.go(f"/new?game=anansi{'&friends=1' if waits else ''}")
    page.locator(".terms").get_by_text("4", exact=True).click()
    page.locator(".terms-end .button").click()
    expect(page.get_by_role("dialog")).to_contain_text("your table opens" if waits else "the game begins")
    ama.called("Ama")
    page.wait_for_url("**/tables/*")
    told = ama.ask(f"/api{ama.page.url[ama.page.url.index('/tables') :]}/")
    assert (len(told["seats"]), told["status"]) == (4, "open" if waits else "running")


def test_on_a_phone_the_settings_of_a_new_table_come_first_and_another_game_on_request(come: Come) -> None:
    ama = come(size=PHONE)
    page = ama.page
    new_table(ama, "anansi")
    expect(page.locator(".seats-form")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Begin the game")).to_be_in_viewport()
    expect(page.locator(".game-choice")).to_have_count(0)
    another = page.get_by_role("button", name="Another game")
    another.click()
    page.locator(".game-choice label", has_text="Bania").click()
    expect(page.locator(".game-chosen")).to_contain_text("Bania")
    expect(another).to_be_focused()
    page.get_by_role("button", name="Begin the game").click()
    ama.is_live()


def test_only_seats_that_the_table_has_may_begin_at_antayagi(come: Come) -> None:
    ama = come()
    page = ama.page
    new_table(ama, "antayagi")
    first = page.get_by_label("First player")
    expect(first.locator("option")).to_have_text(["By chance", "Seat 1", "Seat 2", "Seat 3"])
    page.locator(".terms").get_by_text("5", exact=True).click()
    first.select_option(label="Seat 5")
    page.locator(".terms").get_by_text("4", exact=True).click()
    expect(first).to_have_value("random")
    page.get_by_role("button", name="Begin the game").click()
    ama.is_live()
    assert len(ama.ask(f"/api/tables/{ama.table}/")["seats"]) == 4


def test_on_a_laptop_one_can_play_at_once_however_many_tables_there_are(come: Come) -> None:
    ama = come(size=LAPTOP)
    ama.arrives("Ama")
    for game in ("anansi", "asterix", "bania"):
        ama.opens(game, "me", "casual", "casual", start=True)
        ama.opens(game, "me", "open", "casual")
    ama.go("/")
    expect(ama.page.locator(".state-your_turn").first).to_be_in_viewport(ratio=1)
    buttons = ama.page.locator(".poster").get_by_role("button")
    expect(buttons).to_have_count(5)
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [FLAT, LAPTOP, {"width": 1440, "height": 900}])
def test_games_stand_where_they_stood_before_one_had_a_name(size: ViewportSize, come: Come) -> None:
    ama = come(size=size)
    ama.go("/")
    posters, facts = ama.page.locator(".poster"), ama.page.locator(".poster-facts")
    expect(posters).to_have_count(5)

    def across() -> list[tuple[float, float]]:
        boxes = [each.bounding_box() for each in posters.all()]
        return [(box["x"], box["width"]) for box in boxes if box is not None]

    before = across()
    assert len({top(each) for each in posters.all()}) == 1
    if size is not FLAT:
        for each in facts.all():
            expect(each).to_be_in_viewport(ratio=1)
    ama.arrives("Ama")
    expect(ama.page.locator(".lobby.known")).to_be_visible()
    expect(posters).to_have_count(5)
    assert across() == before


@pytest.mark.parametrize("size", [PHONE, FLAT, LAPTOP])
def test_who_may_begin_sees_the_button_for_it_however_many_sit_there(size: ViewportSize, come: Come) -> None:
    ama = come(size=size)
    ama.arrives("Ama")
    ama.at(ama.opens("antayagi", "me", *["casual"] * 6))
    expect(ama.page.get_by_role("button", name="Begin", exact=True)).to_be_in_viewport(ratio=1)


def test_on_a_phone_nothing_of_a_new_table_shows_below_the_button_that_opens_it(come: Come) -> None:
    ama = come(size=PHONE)
    ama.arrives("Ama")
    ama.go("/new?game=asante")
    button = ama.page.locator(".terms-end .button")
    expect(button).to_be_in_viewport(ratio=1)
    below = "() => document.elementFromPoint(innerWidth / 2, innerHeight - 2).closest('.terms-end') !== null"
    assert ama.page.evaluate(below)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_on_the_narrowest_phone_the_settings_open_within_the_screen(language: str, come: Come) -> None:
    ama = come(size={"width": 320, "height": 568}, language=language)
    ama.arrives("Ama")
    ama.page.locator(".masthead-more > summary").click()
    panel = ama.page.locator(".masthead-more > .preferences")
    expect(panel).to_be_in_viewport(ratio=1)
    assert ama.page.locator(".masthead").evaluate("(head) => head.clientHeight") < 100, "one line, not two"
