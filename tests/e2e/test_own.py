"""A page of one's own, on a phone: reached from the lobby, what waits first, each table leads to its story."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.test_history import choose, two
from tests.e2e.visitor import PHONE
from tests.running.processes import until


def test_one_finds_one_s_tables_and_looks_back_at_one(come: Come) -> None:
    nobody = come(size=PHONE)
    nobody.arrives("Esi")
    nobody.page.get_by_role("link", name="My games").click()
    expect(nobody.page.locator(".own-none")).to_contain_text("The first one begins when you like")
    assert nobody.faults() == []
    table, ama, kofi = two(come, PHONE, "asterix")
    choose(table, [ama, kofi], 4)
    kofi.ask(f"/api/tables/{table}/resign/", {})
    until(lambda: ama.ask("/api/guests/me/numbers/")["games"], 30, "the numbers")
    running = ama.opens("asterix", "me", "open")
    ama.page.get_by_role("link", name="My games").click()
    rows = ama.page.locator(".own-list .table-row")
    expect(rows).to_have_count(2)
    expect(rows.first).to_have_attribute("href", f"/tables/{running}")
    expect(rows.last).to_contain_text("Won")
    expect(ama.page.locator(".own-game")).to_contain_text("Most wins in a row1")
    assert ama.faults() == []
    ama.page.get_by_label("How it ended").select_option("not_won")
    expect(rows).to_have_count(0)
    ama.page.get_by_role("button", name="Show all of them").click()
    them = ama.page.get_by_label("With")
    them.select_option(them.locator("option", has_text="Kofi").get_attribute("value"))
    expect(rows).to_have_count(1)
    rows.click()
    expect(ama.page).to_have_url(re.compile(rf"/tables/{table}\?at=1$"))
    expect(ama.page.locator(".replay")).to_be_visible()
    ama.page.go_back()
    expect(them.locator("option:checked")).to_contain_text("Kofi")
