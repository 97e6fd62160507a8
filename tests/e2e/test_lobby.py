"""The lobby as somebody sees it who only looks: tables come and go by themselves."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Come


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
