"""The audit, as people use it: every entry and its moment, the proof in the browser, and the receipt."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e.conftest import Come
from tests.e2e.visitor import DESKTOP, PHONE, Visitor
from tests.running.processes import until
from tests.tables.files import sealed

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def ended(visitor: Visitor) -> str:
    """A table of theirs, where a bot has begun to play and they gave up; its secrets are open."""
    table = visitor.opens("asterix", "me", "casual", start=True)
    now = visitor.ask(f"/api/tables/{table}/")
    wish = {"id": "4f1c2f0e-6a53-4d33-9d0a-0d8d6f1f3c11", "asked": now["asked"], "move": now["legal"][0]}
    visitor.ask(f"/api/tables/{table}/moves/", wish)
    until(lambda: len(chosen(visitor, table)) >= 2, 30, "the bot's first bid")
    visitor.ask(f"/api/tables/{table}/resign/", {})
    until(lambda: visitor.ask(f"/api/tables/{table}/")["status"] == "scored", 30, "the scores")
    return table


def chosen(visitor: Visitor, table: str) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = visitor.ask(f"/api/tables/{table}/entries/")["entries"]
    return [entry for entry in entries if entry["kind"] == "played"]


def lines(page: Page) -> Locator:
    return page.locator(".audit-line")


def forged(visitor: Visitor, table: str, folder: Path) -> tuple[Path, int]:
    """The table's export with another first outcome and a checksum that fits; the number of that entry."""
    document = visitor.ask(f"/api/tables/{table}/export/")
    dealt = next(entry for entry in document["entries"] if entry["kind"] == "dealt")
    drawn = dealt["body"]["outcome"]
    drawn[0] = next(piece for piece in dealt["dealer"]["pool"] if piece != drawn[0])
    path = folder / "forged.json"
    path.write_bytes(sealed(document))
    return path, dealt["seq"]


@SIZES
def test_an_ended_game_is_proved_and_a_forged_file_of_it_is_not(size: ViewportSize, come: Come, tmp_path: Path) -> None:
    ama = come(size=size)
    ama.arrives("Ama")
    table = ended(ama)
    ama.go(f"/tables/{table}/audit")
    verdict = ama.page.locator(".audit-verdict")
    ama.page.get_by_role("button", name="Verify here").click()
    expect(verdict).to_contain_text("Everything fits")
    length = ama.ask(f"/api/tables/{table}/")["seq"]
    expect(verdict).to_contain_text(f"{length} entries in one unbroken chain")
    expect(lines(ama.page)).to_have_count(length)
    expect(ama.page.locator(".audit-line[data-chain='true']")).to_have_count(length)
    assert ama.faults() == []
    file, seq = forged(ama, table, tmp_path)
    ama.page.get_by_label("Verify a file of mine").set_input_files(file)
    expect(verdict).to_contain_text("Something does not fit")
    verdict.get_by_role("link", name=f"Entry {seq}").click()
    expect(ama.page.locator(f"#entry-{seq}")).to_be_in_viewport()
    assert ama.faults() == []


@SIZES
def test_lines_are_filtered_searched_and_lead_to_their_moment(size: ViewportSize, come: Come) -> None:
    ama = come(size=size)
    ama.arrives("Ama")
    table = ended(ama)
    ama.at(table)
    page = ama.page
    if size == PHONE:  # the end shows no more there than what everybody wants; the rest is in the menu
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("link", name="Audit").click()
    page.get_by_label("About").select_option("Moves")
    expect(lines(page).filter(has_text="Choice")).to_have_count(len(chosen(ama, table)))
    expect(lines(page)).to_have_count(len(chosen(ama, table)))
    page.get_by_label(re.compile("^Seat")).select_option("1")
    expect(lines(page).first).to_contain_text("greedy-")
    page.get_by_label("Search").fill("no such words")
    expect(lines(page)).to_have_count(0)
    page.get_by_label("Search").fill("")
    link = lines(page).first.get_by_role("link")
    seq = int(link.text_content() or "")
    link.click()
    expect(page).to_have_url(f"{ama.address}/tables/{table}?at={seq}")
    expect(page.locator(".scrubber input")).to_have_value(str(seq))


def test_all_of_it_is_reached_by_keyboard(come: Come) -> None:
    ama = come()
    ama.arrives("Ama")
    table = ended(ama)
    ama.go(f"/tables/{table}/audit")
    page = ama.page
    expect(lines(page).first).to_be_visible()
    page.get_by_role("button", name="Verify here").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".audit-verdict")).to_contain_text("Everything fits")
    page.get_by_label("Search").focus()
    page.keyboard.type("begun")
    expect(lines(page)).to_have_count(1)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".audit-whole .phrase-words")).to_have_text(re.compile(r"^([a-z]+ ){5}[a-z]+$"))


def test_a_running_game_tells_the_auditor_nothing_that_is_hidden(come: Come) -> None:
    ama, watcher = come(), come()
    ama.arrives("Ama")
    table = ama.opens("asterix", "me", "casual", start=True)
    watcher.go(f"/tables/{table}/audit")
    expect(watcher.page.get_by_text("The game goes on.")).to_be_visible()
    watcher.page.get_by_role("button", name="Verify here").click()
    expect(watcher.page.locator(".audit-verdict")).to_contain_text("Only the chain could be checked")


def test_a_server_that_tells_another_story_is_found_out_at_once(come: Come) -> None:
    ama = come()
    ama.arrives("Ama")
    table = ama.opens("asterix", "me", "open")
    page = ama.page
    ama.at(table)
    ama.until("localStorage.getItem('griot.receipts') !== null")
    ama.go(f"/tables/{table}/audit")
    expect(page.locator(".audit-agrees")).to_be_visible()
    # As if the server had told another entry under this number then.
    page.evaluate("rows => localStorage.setItem('griot.receipts', JSON.stringify(rows))", [[table, 2, "f" * 64]])
    ama.at(table)
    alarm = page.get_by_role("dialog", name="The server tells another story")
    expect(alarm).to_contain_text("Entry 2 of this table is not as this browser was told before.")
    assert ama.faults() == []
    alarm.get_by_role("link", name="To the audit").click()
    expect(page.get_by_role("alert")).to_contain_text("entry 2 is not as this browser remembers it")
    page.get_by_role("button", name="Take the server’s story for true").click()
    expect(page.locator(".audit-agrees")).to_be_visible()
